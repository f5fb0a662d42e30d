// Three moments of a bout: one man holds the other in the corner, one is down, and both have had enough.
#include "tests/paint/stages.h"

#include "scene/blows/stance.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/ornament.h"

namespace fc::dice_boxing::test {
namespace {

/// The foot of the picture is the board of bars.
constexpr scene::LayoutShape shape{
    .prompt_on_ring = false, .caption = 38, .tray = 84, .tray_share = 1, .board = 110, .caption_below = true};

State in_the_ring() {
  State state;
  state.phase = Phase::control;
  return state;
}

/// Blue has driven red into blue's corner; a pair of dice lies over the 42.
scene::Stage cornered() {
  State state = in_the_ring();
  state.position = Position::blue_corner;
  state.has_owner = true;
  state.owner = Corner::blue;
  state.roller = Corner::blue;
  scene::Stage stage = stage_of({.seen = state});
  float x = 0.36F;
  for (scene::TrayDie& die : scene::solids_of({.lowest = 0, .highest = 99}, 42)) {
    die.at = {x, 0.5F, 0};
    die.size = 1.75F;
    die.ink = scene::Ink::blue;
    stage.dice.push_back(die);
    x += 0.144F;
  }
  return stage;
}

/// Blue is counted over in the middle of the ring.
scene::Stage counted() {
  State state = in_the_ring();
  state.phase = Phase::knockdown;
  state.thrower = Corner::red;
  scene::Stage stage = stage_of({.seen = state});
  scene::show_wear(stage, 0.2, scene::Motion::full);
  stage.calls.push_back({.key = {}, .text = "7", .number = 7, .scale = 1.8F, .ink = scene::Ink::paper, .at = {3, 3, 1.2F}});
  return stage;
}

/// Red is tired and cut to the bone, blue hardly stands.
scene::Stage worn() {
  State state = in_the_ring();
  state.roller = Corner::red;
  BoxerState& red = state.boxer(Corner::red);
  red.tired = 1;
  red.cut(CutLetter::d) = {.exists = true, .open = true};
  state.boxer(Corner::blue).hurt = true;
  scene::Stage stage = stage_of({.seen = state});
  scene::show_wear(stage, 0.35, scene::Motion::full);
  return stage;
}

}  // namespace

std::vector<paint::test::OfferedStage> stages() {
  return {{"cornered", cornered(), shape}, {"counted", counted(), shape}, {"worn", worn(), shape}};
}

}  // namespace fc::dice_boxing::test
