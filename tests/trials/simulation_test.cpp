// How a simulation is cut into parts.
#include "trials/simulator.h"

#include <gtest/gtest.h>

namespace fc::trials {
namespace {

TEST(Simulation, cuts_parts_that_cover_every_bout_once) {
  for (const std::uint64_t parts : {1U, 3U, 7U, 20U}) {
    std::uint64_t next = 0;
    for (std::uint64_t index = 1; index <= parts; ++index) {
      const Stretch stretch = shard(1, 17, index, parts);
      EXPECT_EQ(stretch.from, next);
      next = stretch.to;
    }
    EXPECT_EQ(next, 17U);
  }
}

}  // namespace
}  // namespace fc::trials
