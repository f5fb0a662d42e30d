#include "bots/dice-boxing/outlook.h"

#include <algorithm>
#include <cmath>

#include "core/random.h"

namespace fc::dice_boxing {
namespace {

/// By red's and by blue's strategy.
using ByPair = std::array<std::array<double, strategy_count>, strategy_count>;

struct Dice {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
};

class Study {
 public:
  Study(const Setup& setup, const State& state, std::uint64_t seed) : setup_(&setup), outlook_(setup), seeds_(seed) {
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        State& begun = begun_[red][blue];
        begun = state;
        Rules::play_choice(setup, begun, Choice{static_cast<Strategy>(red)}, NoEvents{});
        Rules::play_choice(setup, begun, Choice{static_cast<Strategy>(blue)}, NoEvents{});
      }
    }
  }

  /// One round of every pair that is kept. Gives the number of rounds.
  int play_once() {
    const std::uint64_t dice = seeds_.bits();
    const ByPair chances = chances_of_all(dice);
    int played = 0;
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        if (kept_[0][red] && kept_[1][blue]) {
          const double chance = chances[red][blue];
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
    const double value = plan.chances.value(plan.mixes);
    const double mean = total_ / played_;
    const double spread = std::sqrt(std::max(0.0, squares_ / played_ - mean * mean));
    for (std::size_t pick = 0; pick < strategy_count; ++pick) {
      const double as_red = plan.chances.against_row(plan.mixes[1], pick);
      const double as_blue = plan.chances.against_column(plan.mixes[0], pick);
      const double doubt = doubts * spread / std::sqrt(std::max(1.0, sweeps_of(pick)));
      kept_[0][pick] = kept_[0][pick] && (plan.mixes[0].weight[pick] > 0 || as_red >= value - doubt);
      kept_[1][pick] = kept_[1][pick] && (plan.mixes[1].weight[pick] > 0 || as_blue <= value + doubt);
    }
  }

  [[nodiscard]] RoundPlan plan() const {
    RoundPlan plan;
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        plan.chances.chance[red][blue] = sum_[red][blue] / std::max(1.0, counts_[red][blue]);
      }
    }
    plan.mixes = best_mixes(plan.chances, kept_);
    return plan;
  }

 private:
  ByPair chances_of_all(std::uint64_t dice) {
    ByPair chances{};
    std::size_t waiting = 0;  // for the outlook between the rounds
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        if (!kept_[0][red] || !kept_[1][blue]) {
          continue;
        }
        State& state = waiting_[waiting];
        state = begun_[red][blue];
        if (play(state, dice)) {
          chances[red][blue] = outlook_.at_last_bell(state);
        } else if (state.phase == Phase::finished) {
          chances[red][blue] = outlook_.of_red(state);
        } else {
          asking_[waiting] = &chances[red][blue];
          ++waiting;
        }
        if (waiting == Outlook::at_once) {
          const auto reds = outlook_.of_reds(waiting_);
          for (std::size_t index = 0; index < waiting; ++index) {
            *asking_[index] = reds[index];
          }
          waiting = 0;
        }
      }
    }
    for (std::size_t index = 0; index < waiting; ++index) {
      *asking_[index] = outlook_.of_red(waiting_[index]);
    }
    return chances;
  }
  /// Plays the round, strategies known. True: it ends at the judges of the last one.
  bool play(State& state, std::uint64_t dice) {
    Dice thrown{Random(dice)};
    NoEvents tell;
    const bool last = state.round == setup_->options.rounds;
    while (state.strategies_are_in() && state.phase != Phase::finished) {
      if (last && state.phase == Phase::judge && state.opinions.empty()) {
        return true;
      }
      if (state.phase == Phase::control) {
        const int face = fast::play_common_dice(*setup_, state, thrown);
        fast::settle(*setup_, state, face, thrown, tell);
      } else {
        Rules::play_roll(*setup_, state, thrown.die(percentile), tell);
      }
    }
    return false;
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
  std::array<std::array<State, strategy_count>, strategy_count> begun_;  ///< by red's and by blue's strategy
  Outlook outlook_;
  Random seeds_;
  KeptPicks kept_ = all_picks(strategy_count);
  ByPair sum_{};
  ByPair counts_{};
  double total_ = 0;
  double squares_ = 0;
  double played_ = 0;
  std::array<State, Outlook::at_once> waiting_;
  std::array<double*, Outlook::at_once> asking_{};
};

}  // namespace

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
