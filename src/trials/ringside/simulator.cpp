#include "trials/ringside/simulator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "bots/ringside/game.h"
#include "core/result.h"
#include "match/controller.h"
#include "match/match_of.h"

namespace fc::ringside {
namespace {

Choice wanted_tactic(Habit habit) {
  switch (habit) {
    case Habit::cover_up:
    case Habit::cover_up_and_rush: return choice_of(Tactic::cover_up);
    case Habit::backpedal: return choice_of(Tactic::backpedal);
    case Habit::clinch: return choice_of(Tactic::clinch);
    case Habit::any:
    case Habit::none:
    case Habit::rush: break;
  }
  return choice_of(Tactic::none);
}

}  // namespace

Choice any_but_hooks(Random& random) {
  constexpr std::array<Punch, 4> punches{Punch::uppercut, Punch::right_jab, Punch::combination, Punch::left_jab};
  static_assert(std::ranges::none_of(punches, is_hook));
  return choice_of(punches[random.below(punches.size())]);
}

std::optional<Choice> habitual(Habit habit, Decision decision, const Choices& legal) {
  if (habit == Habit::any) {
    return std::nullopt;
  }
  const bool rushes = habit == Habit::rush || habit == Habit::cover_up_and_rush;
  Choice wanted = legal[0];
  switch (decision) {
    case Decision::tactic: wanted = wanted_tactic(habit); break;
    case Decision::rush: wanted = rushes ? answer::rush : answer::no_rush; break;
    case Decision::clinch: wanted = habit == Habit::clinch ? answer::hold_clinch : answer::break_clinch; break;
    default: return std::nullopt;
  }
  return std::ranges::find(legal, wanted) == legal.end() ? legal[0] : wanted;
}

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
  first_round_end,
  counter_count = first_round_end + most_rounds,
};

constexpr auto counter_names = trials::joined(
    std::array<std::string_view, first_round_end>{"bouts", "red_wins", "blue_wins", "draws", "ko", "tko", "decision",
                                                  "last_round", "completed_rounds", "red_damage", "blue_damage", "red_hits",
                                                  "blue_hits", "knockdowns", "dice"},
    trials::numbered<"ended_in_", most_rounds>);

using trials::mean_of;
using trials::share_of;

constexpr std::array other_figures{
    share_of("ko", "by knockout"),
    share_of("tko", "by technical knockout"),
    share_of("decision", "by decision"),
    mean_of("last_round", "last round"),
    mean_of("knockdowns", "knockdowns a bout"),
    mean_of("red_damage", "damage a round, red", "completed_rounds"),
    mean_of("blue_damage", "damage a round, blue", "completed_rounds"),
    mean_of("red_hits", "hits a round, red", "completed_rounds"),
    mean_of("blue_hits", "hits a round, blue", "completed_rounds"),
    mean_of("dice", "dice a bout"),
    mean_of("completed_rounds", "completed rounds a bout"),
};
constexpr auto figures = trials::joined(trials::figures_of_winners, other_figures);
constexpr std::size_t outcome_count = 7;

/// Simulated rollouts of a champion: enough to keep his rank (bots/ringside/game.h).
constexpr int champion_rollouts = 500;

/// Dice and answers of one bout, each man by his plan.
class PlannedPlayer {
 public:
  PlannedPlayer(std::span<const PlayerPlan, 2> plans, const BoutMixes* mixes,
                std::span<const std::unique_ptr<Controller>, 2> bots, const Setup& setup, const State& state, Random& random)
      : plans_(plans), mixes_(mixes), bots_(bots), setup_(&setup), state_(&state), random_(&random) {}

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
    const PlayerPlan& plan = plans_[fc::index_of(seat)];
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
    const BriefOf<Rules> brief(*setup_, Rules::view(*setup_, *state_, need.seat), need, legal);
    const std::size_t index = bots_[fc::index_of(seat)]->decide(brief, random_->bits(), {});
    FC_CHECK(index < legal.size());
    return legal[index];
  }

  std::span<const PlayerPlan, 2> plans_;
  const BoutMixes* mixes_;
  std::span<const std::unique_ptr<Controller>, 2> bots_;
  const Setup* setup_;
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
  counts[first_round_end + state.round - 1U] += 1;
  counts[knockdowns] += state.boxers[0].knockdowns + state.boxers[1].knockdowns + (knocked_out ? 1 : 0);
}

class RingsideSimulator final : public trials::SimulatorOf<RingsideSimulator, SimSetup> {
 public:
  explicit RingsideSimulator(SimSetup setup) : SimulatorOf(std::move(setup)) {
    for (const Corner corner : both_corners) {
      const PlayerPlan& plan = sim().players[fc::index_of(corner)];
      if (plan.bot) {
        bots_[fc::index_of(corner)] = make_controller(*plan.bot, champion_rollouts);
      }
      if (plan.optimal_picks && !mixes_) {
        FC_CHECK(sim().field.meetings.empty());
        mixes_.emplace(sim().setup);
      }
    }
    counters_of_men_ = trials::counters_of_men(sim().field.ids);
    counters_.assign(counter_names.begin(), counter_names.end());
    counters_.insert(counters_.end(), counters_of_men_.begin(), counters_of_men_.end());
  }

  [[nodiscard]] std::span<const std::string_view> counters() const override { return counters_; }
  [[nodiscard]] std::string players() const override;

  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    const trials::Field<Boxer>& field = sim().field;
    if (field.meetings.empty()) {
      play_out(sim().setup, sim().start, random_stream(seed, bout), counts);
      return;
    }
    const trials::Meeting& meeting = field.meeting(bout);
    Setup setup = sim().setup;
    setup.boxers = {field.cards[meeting.red], field.cards[meeting.blue]};
    const State end = play_out(setup, Rules::opening(setup), random_stream(seed, bout), counts);
    if (!field.ids.empty()) {
      trials::count_meeting(meeting, end.has_winner ? std::optional(end.winner) : std::nullopt,
                            counts.subspan(counter_count));
    }
  }

 private:
  State play_out(const Setup& setup, State state, Random random, std::span<std::int64_t> counts) const {
    if (sim().players[0].is_uniform() && sim().players[1].is_uniform()) {
      struct Player : UniformPlayer {
        int thrown = 0;
        int die(const Die& die) {
          ++thrown;
          return UniformPlayer::die(die);
        }
      } player{{random}};
      play_on(setup, state, player, counts);
      counts[dice] += player.thrown;
    } else {
      PlannedPlayer player(sim().players, mixes_ ? &*mixes_ : nullptr, bots_, setup, state, random);
      play_on(setup, state, player, counts);
      counts[dice] += player.dice();
    }
    return state;
  }

  /// To the end of the bout. Hits are counted at each bell: no punch lands in the step that rings it, so those of the step
  /// before are the round's.
  template <class Player>
  static void play_on(const Setup& setup, State& state, Player& player, std::span<std::int64_t> counts) {
    std::size_t rounds = state.scorecard.size();
    while (state.phase != Phase::finished) {
      const int hits_of_red = state.boxers[0].hits;
      const int hits_of_blue = state.boxers[1].hits;
      Rules::play(setup, state, player, NoEvents{});
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
  std::vector<std::string> counters_of_men_;
  std::vector<std::string_view> counters_;
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
  return {.all = figures,
          .outcome_count = outcome_count,
          .lengths = std::span(counter_names).subspan(first_round_end, most_rounds)};
}

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) {
  return std::make_unique<RingsideSimulator>(std::move(sim));
}

namespace {

/// Anybody of the house, or somebody made by dice.
Boxer any_boxer(const Catalogue& catalogue, Random& random) {
  constexpr std::uint32_t of_dice_in = 4;
  return random.below(of_dice_in) == 0
             ? boxer_by_dice(random)
             : catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))].boxer;
}

}  // namespace

Setup any_setup(const Catalogue& catalogue, Random& random) {
  constexpr std::array rounds{1, 2, 3, 4, 6, 8, 10, 12, 12, 15};
  Setup setup;
  for (Boxer& boxer : setup.boxers) {
    boxer = any_boxer(catalogue, random);
  }
  setup.rounds = static_cast<std::int8_t>(rounds[random.below(rounds.size())]);
  setup.options = {.tactics = random.below(4) > 0,
                   .saved_by_the_bell = random.below(2) > 0,
                   .scoring = static_cast<Scoring>(random.below(scoring_names.size())),
                   .ask_counterpunch = random.below(4) == 0};
  setup.charts = catalogue.charts;
  return setup;
}

}  // namespace fc::ringside
