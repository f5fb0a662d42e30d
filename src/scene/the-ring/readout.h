// What the panels of a bout of The Ring show at one moment of the clock. It follows the cues, so it never knows a die that
// still tumbles. Source: rules/the-ring.md, 10.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/roll_call.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/state.h"
#include "scene/corners/referee_count.h"
#include "scene/the-ring/strip.h"

namespace fc::the_ring {

/// The dice lie in the tray above this share of its height; the board is drawn below it.
inline constexpr float board_top = 0.36F;

/// One roll's dice, which fell together. Before it is `settled`, faces, total and row must not be shown.
struct ShownRoll {
  RollCall call;                       ///< of the last die: it has the arithmetic
  FixedVector<std::uint8_t, 3> faces;  ///< in the order of falling
  int total = 0;                       ///< of the dice
  Strip strip;                         ///< what they are read on; empty: nothing
  int row = 0;                         ///< where on the strip, after modifiers and clamped
  bool settled = false;
  float age = 0;      ///< seconds since the throw
  float settles = 0;  ///< seconds from the throw until it rests
};

/// One clause of the chart's line.
struct ShownClause {
  Condition condition;
  Effects effects;
  bool holds = false;  ///< it is carried out
  bool tried = false;  ///< it stands before the one that holds, and did not
};

/// The line of the Basic Chart that was hit. Words: `clause_condition`, `clause_result`, `clause_reason` in chart_words.h.
struct ShownEntry {
  EntryRead read;
  FixedVector<ShownClause, most_clauses> clauses;
  float age = 0;
};

/// The Hard Shot card on the board. read: once the dice rest.
struct ShownShot {
  HardShotBegan began;
  std::optional<HardShotRead> read;
  float age = 0;       ///< since the card slid in
  float read_age = 0;  ///< since it was read
};

/// Finisher rolls of one attack: tickets still to come, and what the others said, oldest first.
inline constexpr std::size_t most_tickets = 8;
struct ShownFinish {
  Corner by = Corner::red;
  Shot column = Shot::none;  ///< now
  int rolls = 0;             ///< tickets left
  FixedVector<FinisherRead, most_tickets> read;
  float age = 0;  ///< since the last change
};

/// Both strategies, face up; between choosing and turning over there are none. solitaire: how a Solitaire boxer came to his.
struct ShownStrategies {
  StrategiesRevealed revealed;
  std::array<std::optional<SolitaireRead>, 2> solitaire;
  std::optional<AggressorNamed> aggressor;
  std::optional<FirstMoverSet> first;
  float age = 0;
};

using scene::ShownCount;

/// A cut or a foul that has just been told; with the next turn it is gone.
struct ShownCut {
  Corner on = Corner::red;
  std::optional<CutRead> read;
  std::optional<CutDealt> dealt;
  std::optional<CutChecked> checked;
};
struct ShownFoul {
  FoulRead read;
  std::optional<RetaliationRead> answered;
};

/// The minute between two rounds, from the bell on: what is in comes one by one.
inline constexpr std::size_t most_corner_works = 2 * location_count;
struct ShownMinute {
  RoundEnded bell;
  FixedVector<JudgeScored, judge_count> judges;
  std::optional<RoundScored> scored;
  FixedVector<CornerWorked, most_corner_works> corners;
  float age = 0;         ///< seconds since the bell
  float scored_age = 0;  ///< seconds since the scores
};

/// Before the first bell: what has been drawn and chosen so far. Of a bout in which nothing is drawn it stays empty.
struct ShownCeremony {
  std::array<std::optional<CityNamed>, 2> cities;
  std::optional<CitySet> city;
  std::optional<GlovesSet> gloves;
  std::array<std::optional<RefereeNamed>, 2> referees;
  std::optional<RefereeSet> referee;
  std::array<std::optional<TrainingRead>, 2> camp;
  std::optional<CountersPlaced> counters;
  float age = 0;       ///< seconds since the first of it
  float last_age = 0;  ///< seconds since the last of it
};

struct ShownEnd {
  std::optional<BoutStopped> stopped;
  std::optional<BoutEnded> ended;  ///< after the dice of the time
  int cards_read = 0;              ///< of the three, one after the other
  bool verdict = false;            ///< the winner may be told
  float age = 0;
};

/// Rolls that belong together, as a hard shot, its finishers and a count: what lies on the board at once.
inline constexpr std::size_t most_rolls_shown = 6;

struct Readout {
  State now;  ///< as an onlooker sees it
  /// The rolls of this turn, oldest first; the last one is live.
  FixedVector<ShownRoll, most_rolls_shown> rolls;
  std::optional<Corner> roller;  ///< whose turn it is, in a round
  std::optional<ShownEntry> entry;
  std::optional<ShownShot> shot;
  std::optional<ShownFinish> finish;
  std::optional<CountRead> count_read;  ///< of the last count of this turn, once the referee is done
  std::optional<TieUpRead> tie_up;      ///< of this segment
  std::optional<CounterRead> counter;   ///< of this turn
  std::optional<ShownCut> cut;
  std::optional<ShownFoul> foul;
  std::optional<ShownStrategies> strategies;
  std::optional<ShownCount> counting;
  std::optional<ShownCeremony> ceremony;
  std::optional<ShownMinute> minute;
  std::optional<ShownEnd> end;
  std::array<float, 2> stamina_shown{};  ///< glides towards the counters
  std::array<bool, 2> sealed{};          ///< that corner's secret pick is in; false again once both are open
  bool change_after_hurt = false;        ///< both choose now because somebody was hurt
  bool fighting = false;                 ///< the round is on and its bell has not rung
  float clock = 0;                       ///< of the round, seconds: glides from segment to segment
};

/// The readout of a bout as a seat may see it, with nothing on the way: without rolls, sheets and calls.
Readout readout_of(const Setup& setup, const View& view);

}  // namespace fc::the_ring
