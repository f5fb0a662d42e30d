// Fits V of a game of two corners: bouts of contenders are boxed, and the weights are found under which the results are most
// likely.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "bots/lookahead.h"
#include "core/random.h"
#include "match/controller.h"
#include "match/match_of.h"
#include "rules/ruleset.h"

namespace fc::trials {

/// How bouts are boxed for a fit or for its validation. All bouts follow from `seed`.
struct FitRun {
  std::uint64_t bouts = 0;
  std::uint64_t seed = 1;
  /// Weight, 0 to 1, of what happens after the next step; the rest is V's own estimate of it.
  double trust = 0;
  /// Whether in every other bout one man or both answer at random, or by a fixed habit, for a while; only moments after that
  /// are used. Otherwise V would know nothing of states to which contenders never lead.
  bool explores = false;
  /// Called now and then with the number of bouts done; returning false ends the run early.
  std::function<bool(std::uint64_t)> progress;
};

/// Moments of bouts, with their results.
struct Moments {
  std::size_t terms = 0;            ///< number of terms of each moment
  std::vector<float> figures = {};  ///< terms of all moments, one after the other: red's and then blue's
  std::vector<float> chances = {};  ///< V of each moment; empty without weights
  std::vector<float> results = {};  ///< target of each: 1 red won, 0.5, 0, or V's estimate after the following steps
  std::vector<float> missed = {};   ///< by bout: the inexactness of V summed up; only at anchors with weights
  std::size_t lookaheads =
      0;                    ///< number of times V was computed where it is not fitted, by looking ahead over dice and picks
  double microseconds = 0;  ///< total time of these computations

  [[nodiscard]] std::size_t count() const { return results.size(); }
};

/// Boxes bouts and collects moments where V is fitted. weights: of the present V; empty: there is none.
using BoxMoments = std::function<Moments(const FitRun&, std::span<const double> weights)>;

/// The weights of V, rounded to millionths; empty if the run was ended early. First the weights of the terms are fitted to
/// the results. Then all weights are fitted again several times, to the present V's own estimate after the next steps of
/// other bouts, which makes V more consistent. with_units: units are included from the second fit on.
std::vector<double> fitted_chances(const FitRun& run, bool with_units, const BoxMoments& box);
/// Number of bouts for that, to show its progress.
std::uint64_t bouts_of_fit(const FitRun& run);

/// The quality of a fit: predictions against results, by tenths of V.
struct Calibration {
  struct Tenth {
    std::size_t count = 0;
    double said = 0;      ///< mean V
    double happened = 0;  ///< mean result
  };
  std::array<Tenth, 10> tenths{};
  double brier = 0;
  double even_brier = 0;  ///< Brier score of always predicting the mean
};
Calibration calibration_of(std::span<const float> chances, std::span<const float> results);

/// Boxes bouts and collects random moments of each: at_anchors: where V is fitted; else anywhere. R, Fitted: as in
/// `Lookahead`. contender: decides in both corners. weights: if given, V of each moment is computed too, and at anchors the
/// target is not the result but V's estimate of the next step, corrected with weight `trust` by what happened after it.
/// make_setup(random): makes the set-up of a bout.
template <Ruleset R, class Fitted, class MakeSetup>
Moments box_moments(const FitRun& run, std::unique_ptr<Controller> contender, std::span<const double> weights,
                    bool at_anchors, MakeSetup make_setup) {
  struct Seen {
    typename R::State state;
    double chance = 0;        ///< V there
    double ahead_by_one = 0;  ///< V computed from the next step, over the dice
    double target = 0;
  };
  const bool weighs = at_anchors && !weights.empty();
  const std::uint32_t moments_a_bout = weighs ? 40 : at_anchors ? 12 : 1;
  Moments moments{.terms = std::tuple_size_v<typename Fitted::Terms>};
  std::vector<Seen> seen;
  constexpr std::uint64_t some = 64;
  constexpr std::size_t most_after_exploring = 16;  // later it is as if nobody had explored
  for (std::uint64_t bout = 0; bout < run.bouts; ++bout) {
    if (run.progress && bout % some == 0 && !run.progress(bout)) {
      break;
    }
    Random random = random_stream(run.seed, bout);
    constexpr std::uint32_t doublings = 7;
    const bool explores = run.explores && bout % 2 == 1;
    std::array<std::uint32_t, 2> explores_for{};
    std::uint32_t habit = 0;  // the answer at that place of the list; 0: another one each time
    if (explores) {
      const std::uint32_t who = random.below(3);  // one of them, or both
      for (const std::uint32_t corner : {0U, 1U}) {
        explores_for[corner] = who == 1 - corner ? 0 : random.below(2U << random.below(doublings));
      }
      habit = random.below(2) * random.below(most_picks + 1);
    }
    const typename R::Setup setup = make_setup(random);
    typename R::State state = R::opening(setup);
    const Lookahead<R, Fitted> ahead(setup, weights);
    seen.clear();
    for (Need need = R::need(setup, state); need.kind != NeedKind::finished; need = R::need(setup, state)) {
      const bool rolls = need.kind == NeedKind::roll;
      // Moments in the midst of one roll, or of one pair of picks, are none.
      const bool counts = explores_for[0] + explores_for[1] == 0 && (!explores || seen.size() < most_after_exploring);
      if (counts && (at_anchors ? ahead.fitted().is_anchor(state) : !ahead.fitted().settled(state))) {
        seen.push_back({.state = state});
        if (weighs) {
          seen.back().chance = ahead.at(state);
          seen.back().ahead_by_one = ahead.one_step_ahead(state);
        }
      }
      if (rolls) {
        for (int dice = need.more_dice; dice >= 0; --dice) {
          R::play_roll(setup, state, throw_die(random, R::need(setup, state).die), NoEvents{});
        }
        continue;
      }
      for (std::size_t asked = R::pickers(setup, state).size(); asked > 0; --asked) {
        const Need now = R::need(setup, state);
        const auto legal = R::legal(setup, state, now);
        const BriefOf<R> brief(setup, R::view(setup, state, now.seat), now, legal);
        std::uint32_t& left = explores_for[now.seat];
        left -= left > 0 ? 1 : 0;
        const auto answers = static_cast<std::uint32_t>(legal.size());
        const std::size_t place = left == 0   ? contender->decide(brief, random.bits(), {})
                                  : habit > 0 ? habit % answers
                                              : random.below(answers);
        R::play_choice(setup, state, legal[place], NoEvents{});
      }
    }
    const double result = *ahead.fitted().settled(state);
    if (weighs && !seen.empty()) {
      const auto missed = [](double sum, const Seen& moment) { return sum + moment.ahead_by_one - moment.chance; };
      moments.missed.push_back(static_cast<float>(std::accumulate(seen.begin(), seen.end(), 0.0, missed)));
    }
    double beyond = 0;  // what comes after the next moment, more than V says there
    for (std::size_t place = seen.size(); place-- > 0;) {
      Seen& moment = seen[place];
      moment.target = weighs ? moment.ahead_by_one + run.trust * beyond : result;
      beyond = moment.target - moment.chance;
    }
    for (std::uint32_t count = 0; count < moments_a_bout && !seen.empty(); ++count) {
      const Seen& moment = seen[random.below(static_cast<std::uint32_t>(seen.size()))];
      for (const auto& man : ahead.fitted().men(moment.state)) {
        for (const double term : man) {
          moments.figures.push_back(static_cast<float>(term));
        }
      }
      moments.results.push_back(static_cast<float>(moment.target));
      if (!weights.empty()) {
        using Clock = std::chrono::steady_clock;
        const Clock::time_point asked = Clock::now();
        moments.chances.push_back(static_cast<float>(ahead.at(moment.state)));
        if (!ahead.fitted().is_anchor(moment.state)) {
          ++moments.lookaheads;
          moments.microseconds += std::chrono::duration<double, std::micro>(Clock::now() - asked).count();
        }
      }
    }
  }
  return moments;
}

}  // namespace fc::trials
