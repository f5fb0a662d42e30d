// What the panels of a bout of The Ring show at one moment of the clock. Made from the cues, so it never shows the result of
// a die that is still rolling. Source: rules/the-ring/rules.md, 10.
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

// A roll as a strip of cells that shows what each row means, so that one sees where the dice fall. Hard Shot cards, the
// Finisher Table, the Knockout Chart, cuts, fouls, counters and tie-ups are all drawn this way. Source:
// rules/the-ring/rules.md, 2.5 to 2.8, 3, 10.

/// How a cell is coloured, from harmless to worst.
enum class Tone : std::uint8_t { nothing, good, points, hard, stagger, knockdown, blood, bad, stop };

/// The meaning of a cell for a roll against a number: it fails or succeeds.
enum class Answer : std::uint8_t { no, yes };
/// A number of the legend of fouls, 1 to 12.
struct Legend {
  std::int8_t number = 1;

  friend constexpr bool operator==(const Legend&, const Legend&) = default;
};
/// What a judge's die adds to his view.
struct Shift {
  std::int8_t by = 0;

  friend constexpr bool operator==(const Shift&, const Shift&) = default;
};
/// For an answer in kind: 0 nothing, 1 an official warning, 2 a point off. For a Solitaire boxer's decision: which of the
/// two.
struct Grade {
  std::int8_t grade = 0;

  friend constexpr bool operator==(const Grade&, const Grade&) = default;
};

using CellValue =
    std::variant<Answer, ShotCell, FinisherCell, CountCell, CutRow, Legend, Shift, Grade, Training, SolitaireRow, Corner>;

/// Neighbouring rows with the same meaning. from, to: first and last row.
struct StripCell {
  std::int8_t from = 0;
  std::int8_t to = 0;
  Tone tone = Tone::nothing;
  CellValue value;

  friend constexpr bool operator==(const StripCell&, const StripCell&) = default;
};

/// The most rows of a table, which are numbered 0 to 15.
inline constexpr std::size_t most_strip_cells = 16;

/// The cells from the lowest row to the highest, without gaps. Empty for a roll that is not shown on a strip (the Basic
/// Chart, d66, the time).
struct Strip {
  Purpose purpose = Purpose::basic_column;
  FixedVector<StripCell, most_strip_cells> cells;
  /// True if modifiers are added to the dice; false if they change the needed number instead.
  bool modified = false;

  [[nodiscard]] int lowest() const { return cells.empty() ? 0 : cells[0].from; }
  [[nodiscard]] int highest() const { return cells.empty() ? 0 : cells[cells.size() - 1].to; }
  /// The index of the cell that a row falls in; rows beyond the ends fall in the end cells.
  [[nodiscard]] std::size_t cell_of(int row) const;

  friend bool operator==(const Strip&, const Strip&) = default;
};

/// The strip for a roll of this call. seen: the state in which it is rolled.
Strip strip_of(const Setup& setup, const State& seen, const RollCall& call);

/// The Hard Shot card that `by` uses now, with the results for his punch ratings.
Strip hard_shot_strip(const Setup& setup, const State& seen, Corner by);

/// The dice of one roll. Faces, total and row must not be shown before they are `settled`.
struct ShownRoll {
  RollCall call;                      ///< of the last die: purpose, seat, the arithmetic
  FixedVector<std::uint8_t, 3> dice;  ///< in the order of the throw: column, red, green of the Basic Chart
  int total = 0;                      ///< of the dice
  Strip strip;                        ///< the strip they are read on; empty: none
  int row = 0;                        ///< the row on the strip, modified and limited
  bool pure = false;                  ///< for a hard shot: the dice count unmodified
  bool settled = false;
  float age = 0;      ///< seconds since the throw
  float settles = 0;  ///< seconds from the throw until they rest
};

/// What is on the board below the ring now.
enum class Board : std::uint8_t {
  none,
  strategies,  ///< both strategies revealed: the aggressor, who moves first
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

/// Both strategies, once revealed, and what followed from them; none between rounds and while picks are awaited.
struct ShownStrategies {
  StrategiesRevealed revealed;
  std::array<std::optional<SolitaireRead>, 2> solitaire;
  std::optional<AggressorNamed> aggressor;
  std::optional<FirstMoverSet> first;
  std::optional<TieUpRead> tie_up;
  bool both_tied_up = false;
  float age = 0;
};

/// The entry of the Basic Chart that was hit. Its words: `clause_condition`, `clause_result`, `clause_reason` of naming.h.
struct ShownEntry {
  EntryRead read;
  float age = 0;
};

struct ShownShot {
  HardShotBegan began;
  std::optional<HardShotRead> read;
  bool extra_die = false;  ///< the dice show 12 and one more die is asked for
  float age = 0;           ///< seconds since the card slid in
  float read_age = 0;
};

/// The most finisher rolls that are listed; older ones are dropped.
inline constexpr std::size_t most_tickets = 8;

struct ShownFinisher {
  Corner by = Corner::red;
  Shot column = Shot::hard;
  int rolls = 0;  ///< left
  FixedVector<FinisherRead, most_tickets> tickets;
  std::optional<StoppageRead> stoppage;
  float age = 0;  ///< seconds since the last ticket, or since the attack began
};

struct ShownCount {
  Corner corner = Corner::red;
  std::optional<CountRead> read;
  int count = 0;  ///< last number called; 0: none yet
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

/// The minute between two rounds, from the bell on; its parts come in one by one.
struct ShownMinute {
  RoundEnded bell;
  FixedVector<JudgeScored, judge_count> judges;
  std::optional<RoundScored> scored;
  FixedVector<CornerWorked, most_worked> worked;
  float age = 0;         ///< seconds since the bell
  float scored_age = 0;  ///< seconds since the scores
};

/// Before the first bell: the ceremony of a title bout, the training camp. Its parts come in one by one.
struct ShownBefore {
  FixedVector<CityNamed, 2> cities;
  std::optional<CitySet> city;
  std::optional<GlovesSought> sought;
  std::optional<GlovesSet> gloves;
  FixedVector<RefereeNamed, 2> referees;  ///< without a second naming of the same one
  std::optional<RefereeSet> referee;
  std::array<std::optional<SolitaireDecided>, 3> solitaire;  ///< by Decision: city, gloves, referee
  bool camp = false;                                         ///< the training camp has begun
  std::array<std::optional<TrainingRead>, 2> training;
  float age = 0;  ///< seconds since the last part came in
};

struct ShownEnd {
  std::optional<BoutStopped> stopped;
  std::optional<BoutEnded> ended;  ///< none while the time is thrown
  int cards_read = 0;              ///< how many of the three cards have been read
  bool verdict = false;
  float age = 0;
};

struct Readout {
  State now;  ///< as an onlooker sees it
  Board board = Board::none;
  std::optional<ShownRoll> roll;     ///< the last roll, while the board shows what it is for
  std::array<float, 2> stm_shown{};  ///< moves towards the counters
  std::array<bool, 2> sealed{};      ///< that corner has picked in secret; false again once both are revealed
  std::optional<ShownStrategies> strategies;
  std::optional<Corner> roller;        ///< whose turn it is
  std::optional<ShownEntry> entry;     ///< the one of this turn, shown until the next one
  std::optional<CounterRead> counter;  ///< of this turn
  std::optional<ShownShot> shot;       ///< the card on the board, of this attack
  std::optional<ShownFinisher> finisher;
  std::optional<ShownCount> counting;
  std::optional<ShownCut> cut;
  std::optional<ShownFoul> foul;
  std::optional<ShownBefore> before;  ///< until the first round begins
  std::optional<ShownMinute> minute;
  std::optional<ShownEnd> end;
  bool change_after_hurt = false;  ///< both choose strategies now because somebody was hurt
  float clock = 0;                 ///< seconds of the round; moves on from segment to segment
  bool fighting = false;           ///< a round is in progress: strategies are revealed and the bell has not rung
};

/// The readout of a bout as a seat may see it, with nothing in motion: without rolls, sheets and calls.
Readout readout_of(const Setup& setup, const View& view);

// The texts in the cells of a strip. Source: rules/the-ring/rules.md, 2.5 to 2.8.

/// The text in a cell: "R KD-6", "2", "STG", "9", "out", "holds".
std::string label_of(const Strip& strip, const StripCell& cell, const Words& words);

// How dice are put on the board: which of them are one roll, their total, and the strip they are read on. Source:
// rules/the-ring/rules.md, 2.1, 3.

/// What is added to the dice before they are read; 0 where they are read unmodified. On the Knockout Chart the terms have
/// the opposite sign, because they belong to the number to reach.
int added_to(const ShownRoll& roll);

/// Whether this die belongs to the roll on the board, which still awaits dice.
bool continues_roll(const Readout& shown, const Rolled& roll);

/// Adds a die to the roll on the board, or begins a new roll, and sets what the board shows. shown.now: the state when the
/// die is rolled. settles: seconds from the throw until it rests.
void add_die_to_board(const Setup& setup, const Rolled& roll, float settles, Readout& shown);

}  // namespace fc::the_ring
