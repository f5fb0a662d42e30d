#include "trials/desk_run.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/result.h"

namespace fc::trials {
namespace {

/// Bouts a thread takes at a time: few enough to keep all threads busy to the end, many enough to be no burden.
constexpr std::uint64_t bouts_a_portion = 16;
/// Slow bouts are told one by one, quick ones in heaps.
constexpr auto between_tellings = std::chrono::milliseconds(20);

/// Puts a stretch among others of the same seed, in order; neighbours become one.
void join(std::vector<Stretch>& stretches, const Stretch& more) {
  const auto after = std::ranges::upper_bound(stretches, more.from, {}, &Stretch::from);
  auto own = stretches.insert(after, more);
  if (own != stretches.begin() && std::prev(own)->to == own->from) {
    std::prev(own)->to = own->to;
    own = std::prev(stretches.erase(own));
  }
  if (const auto next = std::next(own); next != stretches.end() && own->to == next->from) {
    own->to = next->to;
    stretches.erase(next);
  }
}

double seconds_since(std::chrono::steady_clock::time_point then) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace

DeskRun::DeskRun(std::string_view game, const Simulator& simulator, const Stretch& stretch, int threads,
                 const std::function<void()>& thread_begins)
    : stretch_(stretch), next_(stretch.from) {
  FC_CHECK(threads >= 1);
  const auto names = simulator.counters();
  report_ = {.game = std::string(game),
             .setup = simulator.setup(),
             .players = simulator.players(),
             .stretches = {},
             .counters = {names.begin(), names.end()},
             .counts = std::vector<std::int64_t>(names.size()),
             .seconds = 0};
  workers_.resize(static_cast<std::size_t>(threads));
  for (Worker& worker : workers_) {
    worker.simulator = simulator.copy();
    worker.counts.resize(names.size());
    worker.taken.seed = stretch.seed;
  }
  for (Worker& worker : workers_) {
    threads_.emplace_back([this, &worker, thread_begins](const std::stop_token& closing) {
      if (thread_begins) {
        static_cast<void>(fault_thrown_by(thread_begins));  // it gives way to nobody then
      }
      work(worker, closing);
    });
  }
}

DeskRun::~DeskRun() { stop(); }

void DeskRun::go_on() {
  {
    const std::lock_guard lock(mutex_);
    if (runs_ || done_ == stretch_.to - stretch_.from) {
      return;
    }
    runs_ = true;
    began_ = Clock::now();
  }
  changed_.notify_all();
}

void DeskRun::stop() {
  {
    const std::lock_guard lock(mutex_);
    halt();
  }
  changed_.notify_all();
}

bool DeskRun::is_running() const { return runs_; }

bool DeskRun::is_over() const {
  const std::lock_guard lock(mutex_);
  return done_ == stretch_.to - stretch_.from;
}

bool DeskRun::is_at_rest() const {
  const std::lock_guard lock(mutex_);
  return !runs_ && busy_ == 0;
}

Report DeskRun::so_far() const {
  const std::lock_guard lock(mutex_);
  Report report = report_;
  report.seconds += runs_ ? seconds_since(began_) : 0;
  return report;
}

void DeskRun::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !runs_ && busy_ == 0; });
}

void DeskRun::work(Worker& worker, const std::stop_token& closing) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, closing, [&] { return runs_ && has_bouts(worker); }) && !closing.stop_requested()) {
    take_bouts(worker);
    const std::uint64_t from = worker.taken.from;
    ++busy_;
    lock.unlock();
    std::optional<Fault> thrown = fault_thrown_by([&] { play_some(worker, closing); });
    lock.lock();
    --busy_;
    if (thrown || (thrown = fault_thrown_by([&] { count(worker, from); }))) {
      give_back(worker, from);
      thrown_ = std::move(thrown);
      halt();
    }
    if (done_ == stretch_.to - stretch_.from) {
      halt();
    }
    changed_.notify_all();
  }
}

void DeskRun::play_some(Worker& worker, const std::stop_token& closing) const {
  const auto told = Clock::now();
  do {
    worker.simulator->play(worker.taken.seed, worker.taken.from, worker.counts);
    ++worker.taken.from;
  } while (worker.taken.from < worker.taken.to && runs_ && !closing.stop_requested() &&
           Clock::now() - told < between_tellings);
}

bool DeskRun::has_bouts(const Worker& worker) const { return worker.taken.from < worker.taken.to || next_ < stretch_.to; }

void DeskRun::take_bouts(Worker& worker) {
  if (worker.taken.from == worker.taken.to) {
    worker.taken.from = next_;
    worker.taken.to = std::min(next_ + bouts_a_portion, stretch_.to);
    next_ = worker.taken.to;
  }
}

void DeskRun::count(Worker& worker, std::uint64_t from) {
  join(report_.stretches, {.seed = stretch_.seed, .from = from, .to = worker.taken.from});  // may throw: first
  std::ranges::transform(report_.counts, worker.counts, report_.counts.begin(), std::plus{});
  std::ranges::fill(worker.counts, 0);
  done_ += worker.taken.from - from;
}

/// A bout that threw may be half counted.
void DeskRun::give_back(Worker& worker, std::uint64_t from) {
  std::ranges::fill(worker.counts, 0);
  worker.taken.from = from;
}

std::optional<Fault> DeskRun::take_thrown() {
  const std::lock_guard lock(mutex_);
  return std::exchange(thrown_, std::nullopt);
}

void DeskRun::halt() {
  if (runs_.exchange(false)) {
    report_.seconds += seconds_since(began_);
  }
}

}  // namespace fc::trials
