// Everything that changes in a bout of DICE Boxing. Source: rules/dice-boxing/rules.md, 3.1, 7.5.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/need.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/charts.h"
#include "rules/dice-boxing/setup.h"
#include "rules/scorecards.h"

namespace fc::dice_boxing {

/// Which question is open.
enum class Phase : std::uint8_t {
  strategy_red,
  strategy_blue,
  control,
  punch,
  result,
  knockdown,
  special,
  foul,
  ring,
  cut,
  cut_doctor,
  unique,
  clash_doctor,
  injury_doctor,
  judge,
  finished,
};
inline constexpr std::size_t phase_count = 16;

/// A cut of one letter. It is closed after each round.
struct Cut {
  bool exists = false;
  bool open = false;
  bool accidental = false;    ///< made by an accident; this never changes
  std::uint8_t reopened = 0;  ///< 0 to 3; the third ends the bout

  friend constexpr bool operator==(const Cut&, const Cut&) = default;
};

/// Changes for the rest of the bout.
struct Lasting {
  std::int32_t control = 0;
  std::int32_t punches = 0;
  std::int32_t kd = 0;
  std::int32_t chin = 0;
  std::int32_t defense = 0;

  friend constexpr bool operator==(const Lasting&, const Lasting&) = default;
};

/// The ranges in force (3.5), each within its limits. `refresh_ranges` computes them anew; see ranges.h.
struct Ranges {
  std::int8_t control_to = 0;       ///< 19 to 90
  std::int8_t punches_to = 0;       ///< 9 to 90
  std::int8_t free_punches_to = 0;  ///< of a free punch, 9 to 90
  std::int8_t kd_from = 0;          ///< 60 to 99
  std::int8_t chin = 0;             ///< row of the knock-down chart, -12 to 4

  friend constexpr bool operator==(const Ranges&, const Ranges&) = default;
};

/// The state of one man; the members after `ranges` belong to the round in progress. Events may change stamina and lasting
/// values without limit, so these are wide.
struct BoxerState {
  std::int32_t stamina = 0;  ///< may be below 0 before the bell
  Lasting lasting;
  std::array<Cut, cut_letters> cuts{};
  std::uint16_t knockdowns = 0;  ///< suffered, from which he got up
  std::uint8_t tired = 0;        ///< number of rounds that he has begun tired; 0: not tired
  std::uint8_t ko_uses = 0;      ///< of the strategy knockout
  std::uint8_t warnings = 0;
  std::uint8_t deductions = 0;  ///< points, of the bout
  Ranges ranges;
  Strategy strategy = Strategy::none;  ///< also none while picks are awaited
  std::uint8_t knockout_bonus = 0;
  bool hurt = false;  ///< seriously: the next knock-down of this round is a TKO
  std::uint8_t landed = 0;
  std::uint8_t missed = 0;
  std::uint8_t moves = 0;
  std::uint8_t downs = 0;  ///< knock-downs in this round, the last one included
  std::uint8_t round_deductions = 0;
  std::int16_t points = 0;
  std::int32_t round_control = 0;

  [[nodiscard]] constexpr Cut& cut(CutLetter letter) { return cuts[place_of(letter)]; }
  [[nodiscard]] constexpr const Cut& cut(CutLetter letter) const { return cuts[place_of(letter)]; }
  /// His total of the round. Source: 3.9, step 1.
  [[nodiscard]] constexpr int total() const { return missed / 2 + points + moves; }

  friend constexpr bool operator==(const BoxerState&, const BoxerState&) = default;
};

enum class Method : std::uint8_t {
  none,
  ko,
  tko,
  disqualification,
  technical_draw,
  technical_decision,
  decision,
  draw,
};
inline constexpr std::size_t method_count = 8;

enum class EndReason : std::uint8_t {
  none,
  count,
  referee,
  seriously_hurt,
  three_knockdowns,
  cut,
  injury,
  towel,
  foul,
  points,
  accident,
  cards,
};
inline constexpr std::size_t end_reason_count = 12;

enum class Verdict : std::uint8_t { none, unanimous, majority, split };
inline constexpr std::size_t verdict_count = 4;

/// How the bout ended. Source: 3.10.
struct End {
  Method method = Method::none;
  EndReason reason = EndReason::none;
  Verdict verdict = Verdict::none;
  bool has_winner = false;
  bool on_cards = false;  ///< the cards decided
  Corner winner = Corner::red;

  friend constexpr bool operator==(const End&, const End&) = default;
};

/// Why a punch is free: it counters a miss, or an event allows it; none: the punch of the man in control.
enum class FreePunch : std::uint8_t { none, counter, event };

/// The whole bout. Some members are valid only at times: `thrower` from the punch to its end; `accidental` for a cut roll
/// and its doctor; `red_pick`, which is secret, while blue's is awaited; `unique` while its doctor is awaited.
struct State {
  std::array<BoxerState, 2> boxers{};
  FixedVector<RoundScore, most_rounds> scorecard;
  Phase phase = Phase::strategy_red;
  std::uint8_t round = 1;
  std::uint8_t action = 0;      ///< 0 to 20
  Corner roller = Corner::red;  ///< whose control roll is due, or was last due: X of the special charts
  Corner thrower = Corner::red;
  FreePunch free_punch = FreePunch::none;
  std::uint8_t free_left = 0;  ///< free punches of an event that follow this one
  Position position = Position::center;
  bool has_owner = false;
  Corner owner = Corner::red;
  bool accidental = false;
  CutLetter looked_at = CutLetter::none;  ///< the cut that the doctor looks at
  UniqueEvent unique = UniqueEvent::mouthpiece;
  Strategy red_pick = Strategy::none;
  FixedVector<Opinion, judge_count> opinions;  ///< of this round, as they come in
  bool told_first_bell = false;
  End end;

  [[nodiscard]] constexpr BoxerState& boxer(Corner corner) { return boxers[fc::index_of(corner)]; }
  [[nodiscard]] constexpr const BoxerState& boxer(Corner corner) const { return boxers[fc::index_of(corner)]; }
  [[nodiscard]] constexpr bool owns(Corner corner) const { return has_owner && owner == corner; }
  /// Whether both picks of the round are in, or none are asked for.
  [[nodiscard]] constexpr bool strategies_are_in() const { return phase > Phase::strategy_blue; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

/// What one seat may know: everything except red's pick while blue's is awaited.
struct View {
  State seen;             ///< `red_pick` is none where it is hidden
  std::uint8_t seat = 0;  ///< whose view it is; `no_seat`: an onlooker's
  bool pick_hidden = false;

  friend constexpr bool operator==(const View&, const View&) = default;
};

// The words of scripts, answers, data and text keys for what happens in a bout. Source: rules/dice-boxing/rules.md, 2.3
// to 2.9, 3.10.

inline constexpr std::array<std::string_view, special_chart_count> special_chart_names{"foul", "ring-movement", "cut",
                                                                                       "unique"};
constexpr std::string_view name_of(SpecialChart value) { return special_chart_names[place_of(value)]; }

inline constexpr std::array<std::string_view, letter_count> letter_names{"KO", "A", "B", "C", "D", "E"};
constexpr std::string_view name_of(Letter value) { return letter_names[place_of(value)]; }

inline constexpr std::array<std::string_view, opinion_count> opinion_names{"favourite", "even", "challenger"};
constexpr std::string_view name_of(Opinion value) { return opinion_names[place_of(value)]; }

inline constexpr std::array<std::string_view, foul_count> foul_names{"caution", "clash-of-heads", "warning", "point",
                                                                     "disqualified"};
constexpr std::string_view name_of(Foul value) { return foul_names[place_of(value)]; }

inline constexpr std::array<std::string_view, position_count> position_names{
    "center",      "left-center", "right-center", "near-ropes",          "far-ropes",         "left-ropes",
    "right-ropes", "red-corner",  "blue-corner",  "near-neutral-corner", "far-neutral-corner"};
constexpr std::string_view name_of(Position value) { return position_names[place_of(value)]; }

inline constexpr std::array<std::string_view, ground_count> ground_names{"corner", "ropes", "center"};

/// By CutLetter; NO, as the chart calls it, for none.
inline constexpr std::array<std::string_view, cut_letters + 1> cut_letter_names{"A", "B", "C", "D", "NO"};
constexpr std::string_view name_of(CutLetter value) { return cut_letter_names[place_of(value)]; }

inline constexpr std::array<std::string_view, cut_columns> cut_column_names{"1-3", "4-5", "6-7", "8-9", "10", "butt"};
constexpr std::string_view name_of(CutColumn value) { return cut_column_names[place_of(value)]; }

inline constexpr std::array<std::string_view, unique_count> unique_names{
    "mouthpiece",  "loose-tape", "slip",      "long-clinch", "nosebleed",  "swelling",     "crowd",
    "second-wind", "showboat",   "flurry",    "winded",      "heavy-legs", "bruised-hand", "broken-hand",
    "ankle",       "ribs",       "ear",       "broken-nose", "closed-eye", "jaw",          "clash-of-heads",
    "early-bell",  "towel",      "bad-clash", "shoulder"};
constexpr std::string_view name_of(UniqueEvent value) { return unique_names[place_of(value)]; }

inline constexpr std::array<std::string_view, effect_kinds> effect_names{
    "stamina",      "round-control",   "lasting-control", "lasting-punches", "lasting-kd",
    "lasting-chin", "lasting-defense", "control-passes",  "free-punches",    "butt-cut",
    "bell",         "towel",           "technical-stop",  "injury-stop"};
constexpr std::string_view name_of(EffectKind value) { return effect_names[place_of(value)]; }

inline constexpr std::array<std::string_view, method_count> method_names{
    "", "ko", "tko", "disqualification", "technical-draw", "technical-decision", "decision", "draw"};
constexpr std::string_view name_of(Method value) { return method_names[place_of(value)]; }

inline constexpr std::array<std::string_view, end_reason_count> end_reason_names{
    "",       "count", "referee", "seriously-hurt", "three-knockdowns", "cut",
    "injury", "towel", "foul",    "points",         "accident",         "cards"};
constexpr std::string_view name_of(EndReason value) { return end_reason_names[place_of(value)]; }

inline constexpr std::array<std::string_view, verdict_count> verdict_names{"", "unanimous", "majority", "split"};
constexpr std::string_view name_of(Verdict value) { return verdict_names[place_of(value)]; }

}  // namespace fc::dice_boxing
