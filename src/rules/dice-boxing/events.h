// The events of a bout of DICE Boxing, told in order, for the scene, the commentary and the log. The ranges after an event
// are in the view that comes with it (`BoxerState::ranges`); `ranges.h` gives their terms. Source:
// rules/dice-boxing/rules.md, 3, 10.1.
#pragma once

#include <array>
#include <variant>

#include "core/corner.h"
#include "core/need.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

struct RoundBegan {
  int round;
};
// `Rolled::call` holds what a die is compared with: for `control` and `punch` the terms of the range's end; for `result`
// those of the lowest knock-down number; for `knockdown` those of the row, the chin; for `foul` the row; for `cut` the
// column
// (`CutColumn`); for `judge` the lead of the favourite as `target`; for `doctor` the highest face that stops the bout.

/// This corner has picked his strategy, which stays hidden.
struct PickSealed {
  Corner corner;
};
/// Both strategies are shown, red first. uses: how often he has gone for the knockout, this round included; bonus: what that
/// adds to his knock-down numbers in this round; before: the ranges before, those after are in the view.
struct StrategiesRevealed {
  std::array<Strategy, 2> strategies;
  std::array<int, 2> uses;
  std::array<int, 2> bonus;
  std::array<Ranges, 2> before;
};
/// His control roll succeeded: he throws a punch.
struct ControlTaken {
  Corner corner;
};
/// His control roll failed: the other man rolls.
struct ControlLost {
  Corner corner;
};
/// His control roll was 00 to 09: the special charts are called for.
struct SpecialChartsCalled {
  Corner corner;
};
struct SpecialChartChosen {
  Corner corner;
  SpecialChart chart;
};
/// He may throw a punch without a control roll. left: how many more from this event follow.
struct FreePunchEarned {
  Corner corner;
  FreePunch reason;
  int left;
};
struct PunchMissed {
  Corner corner;
  FreePunch free;
  int action;
  int missed;  ///< of the round
};
/// The punch lands; the next roll decides what it scores.
struct PunchLanded {
  Corner corner;
  FreePunch free;
  int action;
  int landed;  ///< of the round
};
/// face: even for the right hand, odd for the left. points: his in this round, these included.
struct PunchScored {
  Corner corner;
  Hit hit;
  int face;
  int points;
};
struct KnockedDown {
  Corner corner;  ///< who is down
  int downs;      ///< times down in this round
  int face;       ///< of the punch: even for the right hand, odd for the left
  int kd_from;    ///< lowest knock-down number
};
/// The result from the knock-down chart, told before it takes effect. chin: the row. saved_by_the_bell: no die was thrown.
struct KnockdownRead {
  Corner corner;
  int chin;
  Letter letter;
  bool saved_by_the_bell;
};
/// He gets up; the other man has scored ten points and makes the next control roll.
struct GotUp {
  Corner corner;
  Letter letter;
  int knockdowns;  ///< suffered in the bout
  int points;      ///< of the other man in this round
};
/// The action moves to another place in the ring. corner: who moved it; has_owner: whether he owns the new place.
struct RingMoved {
  Corner corner;
  Position from;
  Position to;
  bool has_owner;
  int action;
  int moves;  ///< of the round
};
/// The action is back in the centre of the ring, which has no owner: after a foul, a knock-down, some events, a bell. Told
/// only if the place or its owner changes.
struct BackToCenter {
  Position from;
};
struct FoulCalled {
  Corner corner;
  int rating;
  Foul foul;
};
struct Warned {
  Corner corner;
  int warnings;
};
struct PointDeducted {
  Corner corner;
  int deductions;  ///< of the bout; the third is a disqualification
};
/// The result from the cut chart, told before it takes effect. letter: none stands for the chart's NO.
struct CutRead {
  Corner by;
  Corner on;
  CutColumn column;
  CutLetter letter;
};
struct CutOpened {
  Corner corner;
  CutLetter letter;
  bool accidental;
};
struct CutReopened {
  Corner corner;
  CutLetter letter;
  int times;  ///< the third ends the bout
};
/// The chart named a cut that is open already: nothing changes.
struct CutStaysOpen {
  Corner corner;
  CutLetter letter;
};
/// at_both: after a bad clash of heads, when `of` means nothing; of: whom he looked at; stops_to: highest face that stops
/// the bout.
struct DoctorLooked {
  bool at_both;
  Corner of;
  int stops_to;
  bool stops;
};
/// corner: X, who was in control. The effects are told after it.
struct UniqueHappened {
  Corner corner;
  UniqueEvent event;
};
struct StaminaChanged {
  Corner corner;
  int before;
  int after;
};
/// A change of his control range that lasts for this round.
struct RoundControlChanged {
  Corner corner;
  int by;
  int now;
};
/// A change that lasts for the rest of the bout. kind: one of the lasting ones.
struct LastingChanged {
  Corner corner;
  EffectKind kind;
  int by;
  int now;
};
/// An event gives him the next control roll, although none has failed.
struct ControlPassed {
  Corner to;
};
/// corner: whose towel it is; stops: he is tired, so the bout is over.
struct TowelConsidered {
  Corner corner;
  bool stops;
};
struct EarlyBell {};
/// One man's line of the score sheet. total: missed div 2 + points + moves.
struct SheetLine {
  int landed;
  int missed;
  int points;
  int moves;
  int downs;
  int deductions;
  int total;
};
/// The end of a round. lead: the favourite's total minus the challenger's.
struct RoundEnded {
  int round;
  int action;
  std::array<SheetLine, 2> sheet;
  int lead;
};
/// One judge's opinion. face: 1 to 100, where 00 is 100; 0 with basic judges, who throw no dice. RoundScored then tells the
/// scores.
struct JudgeDecided {
  int judge;  ///< 1 to 3
  int face;
  int lead;
  Opinion opinion;
};
/// net: how many more knock-downs `scorer` scored than the other man.
struct RoundScored {
  int round;
  int net;
  Corner scorer;
  std::array<Opinion, judge_count> opinions;
  RoundScore scores;
};
/// The minute between rounds: before - taken - missed + recovered = after, unless it tires him or he is tired already.
/// taken: the opponent's points.
struct Rested {
  Corner corner;
  int before;
  int taken;
  int missed;
  int recovered;
  int after;
  int tired;  ///< 0, or in how many rounds, the next included, he has started tired
};
struct CutsClosed {
  Corner corner;
};
struct BoutEnded {
  End end;
  int round;
  ScorecardSums cards;  ///< only valid if `end.on_cards`
};

using Event = std::variant<RoundBegan, Rolled, PickSealed, StrategiesRevealed, ControlTaken, ControlLost,
                           SpecialChartsCalled, SpecialChartChosen, FreePunchEarned, PunchMissed, PunchLanded, PunchScored,
                           KnockedDown, KnockdownRead, GotUp, RingMoved, BackToCenter, FoulCalled, Warned, PointDeducted,
                           CutRead, CutOpened, CutReopened, CutStaysOpen, DoctorLooked, UniqueHappened, StaminaChanged,
                           RoundControlChanged, LastingChanged, ControlPassed, TowelConsidered, EarlyBell, RoundEnded,
                           JudgeDecided, RoundScored, Rested, CutsClosed, BoutEnded>;

// How a bout ends: stoppages, technical stops, cards and verdicts. Source: rules/dice-boxing/rules.md, 2.5 (verdicts), 3.10.

/// A technical stop is decided on the cards after this many complete rounds.
inline constexpr std::size_t rounds_for_a_decision = 4;

template <class Sink>
void finish(State& state, const End& end, Sink& tell) {
  state.end = end;
  state.phase = Phase::finished;
  tell(BoutEnded{.end = end, .round = state.round, .cards = cards_of(state)});
}

/// Ends the bout before the last bell with a winner.
template <class Sink>
void stop_bout(State& state, Method method, EndReason reason, Corner winner, Sink& tell) {
  finish(state, {.method = method, .reason = reason, .has_winner = true, .winner = winner}, tell);
}

/// How the three cards decide the bout. method: if there is a winner; drawn: if there is none.
constexpr End end_on_cards(const State& state, Method method, Method drawn, EndReason reason) {
  const std::array<std::size_t, 2> judges_for = cards_led(state);
  const std::size_t even = judge_count - judges_for[0] - judges_for[1];
  const bool has_winner = judges_for[0] >= 2 || judges_for[1] >= 2;
  const Corner winner = judges_for[1] > judges_for[0] ? Corner::blue : Corner::red;
  const std::size_t agree = has_winner ? judges_for[fc::index_of(winner)] : even;
  Verdict verdict = Verdict::split;
  if (agree == judge_count) {
    verdict = Verdict::unanimous;
  } else if (has_winner ? even == 1 : even == 2) {
    verdict = Verdict::majority;
  }
  return {.method = has_winner ? method : drawn,
          .reason = reason,
          .verdict = verdict,
          .has_winner = has_winner,
          .on_cards = true,
          .winner = has_winner ? winner : Corner::red};
}

/// Ends the bout after the last bell, by the cards.
template <class Sink>
void decide_on_cards(State& state, Sink& tell) {
  finish(state, end_on_cards(state, Method::decision, Method::draw, EndReason::cards), tell);
}

/// Ends the bout after an accident, which is nobody's fault. Ruling: R26. Four complete rounds make a decision.
template <class Sink>
void stop_for_accident(State& state, EndReason reason, Sink& tell) {
  if (state.scorecard.size() < rounds_for_a_decision) {
    finish(state, {.method = Method::technical_draw, .reason = reason}, tell);
  } else {
    finish(state, end_on_cards(state, Method::technical_decision, Method::technical_draw, reason), tell);
  }
}

}  // namespace fc::dice_boxing
