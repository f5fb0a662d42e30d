#include "cli/ringside/game.h"

#include <cstdint>

#include "cli/measure.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {
namespace {

constexpr int rounds = 12;

/// Agility 50, ratings 2, Counterpunch 20, Endurance 10. Source: rules/ringside/rules.md, 9.1.
constexpr Boxer average{.agility = 50, .punches = {2, 2, 2, 2, 2, 2}, .counterpunch = 20, .endurance = 10};

Setup bench_setup(const Charts& charts) {
  Setup setup;
  setup.boxers = {average, average};
  setup.rounds = rounds;
  setup.charts = charts;
  return setup;
}

void add_bout(cli::Fingerprint& print, const State& state) {
  print.add(static_cast<int>(state.method));
  print.add(state.has_winner ? static_cast<int>(state.winner) : -1);
  print.add(state.round);
  print.add(state.turn);
  for (const BoxerState& boxer : state.boxers) {
    for (const int number : {int{boxer.endurance}, int{boxer.damage}, int{boxer.hits}, int{boxer.knockdowns},
                             int{boxer.rounds_won}, int{boxer.points}, int{boxer.square.column}, int{boxer.square.row}}) {
      print.add(number);
    }
  }
  for (const ScoredRound& round : state.scorecard) {
    for (const std::size_t corner : {0U, 1U}) {
      print.add(round.damage[corner]);
      print.add(round.points[corner]);
    }
  }
}

/// All options, men equal and unequal: every rule has its say.
std::string signature(const Charts& charts) {
  constexpr std::uint64_t bouts = 250;
  constexpr int option_sets = 24;
  constexpr Boxer heavy{.agility = 41, .punches = {5, 3, 5, 4, 3, 5}, .counterpunch = 12, .endurance = 25};
  cli::Fingerprint print;
  for (int options = 0; options < option_sets; ++options) {
    Setup setup = bench_setup(charts);
    setup.boxers[1] = heavy;
    setup.rounds = static_cast<std::int8_t>(1 + options % most_rounds);
    setup.options = {.tactics = options % 2 == 0,
                     .saved_by_the_bell = options / 2 % 2 == 1,
                     .scoring = static_cast<Scoring>(options / 4 % 3),
                     .ask_counterpunch = options / 12 == 1};
    cli::sign_bouts<Rules>(print, setup, cli::bench_seed + static_cast<std::uint64_t>(options), bouts, add_bout);
  }
  return print.hex();
}

}  // namespace

cli::BenchResult bench(const Catalogue& catalogue) {
  cli::BenchResult result = cli::measured_bouts<Rules>(bench_setup(catalogue.charts), [](auto chance) { return chance; });
  result.signature = signature(catalogue.charts);
  return result;
}

}  // namespace fc::ringside
