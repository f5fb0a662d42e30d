#include "bots/dice-boxing-career/game.h"

#include "bots/dice-boxing-career/manager.h"
#include "bots/seat_controller.h"
#include "rules/dice-boxing-career/rules.h"

namespace fc::dice_boxing_career {
namespace {

template <Level level>
std::size_t guide(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  return answer_index(brief, choice_at(level, brief.setup(), brief.view(), random));
}

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<Rules>(level, guide<Level::novice>, guide<Level::contender>,
                              [] { return decided_by<Rules>(guide<Level::champion>); });
}

}  // namespace fc::dice_boxing_career
