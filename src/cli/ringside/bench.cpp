#include "cli/ringside/game.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "cli/measure.h"
#include "rules/ringside/rules.h"
#include "trials/ringside/simulator.h"

namespace fc::ringside {
namespace {

constexpr std::uint64_t bench_seed = 1;
constexpr int bench_bouts = 4000;
constexpr double least_nanoseconds = 0.6e9;  // of measuring; the best run counts
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

/// A UniformPlayer with a generator of his own.
struct OwnPlayer {
  Random random;

  int die(const Die& die) { return UniformPlayer{random}.die(die); }
  Choice choose(Decision decision, const Choices& legal) { return UniformPlayer{random}.choose(decision, legal); }
};

/// A UniformPlayer that writes down from how many faces or answers it draws.
struct NotingPlayer {
  UniformPlayer player;
  std::vector<std::uint32_t>& bounds;

  int die(const Die& die) {
    bounds.push_back(static_cast<std::uint32_t>(die.faces()));
    return player.die(die);
  }
  Choice choose(Decision decision, const Choices& legal) {
    bounds.push_back(static_cast<std::uint32_t>(legal.size()));
    return player.choose(decision, legal);
  }
};

template <class Player>
State play_bout(const Setup& setup, Player& player) {
  State state = Rules::opening(setup);
  while (state.phase != Phase::finished) {
    Rules::play(setup, state, player, NoEvents{});
  }
  return state;
}

std::uint64_t play_bouts(const Setup& setup) {
  std::uint64_t rounds_fought = 0;
  for (std::uint64_t bout = 0; bout < bench_bouts; ++bout) {
    State state = Rules::opening(setup);
    Rules::play_out(setup, state, OwnPlayer{random_stream(bench_seed, bout)}, NoEvents{});
    rounds_fought += state.round;
  }
  return rounds_fought;
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
    for (std::uint64_t bout = 0; bout < bouts; ++bout) {
      Random random = random_stream(bench_seed + static_cast<std::uint64_t>(options), bout);
      UniformPlayer player{random};
      add_bout(print, play_bout(setup, player));
      print.add(static_cast<std::int64_t>(random.bits()));  // as many draws as before
    }
  }
  return print.hex();
}

}  // namespace

cli::BenchResult bench(const Catalogue& catalogue) {
  const Setup setup = bench_setup(catalogue.charts);
  std::vector<std::uint32_t> bounds;
  for (std::uint64_t bout = 0; bout < bench_bouts; ++bout) {
    Random random = random_stream(bench_seed, bout);
    NotingPlayer player{.player = {random}, .bounds = bounds};
    play_bout(setup, player);
  }
  const std::array<std::function<std::uint64_t()>, 2> works{[&] { return play_bouts(setup); },
                                                            [&] { return cli::draw_alone(bounds); }};
  const std::vector<double> times = cli::best_times(works, least_nanoseconds);
  return {.bout_nanoseconds = times[0] / bench_bouts,
          .draws_nanoseconds = times[1] / bench_bouts,
          .draws = static_cast<double>(bounds.size()) / bench_bouts,
          .parts = {},
          .state_bytes = sizeof(State),
          .signature = signature(catalogue.charts)};
}

}  // namespace fc::ringside
