// What a segment comes to when two strategies meet: all 108 lines of the Basic Chart for either man, weighed by their
// chances. Nothing is thrown, so strategies that differ by a tenth of a point can be told apart. Source:
// rules/the-ring/rules.md, 2.4, 3.3, 3.4, 3.8, 3.9.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "bots/the-ring/happenings.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// What comes of one man's hard shot on the other, finishers and counts included, by going through all dice. Source:
// rules/the-ring/rules.md, 2.5 to 2.7, 3.5, 3.6, 3.8.

/// Chance that a possible cut by `by` opens, and that it stops the bout.
struct CutOdds {
  double opens = 0;
  double stops = 0;
};

/// `by` on his man, as both stand in a state. Reckoned when first asked for; rare chains beyond six steps are cut off.
/// Within a chain nobody tires.
class ShotOdds {
 public:
  ShotOdds(const Setup& setup, const State& state, Corner by);

  /// A hard shot of a turn. outside: how many of the two are on Outside; target_outside: whether he who is hit is.
  const Happenings& shot(int outside, bool target_outside);

  [[nodiscard]] const CutOdds& cut() const { return cut_; }
  /// Chance that an attack on a cut stops the bout.
  [[nodiscard]] double attack_stops() const { return attack_stops_; }

 private:
  static constexpr std::size_t most_downs = 3;  ///< in one attack; more are as the third
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
  std::array<Outcomes, 2> again_{};                ///< a hard shot inside a finisher, by whether he has been down
  std::array<double, most_downs + 1> up_again_{};  ///< in a finisher, by knockdowns of this attack
  std::array<std::optional<Happenings>, 6> known_{};
};

/// Segments of two men as they stand in a state: their ratings, cuts, harm of the round and warnings hold through the
/// segment; whose strategies they are is asked each time.
class SegmentOdds {
 public:
  SegmentOdds(const Setup& setup, const State& state);

  /// One segment of these strategies, red's and blue's. Each may be any that a manager may choose.
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
