#include "cli/knock-out/game.h"

#include <array>
#include <functional>
#include <vector>

#include "cli/measure.h"
#include "library/knock-out/game.h"
#include "rules/knock-out/rules.h"
#include "trials/knock-out/simulator.h"

namespace fc::knock_out {
namespace {

constexpr std::uint64_t bench_seed = 1;
constexpr int bench_games = 1000;
constexpr int sample_games = 100;
constexpr double least_nanoseconds = 0.6e9;
constexpr std::array<Colour, 5> all_colours{Colour::black, Colour::green, Colour::yellow, Colour::purple, Colour::orange};

/// Writes down from how many faces or answers it draws.
struct NotingPlayer {
  UniformPlayer player;
  std::vector<std::uint32_t>* bounds;

  int die(const Die& die) {
    bounds->push_back(static_cast<std::uint32_t>(die.faces()));
    return player.die(die);
  }
  template <class Legal>
  Choice choose(Decision decision, const Legal& legal) {
    bounds->push_back(static_cast<std::uint32_t>(legal.size()));
    return player.choose(decision, legal);
  }
};

Setup bench_setup(const Catalogue& catalogue) { return ordinary_setup(catalogue, all_colours, -1, professional_game); }

std::uint64_t play_games(const Setup& setup) {
  std::uint64_t fights = 0;
  for (std::uint64_t game = 0; game < bench_games; ++game) {
    State state = Rules::opening(setup);
    Rules::play_out(setup, state, UniformPlayer{random_stream(bench_seed, game)}, NoEvents{});
    fights += state.fights[0];
  }
  return fights;
}

std::vector<std::uint32_t> bounds_of_games(const Setup& setup) {
  std::vector<std::uint32_t> bounds;
  for (std::uint64_t game = 0; game < bench_games; ++game) {
    State state = Rules::opening(setup);
    Rules::play_out(setup, state, NotingPlayer{.player = {random_stream(bench_seed, game)}, .bounds = &bounds}, NoEvents{});
  }
  return bounds;
}

/// States of some games at each question of one decision.
std::vector<State> states_at(const Setup& setup, Decision decision) {
  std::vector<State> states;
  for (std::uint64_t game = 0; game < sample_games; ++game) {
    UniformPlayer player{random_stream(bench_seed, game)};
    State state = Rules::opening(setup);
    while (state.phase != Phase::finished) {
      const Need need = question(setup, state);
      if (need.kind == NeedKind::choice && need.topic == static_cast<std::uint8_t>(decision)) {
        states.push_back(state);
      }
      Rules::play(setup, state, player, NoEvents{});
    }
  }
  return states;
}

/// Answers each of them once. The copy of the state counts too.
std::uint64_t answer_each(const Setup& setup, const std::vector<State>& states) {
  UniformPlayer player{Random(bench_seed)};
  NoEvents nobody_listens;
  std::uint64_t sum = 0;
  for (const State& before : states) {
    State state = before;
    const auto choose = [&player](Decision decision, const auto& legal) { return player.choose(decision, legal); };
    sequence::answer_next(setup, state, choose, nobody_listens);
    sum += 1U + state.season;
  }
  return sum;
}

void add_game(cli::Fingerprint& print, const Setup& setup, const State& state) {
  for (int seat = 0; seat < setup.players; ++seat) {
    const Player& player = state.player(seat);
    for (const std::int64_t number : {std::int64_t{player.money}, std::int64_t{player.ious}, std::int64_t{player.bonus}}) {
      print.add(number);
    }
    for (const std::uint8_t count : player.cards) {
      print.add(count);
    }
    for (const Boxer& boxer : player.boxers) {
      print.add(static_cast<int>(boxer.rank));
      print.add(static_cast<int>(boxer.title));
      print.add(boxer.out ? 1 : 0);
    }
  }
  for (const std::int64_t number :
       {std::int64_t{state.bank}, std::int64_t{state.bonus_share}, std::int64_t{state.bonus_remainder},
        std::int64_t{state.bonus_boxers}, std::int64_t{state.fights[0]}, std::int64_t{state.fights[1]},
        std::int64_t{state.challenger}, std::int64_t{state.last_winner}, std::int64_t{state.last_loser}}) {
    print.add(number);
  }
}

/// All numbers of players and all options: every rule has its say.
std::string signature(const Catalogue& catalogue) {
  constexpr std::uint64_t games = 40;
  constexpr int option_sets = 32;
  cli::Fingerprint print;
  for (int options = 0; options < option_sets; ++options) {
    for (std::size_t players = 3; players <= all_colours.size(); ++players) {
      const Options chosen{.variable_start = (options & 1) != 0,
                           .second_season = (options & 2) != 0,
                           .bonus_split = (options & 4) != 0 ? BonusSplit::per_player : BonusSplit::per_boxer,
                           .strict_components = (options & 8) != 0,
                           .betting = (options & 16) == 0};
      const Setup setup = ordinary_setup(catalogue, std::span(all_colours).first(players), -1, chosen);
      for (std::uint64_t game = 0; game < games; ++game) {
        State state = Rules::opening(setup);
        UniformPlayer player{random_stream(bench_seed + static_cast<std::uint64_t>(options), game)};
        player = Rules::play_out(setup, state, player, NoEvents{});
        add_game(print, setup, state);
        print.add(static_cast<std::int64_t>(player.random.bits()));  // as many draws as before
      }
    }
  }
  return print.hex();
}

}  // namespace

cli::BenchResult bench(const Catalogue& catalogue) {
  constexpr std::array<const char*, 4> part_names{"challenges", "trainings", "bets", "punches"};
  const Setup setup = bench_setup(catalogue);
  const std::vector<std::uint32_t> bounds = bounds_of_games(setup);
  std::array<std::vector<State>, part_names.size()> states;
  std::vector<std::function<std::uint64_t()>> works{[&] { return play_games(setup); },
                                                    [&] { return cli::draw_alone(bounds); }};
  for (std::size_t part = 0; part < part_names.size(); ++part) {
    states[part] = states_at(setup, static_cast<Decision>(part));
    works.emplace_back([&setup, &asked = states[part]] { return answer_each(setup, asked); });
  }
  const std::vector<double> times = cli::best_times(works, least_nanoseconds);
  cli::BenchResult result{.bout_nanoseconds = times[0] / bench_games,
                          .draws_nanoseconds = times[1] / bench_games,
                          .draws = static_cast<double>(bounds.size()) / bench_games,
                          .parts = {},
                          .state_bytes = sizeof(State),
                          .signature = signature(catalogue)};
  for (std::size_t part = 0; part < part_names.size(); ++part) {
    result.parts.push_back({.name = part_names[part], .nanoseconds = times[2 + part] / sample_games});
  }
  return result;
}

}  // namespace fc::knock_out
