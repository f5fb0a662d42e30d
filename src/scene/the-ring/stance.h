// How the two men stand in a ring of The Ring: inside chest to chest, boxing at arm's length, Outside along the ropes, and
// who presses drives the other before him. Each segment has its own place on the canvas, and every point moves them on.
// Source: rules/the-ring/rules.md, 3.2, 3.3, 10.
#pragma once

#include <array>
#include <optional>

#include "rules/the-ring/state.h"
#include "scene/corners/two_men.h"
#include "scene/stage.h"

namespace fc::the_ring {

/// What has been told and the state does not say.
struct Whereabouts {
  std::array<bool, 2> down{};        ///< he lies and is counted over
  bool in_corners = false;           ///< before the bout and between two rounds
  std::optional<Corner> at_work{};   ///< who is in training camp now: he boxes his shadow
  bool stopped = false;              ///< the bout is, and both stand: they come to the middle
  std::optional<Corner> looks_on{};  ///< he has cut the other, and nobody boxes until that has been looked at
};

/// Who is down lies where he fell, and the other waits in a neutral corner.
scene::Stances stances_of(const State& seen, const Whereabouts& whereabouts);

/// Who presses: the strategy that stands earlier in the order of aggression; none: both chose the same, or not yet.
std::optional<Corner> presser_of(const State& seen);

/// The cards have decided, or have not: both stand in the middle of the ring.
bool is_decided(const State& seen);

/// Who has won, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// Who lies on the canvas for good: counted out, or down for the third time in the round where that is the end.
std::array<bool, 2> out_cold(const Setup& setup, const State& seen);

/// The bare canvas.
scene::Board board_of();

/// The picture of a bout when every cue has played; without the dice, which lie as they fell.
scene::Stage stage_of(const Setup& setup, const View& view);

}  // namespace fc::the_ring
