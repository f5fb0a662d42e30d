// What can happen in a bout of Tiny, told in order. A state is changed before it is told.
#pragma once

#include <variant>

#include "core/need.h"
#include "rules/tiny/state.h"

namespace fc::tiny {

struct OfSeat {
  int seat;
};
struct OfTwo {
  int attacker;
  int target;
};

struct RoundBegan {
  int round;
};
/// Nobody was asked if there is only one other.
struct WentFor : OfTwo {};
struct PaceSet : OfSeat {
  bool rushed;
};
/// Somebody has decided in secret.
struct PickSealed : OfSeat {};
/// Both picks are turned over.
struct PicksRevealed : OfTwo {
  Choice punch;
  Choice guard;
};
/// damage: 1 to 3 hearts.
struct PunchLanded : OfTwo {
  Choice punch;
  int damage;
  int hearts_left;
};
struct PunchMissed : OfSeat {};
/// Who rushed past his man loses a heart of his own.
struct Stumbled : OfSeat {
  int hearts_left;
};
struct WentDown : OfSeat {};
/// He gets up with one heart.
struct Rose : OfSeat {};
struct WentOut : OfSeat {};
/// winner: a seat, or -1 for a drawn bout.
struct BoutEnded {
  int winner;
};

using Event = std::variant<Rolled, RoundBegan, WentFor, PaceSet, PickSealed, PicksRevealed, PunchLanded, PunchMissed,
                           Stumbled, WentDown, Rose, WentOut, BoutEnded>;

}  // namespace fc::tiny
