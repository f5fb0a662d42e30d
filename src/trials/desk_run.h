// A trial beside everything else: bouts are played on threads of their own and counted, it stops and goes on at will, and
// what has been counted can be looked at at any time.
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

/// Begins stopped. All functions may be called from any thread, none waits for a bout but `wait` and the destructor, which
/// waits for one bout of each thread. However often it is stopped, once it is over its counts are those of
/// `run_simulation`.
class DeskRun {
 public:
  /// game: slug, for the report. simulator: is copied for every thread. threads: 1 or more. thread_begins: is called on each
  /// of them before anything else, to make it give way to others; may be empty.
  DeskRun(std::string_view game, const Simulator& simulator, const Stretch& stretch, int threads,
          const std::function<void()>& thread_begins = {});
  DeskRun(const DeskRun&) = delete;
  DeskRun& operator=(const DeskRun&) = delete;
  ~DeskRun();

  void go_on();
  /// Bouts in progress are still played to their end, and counted.
  void stop();
  /// False too once it is over.
  [[nodiscard]] bool is_running() const;
  [[nodiscard]] bool is_over() const;
  /// No bout is in progress and none will begin before `go_on`: the counts stay as they are.
  [[nodiscard]] bool is_at_rest() const;
  /// Everything counted up to now; its stretches say which bouts these are, its seconds how long it ran.
  [[nodiscard]] Report so_far() const;
  /// Waits until it is over, or stopped and no bout in progress.
  void wait();
  /// What a thread threw, once: it all stopped then. The bouts of that thread which were not yet counted are played again
  /// after `go_on`.
  std::optional<Fault> take_thrown();

 private:
  using Clock = std::chrono::steady_clock;

  /// What one thread works on: bouts that it has taken and not yet played.
  struct Worker {
    std::unique_ptr<Simulator> simulator;
    std::vector<std::int64_t> counts;
    Stretch taken;
  };

  void work(Worker& worker, const std::stop_token& closing);
  /// Without the lock: plays what is taken until there is something worth telling.
  void play_some(Worker& worker, const std::stop_token& closing) const;
  /// With the lock.
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
  int busy_ = 0;  ///< threads that play
  std::optional<Fault> thrown_;
  Clock::time_point began_;
  Report report_;
  std::vector<Worker> workers_;
  std::vector<std::jthread> threads_;  ///< last: they use all of the above
};

}  // namespace fc::trials
