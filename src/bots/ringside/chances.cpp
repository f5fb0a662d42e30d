#include "bots/ringside/chances.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fc::ringside {
namespace {

constexpr double of_agility = 0.11;
constexpr double of_each_punch = 0.08;
/// A card with one great punch is worth more than its sum: it is thrown more often.
constexpr double of_best_punch = 0.32;
constexpr double of_counterpunch = 0.032;
constexpr double of_endurance = 0.031;

double strength(const Boxer& boxer) {
  const int punches = std::accumulate(boxer.punches.begin(), boxer.punches.end(), 0);
  return of_agility * boxer.agility + of_each_punch * punches + of_best_punch * std::ranges::max(boxer.punches) +
         of_counterpunch * boxer.counterpunch + of_endurance * boxer.endurance;
}

/// The more rounds, the less is luck: 0.5 for one, 0.9 for three, 1.1 for seven, 1.2 for twelve.
double weight_of(int rounds) {
  constexpr double of_endless_bouts = 1.35;
  constexpr double rounds_to_half = 1.6;
  return of_endless_bouts * rounds / (rounds + rounds_to_half);
}

}  // namespace

double chance_to_beat(const Boxer& boxer, const Boxer& opponent, int rounds) {
  return 1 / (1 + std::exp(weight_of(rounds) * (strength(opponent) - strength(boxer))));
}

}  // namespace fc::ringside
