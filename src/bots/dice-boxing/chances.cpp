#include "bots/dice-boxing/chances.h"

#include <cmath>

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

double chance_of_a_draw(double chance, int rounds) {
  // All nearly equal heavyweights as contenders: 14.2 % over 4 rounds, 9.4 over 6, 5.3 over 10, 3.0 over 15; the more one
  // is the better, the rarer.
  const double between_equals = 0.66 / std::pow(rounds, 1.1);
  return between_equals * 4 * chance * (1 - chance);
}

}  // namespace fc::dice_boxing
