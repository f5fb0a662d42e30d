// The Ring behind the face that the cabinet knows.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>

#include "bouts.h"
#include "library/the-ring/game.h"
#include "match/match_of.h"
#include "scene/the-ring/game.h"
#include "tests/match/no_answer.h"

namespace fc::the_ring {
namespace {

/// A bout between Olson and Sandy that has been told for a while.
class Shown : public testing::Test {
 protected:
  void SetUp() override {
    Random random(4);
    scene::test::play_on(match_, random, 400);
    scene_.update(match_, 0);
  }

  MatchOf<Rules> match_{test::olson_against_sandy(), {}, fc::test::no_answer<Rules>, standing_of};
  Scene scene_{test::olson_against_sandy(), {"Olson", "Sandy"}};
  Words words_ = test::words_in("en");
};

TEST_F(Shown, the_caption_asks_before_the_dice_rest_and_tells_after) {
  int asked = 0;
  for (double clock = 0; clock < scene_.end_time(); clock += 0.1) {
    const Readout shown = scene_.readout(clock);
    const scene::Caption caption = scene_.caption(clock, words_);
    EXPECT_EQ(caption.text.empty(), !shown.roll) << clock;
    if (shown.roll) {
      EXPECT_EQ(caption.settled, shown.roll->settled) << clock;
      EXPECT_EQ(caption.text.find(" … ") != std::string::npos, shown.roll->settled) << caption.text;
      asked += caption.settled ? 0 : 1;
    }
  }
  EXPECT_GT(asked, 50);
}

TEST_F(Shown, a_skip_ends_where_something_has_to_be_read) {
  EXPECT_TRUE(scene_.skips_on());
  double clock = 0;
  int skips = 0;
  while (clock < scene_.end_time()) {
    const double next = scene_.skip_time(clock);
    ASSERT_GT(next, clock);
    clock = next;
    ++skips;
  }
  EXPECT_EQ(clock, scene_.end_time());
  EXPECT_GT(skips, 3);
  EXPECT_LT(skips, 120);
}

TEST_F(Shown, the_board_is_folded_in_a_glide_or_with_reduced_motion_in_a_cut) {
  std::set<float> cuts;
  std::size_t glides = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Random random(seed);
    MatchOf<Rules> match{test::olson_against_sandy(), {}, fc::test::no_answer<Rules>, standing_of};
    scene::test::play_on(match, random, 2000);
    Scene scene{test::olson_against_sandy(), {"Olson", "Sandy"}};
    scene.update(match, 0);
    for (double clock = 0; clock < scene.rest_time(); clock += 0.05) {
      const float open = scene.layout_at(clock, scene::Motion::full).board_open;
      const float cut = scene.layout_at(clock, scene::Motion::reduced).board_open;
      cuts.insert(cut);
      glides += open > 0 && open < 1 ? 1 : 0;
      EXPECT_LE(std::abs(open - cut), 0.5F) << clock;
    }
  }
  EXPECT_EQ(cuts, (std::set<float>{0, 1}));
  EXPECT_GT(glides, 8U);
}

TEST_F(Shown, a_continued_bout_is_at_rest_at_once) {
  scene_.catch_up(match_, 1000);
  EXPECT_LE(scene_.rest_time(), 1000 + 1e-6);
  const scene::Stage wanted = stage_of(match_.setup(), match_.view(no_seat));
  const scene::Stage shown = scene_.stage(1000, scene::Motion::reduced);
  EXPECT_EQ(shown.markers[0].at.x, wanted.markers[0].at.x);
  EXPECT_EQ(shown.markers[1].at.y, wanted.markers[1].at.y);
}

}  // namespace
}  // namespace fc::the_ring
