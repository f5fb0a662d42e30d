// The events of a Ringside bout, told in order, for the scene, the commentary and the log.
#pragma once

#include <cstdint>
#include <variant>

#include "core/corner.h"
#include "core/need.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

struct RoundBegan {
  int round;
};
/// Both opening rolls are known. tied: both roll again, and `attacker` means nothing.
struct OpeningDecided {
  bool tied;
  Corner attacker;
};
struct TurnBegan {
  int turn;
  Corner attacker;
};
struct TacticChosen {
  Corner corner;
  Tactic tactic;
};
/// The attacker decided whether to rush.
struct RushDecided {
  Corner corner;
  bool rushes;
};
/// A secret pick is made and stays hidden. guesses: it is the guess, else the punch.
struct PickSealed {
  Corner corner;
  bool guesses;
};
/// The attacker missed (the roll failed, or a hook in a clinch).
struct SwingMissed {
  Corner corner;
};
/// Punch and guess are revealed together.
struct PicksRevealed {
  Corner thrower;
  Punch thrown;
  Punch expected;
};
/// A revealed hook is a miss because of the clinch.
struct HookSmothered {
  Corner thrower;
  bool as_counter;
};
/// The punch counts: damage = max(0, entry + rating); `endurance` is what the other man has left.
struct PunchLanded {
  Corner thrower;
  Punch thrown;
  Punch expected;
  int entry;
  int rating;
  int damage;
  int endurance;
  int hits;  ///< of the thrower in this round, this one included
};
/// More than five landed punches: the thrower loses one point.
struct PunchingFatigue {
  Corner corner;
  int endurance;
};
struct KnockedDown {
  Corner corner;    ///< who is down
  int card_damage;  ///< the punch's damage, which counts once more on the card
  bool saved_by_bell;
};
/// The referee's count is over: `count` with the +4 of a spent man; 10 or more is a knockout.
struct Counted {
  Corner corner;
  int count;
  bool knockout;
  bool extra_turn;
};
struct CounterpunchAsked {
  Corner corner;
  bool counters;
};
/// The defender landed a counterpunch and becomes the attacker at once.
struct RolesChanged {
  Corner attacker;
};
enum class ClinchEnd : std::uint8_t { missed, broken, knocked_down, countered };
struct ClinchHeld {
  Corner corner;
};
struct ClinchEnded {
  Corner corner;
  ClinchEnd reason;
};
struct Moved {
  Corner corner;
  Square from;
  Square to;
  bool follows;  ///< the attacker's follow-up, else the defender's step
};
struct StoodStill {
  Corner corner;
};
/// He was hit and has no square to step back to.
struct Trapped {
  Corner corner;
};
struct RoundEnded {
  int round;
  ScoredRound score;
  bool even;
  Corner winner;
};
struct Rested {
  Corner corner;
  int before;
  int after;
};
struct BoutEnded {
  Method method;
  bool has_winner;
  Corner winner;
  int round;
  int turn;
};

using Event =
    std::variant<RoundBegan, Rolled, OpeningDecided, TurnBegan, TacticChosen, RushDecided, PickSealed, SwingMissed,
                 PicksRevealed, HookSmothered, PunchLanded, PunchingFatigue, KnockedDown, Counted, CounterpunchAsked,
                 RolesChanged, ClinchHeld, ClinchEnded, Moved, StoodStill, Trapped, RoundEnded, Rested, BoutEnded>;

}  // namespace fc::ringside
