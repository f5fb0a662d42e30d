#include "bots/dice-boxing-career/whole_life.h"

#include "bots/dice-boxing-career/manager.h"
#include "core/need.h"
#include "rules/dice-boxing-career/rules.h"

namespace fc::dice_boxing_career {

State whole_life(const Setup& setup, Level level, Random& random) {
  State state = Rules::opening(setup);
  NoEvents nobody_listens;
  while (state.phase != Phase::finished) {
    const Need need = state.asked;
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup, state, throw_die(random, need.die), nobody_listens);
    } else if (need.kind == NeedKind::bout) {
      Rules::play_choice(setup, state, choice_of(fought(setup, state, random)), nobody_listens);
    } else {
      Rules::play_choice(setup, state, choice_at(level, setup, state, random), nobody_listens);
    }
  }
  return state;
}

}  // namespace fc::dice_boxing_career
