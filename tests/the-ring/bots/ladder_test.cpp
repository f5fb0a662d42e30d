// The ladder of bots. Seeds are fixed, so the result is too.
#include <gtest/gtest.h>

#include "bots/the-ring/game.h"
#include "bouts.h"

namespace fc::the_ring {
namespace {

/// In bouts of 12 rounds of one man against himself.
double share_of(Level stronger, Level weaker, int bouts, Changes changes = Changes::segment) {
  auto setup = test::bout_of(test::even_man, test::even_man, 12);
  setup.options.changes = changes;
  return fc::test::share_of<Rules>(setup, *make_controller(stronger), *make_controller(weaker), bouts);
}

constexpr int quick_bouts = 1'000;
constexpr int slow_bouts = 60;

TEST(Ladder, the_novice_beats_the_uniform_bot) { EXPECT_GE(share_of(Level::novice, Level::uniform, quick_bouts), 0.54); }

TEST(Ladder, the_contender_beats_the_novice) { EXPECT_GE(share_of(Level::contender, Level::novice, quick_bouts), 0.52); }

TEST(Ladder, the_contender_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::contender, Level::uniform, quick_bouts), 0.58);
}

// Over 1,000 bouts with a choice before every segment he beats the contender too. Here he thinks once a round, and of a few
// bouts only.
TEST(Ladder, the_champion_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::champion, Level::uniform, slow_bouts, Changes::round), 0.55);
}

}  // namespace
}  // namespace fc::the_ring
