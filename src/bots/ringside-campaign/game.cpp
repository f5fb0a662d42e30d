#include "bots/ringside-campaign/game.h"

#include "bots/ringside-campaign/manager.h"
#include "bots/seat_controller.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

/// Half of the time anybody's guess.
class Novice final : public SeatControllerOf<Rules> {
 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) override {
    Random random(seed);
    constexpr int careless_in = 2;
    return random.below(careless_in) == 0 ? any_answer(brief, random)
                                          : answer_index(brief, managers_choice(brief.setup(), brief.view(), patient_taste));
  }
};

class Contender final : public SeatControllerOf<Rules> {
 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) override {
    return answer_index(brief, managers_choice(brief.setup(), brief.view(), patient_taste));
  }
};

class Expert final : public SeatControllerOf<Rules> {
 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) override {
    return answer_index(brief, champion_.answer(brief.setup(), brief.view()));
  }

  Champion champion_;
};

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<UniformOf<Rules>, Novice, Contender>(level, [] { return std::make_unique<Expert>(); });
}

}  // namespace fc::ringside_campaign
