// What the scene costs in one frame, early and late in a bout: a frame must not become dearer the longer they box. Read the
// ratio of a game's lines; `events` says how much had happened.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "scene/game_scene.h"
#include "tests/match/bouts.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::scene {
namespace {

/// Bouts one after the other until one of them is as long.
std::unique_ptr<Match> bout_of(const std::string& game, std::size_t events) {
  constexpr std::uint64_t most_bouts = 200;
  std::unique_ptr<Match> longest;
  for (std::uint64_t seed = 1; seed <= most_bouts; ++seed) {
    Random random(seed);
    auto match = fc::test::must(
        fc::test::all_games().open({.game = game, .setup = fc::test::some_setup(game), .dice = {}, .choices = {}}));
    while (match->event_count() < events && fc::test::answer_at_random(*match, random)) {
    }
    if (longest == nullptr || match->event_count() > longest->event_count()) {
      longest = std::move(match);
    }
    if (longest->event_count() >= events) {
      break;
    }
  }
  return longest;
}

/// A frame after the last event, when no ornament makes one bout dearer than the other: what has happened, what is seen and
/// what is heard.
void frame(benchmark::State& run, const std::string& game) {
  constexpr double frame_seconds = 1.0 / 60;
  const std::unique_ptr<Match> match = bout_of(game, static_cast<std::size_t>(run.range(0)));
  const auto scene = make_scene(*match, std::vector<std::string>(static_cast<std::size_t>(match->seats()), "somebody"));
  scene->update(*match, 0);
  const double clock = scene->rest_time();
  for (auto _ : run) {
    scene->update(*match, clock);
    benchmark::DoNotOptimize(scene->stage(clock, Motion::full));
    benchmark::DoNotOptimize(scene->sounds({clock - frame_seconds, clock}));
  }
  run.counters["events"] = static_cast<double>(match->event_count());
}

/// Early and late, every game of the build.
[[maybe_unused]] const bool registered = [] {
  constexpr int early = 30;
  constexpr int late = 1000;
  for (const char* const game : fc::test::tested_slugs) {
    benchmark::RegisterBenchmark((std::string("frame/") + game).c_str(), frame, game)->Arg(early)->Arg(late);
  }
  return true;
}();

}  // namespace
}  // namespace fc::scene
