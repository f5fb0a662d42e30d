// Trials that stop and go on.
#include "trials/desk_run.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <stdexcept>
#include <thread>

#include "core/random.h"
#include "trials/simulator.h"

namespace fc::trials {
namespace {

constexpr std::array<std::string_view, 2> names{"bouts", "wins"};

/// Bouts that red wins by the toss of a coin. nap: how long each takes.
class Tosses final : public Simulator {
 public:
  explicit Tosses(std::chrono::microseconds nap = {}) : nap_(nap) {}

  [[nodiscard]] std::span<const std::string_view> counters() const override { return names; }
  [[nodiscard]] std::string setup() const override { return "{}"; }
  [[nodiscard]] std::string title() const override { return "a toss"; }
  [[nodiscard]] std::string players() const override { return "chance"; }
  [[nodiscard]] std::unique_ptr<Simulator> copy() const override { return std::make_unique<Tosses>(nap_); }
  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    Random random = random_stream(seed, bout);
    counts[0] += 1;
    counts[1] += random.below(2);
    if (nap_.count() > 0) {
      std::this_thread::sleep_for(nap_);
    }
  }

 private:
  std::chrono::microseconds nap_;
};

constexpr Stretch some_bouts{.seed = 7, .from = 3, .to = 503};

TEST(DeskRun, begins_when_it_is_told_to) {
  DeskRun run("toss", Tosses(), some_bouts, 2);
  EXPECT_FALSE(run.is_running());
  EXPECT_EQ(run.so_far().count("bouts"), 0);
  EXPECT_TRUE(run.so_far().stretches.empty());
}

TEST(DeskRun, counts_what_a_simulation_counts_whatever_the_threads) {
  const Report whole = *run_simulation("toss", Tosses(), {.stretch = some_bouts, .threads = 1, .progress = {}});
  for (const int threads : {1, 2, 5}) {
    DeskRun run("toss", Tosses(), some_bouts, threads);
    run.go_on();
    run.wait();
    EXPECT_TRUE(run.is_over());
    EXPECT_FALSE(run.is_running());
    EXPECT_EQ(run.so_far().counts, whole.counts);
    EXPECT_EQ(run.so_far().stretches, whole.stretches);
    EXPECT_GT(run.so_far().seconds, 0);
    run.go_on();
    EXPECT_FALSE(run.is_running()) << "it is over";
  }
}

TEST(DeskRun, loses_and_doubles_nothing_however_often_it_is_stopped) {
  const Report whole = *run_simulation("toss", Tosses(), {.stretch = some_bouts, .threads = 1, .progress = {}});
  DeskRun run("toss", Tosses(std::chrono::microseconds(100)), some_bouts, 3);
  for (int stops = 0; stops < 200 && !run.is_over(); ++stops) {
    run.go_on();
    std::this_thread::sleep_for(std::chrono::microseconds(300));
    run.stop();
    run.wait();
    ASSERT_TRUE(run.is_at_rest());
    const Report part = run.so_far();
    std::uint64_t played = 0;
    for (const Stretch& stretch : part.stretches) {
      played += stretch.to - stretch.from;
    }
    ASSERT_EQ(part.count("bouts"), static_cast<std::int64_t>(played));
  }
  run.go_on();
  run.wait();
  EXPECT_EQ(run.so_far().counts, whole.counts);
  EXPECT_EQ(run.so_far().stretches, std::vector{some_bouts});
}

TEST(DeskRun, can_be_looked_at_while_it_runs_and_left_in_the_middle) {
  DeskRun run("toss", Tosses(std::chrono::milliseconds(5)), {.seed = 1, .from = 0, .to = 1'000'000}, 2);
  run.go_on();
  while (run.so_far().count("bouts") == 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_TRUE(run.is_running());
  EXPECT_FALSE(run.is_over());
  EXPECT_FALSE(run.is_at_rest());
}

/// Throws at one of its bouts, half counted, as often as it is asked to.
class Thrower final : public Simulator {
 public:
  Thrower(std::uint64_t at, std::atomic<int>& times) : at_(at), times_(&times) {}

  [[nodiscard]] std::span<const std::string_view> counters() const override { return tosses_.counters(); }
  [[nodiscard]] std::string setup() const override { return tosses_.setup(); }
  [[nodiscard]] std::string title() const override { return tosses_.title(); }
  [[nodiscard]] std::string players() const override { return tosses_.players(); }
  [[nodiscard]] std::unique_ptr<Simulator> copy() const override { return std::make_unique<Thrower>(at_, *times_); }
  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    if (bout == at_ && (*times_)-- > 0) {
      counts[0] += 1;
      throw std::out_of_range("bout");
    }
    tosses_.play(seed, bout, counts);
  }

 private:
  std::uint64_t at_;
  std::atomic<int>* times_;
  Tosses tosses_;
};

TEST(DeskRun, stops_at_what_is_thrown_says_so_and_goes_on_to_the_same_counts) {
  const Report whole = *run_simulation("toss", Tosses(), {.stretch = some_bouts, .threads = 1, .progress = {}});
  for (const int threads : {1, 3}) {
    std::atomic<int> times = 2;
    DeskRun run("toss", Thrower(100, times), some_bouts, threads);
    for (int stops = 0; stops < 2; ++stops) {
      run.go_on();
      run.wait();
      ASSERT_FALSE(run.is_over());
      const std::optional<Fault> thrown = run.take_thrown();
      ASSERT_TRUE(thrown);
      EXPECT_EQ(one_line(*thrown), "unexpected: bout");
      EXPECT_FALSE(run.take_thrown()) << "it is told once";
    }
    run.go_on();
    run.wait();
    EXPECT_EQ(run.so_far().counts, whole.counts);
    EXPECT_EQ(run.so_far().stretches, std::vector{some_bouts});
  }
}

TEST(DeskRun, boxes_on_where_its_thread_cannot_be_told_that_it_begins) {
  DeskRun run("toss", Tosses(), some_bouts, 2, [] { throw std::out_of_range("core"); });
  run.go_on();
  run.wait();
  EXPECT_TRUE(run.is_over());
}

TEST(Simulation, says_what_a_bout_threw) {
  std::atomic<int> times = 1;
  const auto ran = run_simulation("toss", Thrower(100, times), {.stretch = some_bouts, .threads = 2, .progress = {}});
  ASSERT_FALSE(ran);
  EXPECT_EQ(one_line(ran.error()), "unexpected: bout");
}

TEST(DeskRun, tells_every_thread_that_it_begins) {
  std::atomic<int> begun = 0;
  {
    DeskRun run("toss", Tosses(), some_bouts, 3, [&begun] { ++begun; });
    run.go_on();
    run.wait();
  }
  EXPECT_EQ(begun, 3);
}

}  // namespace
}  // namespace fc::trials
