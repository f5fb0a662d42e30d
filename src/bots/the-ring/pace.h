// The average result of a segment between two men who choose well, by their condition. Source: rules/the-ring/rules.md, 3.3,
// 10.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>

#include "bots/mixing.h"
#include "bots/the-ring/segment_odds.h"

namespace fc::the_ring {

/// Averages of a segment.
struct Pace {
  std::array<double, 2> won{};  ///< chance that a corner wins at once
  double margin = 0;            ///< points, red's less blue's
  double spread = 0;            ///< variance of the margin
  double downs = 0;             ///< knockdowns that red scores less those that blue scores
  double floors = 0;            ///< knockdowns of both
  double deducted = 0;          ///< points off, blue's less red's
  double presses = 0;           ///< how much more often red is the aggressor, -1 to 1
  std::array<double, 2> stm{};  ///< counters lost

  constexpr void add(const Pace& pace, double weight) {
    won[0] += weight * pace.won[0];
    won[1] += weight * pace.won[1];
    margin += weight * pace.margin;
    spread += weight * pace.spread;
    downs += weight * pace.downs;
    floors += weight * pace.floors;
    deducted += weight * pace.deducted;
    presses += weight * pace.presses;
    stm[0] += weight * pace.stm[0];
    stm[1] += weight * pace.stm[1];
  }
};

/// The worth to red of what happens in a segment, in chances of the bout.
struct Worth {
  double point = 0;                     ///< a point of the round
  double card = 0;                      ///< a point on the cards, for a knockdown, beside its points of the round
  std::array<double, 2> won{0.5, 0.5};  ///< if a corner wins at once: gain if it is red, loss if it is blue
  std::array<double, 2> stm{};          ///< a stamina counter of red, of blue
};

/// Whether red and blue are tired.
using TiredMen = std::array<bool, 2>;

/// The paces of a bout, computed for tired and hurt men when first asked for, from the mixes that nobody can exploit with
/// the worths `worth`.
class PaceBook {
 public:
  /// state: gives city, referee, gloves, training and cuts.
  PaceBook(const Setup& setup, const State& state, const Worth& worth);

  const Pace& pace(TiredMen tired, Harms harms);
  /// The mixes of red's and blue's strategies in that condition.
  const std::array<Mix, 2>& mixes(TiredMen tired, Harms harms);

 private:
  struct Page {
    Pace pace;
    std::array<Mix, 2> mixes;
  };

  const Page& page(TiredMen tired, Harms harms);
  [[nodiscard]] Page reckoned(TiredMen tired, Harms harms) const;

  const Setup* setup_;
  State state_;
  Worth worth_;
  std::array<std::optional<Page>, 4 * harms_count> pages_{};
};

}  // namespace fc::the_ring
