// Ringside behind the face that the cabinet knows.
#include <gtest/gtest.h>

#include <span>

#include "bouts.h"
#include "library/ringside/game.h"
#include "match/match_of.h"
#include "scene/ringside/game.h"
#include "tests/match/no_answer.h"

namespace fc::ringside {
namespace {

TEST(RingsideScene, is_made_for_a_match_and_tells_what_is_new) {
  MatchOf<Rules> match(test::some_setup(3), {}, fc::test::no_answer<Rules>, standing_of);
  const auto scene = scene::make_scene(match, {"Red", "Blue"});
  EXPECT_EQ(scene->end_time(), 0);
  Random random(1);
  test::play_on(match, random, 10);
  scene->update(match, 5);
  const double end = scene->end_time();
  EXPECT_GT(end, 5);
  EXPECT_GE(scene->rest_time(), end);
  scene->update(match, 6);
  EXPECT_EQ(scene->end_time(), end) << "nothing new has happened";
}

TEST(RingsideScene, a_continued_bout_is_at_rest_at_once) {
  MatchOf<Rules> match(test::some_setup(3), {}, fc::test::no_answer<Rules>, standing_of);
  Random random(1);
  test::play_on(match, random, 60);
  const auto scene = scene::make_scene(match, {"Red", "Blue"});
  scene->catch_up(match, 100);
  EXPECT_LE(scene->rest_time(), 100 + 1e-6);
  const scene::Stage wanted = stage_of(match.view(0));
  const scene::Stage shown = scene->stage(scene->rest_time(), scene::Motion::full);
  EXPECT_EQ(shown.markers[0].at.x, wanted.markers[0].at.x);
  EXPECT_EQ(shown.markers[1].at.y, wanted.markers[1].at.y);
}

TEST(RingsideScene, the_caption_asks_before_the_dice_rest_and_tells_after) {
  const Words words = test::words_in("en");
  MatchOf<Rules> match(test::some_setup(3), {}, fc::test::no_answer<Rules>, standing_of);
  const auto scene = scene::make_scene(match, {"Ali", "Frazier"});
  EXPECT_TRUE(scene->caption(0, words).text.empty());
  ASSERT_TRUE(match.roll(63));
  scene->update(match, 0);
  const double rolled = scene->end_time() - 0.05;
  const scene::Caption before = scene->caption(rolled - 0.6, words);
  const scene::Caption after = scene->caption(rolled, words);
  EXPECT_FALSE(before.settled);
  EXPECT_EQ(before.text.find("63"), std::string::npos);
  EXPECT_TRUE(after.settled);
  EXPECT_NE(after.text.find("63"), std::string::npos);
  EXPECT_EQ(after.ink, scene::Ink::red);
}

TEST(RingsideScene, calls_get_their_words_and_numbers) {
  scene::Stage stage;
  scene::Call worded;
  worded.key = "ringside.call.up";
  worded.number = 6;
  scene::Call bare;
  bare.number = 9;
  stage.calls = {worded, bare};
  scene::word_calls(stage, test::words_in("en"));
  EXPECT_EQ(stage.calls[0].text, "UP AT 6");
  EXPECT_EQ(stage.calls[1].text, "9");
}

}  // namespace
}  // namespace fc::ringside
