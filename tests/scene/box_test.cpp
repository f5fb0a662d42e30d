#include "scene/layout.h"

#include <gtest/gtest.h>

namespace fc::scene {
namespace {

TEST(Box, is_cut_into_strips_that_cover_it) {
  Box rest{10, 20, 100, 60};
  EXPECT_EQ(rest.take_top(10), (Box{10, 20, 100, 10}));
  EXPECT_EQ(rest.take_right(30), (Box{80, 30, 30, 50}));
  EXPECT_EQ(rest, (Box{10, 30, 70, 50}));
}

TEST(Box, gives_no_more_than_it_has) {
  Box rest{0, 0, 10, 10};
  EXPECT_EQ(rest.take_left(25).w, 10);
  EXPECT_TRUE(rest.empty());
}

TEST(Box, splits_into_columns_with_gaps) {
  const Box whole{0, 0, 100, 10};
  EXPECT_EQ(whole.column(0, 2, 20), (Box{0, 0, 40, 10}));
  EXPECT_EQ(whole.column(1, 2, 20), (Box{60, 0, 40, 10}));
}

TEST(Box, holds_its_left_edge_but_not_its_right) {
  const Box box{0, 0, 10, 10};
  EXPECT_TRUE(box.contains(0, 0));
  EXPECT_FALSE(box.contains(10, 5));
}

}  // namespace
}  // namespace fc::scene
