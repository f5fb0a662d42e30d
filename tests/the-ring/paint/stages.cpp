// Moments of a bout: inside, chest to chest; one man on his bicycle; and one who is counted over.
#include "tests/paint/stages.h"

#include "scene/blows/stance.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring::test {

/// Offered to the picture tests.
std::vector<paint::test::OfferedStage> stages();

namespace {

/// The foot of the picture is the board.
constexpr scene::LayoutShape shape{
    .prompt_on_ring = false, .caption = 38, .tray = 84, .tray_share = 1, .board = 110, .caption_below = true};

State in_the_ring(Strategy red, Strategy blue) {
  State state;
  state.phase = Phase::basic;
  state.round = 2;
  state.segment = 1;
  state.boxer(Corner::red).strategy = red;
  state.boxer(Corner::blue).strategy = blue;
  return state;
}

/// The column die is the largest of the three.
void lay_dice(scene::Stage& stage, int column, int red, int green) {
  constexpr float high = 0.52F;
  stage.dice.push_back({.die = d3, .face = column, .at = {0.35F, high, 0}, .size = 1.9F, .ink = scene::Ink::paper});
  stage.dice.push_back({.die = d6, .face = red, .at = {0.5F, high, 0}, .size = 1.6F, .ink = scene::Ink::red});
  stage.dice.push_back({.die = d6, .face = green, .at = {0.615F, high, 0}, .size = 1.6F, .ink = scene::Ink::good});
}

/// Red goes to the body and drives blue back, who is cut and loads up.
scene::Stage inside() {
  State state = in_the_ring(Strategy::body, Strategy::load_up);
  state.attack.by = Corner::red;
  state.boxer(Corner::blue).cuts.push_back({.points = 4, .location = Location::left_brow, .open = true});
  scene::Stage stage = stage_of({}, {.seen = state});
  scene::show_wear(stage, 0.4, scene::Motion::full);
  lay_dice(stage, 2, 6, 3);
  return stage;
}

/// Blue rides along the ropes; red is tired and follows.
scene::Stage bicycle() {
  State state = in_the_ring(Strategy::box, Strategy::outside);
  state.attack.by = Corner::red;
  state.boxer(Corner::red).tired = true;
  state.boxer(Corner::blue).points = 3;
  scene::Stage stage = stage_of({}, {.seen = state});
  scene::show_wear(stage, 0.35, scene::Motion::full);
  return stage;
}

/// Blue is counted over; red waits in a neutral corner.
scene::Stage counted() {
  State state = in_the_ring(Strategy::load_up, Strategy::box);
  state.phase = Phase::knockout;
  state.attack.by = Corner::red;
  state.boxer(Corner::blue).down = 1;
  scene::Stage stage = stage_of({}, {.seen = state});
  scene::show_wear(stage, 0.2, scene::Motion::full);
  stage.calls.push_back({.key = {}, .text = "8", .number = 8, .scale = 1.8F, .ink = scene::Ink::paper, .at = {3, 3, 1.2F}});
  return stage;
}

}  // namespace

std::vector<paint::test::OfferedStage> stages() {
  return {{"inside", inside(), shape}, {"bicycle", bicycle(), shape}, {"counted", counted(), shape}};
}

}  // namespace fc::the_ring::test
