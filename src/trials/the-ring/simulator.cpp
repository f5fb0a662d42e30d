#include "trials/the-ring/simulator.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "bots/the-ring/game.h"
#include "rules/the-ring/terms.h"
#include "trials/simulator_of.h"

namespace fc::the_ring {
namespace {

enum Counter : std::size_t {
  bouts,
  red_wins,
  blue_wins,
  draws,
  ko,
  tko,
  cut,
  stoppages,
  decisions,
  disqualified,
  unanimous,
  majority,
  split,
  downs,
  last_round,
  dice_thrown,
  judged_rounds,
  agreed_rounds,
  round_scores,
  even_scores,
  ten_nine_scores,
  tired_men,
  first_round_end,
};

constexpr auto names_of_counters = trials::joined(
    std::array<std::string_view, first_round_end>{
        "bouts",      "red_wins",  "blue_wins",     "draws",         "ko",           "tko",         "cut",
        "stoppages",  "decisions", "disqualified",  "unanimous",     "majority",     "split",       "downs",
        "last_round", "dice",      "judged_rounds", "agreed_rounds", "round_scores", "even_scores", "ten_nine_scores",
        "tired_men"},
    trials::numbered<"ended_in_", most_rounds>);

using trials::Figure;

constexpr std::array<Figure, 18> figures{
    Figure{"red_wins", "red wins", "red_wins", "bouts", true},
    Figure{"blue_wins", "blue wins", "blue_wins", "bouts", true},
    Figure{"draw", "draw", "draws", "bouts", true},
    Figure{"ko", "counted out", "ko", "bouts", true},
    Figure{"tko", "stopped by the referee", "tko", "bouts", true},
    Figure{"cut", "stopped by a cut", "cut", "bouts", true},
    Figure{"stoppage", "all three", "stoppages", "bouts", true},
    Figure{"decision", "by decision", "decisions", "bouts", true},
    Figure{"disqualification", "by disqualification", "disqualified", "bouts", true},
    Figure{"unanimous", "decisions that are unanimous", "unanimous", "decisions", true, true},
    Figure{"majority", "decisions by majority", "majority", "decisions", true, true},
    Figure{"split", "decisions that are split", "split", "decisions", true, true},
    Figure{"rounds_agreed", "rounds judged alike", "agreed_rounds", "judged_rounds", true, true},
    Figure{"cards_even", "of all scores of rounds, even", "even_scores", "round_scores", true, true},
    Figure{"cards_10_9", "of all scores of rounds, 10-9", "ten_nine_scores", "round_scores", true, true},
    Figure{"downs", "times down a bout", "downs", "bouts"},
    Figure{"last_round", "last round", "last_round", "bouts"},
    Figure{"dice", "dice a bout", "dice", "bouts"},
};
/// Those that say how a bout ends.
constexpr std::size_t outcome_count = 12;

void count_cards(const State& state, std::span<std::int64_t> counts) {
  for (const RoundScore& round : state.scorecard) {
    counts[judged_rounds] += 1;
    counts[agreed_rounds] += round[0] == round[1] && round[1] == round[2] ? 1 : 0;
    for (const auto& [red, blue] : round) {
      counts[round_scores] += 1;
      counts[even_scores] += red == blue ? 1 : 0;
      counts[ten_nine_scores] += red + blue == 19 ? 1 : 0;
    }
  }
}

void count_outcome(const State& state, std::span<std::int64_t> counts) {
  const End& end = state.end;
  const auto add = [&counts](Counter counter, bool is_so) { counts[counter] += is_so ? 1 : 0; };
  counts[bouts] += 1;
  add(red_wins, end.has_winner && end.winner == Corner::red);
  add(blue_wins, end.has_winner && end.winner == Corner::blue);
  add(draws, !end.has_winner);
  add(ko, end.method == Method::ko);
  add(tko, end.method == Method::tko);
  add(cut, end.method == Method::tko_cut);
  add(stoppages, end.method == Method::ko || end.method == Method::tko || end.method == Method::tko_cut);
  add(decisions, end.has_winner && !is_stoppage(end.method));
  add(disqualified, end.method == Method::dq);
  add(unanimous, end.method == Method::unanimous);
  add(majority, end.method == Method::majority);
  add(split, end.method == Method::split);
  for (const BoxerState& boxer : state.boxers) {
    counts[downs] += boxer.downs;
    counts[tired_men] += boxer.tired ? 1 : 0;
  }
  counts[last_round] += state.round;
  counts[first_round_end + state.round - 1U] += 1;
  count_cards(state, counts);
}

class RingSimulator final : public trials::SimulatorOfTwo<RingSimulator, Rules, SimSetup, PlayerPlan> {
 public:
  static constexpr auto& counter_names = names_of_counters;
  static constexpr std::size_t dice = dice_thrown;

  explicit RingSimulator(SimSetup setup) : SimulatorOfTwo(std::move(setup)) {}

  static std::unique_ptr<Controller> make_bot(Level level) { return make_controller(level); }
  static void count(const Setup& /*setup*/, const State& state, std::span<std::int64_t> counts) {
    count_outcome(state, counts);
  }
  [[nodiscard]] Setup setup_of(const BoxerCard& red, const BoxerCard& blue) const {
    Setup setup = sim().setup;
    setup.cards = {red, blue};
    return setup;
  }
  [[nodiscard]] std::string players() const override;
};

std::string RingSimulator::players() const {
  const auto words = [this](Corner corner) {
    const PlayerPlan& plan = sim().players[fc::index_of(corner)];
    const std::string what = sim().setup.is_solitaire(corner) ? "by the chart"
                             : plan.bot                       ? std::string(bot_of(*plan.bot).word)
                             : plan.strategy                  ? fmt::format("keeps {}", name_of(*plan.strategy))
                                                              : "uniform";
    return fmt::format("{} {}", name_of(corner), what);
  };
  return fmt::format("{}, {}", words(Corner::red), words(Corner::blue));
}

}  // namespace

trials::FigureTable figure_table() {
  return {.all = figures,
          .outcome_count = outcome_count,
          .lengths = std::span(names_of_counters).subspan(first_round_end, most_rounds)};
}

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) { return std::make_unique<RingSimulator>(std::move(sim)); }

/// Somebody of the house, and mostly somebody of his class; options of all kinds, no Solitaire.
Setup any_setup(const Catalogue& catalogue, Random& random) {
  constexpr std::uint32_t other_class_in = 8;
  constexpr std::array rounds{3, 4, 6, 8, 10, 12, 12, 15};
  const auto anybody = [&]() -> const Boxer& {
    return catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))];
  };
  const Boxer& one = anybody();
  const Boxer* two = &anybody();
  const bool any_class = random.below(other_class_in) == 0;
  while (!any_class && two->card().weight_class != one.card().weight_class) {
    two = &anybody();
  }
  Setup setup;
  setup.cards = {one.card(), two->card()};
  setup.rounds = static_cast<std::int8_t>(rounds[random.below(rounds.size())]);
  setup.champion = static_cast<Champion>(random.below(champion_names.size()));
  setup.options = {.changes = static_cast<Changes>(random.below(changes_names.size())),
                   .solitaire = Solitaire::none,
                   .training_camp = random.below(4) == 0,
                   .bad_cut = random.below(2) > 0,
                   .cut_work_penalty = random.below(2) > 0,
                   .gloves = random.below(2) > 0,
                   .cities = random.below(2) > 0,
                   .referees = random.below(2) > 0,
                   .three_knockdowns = random.below(2) > 0};
  setup.charts = catalogue.charts;
  return setup;
}

}  // namespace fc::the_ring
