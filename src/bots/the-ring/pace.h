// What an average segment brings two men who choose well, by how they stand. Source: rules/the-ring/rules.md, 3.3, 10.
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

/// What the things of a segment are worth to red, in chances of the bout.
struct Worth {
  double point = 0;                     ///< of the round
  double card = 0;                      ///< a point on the cards: a knockdown, its points apart
  std::array<double, 2> won{0.5, 0.5};  ///< if a corner wins at once: gained if it is red, lost if it is blue
  std::array<double, 2> stm{};          ///< a counter of red, of blue
};

/// By who is tired.
using TiredMen = std::array<bool, 2>;

/// The paces of a bout: reckoned for tired and hurt men when first asked for, from the mixes that nobody can exploit if
/// things are worth what `worth` says.
class PaceBook {
 public:
  /// state: where city, referee, gloves, training and cuts are taken from.
  PaceBook(const Setup& setup, const State& state, const Worth& worth);

  const Pace& pace(TiredMen tired, Harms harms);
  /// How red and blue mix their strategies there.
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
