#include "trials/ringside/simulator.h"

#include <fmt/format.h>

#include <utility>

#include "bots/ringside/game.h"
#include "core/check.h"
#include "match/controller.h"
#include "match/match_of.h"

namespace fc::ringside {
namespace {

enum Counter : std::size_t {
  bouts,
  red_wins,
  blue_wins,
  draws,
  ko,
  tko,
  decision,
  last_round,
  completed_rounds,
  red_damage,
  blue_damage,
  red_hits,
  blue_hits,
  knockdowns,
  dice,
  counter_count,
};

constexpr std::array<std::string_view, counter_count> counter_names{
    "bouts",      "red_wins",    "blue_wins", "draws",     "ko",         "tko", "decision", "last_round", "completed_rounds",
    "red_damage", "blue_damage", "red_hits",  "blue_hits", "knockdowns", "dice"};

using trials::Figure;

constexpr std::array<Figure, 14> figures{
    Figure{"red_wins", "red wins", "red_wins", "bouts", true},
    Figure{"blue_wins", "blue wins", "blue_wins", "bouts", true},
    Figure{"draw", "draw", "draws", "bouts", true},
    Figure{"ko", "by knockout", "ko", "bouts", true},
    Figure{"tko", "by technical knockout", "tko", "bouts", true},
    Figure{"decision", "by decision", "decision", "bouts", true},
    Figure{"last_round", "last round", "last_round", "bouts"},
    Figure{"knockdowns", "knockdowns a bout", "knockdowns", "bouts"},
    Figure{"red_damage", "damage a round, red", "red_damage", "completed_rounds"},
    Figure{"blue_damage", "damage a round, blue", "blue_damage", "completed_rounds"},
    Figure{"red_hits", "hits a round, red", "red_hits", "completed_rounds"},
    Figure{"blue_hits", "hits a round, blue", "blue_hits", "completed_rounds"},
    Figure{"dice", "dice a bout", "dice", "bouts"},
    Figure{"completed_rounds", "completed rounds a bout", "completed_rounds", "bouts"},
};
constexpr std::size_t outcome_count = 7;

/// Simulated rollouts of a champion: enough to keep his rank (bots/ringside/game.h).
constexpr int champion_rollouts = 500;

/// Dice and answers of one bout, each man by his plan.
class PlannedPlayer {
 public:
  PlannedPlayer(const SimSetup& sim, const BoutMixes* mixes, std::span<const std::unique_ptr<Controller>, 2> bots,
                const State& state, Random& random)
      : sim_(&sim), mixes_(mixes), bots_(bots), state_(&state), random_(&random) {}

  int die(const Die& die) {
    ++dice_;
    return throw_die(*random_, die);
  }

  Choice choose(Decision decision, const Choices& legal) {
    const auto seat = static_cast<Corner>(question(*state_).seat);
    if (decision == Decision::punch) {
      // Both pick at the same moment: the guess is made from what was known before the punch.
      guess_ = decide(Decision::guess, other(seat), legal);
    } else if (decision == Decision::guess) {
      return guess_;
    }
    return decide(decision, seat, legal);
  }

  [[nodiscard]] int dice() const { return dice_; }

 private:
  Choice decide(Decision decision, Corner seat, const Choices& legal) {
    const PlayerPlan& plan = sim_->players[fc::index_of(seat)];
    if (plan.bot) {
      return think(decision, seat, legal);
    }
    if (plan.optimal_picks && (decision == Decision::punch || decision == Decision::guess)) {
      const PunchGame& game = mixes_->game(state_->thrower(), state_->tactic == Tactic::clinch);
      return choice_of((decision == Decision::punch ? game.thrown : game.expected).draw(*random_));
    }
    if (plan.habit != Habit::any && decision == Decision::punch && state_->tactic == Tactic::clinch) {
      return any_but_hooks(*random_);
    }
    const std::optional<Choice> habit = habitual(plan.habit, decision, legal);
    return habit ? *habit : UniformPlayer{*random_}.choose(decision, legal);
  }

  Choice think(Decision decision, Corner seat, const Choices& legal) {
    Need need = question(*state_);
    need.seat = static_cast<std::uint8_t>(seat);
    need.topic = static_cast<std::uint8_t>(decision);
    const BriefOf<Rules> brief(sim_->setup, Rules::view(sim_->setup, *state_, need.seat), need, legal);
    const std::size_t index = bots_[fc::index_of(seat)]->decide(brief, random_->bits(), {});
    FC_CHECK(index < legal.size());
    return legal[index];
  }

  const SimSetup* sim_;
  const BoutMixes* mixes_;
  std::span<const std::unique_ptr<Controller>, 2> bots_;
  const State* state_;
  Random* random_;
  int dice_ = 0;
  Choice guess_;
};

void count_outcome(const State& state, std::span<std::int64_t> counts) {
  const bool knocked_out = state.method == Method::ko;
  counts[bouts] += 1;
  counts[red_wins] += state.has_winner && state.winner == Corner::red ? 1 : 0;
  counts[blue_wins] += state.has_winner && state.winner == Corner::blue ? 1 : 0;
  counts[draws] += state.method == Method::draw ? 1 : 0;
  counts[ko] += knocked_out ? 1 : 0;
  counts[tko] += state.method == Method::tko ? 1 : 0;
  counts[decision] += state.method == Method::decision ? 1 : 0;
  counts[last_round] += state.round;
  counts[knockdowns] += state.boxers[0].knockdowns + state.boxers[1].knockdowns + (knocked_out ? 1 : 0);
}

class RingsideSimulator final : public trials::SimulatorOf<RingsideSimulator, SimSetup> {
 public:
  explicit RingsideSimulator(SimSetup setup) : SimulatorOf(std::move(setup)) {
    for (const Corner corner : {Corner::red, Corner::blue}) {
      const PlayerPlan& plan = sim().players[fc::index_of(corner)];
      if (plan.bot) {
        bots_[fc::index_of(corner)] = make_controller(*plan.bot, champion_rollouts);
      }
      if (plan.optimal_picks && !mixes_) {
        mixes_.emplace(sim().setup);
      }
    }
  }

  [[nodiscard]] std::span<const std::string_view> counters() const override { return counter_names; }
  [[nodiscard]] std::string players() const override;

  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    Random random = random_stream(seed, bout);
    State state = sim().start;
    if (sim().players[0].is_uniform() && sim().players[1].is_uniform()) {
      struct Player : UniformPlayer {
        int thrown = 0;
        int die(const Die& die) {
          ++thrown;
          return UniformPlayer::die(die);
        }
      } player{{random}};
      play_out(state, player, counts);
      counts[dice] += player.thrown;
    } else {
      PlannedPlayer player(sim(), mixes_ ? &*mixes_ : nullptr, bots_, state, random);
      play_out(state, player, counts);
      counts[dice] += player.dice();
    }
  }

 private:
  /// To the end of the bout. Hits are counted at each bell: no punch lands in the step that rings it, so those of the step
  /// before are the round's.
  template <class Player>
  void play_out(State& state, Player& player, std::span<std::int64_t> counts) const {
    std::size_t rounds = state.scorecard.size();
    while (state.phase != Phase::finished) {
      const int hits_of_red = state.boxers[0].hits;
      const int hits_of_blue = state.boxers[1].hits;
      Rules::play(sim().setup, state, player, NoEvents{});
      if (state.scorecard.size() != rounds) {
        const ScoredRound& round = state.scorecard[rounds];
        ++rounds;
        counts[completed_rounds] += 1;
        counts[red_damage] += round.damage[0];
        counts[blue_damage] += round.damage[1];
        counts[red_hits] += hits_of_red;
        counts[blue_hits] += hits_of_blue;
      }
    }
    count_outcome(state, counts);
  }

  std::optional<BoutMixes> mixes_;
  std::array<std::unique_ptr<Controller>, 2> bots_;
};

std::string words_of(const PlayerPlan& plan) {
  if (plan.bot) {
    return std::string(bot_of(*plan.bot).word);
  }
  std::string words =
      plan.habit == Habit::any ? "uniform" : fmt::format("habit {}", habit_words[static_cast<std::size_t>(plan.habit)]);
  return plan.optimal_picks ? words + " with optimal picks" : words;
}

std::string RingsideSimulator::players() const {
  return fmt::format("red {}, blue {}", words_of(sim().players[0]), words_of(sim().players[1]));
}

}  // namespace

trials::FigureTable figure_table() {
  return {.all = figures, .outcome_count = outcome_count};
}

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) {
  return std::make_unique<RingsideSimulator>(std::move(sim));
}

}  // namespace fc::ringside
