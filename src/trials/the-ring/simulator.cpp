#include "trials/the-ring/simulator.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "bots/the-ring/game.h"
#include "rules/the-ring/names.h"
#include "trials/simulator_of.h"

namespace fc::the_ring {
namespace {

constexpr std::array<trials::Counted<State>, 18> rows_of_counters{{
    {"ko", trials::ended_by<State, Method::ko>},
    {"tko", trials::ended_by<State, Method::tko>},
    {"cut", trials::ended_by<State, Method::tko_cut>},
    {"stoppages", trials::ended_by<State, Method::ko, Method::tko, Method::tko_cut>},
    {"decisions",
     [](const State& state, int) -> std::int64_t { return state.end.has_winner && !is_stoppage(state.end.method) ? 1 : 0; }},
    {"disqualified", trials::ended_by<State, Method::dq>},
    {"unanimous", trials::ended_by<State, Method::unanimous>},
    {"majority", trials::ended_by<State, Method::majority>},
    {"split", trials::ended_by<State, Method::split>},
    {"downs", [](const State& state, int) -> std::int64_t { return state.boxers[0].downs + state.boxers[1].downs; }},
    {"last_round", trials::last_round<State>},
    {"dice", trials::dice_thrown<State>},
    {"judged_rounds", trials::judged_rounds<State>},
    {"agreed_rounds", trials::agreed_rounds<State>},
    {"round_scores", trials::all_scores<State>},
    {"even_scores", trials::even_scores<State>},
    {"ten_nine_scores",
     [](const State& state, int) -> std::int64_t {
       return trials::scores_with(state, [](int red, int blue) { return red + blue == 19; });
     }},
    {"tired_men",
     [](const State& state, int) -> std::int64_t { return std::ranges::count_if(state.boxers, &BoxerState::tired); }},
}};
constexpr auto names_of_counters = trials::counters_of<most_rounds>(rows_of_counters);

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

class RingSimulator final : public trials::SimulatorOfTwo<RingSimulator, Rules, SimSetup, PlayerPlan> {
 public:
  static constexpr auto& counted = rows_of_counters;
  static constexpr auto& counter_names = names_of_counters;

  explicit RingSimulator(SimSetup setup) : SimulatorOfTwo(std::move(setup)) {}

  static std::unique_ptr<Controller> make_bot(Level level) { return make_controller(level); }
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
  return {.all = figures, .outcome_count = outcome_count, .lengths = std::span(names_of_counters).last(most_rounds)};
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
