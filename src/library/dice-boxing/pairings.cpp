#include "library/dice-boxing/pairings.h"

#include <cstdlib>

namespace fc::dice_boxing {
namespace {

/// Somebody of the class with the ratings that pairings look at.
struct Contestant {
  const RosterEntry* entry;
  int control;
  int strength;  ///< control - adjustment
};

std::vector<Contestant> contestants(const Catalogue& catalogue, WeightClass weight_class) {
  std::vector<Contestant> all;
  for (const RosterEntry& entry : catalogue.boxers) {
    if (entry.weight_class == weight_class) {
      const Ratings ratings = catalogue.card(entry).ratings;
      all.push_back({.entry = &entry, .control = ratings.control, .strength = ratings.control - ratings.adjustment});
    }
  }
  return all;
}

}  // namespace

std::vector<Pairing> pairings_within(const Catalogue& catalogue, WeightClass weight_class, int low, int high, int apart) {
  std::vector<Contestant> men = contestants(catalogue, weight_class);
  std::erase_if(men, [&](const Contestant& man) { return man.control < low || man.control > high; });
  std::vector<Pairing> pairings;
  for (const Contestant& red : men) {
    for (const Contestant& blue : men) {
      if (red.entry != blue.entry && std::abs(red.strength - blue.strength) <= apart) {
        pairings.push_back({.red = red.entry, .blue = blue.entry});
      }
    }
  }
  return pairings;
}

std::vector<Pairing> greats_against_clubs(const Catalogue& catalogue, WeightClass weight_class) {
  constexpr int club_control = 35;
  std::vector<Pairing> pairings;
  const std::vector<Contestant> men = contestants(catalogue, weight_class);
  for (const Contestant& red : men) {
    for (const Contestant& blue : men) {
      if (red.entry->great && blue.control == club_control) {
        pairings.push_back({.red = red.entry, .blue = blue.entry});
      }
    }
  }
  return pairings;
}

}  // namespace fc::dice_boxing
