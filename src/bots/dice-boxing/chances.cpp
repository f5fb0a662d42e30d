#include "bots/dice-boxing/chances.h"

#include <cmath>

#include "rules/dice-boxing/setup.h"

namespace fc::dice_boxing {

int strength_of(const Ratings& ratings) {
  return 2 * (ratings.control - ratings.adjustment) + 2 * (ratings.punches - ratings.defense) + 2 * ratings.power +
         2 * (ratings.kd - ratings.chin) + ratings.stamina / 6;
}

double chance_to_beat(const BoxerCard& boxer, const BoxerCard& opponent, const Charts& charts) {
  // Fitted to bouts of 12 rounds between any two of one class.
  constexpr double steepness = 0.045;
  const auto weighed = [&charts](const BoxerCard& one, const BoxerCard& other) {
    const Weight weight = detail::weight_of(charts, one.weight_class, other.weight_class);
    Ratings ratings = one.ratings;
    ratings.control = static_cast<std::int16_t>(ratings.control + weight.control);
    ratings.kd = static_cast<std::int16_t>(ratings.kd + weight.kd);
    ratings.chin = static_cast<std::int16_t>(ratings.chin + weight.chin);
    ratings.stamina = static_cast<std::int16_t>(ratings.stamina + weight.stamina);
    ratings.defense = static_cast<std::int16_t>(ratings.defense + weight.defense);
    return strength_of(ratings);
  };
  const int ahead = weighed(boxer, opponent) - weighed(opponent, boxer);
  return 1 / (1 + std::exp(-steepness * ahead));
}

}  // namespace fc::dice_boxing
