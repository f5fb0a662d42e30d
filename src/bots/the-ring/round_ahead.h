// The possible rest of a round: the turns left on the Basic Chart, and the judges' scores. Source: rules/the-ring/rules.md,
// 2.4, 2.8, 3.10.
#pragma once

#include <array>
#include <cstdint>

#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// The odds of one man's turn by its first roll only: a hard shot counts as its usual result. Red's less blue's.
struct TurnOdds {
  static constexpr int most = 6;
  std::array<double, 2 * most + 1> margins{};  ///< chances of -6 to 6 points
  std::array<double, 2> hard{};                ///< chance that his hard shot lands, by corner
  std::array<double, 2> drained{};             ///< expected loss of stamina, by corner
};

/// The terms of V for a moment within a round.
struct RoundTerms {
  double judged = 0;             ///< expected score of a judge for the round, red's less blue's
  double decision = 0;           ///< in the last round: log odds that red wins on the cards
  std::array<double, 2> hard{};  ///< as in `TurnOdds`, over all known turns
  std::array<double, 2> drained{};
};

/// Computes these for one bout. Caches turns; no allocation.
class RoundAhead {
 public:
  explicit RoundAhead(const Setup& setup);

  /// turns: left in this segment, 0 to 2, the roller's first. segments: number of later segments in the round, at most four,
  /// of which nothing is known.
  RoundTerms look(const State& state, int turns, int segments);

 private:
  static constexpr int widest = 24;  ///< largest margin of a round
  using Margins = std::array<double, 2 * widest + 1>;
  struct Read {
    std::uint64_t key = 0;  ///< 0: empty
    TurnOdds odds;
  };

  const TurnOdds& turn(const State& state, Corner roller);
  /// Red's chance on the cards if the last round ends with this margin.
  [[nodiscard]] double decided(const State& state, int margin) const;

  const Setup* setup_;
  std::array<std::array<Margins, 5>, 7> judged_{};  ///< by red's net knockdowns, segments that follow, margin
  std::array<Read, 32> read_{};
};

}  // namespace fc::the_ring
