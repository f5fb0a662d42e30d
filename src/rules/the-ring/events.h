// What can happen in a bout of The Ring, told in order. The scene shows them, the commentary words them, the log keeps them.
// What a man's ratings, stamina and cuts are after an event stands in the view beside it. Source: rules/the-ring/rules.md,
// 3, 10.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/corner.h"
#include "core/need.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// Every die, before its consequences. The dice of one roll fall together (`call.more_dice`), each is told by itself, and
/// the last has the arithmetic, with the faces before it in `call.bonus`. The dice of a Solitaire boxer's strategy are told
/// when both strategies are turned over, not before: they are secret as a pick is.
struct Rolled {
  RollCall call;
  int value;
};

// Before the bout

/// d66 names a city; of a title bout the first or the second (offer 0, 1), which may be one city.
struct CityNamed {
  City city;
  int offer;
};
/// The bout is there. by_champion: he had the choice of two.
struct CitySet {
  City city;
  bool by_champion;
};
/// The champion of a title bout seeks eight ounces, or is content with six.
struct GlovesSought {
  Corner corner;
  Gloves gloves;
};
/// ounces: 6 or 8. refused: he sought eight and the die said no.
struct GlovesSet {
  int ounces;
  bool refused;
};
/// d66 names a referee. again: he is the one named before, so the dice fall once more.
struct RefereeNamed {
  Referee referee;
  int offer;
  bool again;
};
struct RefereeSet {
  Referee referee;
  bool by_champion;
};
/// The training camp is over. What it changes stands in `Charts::training_changes`.
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
/// Two dice decided for a Solitaire boxer: even is the second of the two choices. legal: the two, in order.
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
/// seconds: the box of the clock. chooses: both choose now. after_hurt: because somebody was staggered or down since they
/// chose last, and not by the option.
struct SegmentBegan {
  int round;
  int segment;
  int seconds;
  bool chooses;
  bool after_hurt;
};
/// A secret pick is in, a manager's or a Solitaire boxer's; nobody learns which.
struct PickSealed {
  Corner corner;
};
/// Which row of his markers held for a Solitaire boxer, in the order of section 3.2.
enum class MarkerRow : std::uint8_t { hurt, opponent_weak, behind, ahead, opponent_cut, otherwise };
inline constexpr std::size_t marker_row_count = 6;

/// His two markers, and why.
struct Markers {
  MarkerRow row = MarkerRow::otherwise;
  std::array<Strategy, 2> strategies{};

  friend constexpr bool operator==(const Markers&, const Markers&) = default;
};

/// What the Solitaire Chart says, told after both strategies are known. read: the row; fell_back: it named a strategy that
/// is not legal, so it became marker 1.
struct SolitaireRead {
  Corner corner;
  Markers markers;
  int total;
  SolitaireRow read;
  bool fell_back;
  Strategy strategy;
};
/// Both picks are turned over. before: of the segment before, none in the first of a round.
struct StrategiesRevealed {
  std::array<Strategy, 2> strategies;
  std::array<Strategy, 2> before;
};
/// Who presses: the strategy that stands earlier in the order of aggression. nobody: both chose the same.
struct AggressorNamed {
  bool nobody;
  Corner corner;
  std::array<int, 2> tallies;  ///< of the round, red and blue
};
/// Both tie up: nothing more happens in the segment.
struct BothTiedUp {};
/// One tied up. total: the die, +1 if hurt, + referee; holds when at most DEF: nobody has a turn then.
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
/// Who has his turn first. ratings: of their strategies, where these decided or were level, halves as in 4.1.
struct FirstMoverSet {
  Corner corner;
  FirstMove why;
  std::array<int, 2> ratings;
};

// A turn

/// second_roll: once more on the Basic Chart, after a counterpunch that failed.
struct TurnBegan {
  Corner roller;
  bool second_roll;
};

/// In place of a clause: none held.
inline constexpr int no_clause = -1;

/// What an entry of the Basic Chart says. clause: which of its clauses held, from 0. to: to whom the effects apply, the
/// roller but for an advantage of the other man. his, others: the two figures that were compared where the clause asks for
/// any: rating and DEF of "+n", speeds, Box ratings, reaches or weights of holder and opponent.
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

/// What points were scored with, or stamina lost by.
enum class Cause : std::uint8_t { entry, hard_shot, finisher, cut, cut_attack, foul, retaliation };

/// total: of the round.
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
/// His counters are gone: the yellow section of his card holds from now on.
struct Tired {
  Corner corner;
};
/// His DEF in force changed by a cut at the eyes that opened, deepened or was closed.
struct DefenceChanged {
  Corner corner;
  int before;
  int after;
};

/// What becomes of a Counterpunch result.
enum class CounterEnd : std::uint8_t {
  clinched,    ///< the counterpuncher is tying up: the roller rolls again
  cut_attack,  ///< he works on a cut, and does so at once
  lands,
  fails,   ///< the roller rolls again
  ignored  ///< on the second roll it is nothing
};
/// total, rating: of `lands` and `fails`, where two dice were thrown.
struct CounterRead {
  Corner corner;  ///< the counterpuncher
  CounterEnd end;
  int total;
  int rating;
};

// Hard shots

/// He lands a hard shot: the card slides in. difference: POW less first chin; card: -4 to 8.
struct HardShotBegan {
  Corner by;
  int pow;
  int chin;
  int difference;
  int card;
  bool finishing;
};
/// Why a result does not come of the modified dice.
enum class PureShot : std::uint8_t {
  no,
  two,           ///< the dice show 2 in six-ounce gloves: knockdown
  twelve,        ///< the dice show 12, and nothing lowers it
  twelve_lower,  ///< the extra die lowered it
  twelve_holds   ///< the extra die let it stand: knockdown
};
/// What the card says. pure + after_down + outside + own_outside = row, within 2 to 12; of a pure shot the row is `row` all
/// the same. rating: of the hand that the cell asks for. shot: after the threshold; lessened: the threshold was missed.
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
/// The dice show 12 and the second chin is a better one: one die says whether the knockdown stands.
struct PureTwelveQuestioned {
  Corner by;
  int after_down;
};
struct Staggered {
  Corner corner;
};
struct KnockedDown {
  Corner corner;
  int down;   ///< times of the round
  int downs;  ///< times of the bout
};
/// What the Knockout Chart says: total + kod + outside - downs - tired - stop = row, within 0 to 15.
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
/// He goes after his man. column: hard, stagger or knockdown.
struct FinisherBegan {
  Corner by;
  Shot column;
  int rolls;
};
/// total: of the dice; row: with KI, 0 to 15. rolls: left after this one.
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
/// TKO-n: KOD - stop - tired at most n stops the bout.
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
/// A row of the Cut Chart, before it is done.
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
/// `by` has picked one of his man's cuts. asked: a manager decided; otherwise there was one, or a Solitaire boxer's rule.
struct CutPicked {
  Corner by;
  Location location;
  bool asked;
};
/// A cut got points and is open. opened: it is a new one. reopened: it was closed.
struct CutDealt {
  Corner on;
  Location location;
  int added;
  int points;
  bool opened;
  bool reopened;
};
/// The doctor looks: die + doctor above the stoppage rating stops the bout.
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
/// costs_point: it is every second one.
struct Warned {
  Corner corner;
  int warnings;
  bool costs_point;
};
struct PointDeducted {
  Corner corner;
  int deducted;  ///< of the bout
};
/// The fouled boxer answers in kind, or lets it be.
struct RetaliationDecided {
  Corner corner;
  bool retaliates;
};
/// total: die + referee. It costs the answerer nothing, an official warning or a point.
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
/// One man's round. deducted: of the round.
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
/// view: 2 x margin + shift + local, in half points and for the leader. net: knockdowns scored by `leader` over those of the
/// other. row: what Basic Scoring says, before deductions; scores: after.
struct JudgeScored {
  int judge;  ///< 1 to 3
  int die;
  int margin;
  int shift;
  int local;
  Judging judging;  ///< of the local judge, else none
  int view;
  int net;
  Corner leader;
  ScoreRow row;
  JudgeScore scores;
};
struct RoundScored {
  int round;
  RoundScore scores;
  Cards cards;
};
/// The die at most the corner's rating closes the cut.
struct CornerWorked {
  Corner corner;
  Location location;
  int die;
  int rating;
  bool closes;
};
/// Stopped; the two dice of the time follow.
struct BoutStopped {
  Method method;
  Corner winner;
};
struct BoutEnded {
  End end;
  int round;
  Cards cards;
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
