// A long game keeps no view beside every event, and no cue for ever: what it shows is the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "library/tiny-tour/game.h"
#include "match/match_of.h"
#include "scene/tiny-tour/game.h"
#include "tests/must.h"

namespace fc::tiny_tour {
namespace {

const std::vector<std::string> names{"Cal", "Dex", "Eli", "Fitz"};
constexpr std::string_view setup = R"({"boxers": ["cal-brick", "dex-cobble", "eli-dray", "fitz-ember"], "stops": 9})";

MatchOf<Rules> opened() {
  static const auto below = fc::test::must(tiny::load_catalogue(fc::test::data_folder()));
  return {fc::test::must(read_setup(Catalogue{.below = &below}, setup)),
          {.game = "tiny-tour", .setup = std::string(setup), .dice = {}, .choices = {}},
          write_answer,
          standing_of,
          bout_setup};
}

/// Answers what is asked with the first that is legal; bouts by chance.
bool answer_next(Match& match, Random& random) {
  const Need need = match.need();
  switch (need.kind) {
    case NeedKind::finished: return false;
    case NeedKind::roll: fc::test::must(match.roll(throw_die(random, need.die))); return true;
    case NeedKind::bout: fc::test::must(match.choose(match.any_result(random))); return true;
    case NeedKind::choice: fc::test::must(match.choose(match.legal(need).front())); return true;
  }
  return false;
}

TEST(LongMemory, keeps_the_views_of_the_latest_answer_only) {
  MatchOf<Rules> match = opened();
  Random random(3);
  std::size_t before = 0;
  while (answer_next(match, random)) {
    EXPECT_EQ(match.views().size(), match.events().size() - before);
    EXPECT_TRUE(match.views().empty() || match.views().back() == match.state());
    before = match.events().size();
  }
  EXPECT_GT(match.events().size(), 20U);
}

TEST(LongMemory, a_refused_answer_leaves_the_views_alone) {
  MatchOf<Rules> match = opened();
  Random random(3);
  ASSERT_TRUE(answer_next(match, random));
  const auto views = match.views();
  EXPECT_FALSE(match.choose("meet:9"));
  EXPECT_EQ(match.views(), views);
}

TEST(LongMemory, a_continued_game_looks_like_one_that_was_watched) {
  MatchOf<Rules> match = opened();
  Scene watched(match.setup(), names);
  Random random(7);
  for (int answers = 0; answers < 30; ++answers) {
    ASSERT_TRUE(answer_next(match, random));
    watched.update(match, watched.end_time());
  }
  Scene continued(match.setup(), names);
  continued.catch_up(match, 100);
  EXPECT_LE(continued.rest_time(), 100 + 1e-6);
  EXPECT_EQ(continued.readout(100).now, watched.readout(watched.end_time()).now);
  EXPECT_EQ(continued.readout(100).now, match.state());
}

TEST(LongMemory, whoever_looked_away_for_several_answers_catches_up) {
  MatchOf<Rules> match = opened();
  Scene scene(match.setup(), names);
  Random random(9);
  for (int answers = 0; answers < 8; ++answers) {
    ASSERT_TRUE(answer_next(match, random));
  }
  scene.update(match, 50);
  EXPECT_EQ(scene.readout(scene.end_time()).now, match.state());
  ASSERT_TRUE(answer_next(match, random));
  scene.update(match, 60);
  EXPECT_EQ(scene.readout(scene.end_time()).now, match.state());
}

TEST(LongMemory, forgets_cues_of_long_ago) {
  MatchOf<Rules> match = opened();
  Play choreography(match.setup());
  const std::vector<View> view{match.state()};
  const std::vector<Event> event{StopReached{.stop = 1, .host = 0}};
  for (int times = 0; times < 2000; ++times) {
    choreography.append(event, view, 0);
  }
  EXPECT_EQ(choreography.event_count(), 2000U);
  EXPECT_LE(choreography.timeline().all().size(), 512U);
  EXPECT_EQ(choreography.timeline().all().back().index, 1999U);
}

}  // namespace
}  // namespace fc::tiny_tour
