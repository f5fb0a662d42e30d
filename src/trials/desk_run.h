// A trial in the background: bouts are played and counted on separate threads; it can be stopped and continued, and its
// counts can be read at any time.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>
#include <thread>
#include <vector>

#include "core/result.h"
#include "trials/report.h"
#include "trials/simulator.h"

namespace fc::trials {

/// Begins stopped. All functions may be called from any thread. Only `wait` and the destructor wait for bouts; the
/// destructor waits for one bout of each thread. Stopping does not affect the final counts, which are those of
/// `run_simulation`.
class DeskRun {
 public:
  /// game: slug, for the report. simulator: is copied for every thread. threads: 1 or more. thread_begins: called first on
  /// each thread, for example to lower its priority; may be empty.
  DeskRun(std::string_view game, const Simulator& simulator, const Stretch& stretch, int threads,
          const std::function<void()>& thread_begins = {});
  DeskRun(const DeskRun&) = delete;
  DeskRun& operator=(const DeskRun&) = delete;
  ~DeskRun();

  void go_on();
  /// Stops the run. Bouts in progress are still finished and counted.
  void stop();
  /// Whether it runs; false also when it is over.
  [[nodiscard]] bool is_running() const;
  [[nodiscard]] bool is_over() const;
  /// Whether no bout is in progress and none will begin before `go_on`: the counts do not change.
  [[nodiscard]] bool is_at_rest() const;
  /// The counts up to now; the report's stretches say which bouts these are, its seconds how long it ran.
  [[nodiscard]] Report so_far() const;
  /// Waits until it is over, or is stopped with no bout in progress.
  void wait();
  /// The fault that a thread threw, once; the run was stopped then. The bouts of that thread that were not counted yet are
  /// played again after `go_on`.
  std::optional<Fault> take_thrown();

 private:
  using Clock = std::chrono::steady_clock;

  /// The work of one thread: bouts that it has taken and not yet played.
  struct Worker {
    std::unique_ptr<Simulator> simulator;
    std::vector<std::int64_t> counts;
    Stretch taken;
  };

  void work(Worker& worker, const std::stop_token& closing);
  /// Plays the taken bouts until there are enough results to report. Called without the lock.
  void play_some(Worker& worker, const std::stop_token& closing) const;
  /// Called with the lock, as the functions below.
  [[nodiscard]] bool has_bouts(const Worker& worker) const;
  void take_bouts(Worker& worker);
  void count(Worker& worker, std::uint64_t from);
  void give_back(Worker& worker, std::uint64_t from);
  void halt();

  const Stretch stretch_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::atomic<bool> runs_ = false;
  std::uint64_t next_;  ///< the first bout that no thread has taken
  std::uint64_t done_ = 0;
  int busy_ = 0;  ///< number of threads that are playing
  std::optional<Fault> thrown_;
  Clock::time_point began_;
  Report report_;
  std::vector<Worker> workers_;
  std::vector<std::jthread> threads_;  ///< last: they use all of the above
};

}  // namespace fc::trials
