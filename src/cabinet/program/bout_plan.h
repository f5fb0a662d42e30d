// A bout before it begins, as the match set-up holds it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/controller.h"

namespace fc::cabinet {

/// A bout before it begins: whom each seat brings, and the value of each option row.
struct BoutPlan {
  std::vector<std::string> entrants;  ///< ids of the game's roster, as many as there are seats
  std::vector<int> options;
  /// By seat, for games in whose rules it matters; none: a person.
  std::vector<std::optional<StandIn>> stand_ins;

  friend bool operator==(const BoutPlan&, const BoutPlan&) = default;
};

}  // namespace fc::cabinet
