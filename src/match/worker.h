// A thread with a job queue, so that rendering never waits for long work: bots, or disk writes.
#pragma once

#include <concepts>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "core/result.h"

namespace fc {

/// Runs jobs one after another on its own thread, in order, and queues their outcomes. All functions may be called from any
/// other thread. An exception in a job ends neither thread nor program: `Rescue` turns it into the job's outcome.
template <class Job, class Outcome>
class Worker {
 public:
  /// Runs a job, on the worker's thread. The token requests an early end: see `forget`.
  using Work = std::function<Outcome(Job&, const std::stop_token&)>;
  /// Makes the outcome of a job that threw, on the worker's thread. The job may be half done.
  using Rescue = std::function<Outcome(Job&, const Fault&)>;

  explicit Worker(Work work) requires std::constructible_from<Outcome, tl::unexpected<Fault>>
      : Worker(std::move(work), [](Job&, const Fault& fault) { return Outcome(tl::make_unexpected(fault)); }) {}
  Worker(Work work, Rescue rescue)
      : work_(std::move(work)),
        rescue_(std::move(rescue)),
        thread_([this](const std::stop_token& closing) { work_off(closing); }) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  /// Waits until every queued job is done.
  ~Worker() = default;

  /// Sets a short callback, run on the worker's thread whenever an outcome is ready, e.g. to wake a thread.
  void call_when_ready(std::function<void()> ready) {
    const std::lock_guard lock(mutex_);
    ready_ = std::move(ready);
  }

  /// Queues a job and returns at once.
  void hand_over(Job job) {
    hand_over(std::move(job), [](const Job&) { return false; });
  }

  /// Queues a job and removes waiting jobs for which `outdated` is true; the running one is not affected.
  template <std::predicate<const Job&> Outdated>
  void hand_over(Job job, Outdated outdated) {
    {
      const std::lock_guard lock(mutex_);
      std::erase_if(waiting_, outdated);
      waiting_.push_back(std::move(job));
    }
    changed_.notify_all();
  }

  /// The oldest outcome not taken yet; none if nothing is ready. Does not block.
  std::optional<Outcome> take() {
    const std::lock_guard lock(mutex_);
    return pop();
  }

  /// Waits for an outcome and takes it; none if there is none and no job is left.
  std::optional<Outcome> wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !done_.empty() || idle(); });
    return pop();
  }

  /// Waits until every queued job is done.
  void finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return idle(); });
  }

  /// Drops all jobs and outcomes; requests the running job to end early, and waits for it.
  void forget() {
    std::unique_lock lock(mutex_);
    waiting_.clear();
    ending_.request_stop();
    changed_.wait(lock, [this] { return idle(); });
    done_.clear();
    ending_ = std::stop_source();
  }

 private:
  [[nodiscard]] bool idle() const { return waiting_.empty() && !busy_; }

  std::optional<Outcome> pop() {
    if (done_.empty()) {
      return std::nullopt;
    }
    std::optional<Outcome> oldest(std::move(done_.front()));
    done_.pop_front();
    return oldest;
  }

  /// None: the rescue threw too.
  std::optional<Outcome> outcome_of(Job& job, const std::stop_token& ending) {
    std::optional<Outcome> outcome;
    const std::optional<Fault> thrown = fault_thrown_by([&] { outcome.emplace(work_(job, ending)); });
    if (thrown) {
      static_cast<void>(fault_thrown_by([&] { outcome.emplace(rescue_(job, *thrown)); }));
    }
    return outcome;
  }

  void work_off(const std::stop_token& closing) {
    std::unique_lock lock(mutex_);
    // Also when closing, what was handed over is done first.
    while (changed_.wait(lock, closing, [this] { return !waiting_.empty(); })) {
      Job job = std::move(waiting_.front());
      waiting_.pop_front();
      const std::stop_token ending = ending_.get_token();
      busy_ = true;
      lock.unlock();
      std::optional<Outcome> outcome = outcome_of(job, ending);
      lock.lock();
      busy_ = false;
      static_cast<void>(fault_thrown_by([&] {
        if (outcome) {
          done_.push_back(std::move(*outcome));
        }
      }));
      changed_.notify_all();
      if (ready_) {
        static_cast<void>(fault_thrown_by(ready_));
      }
    }
  }

  Work work_;
  Rescue rescue_;
  std::function<void()> ready_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Job> waiting_;
  std::deque<Outcome> done_;
  bool busy_ = false;
  std::stop_source ending_;
  std::jthread thread_;  ///< last: it uses all of the above
};

}  // namespace fc
