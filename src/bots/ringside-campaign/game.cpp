#include "bots/ringside-campaign/game.h"

#include "bots/ringside-campaign/manager.h"
#include "bots/seat_controller.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

std::size_t contender(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) {
  return answer_index(brief, managers_choice(brief.setup(), brief.view(), patient_taste));
}

/// Half of the time anybody's guess.
std::size_t novice(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  constexpr int careless_in = 2;
  return random.below(careless_in) == 0 ? any_answer(brief, random) : contender(brief, seed, stop);
}

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<Rules>(level, novice, contender, [] {
    return decided_by<Rules>(
        [champion = Champion()](const BriefOf<Rules>& brief, std::uint64_t, const std::stop_token&) mutable {
          return answer_index(brief, champion.answer(brief.setup(), brief.view()));
        });
  });
}

}  // namespace fc::ringside_campaign
