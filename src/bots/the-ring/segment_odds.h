// The possible results of a turn and of a segment with their chances, for two strategies: all 108 lines of the Basic Chart
// for either man. They are computed, not simulated, so strategies that differ by a tenth of a point can be distinguished.
// Source: rules/the-ring/rules.md, 2.4, 3.3 to 3.9.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/mixing.h"
#include "core/corner.h"
#include "rules/the-ring/charts.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// Probabilities of dice.

inline constexpr int die_faces = 6;

/// The chance of a total of two dice, 2 to 12.
constexpr double chance_of_total(int total) {
  constexpr int likeliest = die_faces + 1;
  return (die_faces - std::max(total - likeliest, likeliest - total)) / double{die_faces * die_faces};
}

/// The chance that two dice total `number` or less.
constexpr double chance_up_to(int number) {
  double chance = 0;
  for (int total = lowest_total; total <= std::min(number, highest_total); ++total) {
    chance += chance_of_total(total);
  }
  return chance;
}

/// The chance that one die shows more than `number`.
constexpr double chance_above(int number) { return std::clamp(die_faces - number, 0, die_faces) / double{die_faces}; }

/// The worst harm of a man who can continue.
enum class Harm : std::uint8_t { none, staggered, floored };
inline constexpr std::size_t harm_count = 3;

/// The harms of red and blue.
using Harms = std::array<Harm, 2>;
inline constexpr std::size_t harms_count = harm_count * harm_count;

constexpr std::size_t place_of_harms(Harms harms) {
  return harm_count * static_cast<std::size_t>(harms[0]) + static_cast<std::size_t>(harms[1]);
}
constexpr Harms harms_at(std::size_t place) {
  return {static_cast<Harm>(place / harm_count), static_cast<Harm>(place % harm_count)};
}

/// Adds members of `more` to those of `sums`, weighed.
template <auto... members, class Figures>
constexpr void add_weighed(Figures& sums, const Figures& more, double weight) {
  ((sums.*members += weight * more.*members), ...);
}
/// Adds figures of red and blue, weighed.
constexpr void add_to_both(std::array<double, 2>& sums, const std::array<double, 2>& figures, double weight) {
  sums[0] += weight * figures[0];
  sums[1] += weight * figures[1];
}

/// One group of results: its chance, and sums weighed by chance. Differences are red's less blue's.
struct Part {
  double chance = 0;
  double margin = 0;            ///< points, red's less blue's
  double squares = 0;           ///< sum of the squared margin
  double downs = 0;             ///< knockdowns, scored by red less scored by blue
  double deducted = 0;          ///< points off for fouls, blue's less red's
  std::array<double, 2> stm{};  ///< counters lost

  constexpr void add(const Part& part, double weight) {
    add_weighed<&Part::chance, &Part::margin, &Part::squares, &Part::downs, &Part::deducted>(*this, part, weight);
    add_to_both(stm, part.stm, weight);
  }
  /// `corner` scores so many points, in all results of this part.
  constexpr void score(Corner corner, double points) {
    const double more = corner == Corner::red ? points : -points;
    squares += more * (2 * margin + more * chance);
    margin += more * chance;
  }
  constexpr void lose_stamina(Corner corner, double counters) { stm[fc::index_of(corner)] += counters * chance; }
};

/// All possible results: grouped by harm, and the chances that a corner has won at once.
struct Happenings {
  std::array<Part, harms_count> parts{};
  std::array<double, 2> won{};

  /// The part in which only this corner is harmed.
  [[nodiscard]] constexpr Part& of(Corner harmed, Harm harm) {
    return parts[place_of_harms(harmed == Corner::red ? Harms{harm, Harm::none} : Harms{Harm::none, harm})];
  }
  [[nodiscard]] constexpr Part& calm() { return parts[0]; }
  constexpr void add(const Happenings& other, double weight) {
    for (std::size_t place = 0; place < harms_count; ++place) {
      parts[place].add(other.parts[place], weight);
    }
    add_to_both(won, other.won, weight);
  }
};

/// The certain result that nothing happens.
constexpr Happenings nothing_happens() {
  Happenings nothing;
  nothing.calm().chance = 1;
  return nothing;
}

/// The results of `first` followed, unless somebody has won, by `second`.
constexpr Happenings one_after_the_other(const Happenings& first, const Happenings& second) {
  Happenings both;
  double goes_on = 0;
  for (std::size_t one = 0; one < harms_count; ++one) {
    const Part& a = first.parts[one];
    goes_on += a.chance;
    if (a.chance == 0) {
      continue;
    }
    for (std::size_t two = 0; two < harms_count; ++two) {
      const Part& b = second.parts[two];
      if (b.chance == 0) {
        continue;
      }
      const Harms before = harms_at(one);
      const Harms after = harms_at(two);
      Part& part = both.parts[place_of_harms({std::max(before[0], after[0]), std::max(before[1], after[1])})];
      part.add(a, b.chance);
      part.add(b, a.chance);
      part.chance -= a.chance * b.chance;  // counted by both
      part.squares += 2 * a.margin * b.margin;
    }
  }
  both.won = {first.won[0] + goes_on * second.won[0], first.won[1] + goes_on * second.won[1]};
  return both;
}

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

// The average result of a segment between two men who choose well, by their condition. Source: rules/the-ring/rules.md, 3.3,
// 10.

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
    add_weighed<&Pace::margin, &Pace::spread, &Pace::downs, &Pace::floors, &Pace::deducted, &Pace::presses>(*this, pace,
                                                                                                            weight);
    add_to_both(won, pace.won, weight);
    add_to_both(stm, pace.stm, weight);
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
