#include "bots/the-ring/chances.h"

#include "bots/the-ring/outlook.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {

double chance_of_red(const Setup& setup) {
  Setup neutral = setup;
  neutral.city = setup.city == City::none ? neutral_city : setup.city;
  neutral.referee = setup.referee == Referee::none ? neutral_referee : setup.referee;
  neutral.options.training_camp = false;
  State state = Rules::opening(neutral);
  return Outlook(neutral, state).of_red(state);
}

}  // namespace fc::the_ring
