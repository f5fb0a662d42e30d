// How hard a champion of Knock Out thinks.
#pragma once

namespace fc::knock_out {

/// passes: at most so many over the tree of a card fight, about 0.2 ms each. seasons: how often the rest of the game is
/// played out to learn what an ending of a fight is worth, some microseconds each.
struct Effort {
  int passes = 0;
  int seasons = 0;

  /// Passes for one of many questions, where odds matter and not mixes.
  [[nodiscard]] constexpr int glance() const { return passes / 10 + 4; }

  friend constexpr bool operator==(const Effort&, const Effort&) = default;
};

/// What plays in the cabinet: mixes within a thousandth of a win, at most some tenths of a second a decision.
inline constexpr Effort in_the_cabinet{.passes = 800, .seasons = 300};
/// Enough to keep the champion's rank in long simulations.
inline constexpr Effort in_simulations{.passes = 30, .seasons = 40};

}  // namespace fc::knock_out
