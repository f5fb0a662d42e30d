// The chance V of a game of two corners at any state: a fit where a turn or a round begins; elsewhere computed by looking
// ahead to such states, over the dice, over secret picks by the mixes of contenders, and by the best answer to an open
// choice.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <optional>
#include <span>

#include "bots/mixing.h"
#include "core/result.h"
#include "rules/ruleset.h"

namespace fc {

/// The terms of a fit for both men, red's first. A term that belongs to neither man is in both.
template <std::size_t count>
using MenTerms = std::array<std::array<double, count>, 2>;

/// Number of units of a fitted V that combine the terms of both men. Each adds its value for red against blue, less its
/// value for blue against red.
inline constexpr std::size_t chance_units = 16;
/// Number of weights of these units, stored after those of the terms: the biases of all units, their output weights, then
/// for each term its weights in all units for the one man and for the other.
constexpr std::size_t weights_of_units(std::size_t terms) { return 2 * chance_units * (terms + 1); }

/// The index of the term that a weight belongs to, of `terms` terms; none for a unit's own weights.
constexpr std::optional<std::size_t> term_of_weight(std::size_t place, std::size_t terms) {
  const std::size_t of_units = terms + 2 * chance_units;
  return place < terms      ? std::optional(place)
         : place < of_units ? std::nullopt
                            : std::optional((place - of_units) / (2 * chance_units));
}

/// What a fit sees of the time that is left.
struct TimeLeft {
  /// of_round: `part`. left: `rounds`. half_grown: so many rounds before the end `growth` is a half.
  TimeLeft(double of_round, double left, double half_grown = 1)
      : part(of_round),
        rounds(left),
        growth(left / (left + half_grown)),
        to_go(left / (left + 1)),
        late(1 / (1 + left * left)),
        narrow(1 / std::sqrt(left + 0.3)) {}

  double part;    ///< of this round, 1 at its first bell
  double rounds;  ///< this one in part
  double growth;  ///< 0 at the end to 1: how much of a difference in strength still tells
  double to_go;   ///< 0 at the end to 1
  double late;    ///< 1 at the end
  double narrow;  ///< high when a point decides
};

/// The activation of a unit: maps its sum to -1 to 1, keeping the sign.
inline double softsign(double sum) { return sum / (1 + std::abs(sum)); }

/// The logistic function of the sum of weighted terms, red's less blue's, and of the units' outputs, if there are weights
/// for them. Exchanging the men gives 1 - V.
template <std::size_t count>
double chance_by(const MenTerms<count>& men, std::span<const double> weights) {
  using Units = std::array<double, chance_units>;
  double sum = 0;
  for (std::size_t term = 0; term < count; ++term) {
    sum += weights[term] * (men[0][term] - men[1][term]);
  }
  if (weights.size() == count + weights_of_units(count)) {
    const double* const begins = &weights[count];
    const double* const says = begins + chance_units;
    const double* of_term = says + chance_units;
    std::array<Units, 2> own{};
    std::array<Units, 2> others{};
    for (std::size_t term = 0; term < count; ++term, of_term += 2 * chance_units) {
      for (const std::size_t man : {0U, 1U}) {
        const double figure = men[man][term];
        if (figure == 0) {
          continue;
        }
        for (std::size_t unit = 0; unit < chance_units; ++unit) {
          own[man][unit] += figure * of_term[unit];
          others[1 - man][unit] += figure * of_term[chance_units + unit];
        }
      }
    }
    for (std::size_t unit = 0; unit < chance_units; ++unit) {
      sum += says[unit] * (softsign(begins[unit] + (own[0][unit] + others[0][unit])) -
                           softsign(begins[unit] + (own[1][unit] + others[1][unit])));
    }
  }
  return 1 / (1 + std::exp(-sum));
}

/// The log odds of a chance. nearly_sure: chances closer to 0 or 1 than this are treated as this close.
inline double log_odds(double chance, double nearly_sure) {
  const double kept = std::clamp(chance, nearly_sure, 1 - nearly_sure);
  return std::log(kept / (1 - kept));
}

/// Mean and variance of V over all possible results of a roll.
struct RollMoments {
  double mean = 0;
  double variance = 0;
};

/// R: the game's rules. Fitted: the fit of its V, with
///
/// | member | meaning |
/// |---|---|
/// | `Fitted(setup, weights)` | of one bout |
/// | `settled(state)` | the result, when it is certain |
/// | `is_anchor(state)` | whether V is fitted for this state: never between dice that fall together |
/// | `men(state)` | the terms of the fit, for any state |
/// | `chance(state)` | by the fit, of any state |
/// | `falls_in_runs(state)` | whether, if two faces of the next die lead to the same state, all faces between them do too |
/// | `shares(state, need, legal)` | how often a contender makes each secret pick: what V rests on inside a turn |
///
/// The last two may be left out: faces are looked at one by one, and picks made equally often. No allocation.
template <Ruleset R, class Fitted>
class Lookahead {
 public:
  using State = typename R::State;

  Lookahead(const typename R::Setup& setup, std::span<const double> weights) : setup_(&setup), fitted_(setup, weights) {}

  [[nodiscard]] const Fitted& fitted() const { return fitted_; }

  /// V, red's chance, at any state, 0 to 1.
  [[nodiscard]] double at(const State& state) const { return at(state, 1.0); }
  /// V computed one step ahead, also at an anchor: the mean over the dice, the value of both men's best mixes, or the best
  /// answer.
  [[nodiscard]] double one_step_ahead(const State& state) const {
    const Need need = R::need(*setup_, state);
    if (need.kind == NeedKind::roll) {
      double mean = 0;
      each_end(state, 1.0, [&mean](double chance, double share) { mean += share * chance; });
      return mean;
    }
    const Needs needs = R::pickers(*setup_, state);
    return needs.size() == 2 ? picks(state, needs).value : best(state, need, 1.0);
  }
  /// V after an answer that is known to be legal.
  [[nodiscard]] double after(State state, const typename R::Choice& choice) const {
    R::play_choice(*setup_, state, choice, NoEvents{});
    return at(state, 1.0);
  }
  /// Moments of the next roll, of all dice that fall together.
  [[nodiscard]] RollMoments roll(const State& state) const {
    double mean = 0;
    double squares = 0;
    Ends ends;
    throw_all(state, ends);
    for (std::size_t end = 0; end < ends.count; ++end) {
      const double chance = at(ends.states[end]);
      mean += ends.weights[end] * chance;
      squares += ends.weights[end] * chance * chance;
    }
    return {.mean = mean, .variance = std::max(0.0, squares - mean * mean)};
  }
  /// Studies a pair of secret picks. needs: the two that are asked for.
  [[nodiscard]] PicksStudy picks(const State& state, const Needs& needs) const {
    PicksStudy study = matrix(state, needs, 1.0);
    study.mixes = even_mixes(study.chances, study.counts);
    study.value = study.chances.value(study.mixes);
    return study;
  }

 private:
  /// States less likely than this in a look ahead are not looked into: the fit is used.
  static constexpr double too_rare = 0.004;
  /// Most different states after one roll in any game.
  static constexpr std::size_t most_ends = 120;

  /// Equal states are mostly equal byte for byte, which is faster to check.
  static bool are_same(const State& one, const State& other) {
    // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): what is not in use may differ; then it is looked at in full
    return std::memcmp(&one, &other, sizeof(State)) == 0 || one == other;
  }

  /// The states that a roll can lead to, and their chances. Not initialised: that would take longer than the roll.
  struct Ends {
    union {
      std::array<State, most_ends> states;
    };
    std::array<double, most_ends> weights;
    std::size_t count = 0;

    Ends() {}  // NOLINT(modernize-use-equals-default): of a union
    /// Adds weight to a state, which is appended if it is new. Returns its index.
    std::size_t add(const State& state, double weight) {
      for (std::size_t end = count; end-- > 0;) {
        if (are_same(states[end], state)) {
          weights[end] += weight;
          return end;
        }
      }
      FC_CHECK(count < most_ends);
      states[count] = state;
      weights[count] = weight;
      return count++;
    }
  };

  /// weight: the probability of this state in the look ahead.
  [[nodiscard]] double at(const State& state, double weight) const {
    if (const std::optional<double> result = fitted_.settled(state)) {
      return *result;
    }
    if (fitted_.is_anchor(state) || weight < too_rare) {
      return fitted_.chance(state);
    }
    const Need need = R::need(*setup_, state);
    if (need.kind == NeedKind::roll) {
      double mean = 0;
      each_end(state, weight, [&mean](double chance, double share) { mean += share * chance; });
      return std::min(1.0, mean);  // the shares of a hundred faces may sum to a little more
    }
    const Needs needs = R::pickers(*setup_, state);
    return needs.size() == 2 ? mixed(state, needs, weight) : best(state, need, weight);
  }

  /// Calls tell(V, share) for each different state after the roll; the shares sum to 1.
  template <class Tell>
  void each_end(const State& state, double weight, Tell tell) const {
    Ends ends;
    throw_all(state, ends);
    for (std::size_t end = 0; end < ends.count; ++end) {
      tell(at(ends.states[end], weight * ends.weights[end]), ends.weights[end]);
    }
  }

  [[nodiscard]] State rolled(State state, int face) const {
    R::play_roll(*setup_, state, face, NoEvents{});
    return state;
  }

  /// Throws the dice one by one, so that states which have become equal are continued only once.
  void throw_all(const State& state, Ends& ends) const {
    const int more = R::need(*setup_, state).more_dice;
    if (more == 0) {
      throw_one(state, 1.0, ends);
      return;
    }
    std::array<Ends, 2> before_and_after;
    before_and_after[0].add(state, 1.0);
    for (int die = 0; die <= more; ++die) {
      const Ends& before = before_and_after[static_cast<std::size_t>(die) % 2];
      Ends& after = die == more ? ends : before_and_after[static_cast<std::size_t>(die + 1) % 2];
      after.count = 0;
      for (std::size_t end = 0; end < before.count; ++end) {
        throw_one(before.states[end], before.weights[end], after);
      }
    }
  }

  void throw_one(const State& state, double weight, Ends& ends) const {
    const Die die = R::need(*setup_, state).die;
    const double share = weight / die.faces();
    if constexpr (requires { fitted_.falls_in_runs(state); }) {
      if (fitted_.falls_in_runs(state)) {
        add_runs(state, die.lowest, rolled(state, die.lowest), die.highest, rolled(state, die.highest), share, ends);
        return;
      }
    }
    for (int face = die.lowest; face <= die.highest; ++face) {
      ends.add(rolled(state, face), share);
    }
  }

  /// Adds all faces from `low` to `high`, whose states are known.
  void add_runs(const State& state, int low, const State& at_low, int high, const State& at_high, double share,
                Ends& ends) const {
    if (are_same(at_low, at_high)) {
      ends.add(at_low, share * (high - low + 1));
      return;
    }
    if (high - low == 1) {
      ends.add(at_low, share);
      ends.add(at_high, share);
      return;
    }
    const int middle = (low + high) / 2;
    const State at_middle = rolled(state, middle);
    const State above = middle + 1 == high ? at_high : rolled(state, middle + 1);
    add_runs(state, low, at_low, middle, at_middle, share, ends);
    add_runs(state, middle + 1, above, high, at_high, share, ends);
  }

  /// V after each pair of picks. Pairs that lead to the same state are computed once.
  [[nodiscard]] PicksStudy matrix(const State& state, const Needs& needs, double weight) const {
    const bool red_first = needs[0].seat == 0;
    const auto reds = R::legal(*setup_, state, needs[red_first ? 0 : 1]);
    const auto blues = R::legal(*setup_, state, needs[red_first ? 1 : 0]);
    PicksStudy study{.chances = {.picks = std::max(reds.size(), blues.size()), .chance = {}},
                     .counts = {reds.size(), blues.size()},
                     .mixes = {}};
    Ends ends;
    std::array<double, most_ends> chances;
    for (std::size_t red = 0; red < reds.size(); ++red) {
      for (std::size_t blue = 0; blue < blues.size(); ++blue) {
        State next = state;
        R::play_choice(*setup_, next, red_first ? reds[red] : blues[blue], NoEvents{});
        R::play_choice(*setup_, next, red_first ? blues[blue] : reds[red], NoEvents{});
        const std::size_t known = ends.count;
        const std::size_t end = ends.add(next, 0);
        if (end == known) {
          constexpr double a_pair = 0.1;
          chances[end] = at(next, weight * a_pair);
        }
        study.chances.chance[red][blue] = chances[end];
      }
    }
    return study;
  }

  /// V of a pair of secret picks by the contenders' mixes.
  [[nodiscard]] double mixed(const State& state, const Needs& needs, double weight) const {
    const bool red_first = needs[0].seat == 0;
    const PicksStudy study = matrix(state, needs, weight);
    std::array<std::array<double, most_picks>, 2> shares{};
    for (const std::size_t seat : {0U, 1U}) {
      const Need& need = needs[red_first ? seat : 1 - seat];
      const auto legal = R::legal(*setup_, state, need);
      if constexpr (requires { fitted_.shares(state, need, legal); }) {
        shares[seat] = fitted_.shares(state, need, legal);
      } else {
        shares[seat].fill(1 / static_cast<double>(legal.size()));
      }
    }
    double value = 0;
    for (std::size_t red = 0; red < study.counts[0]; ++red) {
      for (std::size_t blue = 0; blue < study.counts[1]; ++blue) {
        value += shares[0][red] * shares[1][blue] * study.chances.chance[red][blue];
      }
    }
    return value;
  }

  [[nodiscard]] double best(const State& state, const Need& need, double weight) const {
    double best = -1;
    for (const typename R::Choice& choice : R::legal(*setup_, state, need)) {
      State next = state;
      R::play_choice(*setup_, next, choice, NoEvents{});
      const double chance = at(next, weight);
      best = std::max(best, need.seat == 0 ? chance : 1 - chance);
    }
    return need.seat == 0 ? best : 1 - best;
  }

  const typename R::Setup* setup_;
  Fitted fitted_;
};

}  // namespace fc
