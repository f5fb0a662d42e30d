#include "trials/the-ring/simulator.h"

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
using trials::share_of;

constexpr std::array ways_to_end{
    share_of("ko", "counted out"),
    share_of("tko", "stopped by the referee"),
    share_of("cut", "stopped by a cut"),
    Figure{"stoppage", "all three", "stoppages", "bouts", true},
    Figure{"decision", "by decision", "decisions", "bouts", true},
    Figure{"disqualification", "by disqualification", "disqualified", "bouts", true},
};
constexpr std::array scores{
    Figure{"cards_even", "of all scores of rounds, even", "even_scores", "round_scores", true, true},
    Figure{"cards_10_9", "of all scores of rounds, 10-9", "ten_nine_scores", "round_scores", true, true},
};
constexpr auto figures =
    trials::joined(trials::figures_of_winners, ways_to_end, trials::figures_of_scoring, scores, trials::figures_of_length);
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

 private:
  [[nodiscard]] std::string decider(Corner corner) const override {
    return sim().setup.is_solitaire(corner) ? "by the chart" : SimulatorOfTwo::decider(corner);
  }
};

}  // namespace

trials::FigureTable figure_table() {
  return {.all = figures, .outcome_count = outcome_count, .lengths = std::span(names_of_counters).last(most_rounds)};
}

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) { return std::make_unique<RingSimulator>(std::move(sim)); }

/// Somebody of the house, and mostly somebody of his class; options of all kinds, no Solitaire.
Setup any_setup(const Catalogue& catalogue, Random& random) {
  constexpr std::array rounds{3, 4, 6, 8, 10, 12, 12, 15};
  const auto [one, two] =
      trials::any_pair(catalogue.boxers, random, [](const Boxer& boxer) { return boxer.card().weight_class; });
  Setup setup;
  setup.cards = {one->card(), two->card()};
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
