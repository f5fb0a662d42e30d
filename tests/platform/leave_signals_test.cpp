#include "platform/leave_signals.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace fc::platform
