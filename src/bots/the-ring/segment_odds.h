// The results of a segment for two strategies: all 108 lines of the Basic Chart for either man, weighed by their chances.
// They are computed, not simulated, so strategies that differ by a tenth of a point can be distinguished. Source:
// rules/the-ring/rules.md, 2.4, 3.3, 3.4, 3.8, 3.9.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "bots/the-ring/happenings.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// The results of one man's hard shot on the other, including finishers and counts, computed over all dice. Source:
// rules/the-ring/rules.md, 2.5 to 2.7, 3.5, 3.6, 3.8.

/// Chances that a possible cut by `by` opens, and that it stops the bout.
struct CutOdds {
  double opens = 0;
  double stops = 0;
};

/// Hard shots of `by` in a given state. Computed when first asked for; rare chains beyond six steps are cut off. Nobody
/// tires within a chain.
class ShotOdds {
 public:
  ShotOdds(const Setup& setup, const State& state, Corner by);

  /// The results of a hard shot in a turn. outside: how many of the two are on Outside; target_outside: whether the man who
  /// is hit is.
  const Happenings& shot(int outside, bool target_outside);

  [[nodiscard]] const CutOdds& cut() const { return cut_; }
  /// Chance that an attack on a cut stops the bout.
  [[nodiscard]] double attack_stops() const { return attack_stops_; }

 private:
  static constexpr std::size_t most_downs = 3;  ///< in one attack; more count as the third
  using Outcomes = std::array<double, 4>;       ///< by Shot

  [[nodiscard]] Outcomes outcomes(bool after_a_down, int outside) const;
  [[nodiscard]] double gets_up(std::size_t downs, bool on_outside) const;
  [[nodiscard]] CutOdds possible_cut() const;
  [[nodiscard]] double doctor_stops() const;
  [[nodiscard]] Happenings shot_of(int outside, bool target_outside) const;
  void finish_from(const Part& start, std::size_t column, double weight, Happenings& into) const;

  const Setup* setup_;
  State state_;
  Corner by_;
  Corner on_;
  int down_before_ = 0;
  CutOdds cut_;
  double attack_stops_ = 0;
  std::array<Outcomes, 2> again_{};                ///< hard shots within a finisher, by whether he has been down
  std::array<double, most_downs + 1> up_again_{};  ///< chance to get up in a finisher, by knockdowns of this attack
  std::array<std::optional<Happenings>, 6> known_{};
};

/// Segments of two men in a given state: their ratings, cuts, harm of the round and warnings stay the same through the
/// segment; the strategies are arguments.
class SegmentOdds {
 public:
  SegmentOdds(const Setup& setup, const State& state);

  /// The results of one segment with these strategies of red and blue. Each may be any that a manager may choose.
  Happenings segment(Strategy red, Strategy blue);

 private:
  Happenings turn(Corner roller);
  Happenings lands_on(Corner by);
  Happenings foul(Corner roller);
  void carry_out(const Effects& effects, Corner to, Corner roller, double chance, Happenings& into);

  const Setup* setup_;
  State state_;
  std::array<ShotOdds, 2> shots_;  ///< by puncher
};

}  // namespace fc::the_ring
