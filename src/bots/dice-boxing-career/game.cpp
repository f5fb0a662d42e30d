#include "bots/dice-boxing-career/game.h"

#include "bots/dice-boxing-career/manager.h"
#include "bots/seat_controller.h"
#include "rules/dice-boxing-career/rules.h"

namespace fc::dice_boxing_career {
namespace {

template <Level level>
class Guides final : public SeatControllerOf<Rules> {
 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) override {
    Random random(seed);
    return answer_index(brief, choice_at(level, brief.setup(), brief.view(), random));
  }
};

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<UniformOf<Rules>, Guides<Level::novice>, Guides<Level::contender>>(
      level, [] { return std::make_unique<Guides<Level::champion>>(); });
}

}  // namespace fc::dice_boxing_career
