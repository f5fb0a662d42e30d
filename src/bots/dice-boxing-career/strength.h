// How strong a man is by his card alone, in one number. Source: rules/dice-boxing/rules.md, 9.4.
#pragma once

#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

/// Some 70 for a newcomer, 210 for the best there are.
constexpr int strength_of(const dice_boxing::Ratings& ratings) {
  constexpr int stamina_a_point = 6;
  return 2 * (ratings.control - ratings.adjustment) + 2 * (ratings.punches - ratings.defense) + 2 * ratings.power +
         2 * (ratings.kd - ratings.chin) + ratings.stamina / stamina_a_point;
}

}  // namespace fc::dice_boxing_career
