// How a fight may end, and what each ending is worth to the two managers in it. Source: rules/knock-out/rules.md, 3.7
// to 3.11.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/corner.h"
#include "rules/knock-out/fight.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

enum class Ending : std::uint8_t { red_on_points, blue_on_points, red_by_knockout, blue_by_knockout };
inline constexpr std::size_t endings = 4;

/// One number an ending: chances, or what it is worth.
using PerEnding = std::array<double, endings>;

constexpr Ending ending_of(Corner winner, bool knockout) {
  return static_cast<Ending>((knockout ? 2 : 0) + static_cast<int>(winner));
}
constexpr Corner winner_of(Ending ending) { return static_cast<Corner>(static_cast<int>(ending) % 2); }
constexpr bool is_knockout(Ending ending) { return ending >= Ending::red_by_knockout; }
constexpr std::size_t index_of(Ending ending) { return static_cast<std::size_t>(ending); }

constexpr double expectation(const PerEnding& chances, const PerEnding& worth) {
  double sum = 0;
  for (std::size_t ending = 0; ending < endings; ++ending) {
    sum += chances[ending] * worth[ending];
  }
  return sum;
}

constexpr double win_chance(const PerEnding& chances, Corner winner) {
  return chances[index_of(ending_of(winner, false))] + chances[index_of(ending_of(winner, true))];
}

/// A win is worth 1 to a manager, however it comes: the fight of 9.1.
inline constexpr std::array<PerEnding, 2> only_the_win{PerEnding{1, 0, 1, 0}, PerEnding{0, 1, 0, 1}};

/// Where the fight stands and what its endings are worth, by corner.
struct FightTerms {
  std::array<std::int8_t, 2> distance{5, 5};  ///< steps to the K.O. space at the start, at most 6
  std::array<std::int8_t, 2> moved{};
  std::int8_t round = 1;  ///< to be played now, 1 to 3
  std::array<PerEnding, 2> worth = only_the_win;

  friend constexpr bool operator==(const FightTerms&, const FightTerms&) = default;
};

inline constexpr std::size_t most_steps = 6;

/// What one pair of cards leads to: the fight goes on with `moved`, or has ended.
struct Exchange {
  std::array<std::int8_t, 2> moved{};
  bool over = false;
  Ending ending = Ending::red_on_points;
};

/// red, blue: values 1 to 5. Source: 3.7.
constexpr Exchange exchange(const FightTerms& terms, const std::array<std::int8_t, 2>& moved, int round, int red, int blue) {
  const sequence::Blow blow = sequence::blow_of(red, blue);
  Exchange result{.moved = moved};
  std::int8_t& steps = result.moved[fc::index_of(blow.mover)];
  const std::int8_t distance = terms.distance[fc::index_of(blow.mover)];
  steps = static_cast<std::int8_t>(std::min<int>(steps + blow.steps, distance));
  if (steps == distance) {
    result.over = true;
    result.ending = ending_of(other(blow.mover), true);
  } else if (round == fight_rounds) {
    result.over = true;
    result.ending = ending_of(sequence::winner_on_points(result.moved[0], result.moved[1]), false);
  }
  return result;
}

}  // namespace fc::knock_out
