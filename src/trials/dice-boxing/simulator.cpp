#include "trials/dice-boxing/simulator.h"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <utility>

#include "bots/dice-boxing/game.h"
#include "rules/dice-boxing/card.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing {
namespace {

enum Counter : std::size_t {
  bouts,
  red_wins,
  blue_wins,
  draws,
  ko,
  tko,
  stoppages,
  cut,
  decisions,
  technical,
  disqualified,
  unanimous,
  majority,
  split,
  downs,
  last_round,
  dice_thrown,
  judged_rounds,
  agreed_rounds,
  opinions,
  even_opinions,
  first_round_end,
};

constexpr auto names_of_counters = trials::joined(
    std::array<std::string_view, first_round_end>{
        "bouts",     "red_wins",      "blue_wins",     "draws",     "ko",           "tko",   "stoppages", "cut",
        "decisions", "technical",     "disqualified",  "unanimous", "majority",     "split", "downs",     "last_round",
        "dice",      "judged_rounds", "agreed_rounds", "opinions",  "even_opinions"},
    trials::numbered<"ended_in_", most_rounds>);

using trials::Figure;

constexpr std::array<Figure, 18> figures{
    Figure{"red_wins", "red wins", "red_wins", "bouts", true},
    Figure{"blue_wins", "blue wins", "blue_wins", "bouts", true},
    Figure{"draw", "draw", "draws", "bouts", true},
    Figure{"technical", "by technical decision", "technical", "bouts", true},
    Figure{"ko", "by knockout", "ko", "bouts", true},
    Figure{"tko", "by technical knockout", "tko", "bouts", true},
    Figure{"decision", "by decision", "decisions", "bouts", true},
    Figure{"disqualification", "by disqualification", "disqualified", "bouts", true},
    Figure{"stoppage", "KO or TKO", "stoppages", "bouts", true},
    Figure{"cut", "TKO by cut, injury or towel", "cut", "bouts", true},
    Figure{"unanimous", "decisions that are unanimous", "unanimous", "decisions", true, true},
    Figure{"majority", "decisions by majority", "majority", "decisions", true, true},
    Figure{"split", "decisions that are split", "split", "decisions", true, true},
    Figure{"rounds_agreed", "rounds judged alike", "agreed_rounds", "judged_rounds", true, true},
    Figure{"cards_even", "of all scores of rounds, even", "even_opinions", "opinions", true, true},
    Figure{"downs", "times down a bout", "downs", "bouts"},
    Figure{"last_round", "last round", "last_round", "bouts"},
    Figure{"dice", "dice a bout", "dice", "bouts"},
};
/// Those that say how a bout ends.
constexpr std::size_t outcome_count = 13;

/// Rounds in the head of a champion: enough to keep his rank (bots/dice-boxing/game.h).
constexpr int champion_rollouts = 3'000;

bool ended_by_a_knockdown(const End& end) {
  return end.reason == EndReason::count || end.reason == EndReason::referee || end.reason == EndReason::seriously_hurt ||
         end.reason == EndReason::three_knockdowns;
}

/// As the judges had it before points were taken off: what a man lost for fouls, all three took from him alike.
void count_cards(const State& state, std::span<std::int64_t> counts) {
  for (const RoundScore& round : state.scorecard) {
    counts[judged_rounds] += 1;
    counts[agreed_rounds] += round[0] == round[1] && round[1] == round[2] ? 1 : 0;
    for (const auto& [red, blue] : round) {
      counts[opinions] += 1;
      counts[even_opinions] += red == blue ? 1 : 0;
    }
  }
}

void count_outcome(const State& state, std::span<std::int64_t> counts) {
  const End& end = state.end;
  const auto add = [&counts](Counter counter, bool is_so) { counts[counter] += is_so ? 1 : 0; };
  const bool decided = end.method == Method::decision;
  counts[bouts] += 1;
  add(red_wins, end.has_winner && end.winner == Corner::red);
  add(blue_wins, end.has_winner && end.winner == Corner::blue);
  add(draws, !end.has_winner);
  add(ko, end.method == Method::ko);
  add(tko, end.method == Method::tko);
  add(stoppages, end.method == Method::ko || end.method == Method::tko);
  add(cut, end.method == Method::tko &&
               (end.reason == EndReason::cut || end.reason == EndReason::injury || end.reason == EndReason::towel));
  add(decisions, decided);
  add(technical, end.method == Method::technical_decision);
  add(disqualified, end.method == Method::disqualification);
  add(unanimous, decided && end.verdict == Verdict::unanimous);
  add(majority, decided && end.verdict == Verdict::majority);
  add(split, decided && end.verdict == Verdict::split);
  counts[downs] += state.boxers[0].knockdowns + state.boxers[1].knockdowns + (ended_by_a_knockdown(end) ? 1 : 0);
  counts[last_round] += state.round;
  counts[first_round_end + state.round - 1U] += 1;
  count_cards(state, counts);
}

class DiceSimulator final : public trials::SimulatorOfTwo<DiceSimulator, Rules, SimSetup, PlayerPlan> {
 public:
  static constexpr auto& counter_names = names_of_counters;
  static constexpr std::size_t dice = dice_thrown;

  explicit DiceSimulator(SimSetup setup) : SimulatorOfTwo(std::move(setup)) {}

  static std::unique_ptr<Controller> make_bot(Level level) { return make_controller(level, champion_rollouts); }
  static void count(const Setup& /*setup*/, const State& state, std::span<std::int64_t> counts) {
    count_outcome(state, counts);
  }
  [[nodiscard]] Setup setup_of(const BoxerCard& red, const BoxerCard& blue) const {
    return agreed(red, blue, sim().setup.options, sim().setup.charts);
  }
  [[nodiscard]] std::string players() const override;
};

std::string DiceSimulator::players() const {
  const auto words = [this](Corner corner) {
    const PlayerPlan& plan = sim().players[fc::index_of(corner)];
    const std::string what = plan.bot        ? std::string(bot_of(*plan.bot).word)
                             : plan.strategy ? fmt::format("keeps {}", name_of(*plan.strategy))
                                             : "uniform";
    return fmt::format("{} {}", name_of(corner), what);
  };
  return sim().setup.options.strategies ? fmt::format("{}, {}", words(Corner::red), words(Corner::blue)) : "no strategies";
}

}  // namespace

trials::FigureTable figure_table() {
  return {.all = figures,
          .outcome_count = outcome_count,
          .lengths = std::span(names_of_counters).subspan(first_round_end, most_rounds)};
}

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) { return std::make_unique<DiceSimulator>(std::move(sim)); }

/// Somebody of the house, and mostly somebody of his class; options of all kinds.
Setup any_setup(const Catalogue& catalogue, Random& random) {
  constexpr std::uint32_t other_class_in = 8;
  const auto anybody = [&]() -> const RosterEntry& {
    return catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))];
  };
  const RosterEntry& one = anybody();
  const RosterEntry* two = &anybody();
  const bool any_class = random.below(other_class_in) == 0;
  while (!any_class && two->weight_class != one.weight_class) {
    two = &anybody();
  }
  const Options options{.strategies = random.below(6) > 0,
                        .judges = random.below(4) > 0 ? Judging::advanced : Judging::basic,
                        .rounds = static_cast<std::int8_t>(round_steps[random.below(round_steps.size())]),
                        .three_knockdown_rule = random.below(2) > 0,
                        .saved_by_the_bell = random.below(2) > 0,
                        .weight_difference = random.below(4) > 0};
  return agreed(catalogue.card(one), catalogue.card(*two), options, catalogue.charts);
}

}  // namespace fc::dice_boxing
