// Speed of Ringside's rules and of what stands on them: a uniform-random bout, its draws alone, the referee's way.
#include <benchmark/benchmark.h>

#include <vector>

#include "library/ringside/game.h"
#include "match/games.h"

namespace fc::ringside {
namespace {

struct ChancePlayer {
  Random random;
  std::vector<std::uint32_t>* bounds = nullptr;  ///< where to note from how many each draw is made, if anybody wants it

  void note(std::size_t bound) {
    if (bounds != nullptr) {
      bounds->push_back(static_cast<std::uint32_t>(bound));
    }
  }
  int die(const Die& die) {
    note(static_cast<std::size_t>(die.faces()));
    return throw_die(random, die);
  }
  Choice choose(Decision /*decision*/, const Choices& legal) {
    note(legal.size());
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

/// Average men, 12 rounds. Source: rules/ringside/rules.md, 9.1.
Setup bout_setup(bool tactics) {
  constexpr Boxer average{.agility = 50, .punches = {2, 2, 2, 2, 2, 2}, .counterpunch = 20, .endurance = 10};
  Setup setup;
  setup.boxers = {average, average};
  setup.rounds = 12;
  setup.options.tactics = tactics;
  setup.charts = load_catalogue(FC_SOURCE_DIR "/data")->charts;
  return setup;
}

State play(const Setup& setup, ChancePlayer& player) {
  State state = Rules::opening(setup);
  while (state.phase != Phase::finished) {
    Rules::play(setup, state, player, NoEvents{});
  }
  return state;
}

void uniform_bout(benchmark::State& run) {
  const Setup setup = bout_setup(run.range(0) != 0);
  ChancePlayer player{Random(1)};
  for (auto _ : run) {
    benchmark::DoNotOptimize(play(setup, player));
  }
}
BENCHMARK(uniform_bout)->ArgName("tactics")->Arg(0)->Arg(1);

void draws_alone(benchmark::State& run) {
  constexpr int bouts = 500;
  const Setup setup = bout_setup(run.range(0) != 0);
  std::vector<std::uint32_t> bounds;
  ChancePlayer noting{Random(1), &bounds};
  for (int bout = 0; bout < bouts; ++bout) {
    play(setup, noting);
  }
  std::size_t next = 0;
  const std::size_t per_bout = bounds.size() / bouts;
  Random random(1);
  for (auto _ : run) {
    std::uint64_t sum = 0;
    for (std::size_t draw = 0; draw < per_bout; ++draw) {
      sum += random.below(bounds[next + draw]);
    }
    next = next + 2 * per_bout > bounds.size() ? 0 : next + per_bout;
    benchmark::DoNotOptimize(sum);
  }
}
BENCHMARK(draws_alone)->ArgName("tactics")->Arg(0)->Arg(1);

/// A whole bout from its script to the answer, as the referee does it.
void referee_script(benchmark::State& run) {
  const auto games = Games::load(FC_SOURCE_DIR "/data");
  const auto match = games->open(
      {.game = "ringside", .setup = R"({"red":"joe-louis","blue":"joe-frazier","rounds":12})", .dice = {}, .choices = {}});
  Random random(1);
  for (Need need = (*match)->need(); need.kind != NeedKind::finished; need = (*match)->need()) {
    if (need.kind == NeedKind::roll) {
      benchmark::DoNotOptimize((*match)->roll(throw_die(random, need.die)));
    } else {
      const auto legal = (*match)->legal(need);
      benchmark::DoNotOptimize((*match)->choose(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
  }
  const std::string script = to_json((*match)->script());
  for (auto _ : run) {
    benchmark::DoNotOptimize((*open_match(*games, script))->answer());
  }
}
BENCHMARK(referee_script);

}  // namespace
}  // namespace fc::ringside
