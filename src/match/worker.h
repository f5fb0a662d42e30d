// One thread that works off a queue, so that no frame waits for what takes long: thinking, or a disk.
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
#include "core/unexpected.h"

namespace fc {

/// Jobs go in at one end, in order; what became of each comes out at the other. Jobs are done one after the other on the
/// worker's thread; all functions may be called from any other thread. What a job throws, as memory that ran out, ends
/// neither the thread nor the program: it becomes the job's outcome.
template <class Job, class Outcome>
class Worker {
 public:
  /// How a job is done, on the worker's thread. The token asks it to end early: see `forget`.
  using Work = std::function<Outcome(Job&, const std::stop_token&)>;
  /// What is said to have become of a job that threw, on the worker's thread. The job may be half done.
  using Rescue = std::function<Outcome(Job&, const Fault&)>;

  explicit Worker(Work work) requires std::constructible_from<Outcome, tl::unexpected<Fault>>
      : Worker(std::move(work), [](Job&, const Fault& fault) { return Outcome(tl::make_unexpected(fault)); }) {}
  Worker(Work work, Rescue rescue)
      : work_(std::move(work)),
        rescue_(std::move(rescue)),
        thread_([this](const std::stop_token& closing) { work_off(closing); }) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  /// Waits until every job handed over is done.
  ~Worker() = default;

  /// From now on calls this on the worker's thread whenever an outcome is ready. It must be as short as waking somebody.
  void call_when_ready(std::function<void()> ready) {
    const std::lock_guard lock(mutex_);
    ready_ = std::move(ready);
  }

  /// Queues a job and returns at once.
  void hand_over(Job job) {
    hand_over(std::move(job), [](const Job&) { return false; });
  }

  /// Queues a job in place of the waiting ones that are `outdated` by it; the one being done is not touched.
  template <std::predicate<const Job&> Outdated>
  void hand_over(Job job, Outdated outdated) {
    {
      const std::lock_guard lock(mutex_);
      std::erase_if(waiting_, outdated);
      waiting_.push_back(std::move(job));
    }
    changed_.notify_all();
  }

  /// The outcome of the oldest job done; none if nothing is ready.
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

  /// Waits until every job handed over is done.
  void finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return idle(); });
  }

  /// Drops all jobs and outcomes; asks the job that is being done to end early, and waits for it.
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

  /// None: not even what was thrown could be told.
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
