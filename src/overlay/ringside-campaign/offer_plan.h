// The bout that a manager's booking card proposes: his own free men, whom each could meet, and where it pays best. Pure
// reckoning, once for each question.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// What the game's secretary says to a question, see `overlay::BoutModel::reckon`; may be empty.
using Reckoner = std::function<std::optional<double>(std::string_view question)>;

/// Whom a man could meet.
struct Rival {
  Person person = nobody;
  int venue = 0;      ///< where it pays best that he is likely to take, else where it pays best
  int chance = 0;     ///< per cent, of the own man
  double value = 0;   ///< dollars that it promises the own man's manager there
  bool even = true;   ///< his chance is good enough, or the title is worth any
  bool takes = true;  ///< his manager is likely to accept there; his own men always, and if nobody knows
};

/// A bout that can be offered.
struct OfferPlan {
  Person own = nobody;
  Person other = nobody;
  int venue = 0;
  int rounds = 0;
};

/// The men he can book, in stable order.
std::vector<Person> men_to_offer(const Setup& setup, const State& state);
/// Everybody whom that man can meet, the best proposal first: who is likely to accept, then who is no hopeless rival, then
/// what it promises.
std::vector<Rival> rivals_of(const Setup& setup, const State& state, Person own, const Reckoner& reckon);
/// Venues of both, rising, a title bout last.
std::vector<int> venues_of(const Setup& setup, const State& state, Person own, Person other);
/// Distances there that both stand, rising.
std::vector<int> distances_at(const Setup& setup, const State& state, Person own, Person other, int venue);
/// The likely distance: the longest for the better man, else the shortest.
int likely_distance(const Setup& setup, const State& state, Person own, Person other, int venue);
/// What the card starts with: the best proposal of any man who is free, a rested one first. None: he can book nobody.
std::optional<OfferPlan> best_plan(const Setup& setup, const State& state, const Reckoner& reckon);

}  // namespace fc::ringside_campaign
