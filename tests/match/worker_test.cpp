// The one queue behind thinking and writing.
#include "match/worker.h"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <memory>
#include <new>
#include <stdexcept>
#include <vector>

namespace fc {
namespace {

constexpr int lost = -1;

/// Whatever is thrown becomes `lost`.
class Doubler : public Worker<int, int> {
 public:
  explicit Doubler(Work work) : Worker(std::move(work), [](int&, const Fault&) { return lost; }) {}
};

int doubled(const int& job, const std::stop_token&) { return 2 * job; }

TEST(Worker, gives_every_outcome_in_the_order_of_the_jobs) {
  Doubler worker(doubled);
  for (int job = 0; job < 100; ++job) {
    worker.hand_over(job);
  }
  for (int job = 0; job < 100; ++job) {
    EXPECT_EQ(worker.wait(), 2 * job);
  }
  EXPECT_EQ(worker.wait(), std::nullopt) << "nothing is left to wait for";
}

TEST(Worker, has_done_everything_when_it_has_finished) {
  Doubler worker(doubled);
  EXPECT_EQ(worker.take(), std::nullopt);
  worker.hand_over(1);
  worker.hand_over(2);
  worker.finish();
  EXPECT_EQ(worker.take(), 2);
  EXPECT_EQ(worker.take(), 4);
  EXPECT_EQ(worker.take(), std::nullopt);
}

TEST(Worker, calls_whenever_an_outcome_is_ready) {
  std::latch called(2);
  Doubler worker(doubled);
  worker.call_when_ready([&called] { called.count_down(); });
  worker.hand_over(1);
  worker.hand_over(2);
  called.wait();
  EXPECT_EQ(worker.take(), 2);
  EXPECT_EQ(worker.take(), 4);
}

TEST(Worker, does_what_still_waits_before_it_goes) {
  std::atomic<int> done = 0;
  std::latch go(1);
  {
    Doubler worker([&](const int& job, const std::stop_token&) {
      go.wait();
      done += 1;
      return job;
    });
    for (int job = 0; job < 10; ++job) {
      worker.hand_over(job);
    }
    go.count_down();
  }
  EXPECT_EQ(done, 10);
}

TEST(Worker, puts_a_newer_job_in_place_of_the_outdated_ones_that_wait) {
  std::latch begun(1);
  std::latch go(1);
  Doubler worker([&](const int& job, const std::stop_token&) {
    if (job == 0) {
      begun.count_down();
      go.wait();
    }
    return job;
  });
  worker.hand_over(0);
  begun.wait();
  for (int job = 1; job <= 5; ++job) {
    worker.hand_over(job, [](int waiting) { return waiting % 2 == 1; });
  }
  go.count_down();
  std::vector<int> done;
  while (const auto outcome = worker.wait()) {
    done.push_back(*outcome);
  }
  EXPECT_EQ(done, (std::vector{0, 2, 4, 5}));
}

TEST(Worker, asks_the_job_that_is_being_done_to_end_and_forgets_all) {
  std::latch begun(1);
  Doubler worker([&](const int& job, const std::stop_token& ending) {
    if (job == 0) {
      begun.count_down();
      while (!ending.stop_requested()) {
      }
    }
    return job;
  });
  worker.hand_over(0);
  worker.hand_over(1);
  begun.wait();
  worker.forget();
  EXPECT_EQ(worker.wait(), std::nullopt) << "neither outcomes nor jobs are left";
  worker.hand_over(7);
  EXPECT_EQ(worker.wait(), 7) << "the next job is not asked to end";
}

TEST(Worker, takes_jobs_that_can_only_be_moved) {
  Worker<std::unique_ptr<int>, std::unique_ptr<int>> worker(
      [](std::unique_ptr<int>& job, const std::stop_token&) { return std::move(job); },
      [](std::unique_ptr<int>&, const Fault&) { return nullptr; });
  worker.hand_over(std::make_unique<int>(5));
  const auto outcome = worker.wait();
  ASSERT_TRUE(outcome);
  EXPECT_EQ(**outcome, 5);
}

TEST(Worker, says_what_a_job_threw_and_goes_on_with_the_next) {
  Worker<int, Result<int>> worker([](const int& job, const std::stop_token&) -> Result<int> {
    if (job == 1) {
      throw std::out_of_range("no such boxer");
    }
    if (job == 2) {
      throw std::bad_alloc();
    }
    if (job == 3) {
      throw job;
    }
    return job;
  });
  for (int job = 0; job < 5; ++job) {
    worker.hand_over(job);
  }
  EXPECT_EQ(worker.wait(), std::optional(Result<int>(0)));
  for (const char* const told : {"unexpected: no such boxer", "unexpected: no memory", "unexpected: unknown"}) {
    const auto outcome = worker.wait();
    ASSERT_TRUE(outcome && !*outcome);
    EXPECT_EQ(outcome->error().code, FaultCode::unavailable);
    EXPECT_EQ(one_line(outcome->error()), told);
  }
  EXPECT_EQ(worker.wait(), std::optional(Result<int>(4))) << "the thread lives on";
}

TEST(Worker, lives_on_where_not_even_a_rescue_helps) {
  Worker<int, int> worker([](const int& job, const std::stop_token&) { return job > 0 ? job : throw std::bad_alloc(); },
                          [](int&, const Fault&) -> int { throw std::bad_alloc(); });
  std::atomic<int> called = 0;
  worker.call_when_ready([&called] {
    ++called;
    throw std::bad_alloc();
  });
  worker.hand_over(0);
  worker.hand_over(1);
  worker.finish();
  EXPECT_EQ(worker.take(), 1) << "of the other there is nothing to tell";
  EXPECT_EQ(worker.take(), std::nullopt);
  EXPECT_EQ(called, 2);
}

}  // namespace
}  // namespace fc
