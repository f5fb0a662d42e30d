// Host and rival face each other at the second stop of a tour.
#include "tests/paint/stages.h"

#include "library/tiny-tour/game.h"
#include "match/match_of.h"
#include "scene/tiny-tour/game.h"
#include "tests/must.h"

namespace fc::tiny_tour::test {

std::vector<paint::test::OfferedStage> stages() {
  using fc::test::must;
  static const auto below = must(tiny::load_catalogue(fc::test::data_folder()));
  const Catalogue catalogue{.below = &below};
  const std::string json = R"({"boxers": ["cal-brick", "dex-cobble", "eli-dray"]})";
  MatchOf<Rules> match(must(read_setup(catalogue, json)), {.game = "tiny-tour", .setup = json, .dice = {}, .choices = {}},
                       write_answer, standing_of, bout_setup);
  const auto scene = scene::make_scene(match, names_in(catalogue, json));
  for (const char* const choice : {"meet:2", "short", "bout:host:5"}) {
    must(match.choose(choice));
  }
  must(match.roll(7));
  scene->update(match, 0);
  must(match.choose("meet:3"));
  scene->update(match, 0);
  scene::Stage stage = scene->stage(scene->end_time(), scene::Motion::full);
  scene::word_calls(stage, must(Words::load(fc::test::data_folder(), "en")));
  return {{"host-and-rival", std::move(stage)}};
}

}  // namespace fc::tiny_tour::test
