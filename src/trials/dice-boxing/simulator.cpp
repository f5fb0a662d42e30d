#include "trials/dice-boxing/simulator.h"

#include <array>
#include <utility>

#include "bots/dice-boxing/game.h"
#include "rules/dice-boxing/card.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing {
namespace {

bool ended_by_a_knockdown(const End& end) {
  return end.reason == EndReason::count || end.reason == EndReason::referee || end.reason == EndReason::seriously_hurt ||
         end.reason == EndReason::three_knockdowns;
}

template <Verdict verdict>
std::int64_t decided(const State& state, int /*dice*/) {
  return state.end.method == Method::decision && state.end.verdict == verdict ? 1 : 0;
}

constexpr std::array<trials::Counted<State>, 17> rows_of_counters{{
    {"ko", trials::ended_by<State, Method::ko>},
    {"tko", trials::ended_by<State, Method::tko>},
    {"stoppages", trials::ended_by<State, Method::ko, Method::tko>},
    {"cut",
     [](const State& state, int) -> std::int64_t {
       const EndReason reason = state.end.reason;
       return state.end.method == Method::tko &&
                      (reason == EndReason::cut || reason == EndReason::injury || reason == EndReason::towel)
                  ? 1
                  : 0;
     }},
    {"decisions", trials::ended_by<State, Method::decision>},
    {"technical", trials::ended_by<State, Method::technical_decision>},
    {"disqualified", trials::ended_by<State, Method::disqualification>},
    {"unanimous", decided<Verdict::unanimous>},
    {"majority", decided<Verdict::majority>},
    {"split", decided<Verdict::split>},
    {"downs",
     [](const State& state, int) -> std::int64_t {
       return state.boxers[0].knockdowns + state.boxers[1].knockdowns + (ended_by_a_knockdown(state.end) ? 1 : 0);
     }},
    {"last_round", trials::last_round<State>},
    {"dice", trials::dice_thrown<State>},
    // As the judges had it before points were taken off: what a man lost for fouls, all three took from him alike.
    {"judged_rounds", trials::judged_rounds<State>},
    {"agreed_rounds", trials::agreed_rounds<State>},
    {"opinions", trials::all_scores<State>},
    {"even_opinions", trials::even_scores<State>},
}};
constexpr auto names_of_counters = trials::counters_of<most_rounds>(rows_of_counters);

using trials::Figure;
using trials::share_of;

constexpr std::array ways_to_end{
    share_of("technical", "by technical decision"),
    share_of("ko", "by knockout"),
    share_of("tko", "by technical knockout"),
    Figure{"decision", "by decision", "decisions", "bouts", true},
    Figure{"disqualification", "by disqualification", "disqualified", "bouts", true},
    Figure{"stoppage", "KO or TKO", "stoppages", "bouts", true},
    share_of("cut", "TKO by cut, injury or towel"),
};
constexpr std::array scores{
    Figure{"cards_even", "of all scores of rounds, even", "even_opinions", "opinions", true, true},
};
constexpr auto figures =
    trials::joined(trials::figures_of_winners, ways_to_end, trials::figures_of_scoring, scores, trials::figures_of_length);
/// Those that say how a bout ends.
constexpr std::size_t outcome_count = 13;

/// Rounds in the head of a champion: enough to keep his rank (bots/dice-boxing/game.h).
constexpr int champion_rollouts = 3'000;

class DiceSimulator final : public trials::SimulatorOfTwo<DiceSimulator, Rules, SimSetup, PlayerPlan> {
 public:
  static constexpr auto& counted = rows_of_counters;
  static constexpr auto& counter_names = names_of_counters;

  explicit DiceSimulator(SimSetup setup) : SimulatorOfTwo(std::move(setup)) {}

  static std::unique_ptr<Controller> make_bot(Level level) { return make_controller(level, champion_rollouts); }
  [[nodiscard]] Setup setup_of(const BoxerCard& red, const BoxerCard& blue) const {
    return agreed(red, blue, sim().setup.options, sim().setup.charts);
  }
  [[nodiscard]] std::string players() const override {
    return sim().setup.options.strategies ? SimulatorOfTwo::players() : "no strategies";
  }
};

}  // namespace

trials::FigureTable figure_table() {
  return {.all = figures, .outcome_count = outcome_count, .lengths = std::span(names_of_counters).last(most_rounds)};
}

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) { return std::make_unique<DiceSimulator>(std::move(sim)); }

/// Somebody of the house, and mostly somebody of his class; options of all kinds.
Setup any_setup(const Catalogue& catalogue, Random& random) {
  const auto [one, two] = trials::any_pair(catalogue.boxers, random, [](const auto& entry) { return entry.weight_class; });
  const Options options{.strategies = random.below(6) > 0,
                        .judges = random.below(4) > 0 ? Judging::advanced : Judging::basic,
                        .rounds = static_cast<std::int8_t>(round_steps[random.below(round_steps.size())]),
                        .three_knockdown_rule = random.below(2) > 0,
                        .saved_by_the_bell = random.below(2) > 0,
                        .weight_difference = random.below(4) > 0};
  return agreed(catalogue.card(*one), catalogue.card(*two), options, catalogue.charts);
}

}  // namespace fc::dice_boxing
