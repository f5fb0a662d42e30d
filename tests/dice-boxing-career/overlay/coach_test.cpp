// What the manager of the lesson finds to explain while careers go by.
#include "overlay/dice-boxing-career/panels.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "library/dice-boxing-career/game.h"
#include "library/words.h"
#include "match/match_of.h"
#include "scene/dice-boxing-career/game.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

constexpr double frame = 0.05;  // seconds

using Moments = std::vector<std::string_view>;

MatchOf<Rules> career(const Setup& setup) {
  return {
      setup, {.game = "dice-boxing-career", .setup = {}, .dice = {}, .choices = {}}, write_answer, standing_of, bout_setup};
}

/// Plays the answer, then looks at every frame of what it led to; look(moments).
template <class Look>
void watch(const MatchOf<Rules>& match, Scene& scene, Look look) {
  const double before = scene.rest_time();
  scene.update(match, before);
  for (double clock = before; clock < scene.rest_time(); clock += frame) {
    look(lesson_moments(scene.readout(clock), std::nullopt));
  }
  const Need need = match.need();
  if (need.kind == NeedKind::choice) {
    look(lesson_moments(scene.readout(scene.rest_time()), static_cast<Decision>(need.topic)));
  } else {
    look(lesson_moments(scene.readout(scene.rest_time()), std::nullopt));
  }
}

/// look(moments) is called for every frame and question of a life.
template <class Look>
void live(std::uint64_t seed, Look look) {
  MatchOf<Rules> match = career(setup_of("heavyweight", R"({"max_fights":25})", static_cast<int>(seed)));
  Scene scene(match.setup(), {"Kid Galloway"});
  Climber climber{.random = Random(seed), .wins = 7};
  watch(match, scene, look);
  for (Need need = match.need(); need.kind != NeedKind::finished; need = match.need()) {
    if (need.kind == NeedKind::roll) {
      ASSERT_TRUE(match.roll(throw_die(climber.random, need.die)));
    } else if (need.kind == NeedKind::bout) {
      ASSERT_TRUE(match.choose(Rules::notation(climber.outcome(match.setup(), match.state()))));
    } else {
      ASSERT_TRUE(match.choose(Rules::notation(climber.choose(match.setup(), match.state(), need))));
    }
    watch(match, scene, look);
  }
}

TEST(DiceBoxingCareerCoach, explains_everything_that_the_lesson_has_words_for) {
  std::map<std::string, int> frames;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    live(seed, [&frames](const Moments& moments) {
      for (const std::string_view moment : moments) {
        ++frames[std::string(moment)];
      }
    });
  }
  for (const char* const language : {"en", "fr"}) {
    const Words words = fc::test::must(Words::load(fc::test::data_folder(), language));
    const std::string topic = "dice-boxing-career.lesson.";
    std::map<std::string, int> unsaid = frames;
    for (auto text = words.all().lower_bound(topic); text != words.all().end() && text->first.starts_with(topic); ++text) {
      EXPECT_EQ(unsaid.erase(text->first.substr(topic.size())), 1U) << text->first << " is never said";
    }
    EXPECT_TRUE(unsaid.empty()) << unsaid.begin()->first << " has no words, " << language;
  }
}

TEST(DiceBoxingCareerCoach, begins_with_the_gym_and_says_it_once) {
  MatchOf<Rules> match = career(setup_of("heavyweight", "{}"));
  Scene scene(match.setup(), {"Kid Galloway"});
  EXPECT_EQ(lesson_moments(scene.readout(0), Decision::upgrade), (Moments{"welcome", "points", "worth"}));
  EXPECT_TRUE(lesson_moments(scene.readout(0), std::nullopt).empty());
  for (const char* const word : {"done", "win-ko"}) {
    ASSERT_TRUE(match.choose(word));
  }
  scene.update(match, 0);
  EXPECT_EQ(lesson_moments(scene.readout(scene.rest_time()), Decision::upgrade), Moments{"again"});
}

TEST(DiceBoxingCareerCoach, explains_a_lost_fight_when_its_die_rests) {
  MatchOf<Rules> match = career(setup_of("heavyweight", "{}"));
  Scene scene(match.setup(), {"Kid Galloway"});
  for (const char* const word : {"done", "loss-ko"}) {
    ASSERT_TRUE(match.choose(word));
  }
  scene.update(match, 0);
  EXPECT_EQ(lesson_moments(scene.readout(scene.rest_time()), std::nullopt), Moments{"lost"});
  ASSERT_TRUE(match.roll(60));
  const double thrown = scene.rest_time();
  scene.update(match, thrown);
  EXPECT_TRUE(lesson_moments(scene.readout(thrown + frame), std::nullopt).empty()) << "it tumbles";
  EXPECT_EQ(lesson_moments(scene.readout(scene.rest_time()), std::nullopt), (Moments{"lost", "fallen"}));
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
