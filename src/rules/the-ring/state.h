// Everything that changes in a bout of The Ring. Source: rules/the-ring/rules.md, 3, 7 (`state`).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/need.h"
#include "rules/scorecards.h"
#include "rules/the-ring/setup.h"

namespace fc::the_ring {

/// Which question is open: a choice (or a Solitaire boxer's dice in its place), or a roll of one to three dice.
enum class Phase : std::uint8_t {
  city,
  second_city,
  city_choice,
  gloves_choice,
  gloves,
  referee,
  second_referee,
  referee_choice,
  training_red,
  training_blue,
  strategy_red,
  strategy_blue,
  tie_up,
  first_mover,
  basic,
  counter,
  hard_shot,
  pure_twelve,
  knockout,
  finisher,
  possible_cut,
  cut_chart,
  cut_target,
  cut_stoppage,
  foul,
  retaliate,
  retaliation,
  time,
  judge,
  corner,
  finished,
};
inline constexpr std::size_t phase_count = 31;

/// The phases of the rulebook. Source: 3.
enum class Stage : std::uint8_t { pre_bout, round, scoring, interval, over };
inline constexpr std::size_t stage_count = 5;

constexpr Stage stage_of(Phase phase) {
  if (phase <= Phase::training_blue) {
    return Stage::pre_bout;
  }
  if (phase <= Phase::time) {
    return Stage::round;
  }
  return phase == Phase::judge ? Stage::scoring : phase == Phase::corner ? Stage::interval : Stage::over;
}

/// A cut, open or closed; it stays in the list for the whole bout.
struct Cut {
  std::int16_t points = 0;
  Location location = Location::left_eyelid;
  bool open = false;

  friend constexpr bool operator==(const Cut&, const Cut&) = default;
};
using Cuts = FixedVector<Cut, location_count>;  ///< in the order of opening

/// The state of one man. now: his ratings as they count now, fresh or tired, with training, and DEF lowered by open cuts at
/// the eyes. DEF may be below 0 there; `damage.h` says what that means (ruling R9).
struct BoxerState {
  Ratings now;
  std::int16_t weight = 0;  ///< with what training changes
  std::int16_t points = 0;  ///< of the round
  std::uint16_t down = 0;   ///< how often in this round
  std::uint16_t downs = 0;  ///< how often in the bout
  std::int8_t stm = 0;      ///< counters left, never below 0
  bool tired = false;       ///< his counters are gone; true to the end of the bout
  bool staggered = false;   ///< in this round
  Training training = Training::none;
  Strategy strategy = Strategy::none;
  std::uint8_t aggression = 0;      ///< tallies of the round
  std::uint8_t warnings = 0;        ///< of the bout
  std::uint8_t deducted = 0;        ///< points, of the bout
  std::uint8_t round_deducted = 0;  ///< points, of the round
  Cuts cuts;

  /// Staggered or down in this round. Ruling: R29.
  [[nodiscard]] constexpr bool hurt() const { return staggered || down > 0; }

  friend constexpr bool operator==(const BoxerState&, const BoxerState&) = default;
};

/// What caused a cut, which decides how the turn goes on.
enum class CutCause : std::uint8_t { entry, finisher, butt, attack };

/// The turn in progress; valid only during a turn.
struct Attack {
  Corner roller = Corner::red;  ///< whose turn it is
  Corner by = Corner::red;      ///< who lands the hard shot, attacks or cuts: the roller or the counterpuncher
  bool other_follows = false;   ///< the other man has his turn after this one
  bool second_roll = false;     ///< on the Basic Chart, after a counterpunch that failed
  bool finishing = false;
  Shot column = Shot::none;  ///< of the Finisher Table
  std::uint8_t rolls = 0;    ///< finisher rolls left, 0 to 2
  std::uint8_t legend = 0;   ///< of the foul, 1 to 12
  CutCause cause = CutCause::entry;
  std::uint8_t cut = 0;  ///< index of the cut that is looked at, in the list of the man who is cut

  friend constexpr bool operator==(const Attack&, const Attack&) = default;
};

enum class Method : std::uint8_t {
  none,
  ko,
  tko,
  tko_cut,
  dq,
  unanimous,
  majority,
  split,
  draw_unanimous,
  draw_majority,
  draw_split,
};
inline constexpr std::size_t method_count = 11;

constexpr bool is_stoppage(Method method) { return method != Method::none && method <= Method::dq; }

enum class Title : std::uint8_t { none, retained, lost };
inline constexpr std::size_t title_count = 3;

/// How the bout ended; after a stoppage set at once, before its time is known. Source: 3.7, 3.10.
struct End {
  Method method = Method::none;
  bool has_winner = false;
  Corner winner = Corner::red;
  Title title = Title::none;
  std::int16_t seconds = 0;  ///< of the round

  friend constexpr bool operator==(const End&, const End&) = default;
};

/// The whole bout. thrown: faces of the roll in progress, while more of its dice are awaited. red_pick: secret, set while
/// blue's is awaited; so is red_dice, the dice that a Solitaire boxer picked it by.
struct State {
  std::array<BoxerState, 2> boxers{};
  Attack attack;
  End end;
  Phase phase = Phase::city;
  std::uint8_t round = 0;    ///< 0 before the bout
  std::uint8_t segment = 0;  ///< 1 to 4 in a round
  City city = City::none;
  Referee referee = Referee::none;
  std::uint8_t gloves = 0;                                     ///< ounces: 6, 8; 0 before step 2 of 3.1
  std::array<City, 2> cities_offered{City::none, City::none};  ///< named so far, in a title bout
  Referee referee_offered = Referee::none;                     ///< the first one named, in a title bout
  Referee other_referee = Referee::none;                       ///< the second
  Strategy red_pick = Strategy::none;
  std::array<std::uint8_t, 2> red_dice{};
  bool hurt_since_choice = false;  ///< somebody was staggered or down since both chose
  bool told_opening = false;
  std::uint8_t looked_after = 0;  ///< in the interval: number of cuts done, red's and then blue's
  std::uint8_t judges_in = 0;     ///< judges who have scored the last round of the scorecard
  FixedVector<std::uint8_t, 2> thrown;
  FixedVector<RoundScore, most_rounds> scorecard;

  [[nodiscard]] constexpr BoxerState& boxer(Corner corner) { return boxers[fc::index_of(corner)]; }
  [[nodiscard]] constexpr const BoxerState& boxer(Corner corner) const { return boxers[fc::index_of(corner)]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 400);

/// What one seat may know: everything except red's pick, and its dice, while blue's is awaited.
struct View {
  State seen;
  std::uint8_t seat = 0;  ///< whose view it is; `no_seat`: an onlooker's
  bool pick_hidden = false;

  friend constexpr bool operator==(const View&, const View&) = default;
};

/// The index of the cut at a location; the size of the list if there is none.
constexpr std::size_t find_cut(const Cuts& cuts, Location location) {
  std::size_t place = 0;
  while (place < cuts.size() && cuts[place].location != location) {
    ++place;
  }
  return place;
}

}  // namespace fc::the_ring
