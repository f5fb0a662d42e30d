// What the panels of a bout of The Ring show at one moment of the clock. It follows the cues, so it never knows a die that
// still tumbles. Source: rules/the-ring/rules.md, 10.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/need.h"
#include "library/words.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// A table row or a needed number as a strip of cells: which rows mean what, so that dice that fall can be seen to fall on
// one of them. Hard Shot cards, the Finisher Table, the Knockout Chart, cuts, fouls, counters and tie-ups are all drawn so.
// Source: rules/the-ring/rules.md, 2.5 to 2.8, 3, 10.

/// How a cell looks, from nothing to the worst.
enum class Tone : std::uint8_t { nothing, good, points, hard, stagger, knockdown, blood, bad, stop };

/// What a cell of a roll against a number means: the roll succeeds or fails.
enum class Answer : std::uint8_t { no, yes };
/// The legend of fouls, 1 to 12.
struct Legend {
  std::int8_t number = 1;

  friend constexpr bool operator==(const Legend&, const Legend&) = default;
};
/// What a judge's die adds to his view.
struct Shift {
  std::int8_t by = 0;

  friend constexpr bool operator==(const Shift&, const Shift&) = default;
};
/// Of an answer in kind: 0 nothing, 1 an official warning, 2 a point off. Of a Solitaire boxer's decision: which of the two.
struct Grade {
  std::int8_t grade = 0;

  friend constexpr bool operator==(const Grade&, const Grade&) = default;
};

using CellValue =
    std::variant<Answer, ShotCell, FinisherCell, CountCell, CutRow, Legend, Shift, Grade, Training, SolitaireRow, Corner>;

/// Neighbouring rows that mean one thing. from, to: both belong to it.
struct StripCell {
  std::int8_t from = 0;
  std::int8_t to = 0;
  Tone tone = Tone::nothing;
  CellValue value;

  friend constexpr bool operator==(const StripCell&, const StripCell&) = default;
};

/// No table has more rows: 0 to 15.
inline constexpr std::size_t most_strip_cells = 16;

/// Cells from the lowest row on; they leave no row out. Empty: this roll is not read on a strip (the Basic Chart, d66, the
/// time).
struct Strip {
  Purpose purpose = Purpose::basic_column;
  FixedVector<StripCell, most_strip_cells> cells;
  /// True where dice and modifiers make the row; false where the dice alone do and the needed number is modified.
  bool modified = false;

  [[nodiscard]] int lowest() const { return cells.empty() ? 0 : cells[0].from; }
  [[nodiscard]] int highest() const { return cells.empty() ? 0 : cells[cells.size() - 1].to; }
  /// Which cell a row falls in; rows beyond the ends fall in the end cells.
  [[nodiscard]] std::size_t cell_of(int row) const;

  friend bool operator==(const Strip&, const Strip&) = default;
};

/// The strip that a roll of this call falls on. seen: the bout when it is rolled.
Strip strip_of(const Setup& setup, const State& seen, const RollCall& call);

/// The Hard Shot card that `by` uses now, with what its cells come to for his punch ratings.
Strip hard_shot_strip(const Setup& setup, const State& seen, Corner by);

/// The dice of one roll, thrown and at rest together. Before they are `settled`, faces, total and row must not be
/// shown.
struct ShownRoll {
  RollCall call;                      ///< of the last die: purpose, seat, the arithmetic
  FixedVector<std::uint8_t, 3> dice;  ///< in the order of the throw: column, red, green of the Basic Chart
  int total = 0;                      ///< of the dice
  Strip strip;                        ///< what they are read on; empty: nothing
  int row = 0;                        ///< where on the strip, modified and clamped
  bool pure = false;                  ///< of a hard shot: the dice count as they are, whatever the terms
  bool settled = false;
  float age = 0;      ///< seconds since the throw
  float settles = 0;  ///< seconds from the throw until they rest
};

/// What lies on the board below the ring now.
enum class Board : std::uint8_t {
  none,
  strategies,  ///< turned over: who presses, who moves first
  tie_up,
  entry,  ///< a row of the Basic Chart, or the dice for it
  counter,
  hard_shot,  ///< the card, from `HardShotBegan` on
  finisher,
  count,
  cut,  ///< possible cut, Cut Chart, cut attack, the doctor's look
  foul,
  stopped,  ///< the time of the stoppage is thrown
};

/// Both strategies, face up, and what followed from them. Between rounds and before both are in there are none.
struct ShownStrategies {
  StrategiesRevealed revealed;
  std::array<std::optional<SolitaireRead>, 2> solitaire;
  std::optional<AggressorNamed> aggressor;
  std::optional<FirstMoverSet> first;
  std::optional<TieUpRead> tie_up;
  bool both_tied_up = false;
  float age = 0;
};

/// The line of the Basic Chart that was hit. Its words: `clause_condition`, `clause_result`, `clause_reason` of
/// chart_words.h.
struct ShownEntry {
  EntryRead read;
  float age = 0;
};

struct ShownShot {
  HardShotBegan began;
  std::optional<HardShotRead> read;
  bool extra_die = false;  ///< the dice show 12 and one more die is asked for
  float age = 0;           ///< since the card slid in
  float read_age = 0;
};

/// More finisher rolls than this fall out of the list, oldest first.
inline constexpr std::size_t most_tickets = 8;

struct ShownFinisher {
  Corner by = Corner::red;
  Shot column = Shot::hard;
  int rolls = 0;  ///< left
  FixedVector<FinisherRead, most_tickets> tickets;
  std::optional<StoppageRead> stoppage;
  float age = 0;  ///< since the last ticket, or since he went after his man
};

struct ShownCount {
  Corner corner = Corner::red;
  std::optional<CountRead> read;
  int count = 0;  ///< last number called, 0: none yet
  float age = 0;
};

struct ShownCut {
  Corner by = Corner::red;
  Corner on = Corner::red;
  bool attack = false;
  std::optional<PossibleCutRead> possible;
  std::optional<CutRead> read;
  std::optional<CutDealt> dealt;
  std::optional<CutChecked> checked;
  float age = 0;
};

struct ShownFoul {
  FoulRead read;
  std::optional<RetaliationDecided> decided;
  std::optional<RetaliationRead> retaliation;
  float age = 0;
};

inline constexpr std::size_t most_worked = 2 * location_count;

/// The minute between two rounds, from the bell on: what is in comes one by one.
struct ShownMinute {
  RoundEnded bell;
  FixedVector<JudgeScored, judge_count> judges;
  std::optional<RoundScored> scored;
  FixedVector<CornerWorked, most_worked> worked;
  float age = 0;         ///< seconds since the bell
  float scored_age = 0;  ///< seconds since the scores
};

/// Before the first bell: the ceremony of a title bout, the training camp. What is in comes one by one.
struct ShownBefore {
  FixedVector<CityNamed, 2> cities;
  std::optional<CitySet> city;
  std::optional<GlovesSought> sought;
  std::optional<GlovesSet> gloves;
  FixedVector<RefereeNamed, 2> referees;  ///< without those named again
  std::optional<RefereeSet> referee;
  std::array<std::optional<SolitaireDecided>, 3> solitaire;  ///< by Decision: city, gloves, referee
  bool camp = false;                                         ///< the training camp is on
  std::array<std::optional<TrainingRead>, 2> training;
  float age = 0;  ///< since the last that came in
};

struct ShownEnd {
  std::optional<BoutStopped> stopped;
  std::optional<BoutEnded> ended;  ///< none while the time is thrown
  int cards_read = 0;              ///< of the three, one after the other
  bool verdict = false;
  float age = 0;
};

struct Readout {
  State now;  ///< as an onlooker sees it
  Board board = Board::none;
  std::optional<ShownRoll> roll;     ///< the last one, while the board shows what it is for
  std::array<float, 2> stm_shown{};  ///< glides towards the counters
  std::array<bool, 2> sealed{};      ///< that corner's secret pick is in; false again once both are open
  std::optional<ShownStrategies> strategies;
  std::optional<Corner> roller;        ///< whose turn it is
  std::optional<ShownEntry> entry;     ///< of this turn, in sight until the next one
  std::optional<CounterRead> counter;  ///< of this turn
  std::optional<ShownShot> shot;       ///< the card on the board, of this attack
  std::optional<ShownFinisher> finisher;
  std::optional<ShownCount> counting;
  std::optional<ShownCut> cut;
  std::optional<ShownFoul> foul;
  std::optional<ShownBefore> before;  ///< until the first round begins
  std::optional<ShownMinute> minute;
  std::optional<ShownEnd> end;
  bool change_after_hurt = false;  ///< both choose now because somebody was hurt
  float clock = 0;                 ///< of the round, seconds: glides from segment to segment
  bool fighting = false;           ///< a round is on: strategies are in and the bell has not rung
};

/// The readout of a bout as a seat may see it, with nothing on the way: without rolls, sheets and calls.
Readout readout_of(const Setup& setup, const View& view);

// What is written in the cells of a strip. Source: rules/the-ring/rules.md, 2.5 to 2.8.

/// What a cell says: "R KD-6", "2", "STG", "9", "out", "holds".
std::string label_of(const Strip& strip, const StripCell& cell, const Words& words);

// Dice that fall come to lie on the board: which of them are one roll, what they come to, and what they are read on.
// Source: rules/the-ring/rules.md, 2.1, 3.

/// What is added to the dice before they are read; of the Knockout Chart the terms stand on the other side of the number to
/// reach. 0 where they are read as they lie.
int added_to(const ShownRoll& roll);

/// Is this die one of those that the roll on the board still awaits?
bool awaits_more_of(const Readout& shown, const Rolled& roll);

/// Adds a die to the roll on the board, or begins one, and has the board show what it is for. shown.now: the bout when the
/// die is rolled. settles: seconds from the throw until it rests.
void lay_down(const Setup& setup, const Rolled& roll, float settles, Readout& shown);

}  // namespace fc::the_ring
