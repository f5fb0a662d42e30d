#include "bots/dice-boxing/round_study.h"

#include <algorithm>
#include <cmath>

#include "bots/dice-boxing/outlook.h"
#include "core/random.h"

namespace fc::dice_boxing {
namespace {

/// Which strategies are still looked at, by corner.
using Kept = std::array<std::array<bool, strategy_count>, 2>;

constexpr Kept kept_all = [] {
  Kept kept{};
  for (auto& of_corner : kept) {
    of_corner.fill(true);
  }
  return kept;
}();

/// As `plan_for`, of the plans that are kept: at least one each.
RoundPlan plan_of(const PlanChances& chances, const Kept& kept) {
  std::array<std::array<std::size_t, strategy_count>, 2> pick_at{};
  std::array<std::size_t, 2> counts{};
  for (std::size_t corner = 0; corner < 2; ++corner) {
    for (std::size_t pick = 0; pick < strategy_count; ++pick) {
      if (kept[corner][pick]) {
        pick_at[corner][counts[corner]++] = pick;
      }
    }
  }
  double least = 1;
  double most = 0;
  for (std::size_t row = 0; row < counts[0]; ++row) {
    for (std::size_t column = 0; column < counts[1]; ++column) {
      least = std::min(least, chances[pick_at[0][row]][pick_at[1][column]]);
      most = std::max(most, chances[pick_at[0][row]][pick_at[1][column]]);
    }
  }
  // Whole numbers, as fine as an exact solution allows.
  const double scale = most > least ? widest_spread_of_six / (most - least) : 0;
  MatrixGame game{.rows = counts[0], .columns = counts[1]};
  for (std::size_t row = 0; row < counts[0]; ++row) {
    for (std::size_t column = 0; column < counts[1]; ++column) {
      const double above = chances[pick_at[0][row]][pick_at[1][column]] - least;
      game.payoff[row][column] = static_cast<std::int32_t>(std::lround(above * scale));
    }
  }
  const Equilibrium best = solve(game);
  const std::array<const Mix*, 2> found{&best.row, &best.column};
  RoundPlan plan{.chances = chances, .mixes = {}};
  for (std::size_t corner = 0; corner < 2; ++corner) {
    plan.mixes[corner].total = found[corner]->total;
    for (std::size_t place = 0; place < counts[corner]; ++place) {
      plan.mixes[corner].weight[pick_at[corner][place]] = found[corner]->weight[place];
    }
  }
  return plan;
}

struct Dice {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
};

double dot(const Mix& mix, auto value_of) {
  double sum = 0;
  for (std::size_t pick = 0; pick < strategy_count; ++pick) {
    sum += mix.share(pick) * value_of(pick);
  }
  return sum;
}

class Study {
 public:
  Study(const Setup& setup, const State& state, std::uint64_t seed)
      : setup_(&setup), state_(&state), outlook_(setup), seeds_(seed) {}

  /// One round of every pair that is kept. Gives the number of rounds.
  int play_once() {
    const std::uint64_t dice = seeds_.bits();
    int played = 0;
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        if (kept_[0][red] && kept_[1][blue]) {
          const double chance = play(static_cast<Strategy>(red), static_cast<Strategy>(blue), dice);
          sum_[red][blue] += chance;
          squares_ += chance * chance;
          total_ += chance;
          counts_[red][blue] += 1;
          ++played;
        }
      }
    }
    played_ += played;
    return played;
  }

  /// Leaves out the plans that lose more against the other man's mix than luck explains. What is mixed stays, so that
  /// there is always a pair to play.
  void drop_the_hopeless() {
    constexpr double doubts = 2.5;
    const RoundPlan plan = this->plan();
    const double value = dot(plan.mixes[0], [&](std::size_t red) {
      return dot(plan.mixes[1], [&](std::size_t blue) { return plan.chances[red][blue]; });
    });
    const double mean = total_ / played_;
    const double spread = std::sqrt(std::max(0.0, squares_ / played_ - mean * mean));
    for (std::size_t pick = 0; pick < strategy_count; ++pick) {
      const double as_red = dot(plan.mixes[1], [&](std::size_t blue) { return plan.chances[pick][blue]; });
      const double as_blue = dot(plan.mixes[0], [&](std::size_t red) { return plan.chances[red][pick]; });
      const double doubt = doubts * spread / std::sqrt(std::max(1.0, sweeps_of(pick)));
      kept_[0][pick] = kept_[0][pick] && (plan.mixes[0].weight[pick] > 0 || as_red >= value - doubt);
      kept_[1][pick] = kept_[1][pick] && (plan.mixes[1].weight[pick] > 0 || as_blue <= value + doubt);
    }
  }

  [[nodiscard]] RoundPlan plan() const {
    PlanChances chances{};
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        chances[red][blue] = sum_[red][blue] / std::max(1.0, counts_[red][blue]);
      }
    }
    return plan_of(chances, kept_);
  }

 private:
  double play(Strategy red, Strategy blue, std::uint64_t dice) {
    State state = *state_;
    Dice thrown{Random(dice)};
    NoEvents tell;
    Rules::play_choice(*setup_, state, Choice{red}, tell);
    Rules::play_choice(*setup_, state, Choice{blue}, tell);
    const bool last = state.round == setup_->options.rounds;
    while (state.strategies_are_in() && state.phase != Phase::finished) {
      if (last && state.phase == Phase::judge && state.opinions.empty()) {
        return outlook_.at_last_bell(state);
      }
      if (state.phase == Phase::control) {
        const int face = fast::hurry(*setup_, state, thrown);
        fast::settle(*setup_, state, face, tell);
      } else {
        Rules::play_roll(*setup_, state, thrown.die(percentile), tell);
      }
    }
    return outlook_.of_red(state);
  }
  /// How often a plan was tried against the one it was tried against most.
  [[nodiscard]] double sweeps_of(std::size_t pick) const {
    double most = 0;
    for (std::size_t other = 0; other < strategy_count; ++other) {
      most = std::max({most, counts_[pick][other], counts_[other][pick]});
    }
    return most;
  }

  const Setup* setup_;
  const State* state_;
  Outlook outlook_;
  Random seeds_;
  Kept kept_ = kept_all;
  PlanChances sum_{};
  PlanChances counts_{};
  double total_ = 0;
  double squares_ = 0;
  double played_ = 0;
};

}  // namespace

RoundPlan plan_for(const PlanChances& chances) {
  return plan_of(chances, kept_all);
}

RoundPlan study_round(const Setup& setup, const State& state, int rounds, std::uint64_t seed, const std::stop_token& stop) {
  constexpr int looks = 6;
  Study study(setup, state, seed);
  int played = study.play_once();
  for (int look = 1; look <= looks; ++look) {
    while (played < rounds / looks * look && !stop.stop_requested()) {
      played += study.play_once();
    }
    if (look < looks) {
      study.drop_the_hopeless();
    }
  }
  return study.plan();
}

}  // namespace fc::dice_boxing
