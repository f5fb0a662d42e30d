// What can happen in a bout of DICE Boxing, told in order. The scene shows them, the commentary words them, the log keeps
// them. What the ranges are after an event stands in the view beside it (`BoxerState::bars`); `bars.h` gives their terms.
// Source: rules/dice-boxing/rules.md, 3, 10.1.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/corner.h"
#include "core/need.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

struct RoundBegan {
  int round;
};
/// Every die, before its consequences. call: of `control` and `punch` the terms of the bar's end; of `result` those of the
/// lowest knock-down number; of `knockdown` those of the row, the chin; of `foul` the row, of `cut` the column
/// (`CutColumn`), of `judge` the lead of the favourite as `target`, of `doctor` the highest face that stops the bout.
struct Rolled {
  RollCall call;
  int value;
};
/// A secret pick is in; nobody learns which.
struct PickSealed {
  Corner corner;
};
/// Both picks are turned over. uses: how often he has gone for the knockout, this round included; bonus: of this round, on
/// his knock-down numbers. The new bars are in the view.
struct StrategiesRevealed {
  std::array<Strategy, 2> strategies;
  std::array<int, 2> uses;
  std::array<int, 2> bonus;
  std::array<Bars, 2> before;
};
/// His control roll succeeded: he throws a punch.
struct ControlTaken {
  Corner corner;
};
/// His control roll failed: the other man rolls.
struct ControlLost {
  Corner corner;
};
/// His control roll was 00 to 09.
struct SpecialChartsCalled {
  Corner corner;
};
struct SpecialChartChosen {
  Corner corner;
  SpecialChart chart;
};
/// A punch without a control roll comes. left: how many more of this event.
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
/// It hits something; what, the next roll says.
struct PunchLanded {
  Corner corner;
  FreePunch free;
  int action;
  int landed;  ///< of the round
};
/// face: even with the right hand, odd with the left. points: of the round, with these.
struct PunchScored {
  Corner corner;
  Hit hit;
  int face;
  int points;
};
struct KnockedDown {
  Corner corner;  ///< who is down
  int downs;      ///< times down in this round
  int face;       ///< of the punch: even with the right hand, odd with the left
  int kd_from;    ///< lowest knock-down number
};
/// What the knock-down chart says, before it is done. chin: the row. saved_by_the_bell: no die was thrown.
struct KnockdownRead {
  Corner corner;
  int chin;
  Letter letter;
  bool saved_by_the_bell;
};
/// He is up; the other man has ten points more and rolls next.
struct GotUp {
  Corner corner;
  Letter letter;
  int knockdowns;  ///< suffered in the bout
  int points;      ///< of the other man in this round
};
/// The action moves. had_owner, has_owner: whether somebody owned the place before, and now.
struct RingMoved {
  Corner corner;
  Position from;
  Position to;
  bool has_owner;
  int action;
  int moves;  ///< of the round
};
/// Back in the middle of the ring, without owner: after a foul, a knock-down, some events, a bell. Told if the place or its
/// owner changes.
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
/// What the cut chart says, before it is done. letter none: the word NO.
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
/// The letter of a cut that is open already: nothing changes.
struct CutStaysOpen {
  Corner corner;
  CutLetter letter;
};
/// of: whom he looked at; nobody in particular after a bad clash. stops_to: highest face that stops the bout.
struct DoctorLooked {
  bool at_both;
  Corner of;
  int stops_to;
  bool stops;
};
/// corner: X, who was in control. What it does follows.
struct UniqueHappened {
  Corner corner;
  UniqueEvent event;
};
struct StaminaChanged {
  Corner corner;
  int before;
  int after;
};
/// Control of this round only.
struct RoundControlChanged {
  Corner corner;
  int by;
  int now;
};
/// One of the lasting kinds of effects.
struct LastingChanged {
  Corner corner;
  EffectKind kind;
  int by;
  int now;
};
/// The next control roll is his, although nobody lost one.
struct ControlPassed {
  Corner to;
};
/// stops: his man was tired.
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
/// The bell. lead: the favourite's total less the challenger's.
struct RoundEnded {
  int round;
  int action;
  std::array<SheetLine, 2> sheet;
  int lead;
};
/// face: 1 to 100, 00 read as 100; 0: basic judges throw no dice. Which pair of scores it becomes, RoundScored tells.
struct JudgeDecided {
  int judge;  ///< 1 to 3
  int face;
  int lead;
  Opinion opinion;
};
/// net: knock-downs scored by `scorer` over those of the other.
struct RoundScored {
  int round;
  int net;
  Corner scorer;
  std::array<Opinion, judge_count> opinions;
  RoundScore scores;
};
/// The minute between the rounds: before - taken - missed + recovered = after, unless it tires him or he is tired already.
/// taken: the opponent's points.
struct Rested {
  Corner corner;
  int before;
  int taken;
  int missed;
  int recovered;
  int after;
  int tired;  ///< 0, or how many rounds he will have begun tired
};
struct CutsClosed {
  Corner corner;
};
struct BoutEnded {
  End end;
  int round;
  Cards cards;  ///< means something if `end.on_cards`
};

using Event = std::variant<RoundBegan, Rolled, PickSealed, StrategiesRevealed, ControlTaken, ControlLost,
                           SpecialChartsCalled, SpecialChartChosen, FreePunchEarned, PunchMissed, PunchLanded, PunchScored,
                           KnockedDown, KnockdownRead, GotUp, RingMoved, BackToCenter, FoulCalled, Warned, PointDeducted,
                           CutRead, CutOpened, CutReopened, CutStaysOpen, DoctorLooked, UniqueHappened, StaminaChanged,
                           RoundControlChanged, LastingChanged, ControlPassed, TowelConsidered, EarlyBell, RoundEnded,
                           JudgeDecided, RoundScored, Rested, CutsClosed, BoutEnded>;

// How a bout ends: stoppages, technical stops, cards and verdicts. Source: rules/dice-boxing/rules.md, 2.5 (verdicts), 3.10.

/// So many complete rounds make a decision of a technical stop.
inline constexpr std::size_t rounds_for_a_decision = 4;

template <class Sink>
void finish(State& state, const End& end, Sink& tell) {
  state.end = end;
  state.phase = Phase::finished;
  tell(BoutEnded{.end = end, .round = state.round, .cards = cards_of(state)});
}

/// One man wins before the last bell.
template <class Sink>
void stop_bout(State& state, Method method, EndReason reason, Corner winner, Sink& tell) {
  finish(state, {.method = method, .reason = reason, .has_winner = true, .winner = winner}, tell);
}

/// What three sums make: winner and word. method: with a winner; drawn: without one.
constexpr End end_on_cards(const State& state, Method method, Method drawn, EndReason reason) {
  std::array<std::size_t, 2> judges_for{};
  for (const auto& [red, blue] : cards_of(state)) {
    judges_for[0] += red > blue ? 1 : 0;
    judges_for[1] += blue > red ? 1 : 0;
  }
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

/// After the last bell.
template <class Sink>
void decide_on_cards(State& state, Sink& tell) {
  finish(state, end_on_cards(state, Method::decision, Method::draw, EndReason::cards), tell);
}

/// An accident ends the bout: nobody's fault. Ruling: R26. Four complete rounds make a decision.
template <class Sink>
void stop_for_accident(State& state, EndReason reason, Sink& tell) {
  if (state.scorecard.size() < rounds_for_a_decision) {
    finish(state, {.method = Method::technical_draw, .reason = reason}, tell);
  } else {
    finish(state, end_on_cards(state, Method::technical_decision, Method::technical_draw, reason), tell);
  }
}

}  // namespace fc::dice_boxing
