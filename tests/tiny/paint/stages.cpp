// One moment of a scrap of six, as its choreography shows it.
#include "tests/paint/stages.h"

#include "library/tiny/game.h"
#include "match/match_of.h"
#include "scene/tiny/game.h"
#include "tests/must.h"

namespace fc::tiny::test {

std::vector<paint::test::OfferedStage> stages() {
  using fc::test::must;
  const auto catalogue = must(load_catalogue(fc::test::data_folder()));
  const std::string json = R"({"boxers": ["cal-brick", "dex-cobble", "eli-dray", "fitz-ember", "gus-flint", "hal-gable"]})";
  MatchOf<Rules> match(must(read_setup(catalogue, json)), {.game = "tiny", .setup = json, .dice = {}, .choices = {}},
                       write_answer, standing_of);
  const auto scene = scene::make_scene(match, names_in(catalogue, json));
  must(match.roll(0));
  for (const char* const choice : {"at:2", "rush", "swing", "block"}) {
    must(match.choose(choice));
  }
  must(match.roll(0));
  scene->update(match, 0);
  scene::Stage stage = scene->stage(scene->end_time() - 0.6, scene::Motion::full);
  scene::word_calls(stage, must(Words::load(fc::test::data_folder(), "en")));
  return {{"a-swing-lands", std::move(stage)}};
}

}  // namespace fc::tiny::test
