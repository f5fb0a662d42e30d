// Everything that changes in a Ringside bout. Source: rules/ringside/rules.md, 3.1.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

/// Which question is open.
enum class Phase : std::uint8_t {
  opening_red,
  opening_blue,
  tactic,
  rush,
  hit,
  punch,
  guess,
  knockdown,
  count,
  ask_counterpunch,
  counter,
  counter_hit,
  clinch,
  move,
  follow,
  finished,
};

enum class Method : std::uint8_t { none, ko, tko, decision, draw };

/// The state of one man. hits, damage: of the round in progress. 16 bytes, so that an index is found by a shift.
struct alignas(16) BoxerState {
  std::int16_t endurance = 0;
  std::int16_t damage = 0;
  Square square;
  std::uint8_t hits = 0;
  std::uint8_t knockdowns = 0;
  std::uint8_t rounds_won = 0;
  std::uint8_t points = 0;
  bool trapped = false;
  bool covering = false;
  bool clinch_barred = false;

  friend constexpr bool operator==(const BoxerState&, const BoxerState&) = default;
};

/// One line of the scorecard, by corner.
struct ScoredRound {
  std::array<std::int16_t, 2> damage{};
  std::array<std::uint8_t, 2> points{};

  friend constexpr bool operator==(const ScoredRound&, const ScoredRound&) = default;
};

/// The whole bout. While `has_attacker` is false (before the opening roll and at the end) `attacker` means nothing.
/// countering: the next punch is thrown by the defender. thrown: secret until the guess is made.
struct State {
  std::array<BoxerState, 2> boxers{};
  FixedVector<ScoredRound, most_rounds> scorecard;
  Phase phase = Phase::opening_red;
  std::uint8_t round = 1;
  std::uint8_t turn = 1;
  Corner attacker = Corner::red;
  bool has_attacker = false;
  Tactic tactic = Tactic::none;
  bool rush = false;
  bool held_clinch = false;  ///< a clinch goes on from the turn before
  bool countering = false;   ///< punch and guess of a counterpunch
  bool after_hit = false;    ///< movement follows a hit (else a miss)
  Punch thrown = Punch::uppercut;
  std::int8_t opening_roll = 0;  ///< red's roll, while blue's is awaited
  std::int16_t blow = 0;         ///< damage of the last punch of the exchange
  Method method = Method::none;
  bool has_winner = false;
  Corner winner = Corner::red;

  [[nodiscard]] constexpr BoxerState& boxer(Corner corner) { return boxers[fc::index_of(corner)]; }
  [[nodiscard]] constexpr const BoxerState& boxer(Corner corner) const { return boxers[fc::index_of(corner)]; }
  [[nodiscard]] constexpr Corner defender() const { return other(attacker); }
  /// Who throws the punch that is being chosen.
  [[nodiscard]] constexpr Corner thrower() const { return countering ? defender() : attacker; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256);

/// What one seat may know: everything except the other man's punch that still waits for its guess. Source:
/// rules/ringside/rules.md, 10 ("Secret").
struct View {
  State seen;             ///< `thrown` is uppercut where it is hidden
  std::uint8_t seat = 0;  ///< whose view it is; `no_seat`: an onlooker's
  bool punch_hidden = false;

  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace fc::ringside
