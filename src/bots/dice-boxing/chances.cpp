#include "bots/dice-boxing/chances.h"

#include "bots/dice-boxing/outlook.h"

namespace fc::dice_boxing {
namespace {

double chance_of_red(const Setup& setup) { return Outlook(setup).of_red(Rules::opening(setup)); }

}  // namespace

double chance_to_beat(const BoxerCard& boxer, const BoxerCard& opponent, const Options& options, const Charts& charts) {
  // Between equals red is the favourite: half of that is each man's.
  const double as_red = chance_of_red(agreed(boxer, opponent, options, charts));
  const double against_red = chance_of_red(agreed(opponent, boxer, options, charts));
  return (as_red + 1 - against_red) / 2;
}

}  // namespace fc::dice_boxing
