// Random streams of a bout: none is used twice, and none has moved.
#include "match/conductor.h"

#include <gtest/gtest.h>

#include <set>

#include "core/need.h"

namespace fc {
namespace {

TEST(Streams, of_five_seats_are_what_they_always_were) {
  EXPECT_EQ(dice_stream, 0U);
  EXPECT_EQ(stream_of_thought(0, 0), 1U);
  EXPECT_EQ(stream_of_thought(0, 4), 5U);
  EXPECT_EQ(stream_of_thought(1, 0), 6U);
  EXPECT_EQ(stream_of_thought(1000, 3), 5004U);
}

TEST(Streams, are_different_for_every_place_and_seat) {
  constexpr std::uint64_t places = 3000;
  std::set<std::uint64_t> used{dice_stream};
  for (std::uint64_t place = 0; place < places; ++place) {
    for (std::uint64_t seat = 0; seat < most_seats; ++seat) {
      used.insert(stream_of_thought(place, seat));
    }
  }
  EXPECT_EQ(used.size(), 1 + places * most_seats);
}

}  // namespace
}  // namespace fc
