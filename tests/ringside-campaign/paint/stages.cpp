// What lies behind the desk: the dark, and a die in the tray.
#include "tests/paint/stages.h"

#include "library/ringside-campaign/game.h"
#include "match/match_of.h"
#include "scene/ringside-campaign/game.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {

/// Offered to the picture tests.
std::vector<paint::test::OfferedStage> stages();

std::vector<paint::test::OfferedStage> stages() {
  const auto setup = setup_of(3, R"({"stable_size": 2, "weeks": 2})");
  MatchOf<Rules> match(setup, {.game = "ringside-campaign", .setup = "{}", .dice = {}, .choices = {}}, write_answer,
                       standing_of, bout_setup);
  const auto scene = scene::make_scene(match, {"Ada", "Bernard", "Claire"});
  Random random(1);
  while (match.need().kind != NeedKind::bout) {
    fc::test::must(match.roll(throw_die(random, match.need().die)));
  }
  scene->update(match, 0);
  return {{"behind-the-desk", scene->stage(scene->end_time(), scene::Motion::full)}};
}

}  // namespace fc::ringside_campaign::test
