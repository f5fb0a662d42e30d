// The moment a title is won: gold over the ring, and the new champion alone in it.
#include "tests/paint/stages.h"

#include "library/dice-boxing-career/game.h"
#include "match/match_of.h"
#include "scene/dice-boxing-career/game.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {

std::vector<paint::test::OfferedStage> stages() {
  const std::string json = R"({"class":"heavyweight","seed":2008,"styles":["boxer","slugger"]})";
  MatchOf<Rules> match(setup_of(json), {.game = "dice-boxing-career", .setup = json, .dice = {}, .choices = {}},
                       write_answer, standing_of, bout_setup);
  const auto scene = scene::make_scene(match, {"Kid Galloway"});
  while (match.state().titles == 0) {
    const std::vector<std::string> legal = match.legal(match.need());
    const bool bout = match.need().kind == NeedKind::bout;
    const bool gym = !bout && legal.back() == "done";
    fc::test::must(match.choose(bout ? "win-decision" : gym ? "done" : legal.front()));
  }
  scene->update(match, 0);
  double clock = scene->end_time();
  while (!static_cast<const Scene&>(*scene).readout(clock).celebrates) {
    clock -= 0.1;
  }
  scene::Stage stage = scene->stage(clock - 1.2, scene::Motion::full);
  scene::word_calls(stage, fc::test::must(Words::load(fc::test::data_folder(), "en")));
  return {{"a-title-is-won", std::move(stage)}};
}

}  // namespace fc::dice_boxing_career::test
