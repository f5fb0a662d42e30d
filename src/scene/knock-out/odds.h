// How a fight is likely to end, for everybody who knows no more of it than can be seen: where both men stand and how many
// rounds are left. Exact if both managers draw their cards as the strongest of the computer's train against full decks;
// nobody's cards come into it, neither those in hand nor those that were played. Source: rules/knock-out/rules.md, 3.7.
#pragma once

#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// Chances, 0 to 1.
struct Odds {
  float red_wins = 0;
  float red_is_out = 0;  ///< knocked out
  float blue_is_out = 0;

  friend bool operator==(const Odds&, const Odds&) = default;
};

/// fight: both boxers are known. rounds: still to come, 0 to 3.
Odds odds_of(const Fight& fight, int rounds);
/// Of a fight that is over.
Odds odds_of(Corner winner, bool knockout);

/// That what an offer on this table says comes true.
float chance_of(const Odds& odds, Corner table, BetType type);

}  // namespace fc::knock_out
