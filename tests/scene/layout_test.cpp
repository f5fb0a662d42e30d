#include "scene/layout.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>

namespace fc::scene {
namespace {

constexpr std::array<std::pair<int, int>, 7> sizes{
    {{1280, 720}, {1920, 1080}, {1024, 768}, {2560, 1080}, {720, 1280}, {640, 360}, {1, 1}}};

bool overlap(const Box& left, const Box& right) {
  constexpr float rounding = 0.01F;
  return left.x + rounding < right.right() && right.x + rounding < left.right() && left.y + rounding < right.bottom() &&
         right.y + rounding < left.bottom();
}

TEST(Layout, is_the_design_at_1280_by_720) {
  const Layout made = layout(1280, 720);
  EXPECT_FLOAT_EQ(made.scale, 1);
  EXPECT_EQ(made.top, (Box{0, 0, 1280, 56}));
  EXPECT_EQ(made.left, (Box{0, 56, 264, 664}));
  EXPECT_EQ(made.right, (Box{1016, 56, 264, 664}));
  EXPECT_EQ(made.ring, (Box{264, 56, 752, 542}));
  EXPECT_EQ(made.prompt, (Box{264, 554, 752, 44})) << "over the foot of the ring";
  EXPECT_EQ(made.tray, (Box{264, 624, 376, 96}));
}

TEST(Layout, columns_grow_with_the_letters) {
  const LayoutShape shape{.side = 200, .side_large = 300};
  EXPECT_FLOAT_EQ(shape.for_letters(1).side, 200);
  EXPECT_FLOAT_EQ(shape.for_letters(1.5F).side, 250);
  EXPECT_FLOAT_EQ(shape.for_letters(2).side, 300);
}

TEST(Layout, columns_for_large_letters_take_one_place_and_leave_the_ring_its_room) {
  const LayoutShape shape{.side = 264, .side_large = 528};
  const Layout usual = layout(1280, 720, shape.for_letters(1.25F));
  EXPECT_EQ(usual.right.x, 1280 - 330);
  const Layout large = layout(1280, 720, shape.for_letters(2));
  EXPECT_EQ(large.left.w, 528) << "twice as wide";
  EXPECT_EQ(large.right, large.left);
  EXPECT_EQ(large.ring.x, 528);
  EXPECT_EQ(large.ring.right(), 1280);
}

TEST(Layout, parts_never_overlap_and_stay_in_the_picture) {
  for (const auto& [width, height] : sizes) {
    const Layout made = layout(width, height, {.prompt_on_ring = false});
    const std::array parts{made.top,    made.left, made.right,      made.ring,
                           made.prompt, made.tray, made.commentary, made.caption};
    for (std::size_t first = 0; first < parts.size(); ++first) {
      EXPECT_GT(parts[first].w, 0) << width << "x" << height;
      EXPECT_GT(parts[first].h, 0) << width << "x" << height;
      EXPECT_GE(parts[first].x, 0);
      EXPECT_LE(parts[first].right(), static_cast<float>(width) + 0.01F);
      EXPECT_LE(parts[first].bottom(), static_cast<float>(height) + 0.01F);
      for (std::size_t second = first + 1; second < parts.size(); ++second) {
        EXPECT_FALSE(overlap(parts[first], parts[second])) << first << " and " << second << " at " << width << "x" << height;
      }
    }
  }
}

TEST(Layout, a_game_shares_out_the_picture_its_own_way) {
  const Layout made = layout(
      1280, 720,
      {.top = 118, .side = 280, .prompt = 40, .prompt_on_ring = false, .caption = 20, .tray = 110, .tray_share = 0.75F});
  EXPECT_EQ(made.top, (Box{0, 0, 1280, 118}));
  EXPECT_EQ(made.ring, (Box{280, 118, 720, 432}));
  EXPECT_EQ(made.tray, (Box{280, 610, 540, 110}));
  EXPECT_EQ(made.commentary, (Box{820, 610, 180, 110}));
}

TEST(Layout, leaves_room_for_a_poster_beside_the_ring_where_there_is_width) {
  const LayoutShape with_poster{.side = 20, .poster = 570};
  const Layout made = layout(1280, 720, with_poster);
  EXPECT_FLOAT_EQ(made.ring.x, 590);
  EXPECT_FLOAT_EQ(made.ring.right(), made.right.x);
  EXPECT_FLOAT_EQ(layout(720, 1280, with_poster).ring.w, 720);
}

TEST(Layout, an_upright_picture_has_the_columns_at_its_foot) {
  const Layout made = layout(1080, 1920, {.upright = 400});
  EXPECT_FLOAT_EQ(made.scale, 1.5F);
  EXPECT_EQ(made.left, (Box{0, 1320, 540, 600}));
  EXPECT_EQ(made.right, (Box{540, 1320, 540, 600}));
  EXPECT_FLOAT_EQ(made.tray.bottom(), 1320);
  EXPECT_LT(layout(1080, 1920).ring.h, made.ring.h) << "higher columns leave a lower ring";
}

TEST(Layout, scales_with_the_height_of_a_wide_picture) {
  EXPECT_FLOAT_EQ(layout(1920, 1080).scale, 1.5F);
  EXPECT_FLOAT_EQ(layout(2560, 1080).scale, 1.5F);
}

TEST(Layout, dice_may_lie_at_the_rings_foot_with_the_caption_and_a_board_below) {
  const Layout made = layout(1280, 720, {.caption = 40, .tray = 90, .tray_share = 1, .board = 120, .caption_below = true});
  EXPECT_FLOAT_EQ(made.tray.y, made.prompt.bottom());
  EXPECT_FLOAT_EQ(made.caption.y, made.tray.bottom());
  EXPECT_FLOAT_EQ(made.board.y, made.caption.bottom());
  EXPECT_FLOAT_EQ(made.board.bottom(), 720);
  EXPECT_FLOAT_EQ(made.board.h, 120);
  EXPECT_FLOAT_EQ(layout(1280, 720).board.h, 0);
}

/// As the games that tell every roll on a board.
constexpr LayoutShape with_board{
    .prompt = 44, .prompt_on_ring = false, .caption = 38, .tray = 84, .tray_share = 1, .board = 110, .caption_below = true};

LayoutShape opened(float open) {
  LayoutShape shape = with_board;
  shape.board_open = open;
  return shape;
}

TEST(Layout, dice_may_fall_over_the_foot_of_the_ring) {
  const Layout made = layout(1280, 720, with_board);
  EXPECT_FALSE(made.wooden_tray);
  EXPECT_TRUE(layout(1280, 720).wooden_tray);
  EXPECT_FLOAT_EQ(made.tray.bottom(), made.caption.y);
  EXPECT_FLOAT_EQ(made.caption.bottom(), made.ring.bottom()) << "the ring is seen where nothing is said";
  EXPECT_FLOAT_EQ(made.board.y, made.caption.bottom());
  EXPECT_FLOAT_EQ(made.prompt.y, made.board.bottom());
  EXPECT_FLOAT_EQ(made.prompt.bottom(), 720);
  EXPECT_FLOAT_EQ(made.ring_above_dice().bottom(), made.tray.y);
}

TEST(Layout, a_board_that_is_folded_away_leaves_its_room_to_the_ring) {
  for (const auto& [width, height] : sizes) {
    const Layout open = layout(width, height, opened(1));
    const Layout half = layout(width, height, opened(0.5F));
    const Layout folded = layout(width, height, opened(0));
    EXPECT_EQ(folded.board.h, 0);
    EXPECT_NEAR(folded.ring.h, open.ring.h + open.board.h, 0.01F);
    EXPECT_GE(half.ring.h, open.ring.h);
    EXPECT_LE(half.ring.h, folded.ring.h);
    for (const Layout& made : {open, half, folded}) {
      EXPECT_NEAR(made.film.h, open.ring.h - open.caption.h, 0.01F) << "the men keep their scale";
      EXPECT_NEAR(made.tallest_ring.h, folded.ring.h, 0.01F);
      EXPECT_EQ(made.prompt, open.prompt);
      EXPECT_NEAR(made.caption.bottom(), made.ring.bottom(), 0.01F);
      EXPECT_NEAR(made.board.bottom(), made.prompt.y, 0.01F);
      EXPECT_FLOAT_EQ(made.board_laid_out().h, open.board.h);
    }
  }
}

TEST(Layout, a_covered_tray_has_the_caption_at_its_top_and_the_board_over_its_dice) {
  const Layout open = layout(1280, 720, {.caption = 40, .tray = 90, .tray_share = 1, .board = 120, .caption_below = true});
  const Layout covered = with_tray_covered(open);
  EXPECT_FLOAT_EQ(covered.caption.y, open.tray.y);
  EXPECT_FLOAT_EQ(covered.board.y, covered.caption.bottom());
  EXPECT_FLOAT_EQ(covered.board.bottom(), open.board.bottom());
}

}  // namespace
}  // namespace fc::scene
