#include "platform/service.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace fc::platform {
namespace {

TEST(LeaveSignals, each_of_them_arrives_once) {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    LeaveSignals signals;
    EXPECT_FALSE(signals.arrived());
    ASSERT_EQ(std::raise(signal), 0);
    EXPECT_TRUE(signals.arrived()) << signal;
    EXPECT_FALSE(signals.arrived()) << signal;
  }
}

TEST(LeaveSignals, one_that_was_ignored_stays_ignored) {
  const auto before = std::signal(SIGHUP, SIG_IGN);
  {
    LeaveSignals signals;
    ASSERT_EQ(std::raise(SIGHUP), 0);
    EXPECT_FALSE(signals.arrived());
  }
  std::signal(SIGHUP, before);
}

TEST(LeaveSignals, what_nobody_asked_about_ends_nothing_afterwards) {
  {
    const LeaveSignals signals;
    ASSERT_EQ(std::raise(SIGTERM), 0);
  }
  SUCCEED() << "still here";
}

TEST(LeaveBell, rings_when_a_signal_arrives_and_leaves_it_to_be_asked_for) {
  using namespace std::chrono_literals;
  LeaveSignals signals;
  std::atomic<int> rung = 0;
  const LeaveBell bell(signals, [&rung] { ++rung; });
  EXPECT_EQ(rung, 0);
  ASSERT_EQ(kill(getpid(), SIGTERM), 0);
  for (int tries = 0; rung == 0 && tries < 500; ++tries) {
    std::this_thread::sleep_for(10ms);
  }
  EXPECT_EQ(rung, 1);
  EXPECT_TRUE(signals.arrived());
}

TEST(LeaveBell, outlives_a_ring_that_throws) {
  LeaveSignals signals;
  std::atomic<int> rung = 0;
  {
    const LeaveBell bell(signals, [&rung] {
      ++rung;
      throw std::runtime_error("no bell");
    });
    kill(getpid(), SIGTERM);
    while (rung == 0) {
      std::this_thread::yield();
    }
  }
  EXPECT_TRUE(signals.arrived());
}

TEST(LeaveBell, goes_in_silence_where_nothing_arrives) {
  const LeaveSignals signals;
  std::atomic<int> rung = 0;
  {
    const LeaveBell bell(signals, [&rung] { ++rung; });
  }
  EXPECT_EQ(rung, 0);
}

}  // namespace
}  // namespace fc::platform
