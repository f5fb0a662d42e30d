// How the two men stand in a Ringside ring: the markers of a state, with nothing on the way.
#pragma once

#include <array>

#include "rules/ringside/state.h"
#include "scene/stage.h"

namespace fc::ringside {

/// Where and how one marker stands; the numbers that the choreography glides.
struct Stance {
  float x = 0;
  float y = 0;
  float flip = 0;
  float fallen = 0;
  float lean = 0;
  float squash = 0;
  float facing = 1;

  friend bool operator==(const Stance&, const Stance&) = default;
};

/// down: he lies and is counted over. in_corner: between two rounds.
Stance stance_of(const State& seen, Corner corner, bool down, bool in_corner);

/// What shines in the ring whoever is asked: the square of a man who is trapped.
std::vector<scene::Glow> warnings(const State& seen);

/// The picture of a bout when every cue has played; without the dice, which lie as they fell.
scene::Stage stage_of(const View& view);

}  // namespace fc::ringside
