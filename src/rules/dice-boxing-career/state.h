// Everything that changes in a career. Source: rules/dice-boxing/rules.md, 6, 7.6.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/need.h"
#include "rules/dice-boxing-career/setup.h"

namespace fc::dice_boxing_career {

using dice_boxing::Record;

enum class Phase : std::uint8_t { upgrade, office, schedule, bout, tourney, finished };
inline constexpr std::size_t phase_count = 6;

/// How a career ended.
enum class Retirement : std::uint8_t { none, choice, losses, chart, max_fights };
inline constexpr std::size_t retirement_count = 5;

/// The result of the last bout that counts for the ladder.
enum class LastBout : std::uint8_t { none, won, drawn, lost };

inline constexpr std::size_t tourney_men = 8;
inline constexpr int tourney_length = 3;

/// The tourney of the all-time greats. Source: 6.8.
struct Tourney {
  FixedVector<Person, tourney_men>
      field;  ///< men still in, in pairs: the first meets the second, and so on; you are the first
  FixedVector<Person, tourney_men / 2> winners;  ///< of this round, in order
  std::optional<std::uint8_t> wins{};            ///< yours; nothing before the tourney
  Person opponent_before = nobody;               ///< `State::opponent` from before the tourney

  friend constexpr bool operator==(const Tourney&, const Tourney&) = default;
};

/// No rank: in mode `free`.
inline constexpr int no_rank = -1;

/// The whole career. `asked` is the question that is open.
struct State {
  std::array<Person, ladder_places> ladder{};  ///< champion first; `nobody` everywhere in mode `free`
  Ratings ratings;
  Grades grades{};
  std::array<std::uint8_t, rating_purchases> bought{};  ///< how many steps, by Purchase
  std::array<std::optional<std::int16_t>, rating_purchases>
      lowered_tops{};                      ///< highest values that age has left, by Purchase
  std::int32_t points = 0;                 ///< not yet spent
  Record record;                           ///< of the tourney too
  std::int16_t losses_in_a_row = 0;        ///< without bouts of the tourney
  std::int16_t titles = 0;                 ///< how often won
  std::optional<std::int16_t> defences{};  ///< of this reign; nothing unless champion
  std::int8_t best = no_rank;
  std::int8_t lock = 0;        ///< fights to win until the champion may be met again
  Person taken_from = nobody;  ///< the man whom you last won the title from
  Person opponent = nobody;    ///< the coming or last one
  LastBout last = LastBout::none;
  bool rematch_open = false;
  FixedVector<std::uint8_t, 2> offers;  ///< ranks to choose between, the lower man first
  Outcome outcome = Outcome::draw;      ///< of the last bout
  Tourney tourney;
  Retirement retired = Retirement::none;
  Phase phase = Phase::upgrade;
  Need asked;

  [[nodiscard]] constexpr int fights() const { return record.bouts(); }
  [[nodiscard]] constexpr bool is_champion() const { return defences.has_value(); }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256);

/// Nothing is secret.
using View = State;

/// A man's rank: 0 is the champion's, then 1 to 51; `no_rank` if he is not on the ladder.
constexpr int rank_of(const State& state, Person person) {
  const auto* const found = std::ranges::find(state.ladder, person);
  return found == state.ladder.end() ? no_rank : static_cast<int>(found - state.ladder.begin());
}

/// Your rank; `no_rank` in mode `free`.
constexpr int own_rank(const State& state) { return rank_of(state, you); }

/// rank: 0 to 51.
constexpr Person man_at(const State& state, int rank) { return state.ladder[static_cast<std::size_t>(rank)]; }

/// Whether the title is at stake in a bout against this man of the ladder.
constexpr bool is_title_fight(const State& state, Person opponent) {
  return own_rank(state) == 0 || (own_rank(state) > 0 && rank_of(state, opponent) == 0);
}

/// Your present card.
inline BoxerCard own_card(const Setup& setup, const State& state) {
  return {.weight_class = setup.weight_class,
          .styles = setup.styles,
          .grades = state.grades,
          .ratings = state.ratings,
          .results = dice_boxing::results_of(setup.cards, setup.styles, state.ratings.power)};
}

/// Percentile dice; 00 counts as 0.
inline constexpr Die percentile_dice{.lowest = 0, .highest = 99};

constexpr Need ask(Decision decision) { return choice_need(0, decision); }

/// Asks for the result of a bout; the question belongs to no seat.
constexpr Need ask_bout() {
  return {.kind = NeedKind::bout, .seat = no_seat, .topic = static_cast<std::uint8_t>(Decision::outcome)};
}

/// Asks for a roll. seat: 0, or `no_seat` for other men's bouts.
constexpr Need ask_die(Purpose purpose, std::uint8_t seat = 0) { return roll_need(seat, purpose, percentile_dice); }

}  // namespace fc::dice_boxing_career
