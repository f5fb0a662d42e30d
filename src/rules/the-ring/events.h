// The events of a bout of The Ring, told in order, for the scene, the commentary and the log. A man's ratings, stamina and
// cuts after an event are in the view that comes with it. Source: rules/the-ring/rules.md, 3, 10.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/corner.h"
#include "core/need.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// `Rolled`: the dice of one roll fall together (`call.more_dice`), but each is told by itself; the last has the arithmetic,
// with the faces before it in `call.bonus`. The dice for a Solitaire boxer's strategy are told only when both strategies are
// shown: like a pick, they are secret until then.

// Before the bout

/// The d66 names a city; in a title bout the first or the second of two (offer 0, 1), which may be the same.
struct CityNamed {
  City city;
  int offer;
};
/// The city of the bout is known. by_champion: he chose between two.
struct CitySet {
  City city;
  bool by_champion;
};
/// The champion of a title bout chooses gloves: eight ounces, which a die must grant, or six.
struct GlovesSought {
  Corner corner;
  Gloves gloves;
};
/// The gloves are known. ounces: 6 or 8; refused: he chose eight and the die refused.
struct GlovesSet {
  int ounces;
  bool refused;
};
/// The d66 names a referee. offer: 0, in a title bout also 1; again: the same one was named before, so the dice fall once
/// more.
struct RefereeNamed {
  Referee referee;
  int offer;
  bool again;
};
struct RefereeSet {
  Referee referee;
  bool by_champion;
};
/// The result of a training camp; `Charts::training_changes` says what it changes.
struct TrainingRead {
  Corner corner;
  int rating;
  int total;
  Training result;
};
/// Stamina counters are placed, red's and blue's.
struct CountersPlaced {
  std::array<int, 2> stm;
};
/// Two dice decided for a Solitaire boxer between two choices: odd is the first, even the second.
struct SolitaireDecided {
  Corner corner;
  Decision decision;
  int total;
  bool second;
};

// Rounds and segments

struct RoundBegan {
  int round;
};
/// seconds: on the clock; chooses: both choose strategies now; after_hurt: because somebody was staggered or down since the
/// last choice, and not by the option.
struct SegmentBegan {
  int round;
  int segment;
  int seconds;
  bool chooses;
  bool after_hurt;
};
/// This corner's strategy is picked, by a manager or a Solitaire boxer's dice; it stays hidden.
struct PickSealed {
  Corner corner;
};
/// The row that decided a Solitaire boxer's markers, in the order of section 3.2.
enum class MarkerRow : std::uint8_t { hurt, opponent_weak, behind, ahead, opponent_cut, otherwise };
inline constexpr std::size_t marker_row_count = 6;

/// A Solitaire boxer's two markers, and the row that they come from.
struct Markers {
  MarkerRow row = MarkerRow::otherwise;
  std::array<Strategy, 2> strategies{};

  friend constexpr bool operator==(const Markers&, const Markers&) = default;
};

/// The result of the Solitaire Chart, told after both strategies are known. read: the row; fell_back: it named a strategy
/// that is not legal, so marker 1 was taken.
struct SolitaireRead {
  Corner corner;
  Markers markers;
  int total;
  SolitaireRow read;
  bool fell_back;
  Strategy strategy;
};
/// Both strategies are shown, red first. before: those of the segment before, none in the first of a round.
struct StrategiesRevealed {
  std::array<Strategy, 2> strategies;
  std::array<Strategy, 2> before;
};
/// The aggressor: the one whose strategy is earlier in the order of aggression. nobody: both chose the same.
struct AggressorNamed {
  bool nobody;
  Corner corner;
  std::array<int, 2> tallies;  ///< of the round, red and blue
};
/// Both tie up: nothing else happens in the segment.
struct BothTiedUp {};
/// One of them ties up. total: die + hurt + referee; holds: it is at most DEF, so nobody has a turn.
struct TieUpRead {
  Corner corner;
  int die;
  int hurt;
  int referee;
  int total;
  int def;
  bool holds;
};
/// Why one of the two moves first.
enum class FirstMove : std::uint8_t { aggression, rating, half, die };
/// Who has the first turn. ratings: of their strategies, where these decided or were equal, halves as in 4.1.
struct FirstMoverSet {
  Corner corner;
  FirstMove why;
  std::array<int, 2> ratings;
};

// A turn

/// second_roll: another roll on the Basic Chart, after a counterpunch that failed.
struct TurnBegan {
  Corner roller;
  bool second_roll;
};

/// Stands for a clause: none held.
inline constexpr int no_clause = -1;

/// The entry read from the Basic Chart. clause: the one that held, from 0; to: whom the effects apply to, the roller unless
/// the other man has the advantage. his, others: the two figures that the clause compared, if any: rating and DEF for "+n",
/// or speeds, Box ratings, reaches or weights of holder and opponent.
struct EntryRead {
  Corner roller;
  int column;  ///< 1 to 3
  int number;  ///< 11 to 66
  int clause;
  Corner to;
  Condition condition;
  Effects effects;
  int his;
  int others;
};

/// The cause of points scored or stamina lost.
enum class Cause : std::uint8_t { entry, hard_shot, finisher, cut, cut_attack, foul, retaliation };

/// total: his points of the round so far.
struct Scored {
  Corner corner;
  int points;
  int total;
  Cause cause;
};
struct StaminaLost {
  Corner corner;
  int before;
  int after;
  Cause cause;
};
/// His stamina counters are gone: the yellow section of his card counts from now on.
struct Tired {
  Corner corner;
};
/// His DEF in force changed because a cut at the eyes opened, deepened or was closed.
struct DefenceChanged {
  Corner corner;
  int before;
  int after;
};

/// How a Counterpunch result ends.
enum class CounterEnd : std::uint8_t {
  clinched,    ///< the counterpuncher is tying up: the roller rolls again
  cut_attack,  ///< he works on a cut, and does so at once
  lands,
  fails,   ///< the roller rolls again
  ignored  ///< it was the second roll already, so nothing happens
};
/// total, rating: only for `lands` and `fails`, where two dice were thrown.
struct CounterRead {
  Corner corner;  ///< the counterpuncher
  CounterEnd end;
  int total;
  int rating;
};

// Hard shots

/// He lands a hard shot. difference: POW minus first chin; card: the Hard Shot card for it, -4 to 8; finishing: in a
/// finisher attack.
struct HardShotBegan {
  Corner by;
  int pow;
  int chin;
  int difference;
  int card;
  bool finishing;
};
/// Whether the unmodified dice decided a hard shot, and how.
enum class PureShot : std::uint8_t {
  no,
  two,           ///< the dice show 2 in six-ounce gloves: knockdown
  twelve,        ///< the dice show 12, and nothing lowers it
  twelve_lower,  ///< the extra die lowered it
  twelve_holds   ///< the extra die let it stand: knockdown
};
/// The result from the Hard Shot card. pure + after_down + outside + own_outside = row, limited to 2 to 12, also for a pure
/// shot. rating: of the hand that the cell asks for; lessened: it was too low; shot: the effect after that.
struct HardShotRead {
  Corner by = Corner::red;
  int card = 0;
  int pure = 0;
  int after_down = 0;
  int outside = 0;
  int own_outside = 0;
  PureShot pure_shot = PureShot::no;
  int row = 0;
  ShotCell cell{};
  int rating = 0;
  bool lessened = false;
  Shot shot = Shot::none;
};
/// The dice show 12, but the second chin is better: one more die decides whether the knockdown stands.
struct PureTwelveQuestioned {
  Corner by;
  int after_down;
};
struct Staggered {
  Corner corner;
};
struct KnockedDown {
  Corner corner;
  int down;   ///< how often in this round
  int downs;  ///< how often in the bout
};
/// The result from the Knockout Chart: total + kod + outside - downs - tired - stop = row, limited to 0 to 15.
struct CountRead {
  Corner corner;
  Portion portion;
  int total;
  int kod;
  int outside;
  int downs;
  int tired;
  int stop;
  int row;
  CountCell cell;
};
struct GotUp {
  Corner corner;
  int count;
};
/// He begins a finisher attack. column: hard, stagger or knockdown.
struct FinisherBegan {
  Corner by;
  Shot column;
  int rolls;
};
/// A finisher roll. total: of the dice; row: total + ki, 0 to 15; rolls: left after this one.
struct FinisherRead {
  Corner by;
  Shot column;
  int total;
  int ki;
  int row;
  FinisherCell cell;
  int rolls;
};
/// The attack goes on in another column or with more rolls.
struct FinisherGoesOn {
  Corner by;
  Shot column;
  int rolls;
};
/// Whether a TKO-n stops the bout: if KOD - stop - tired is at most n.
struct StoppageRead {
  Corner corner;
  int n;
  int kod;
  int stop;
  int tired;
  bool stops;
};
struct FinisherEnded {
  Corner by;
};

// Cuts

/// opens: the die is above the opening rating.
struct PossibleCutRead {
  Corner by;
  Corner on;
  CutCause cause;
  int die;
  int rating;
  bool opens;
};
/// The row read from the Cut Chart, told before it takes effect.
struct CutRead {
  Corner by;
  Corner on;
  int total;
  CutRow row;
};
/// He works on a cut instead of a hard shot or counterpunch.
struct CutAttackBegan {
  Corner by;
};
/// `by` has picked one of his opponent's cuts. asked: a manager chose; otherwise there was only one, or a Solitaire boxer's
/// rule decided.
struct CutPicked {
  Corner by;
  Location location;
  bool asked;
};
/// A cut was given points and is open. opened: it is new; reopened: it was closed.
struct CutDealt {
  Corner on;
  Location location;
  int added;
  int points;
  bool opened;
  bool reopened;
};
/// The doctor looks at a cut and stops the bout if die + doctor is above the stoppage rating.
struct CutChecked {
  Corner on;
  Location location;
  int die;
  int doctor;
  int rating;
  bool stops;
};

// Fouls

/// total: dice + rating + referee, within 1 to 15. legend: 1 to 12.
struct FoulRead {
  Corner by;
  int dice;
  int rating;
  int referee;
  int total;
  int legend;
};
/// warnings: of the bout; costs_point: it is every `FoulRules::warnings_per_point`th one, which costs a point.
struct Warned {
  Corner corner;
  int warnings;
  bool costs_point;
};
struct PointDeducted {
  Corner corner;
  int deducted;  ///< of the bout
};
/// Whether the fouled boxer answers in kind.
struct RetaliationDecided {
  Corner corner;
  bool retaliates;
};
/// What answering in kind costs the boxer: nothing, an official warning or a point. total: die + referee.
enum class RetaliationEnd : std::uint8_t { nothing, warning, point };
struct RetaliationRead {
  Corner corner;
  int die;
  int referee;
  int total;
  RetaliationEnd end;
};

// Ends

struct SegmentEnded {
  int segment;
};
/// One man's figures of a round. deducted: points taken off in it.
struct RoundLine {
  int points;
  int down;
  int aggression;
  int deducted;
};
struct RoundEnded {
  int round;
  std::array<RoundLine, 2> lines;
};
/// One judge's score. view: 2 x margin + shift + local, in half points, positive for `leader`; net: how many more knockdowns
/// he scored; row: from Basic Scoring, before deductions; scores: after them.
struct JudgeScored {
  int judge;  ///< 1 to 3
  int die;
  int margin;
  int shift;
  int local;
  Judging judging;  ///< what the local judge prefers; none for the others
  int view;
  int net;
  Corner leader;
  ScoreRow row;
  JudgeScore scores;
};
struct RoundScored {
  int round;
  RoundScore scores;
  ScorecardSums cards;
};
/// A corner works on an open cut, which a die of at most its rating closes.
struct CornerWorked {
  Corner corner;
  Location location;
  int die;
  int rating;
  bool closes;
};
/// The bout is stopped; the two dice for the time follow.
struct BoutStopped {
  Method method;
  Corner winner;
};
struct BoutEnded {
  End end;
  int round;
  ScorecardSums cards;
};

using Event =
    std::variant<Rolled, CityNamed, CitySet, GlovesSought, GlovesSet, RefereeNamed, RefereeSet, TrainingRead, CountersPlaced,
                 SolitaireDecided, RoundBegan, SegmentBegan, PickSealed, SolitaireRead, StrategiesRevealed, AggressorNamed,
                 BothTiedUp, TieUpRead, FirstMoverSet, TurnBegan, EntryRead, Scored, StaminaLost, Tired, DefenceChanged,
                 CounterRead, HardShotBegan, HardShotRead, PureTwelveQuestioned, Staggered, KnockedDown, CountRead, GotUp,
                 FinisherBegan, FinisherRead, FinisherGoesOn, StoppageRead, FinisherEnded, PossibleCutRead, CutRead,
                 CutAttackBegan, CutPicked, CutDealt, CutChecked, FoulRead, Warned, PointDeducted, RetaliationDecided,
                 RetaliationRead, SegmentEnded, RoundEnded, JudgeScored, RoundScored, CornerWorked, BoutStopped, BoutEnded>;

}  // namespace fc::the_ring
