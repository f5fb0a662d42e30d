#include "trials/simulation.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

#include "core/check.h"

namespace fc::trials {
namespace {

/// Bouts a thread takes at a time: few enough to keep all threads busy to the end, many enough to be no burden.
constexpr std::uint64_t portion = 16;

struct Worker {
  std::unique_ptr<Simulator> simulator;
  std::vector<std::int64_t> counts;
};

/// Takes portions until none is left.
void play_portions(Worker& worker, const Stretch& stretch, std::atomic<std::uint64_t>& next,
                   std::atomic<std::uint64_t>& done) {
  for (std::uint64_t from = next.fetch_add(portion); from < stretch.to; from = next.fetch_add(portion)) {
    const std::uint64_t to = std::min(from + portion, stretch.to);
    for (std::uint64_t bout = from; bout < to; ++bout) {
      worker.simulator->play(stretch.seed, bout, worker.counts);
    }
    done.fetch_add(to - from);
  }
}

}  // namespace

Report run_simulation(std::string_view game, const Simulator& simulator, const SimPlan& plan) {
  FC_CHECK(plan.threads >= 1);
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const auto names = simulator.counters();
  std::vector<Worker> workers;
  for (int index = 0; index < plan.threads; ++index) {
    workers.push_back({.simulator = simulator.copy(), .counts = std::vector<std::int64_t>(names.size())});
  }
  std::atomic<std::uint64_t> next = plan.stretch.from;
  std::atomic<std::uint64_t> done = 0;
  std::atomic<int> busy = plan.threads;
  std::vector<std::thread> threads;
  for (Worker& worker : workers) {
    threads.emplace_back([&worker, &plan, &next, &done, &busy] {
      play_portions(worker, plan.stretch, next, done);
      busy.fetch_sub(1);
    });
  }
  if (plan.progress) {
    constexpr auto pause = std::chrono::milliseconds(50);
    while (busy.load() > 0) {
      plan.progress(done.load());
      std::this_thread::sleep_for(pause);
    }
    plan.progress(done.load());
  }
  std::ranges::for_each(threads, &std::thread::join);
  Report report{.game = std::string(game),
                .setup = simulator.setup(),
                .players = simulator.players(),
                .stretches = {plan.stretch},
                .counters = {names.begin(), names.end()},
                .counts = std::vector<std::int64_t>(names.size()),
                .seconds = std::chrono::duration<double>(Clock::now() - start).count()};
  for (const Worker& worker : workers) {
    std::ranges::transform(report.counts, worker.counts, report.counts.begin(), std::plus{});
  }
  return report;
}

Stretch shard(std::uint64_t seed, std::uint64_t bouts, std::uint64_t index, std::uint64_t parts) {
  FC_CHECK(index >= 1 && index <= parts);
  // Part sizes differ by one at most; no product, which could leave 64 bits.
  const std::uint64_t each = bouts / parts;
  const std::uint64_t longer = bouts % parts;
  const std::uint64_t before = index - 1;
  const std::uint64_t from = before * each + std::min(before, longer);
  return {.seed = seed, .from = from, .to = from + each + (before < longer ? 1 : 0)};
}

}  // namespace fc::trials
