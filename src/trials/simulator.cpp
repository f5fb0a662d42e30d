#include "trials/simulator.h"

#include <chrono>
#include <thread>

#include "core/result.h"
#include "trials/desk_run.h"

namespace fc::trials {

Result<Report> run_simulation(std::string_view game, const Simulator& simulator, const SimPlan& plan) {
  FC_CHECK(plan.threads >= 1);
  DeskRun run(game, simulator, plan.stretch, plan.threads);
  run.go_on();
  if (plan.progress) {
    constexpr auto pause = std::chrono::milliseconds(50);
    const auto done = [&] { return static_cast<std::uint64_t>(run.so_far().count("bouts")); };
    while (run.is_running()) {
      if (!plan.progress(done())) {
        run.stop();
        break;
      }
      std::this_thread::sleep_for(pause);
    }
    run.wait();
    plan.progress(done());
  }
  run.wait();
  if (const std::optional<Fault> thrown = run.take_thrown()) {
    return tl::make_unexpected(*thrown);
  }
  return run.so_far();
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
