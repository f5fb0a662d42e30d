#include "bots/ringside/outlook.h"

#include <gtest/gtest.h>

namespace fc::ringside {
namespace {

TEST(RingSense, centre_is_more_open_than_edge_and_edge_than_corner) {
  EXPECT_GT(openness({2, 2}), openness({0, 2}));
  EXPECT_GT(openness({0, 2}), openness({0, 0}));
}

TEST(RingSense, hits_to_ropes_are_counted_along_the_line_of_the_two_men) {
  EXPECT_EQ(hits_to_ropes({3, 2}, {2, 2}), 2);
  EXPECT_EQ(hits_to_ropes({5, 2}, {4, 2}), 0);
  EXPECT_EQ(hits_to_ropes({3, 3}, {2, 2}), 2);
}

TEST(RingSense, a_man_driven_along_the_ropes_has_further_to_go_than_straight_into_them) {
  EXPECT_EQ(hits_to_ropes({2, 0}, {2, 1}), 0);
  EXPECT_EQ(hits_to_ropes({2, 0}, {1, 1}), 3);  // corner to corner he slides along them
}

}  // namespace
}  // namespace fc::ringside
