// What the panels of a bout of The Ring show at one moment of the clock. It follows the cues, so it never knows a die that
// still tumbles. Source: rules/the-ring/rules.md, 10.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/roll_call.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/state.h"
#include "scene/the-ring/strip.h"

namespace fc::the_ring {

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

}  // namespace fc::the_ring
