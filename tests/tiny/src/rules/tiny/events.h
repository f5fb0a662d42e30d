// What can happen in a bout of Tiny, told in order. A state is changed before it is told.
#pragma once

#include <variant>

#include "core/need.h"
#include "rules/tiny/state.h"

namespace fc::tiny {

struct Rolled {
  RollCall call;
  int value;
};
struct RoundBegan {
  int round;
};
/// The attacker goes for the target; nobody was asked if there is only one other.
struct WentFor {
  int attacker;
  int target;
};
struct PaceSet {
  int attacker;
  bool rushed;
};
/// Somebody has decided in secret.
struct PickSealed {
  int seat;
};
/// Both picks are turned over.
struct PicksRevealed {
  int attacker;
  int target;
  Punch punch;
  Guard guard;
};
/// The punch landed; damage: 1 to 3 hearts.
struct PunchLanded {
  int attacker;
  int target;
  Punch punch;
  int damage;
  int hearts_left;
};
struct PunchMissed {
  int attacker;
  int target;
  Punch punch;
};
/// Who rushed past his man loses a heart of his own.
struct Stumbled {
  int seat;
  int hearts_left;
};
struct WentDown {
  int seat;
};
/// He gets up with one heart.
struct Rose {
  int seat;
};
struct WentOut {
  int seat;
};
/// winner: a seat, or -1 for a drawn bout.
struct BoutEnded {
  int winner;
  int round;
};

using Event = std::variant<Rolled, RoundBegan, WentFor, PaceSet, PickSealed, PicksRevealed, PunchLanded, PunchMissed,
                           Stumbled, WentDown, Rose, WentOut, BoutEnded>;

}  // namespace fc::tiny
