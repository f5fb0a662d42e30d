// How the two men stand in a Ringside ring: the markers of a state, with nothing on the way.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/ringside/state.h"
#include "scene/blows/stance.h"
#include "scene/stage.h"

namespace fc::ringside {

/// down: who lies and is counted over; the other waits in a neutral corner. in_corner: between two rounds.
scene::Stance stance_of(const State& seen, Corner corner, const std::array<bool, 2>& down, bool in_corner);

/// After a hard blow he reels until the dice say whether it was enough.
void reel(scene::Stance& stance);

/// The cards have decided, or have not: both stand in the middle of the ring.
bool is_decided(const State& seen);

/// Who has won, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// What shines in the ring whoever is asked: the square of a man who is trapped.
std::vector<scene::Glow> warnings(const State& seen);

/// The picture of a bout when every cue has played; without the dice, which lie as they fell.
scene::Stage stage_of(const View& view);

}  // namespace fc::ringside
