// How the two men stand in a ring of DICE Boxing: at the place where the action is, the owner of a corner or the ropes in
// front of the other. Source: rules/dice-boxing/rules.md, 2.7, 10.1.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/dice-boxing/state.h"
#include "scene/blows/stance.h"
#include "scene/stage.h"

namespace fc::dice_boxing {

/// Where the action is.
struct Place {
  Position position = Position::center;
  bool has_owner = false;
  Corner owner = Corner::red;
};

constexpr Place action_place(const State& seen) {
  return {.position = seen.position, .has_owner = seen.has_owner, .owner = seen.owner};
}

/// What has been told and the state does not say.
struct Moment {
  std::array<bool, 2> down{};  ///< he lies and is counted over
  bool in_corners = false;     ///< between two rounds
  std::optional<Place> fell;   ///< where somebody went down: the action is in the centre again, but he lies there
};

/// Who is down lies where he fell, and the other waits in a neutral corner.
scene::Stance stance_of(const State& seen, Corner corner, const Moment& moment);

/// The canvas: no squares, but the eleven places that the action can move to. owner's place is filled.
scene::Board board_of();

/// Who lies on the canvas for good, once the bout is over.
std::optional<Corner> lying(const State& seen);

/// Who has won, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// What shines in the ring whoever is asked: the corner or the ropes that somebody owns.
std::vector<scene::Glow> owned_place(const State& seen);

/// The picture of a bout when every cue has played; without the dice, which lie as they fell.
scene::Stage stage_of(const View& view);

}  // namespace fc::dice_boxing
