// What a round may still come to: the turns that are left on the Basic Chart, and what judges make of it. Source:
// rules/the-ring/rules.md, 2.4, 2.8, 3.10.
#pragma once

#include <array>
#include <cstdint>

#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// One man's turn, by the first die and no other: a hard shot counts as what it mostly brings. Red's less blue's.
struct TurnOdds {
  static constexpr int most = 6;
  std::array<double, 2 * most + 1> margins{};  ///< chances of -6 to 6 points
  std::array<double, 2> hard{};                ///< chance that his hard shot lands, by corner
  std::array<double, 2> drained{};             ///< stamina that he loses
};

/// What V of a moment in a round looks at.
struct RoundHopes {
  double judged = 0;             ///< what a judge is likely to give for the round, red's less blue's
  double decision = 0;           ///< in a last round: the logarithm of the odds that red has it on the cards
  std::array<double, 2> hard{};  ///< as of `TurnOdds`, of all turns that are known
  std::array<double, 2> drained{};
};

/// Of one bout. Remembers the turns it has read; no allocation.
class RoundAhead {
 public:
  explicit RoundAhead(const Setup& setup);

  /// turns: still to come in this segment, 0 to 2, the roller's first. segments: that follow and of which nothing is
  /// known, at most four.
  RoundHopes look(const State& state, int turns, int segments);

 private:
  static constexpr int widest = 24;  ///< margin of a round
  using Margins = std::array<double, 2 * widest + 1>;
  struct Read {
    std::uint64_t key = 0;  ///< 0: nothing is read
    TurnOdds odds;
  };

  const TurnOdds& turn(const State& state, Corner roller);
  /// Chance of red on the cards if the last round ended with this margin.
  [[nodiscard]] double decided(const State& state, int margin) const;

  const Setup* setup_;
  std::array<std::array<Margins, 5>, 7> judged_{};  ///< by red's net knockdowns, segments that follow, margin
  std::array<Read, 32> read_{};
};

}  // namespace fc::the_ring
