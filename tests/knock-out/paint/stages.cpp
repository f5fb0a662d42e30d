// Moments of a fight as its choreography shows them: black's Robin Zorres against orange's Max Impact, who walks into a left
// hook and is knocked out in the second round.
#include "tests/paint/stages.h"

#include "library/knock-out/game.h"
#include "rules/knock-out/rules.h"
#include "scene/game_scene.h"
#include "scene/knock-out/choreography.h"
#include "tests/must.h"

namespace fc::knock_out::test {
namespace {

constexpr scene::LayoutShape with_tables{.top = 118, .side = 276, .prompt_on_ring = false, .tray = 34, .dice_on_ring = true};

Choreography fight() {
  using fc::test::must;
  const Catalogue catalogue = must(load_catalogue(fc::test::data_folder()));
  const auto setup =
      must(read_setup(catalogue, R"({"players": ["black", "orange", "green"], "start": 0, "options": {"betting": false}})"));
  State state = Rules::opening(setup);
  std::vector<Event> events;
  std::vector<View> views;
  for (const char* choice :
       {"challenge:robin-zorres:max-impact", "train:1,2,4,5", "train:3,4,4,5", "punch:1", "punch:5", "punch:5", "punch:4"}) {
    must(Rules::choose(setup, state, must(Rules::parse(choice)), [&](const auto& event) {
      events.push_back(event);
      views.push_back(Rules::view(setup, state, no_seat));
    }));
  }
  Choreography choreography(setup);
  choreography.append(events, views, 0);
  return choreography;
}

/// The picture so many seconds after the first cue of that event.
template <class What>
scene::Stage after(double seconds, bool announced = false) {
  const Choreography choreography = fight();
  const Words words = fc::test::must(Words::load(fc::test::data_folder(), "en"));
  for (const Cue& cue : choreography.timeline().all()) {
    if (std::holds_alternative<What>(cue.event) && cue.announced == announced) {
      scene::Stage stage = choreography.stage(cue.start + seconds, scene::Motion::full);
      scene::word_calls(stage, words);
      return stage;
    }
  }
  return {};
}

}  // namespace

std::vector<paint::test::OfferedStage> stages() {
  return {
      // Both have climbed in and hop to their start spaces under the call.
      {"fight-begins", after<Challenged>(0.8), with_tables},
      // The cards of the first round over the ring, half-way turned.
      {"cards-turn", after<PunchesRevealed>(0.8, true), with_tables},
      // The left hook has landed: blue flies along his path.
      {"left-hook", after<PunchesRevealed>(0.68), with_tables},
      // The two values, and what they come to.
      {"hook-called", after<PunchesRevealed>(1.5, true), with_tables},
      // Blue lies on the K.O. space under confetti.
      {"knocked-out", after<FightEnded>(1.6), with_tables},
  };
}

}  // namespace fc::knock_out::test
