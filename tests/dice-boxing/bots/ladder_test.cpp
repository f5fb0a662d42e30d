// The ladder of bots. Seeds are fixed, so the result is too. Strategies decide little in this game: over many more bouts the
// steps are a few points, and a champion who thinks briefly is a bad one: what he is worth is held by best_response_test.
#include <gtest/gtest.h>

#include <memory>

#include "bots/dice-boxing/game.h"
#include "bouts.h"

namespace fc::dice_boxing {
namespace {

/// In bouts of 12 rounds of one man against himself.
double share_of(Level stronger, Level weaker, int bouts, int rollouts = 0) {
  return fc::test::share_of<Rules>(test::bout_of("muhammad-ali", "muhammad-ali", 12), *make_controller(stronger, rollouts),
                                   *make_controller(weaker, rollouts), bouts);
}

constexpr int quick_bouts = 2'000;
constexpr int slow_bouts = 120;
constexpr int few_rounds = 300;

TEST(Ladder, the_novice_does_not_lose_to_the_uniform_bot) {
  EXPECT_GE(share_of(Level::novice, Level::uniform, quick_bouts), 0.5);
}

TEST(Ladder, the_contender_beats_the_novice) { EXPECT_GE(share_of(Level::contender, Level::novice, quick_bouts), 0.51); }

TEST(Ladder, the_contender_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::contender, Level::uniform, quick_bouts), 0.53);
}

TEST(Ladder, the_champion_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::champion, Level::uniform, slow_bouts, few_rounds), 0.53);
}

}  // namespace
}  // namespace fc::dice_boxing
