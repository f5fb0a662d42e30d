// The possible results of a turn or a segment with their chances. Source: rules/the-ring/rules.md, 3.3 to 3.9.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/corner.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

// Probabilities of dice.

inline constexpr int die_faces = 6;

/// The chance of a total of two dice, 2 to 12.
constexpr double chance_of_total(int total) {
  constexpr int likeliest = die_faces + 1;
  return (die_faces - std::max(total - likeliest, likeliest - total)) / double{die_faces * die_faces};
}

/// The chance that two dice total `number` or less.
constexpr double chance_up_to(int number) {
  double chance = 0;
  for (int total = lowest_total; total <= std::min(number, highest_total); ++total) {
    chance += chance_of_total(total);
  }
  return chance;
}

/// The chance that one die shows more than `number`.
constexpr double chance_above(int number) { return std::clamp(die_faces - number, 0, die_faces) / double{die_faces}; }

/// The worst harm of a man who can continue.
enum class Harm : std::uint8_t { none, staggered, floored };
inline constexpr std::size_t harm_count = 3;

/// The harms of red and blue.
using Harms = std::array<Harm, 2>;
inline constexpr std::size_t harms_count = harm_count * harm_count;

constexpr std::size_t place_of_harms(Harms harms) {
  return harm_count * static_cast<std::size_t>(harms[0]) + static_cast<std::size_t>(harms[1]);
}
constexpr Harms harms_at(std::size_t place) {
  return {static_cast<Harm>(place / harm_count), static_cast<Harm>(place % harm_count)};
}

/// One group of results: its chance, and sums weighed by chance. Differences are red's less blue's.
struct Part {
  double chance = 0;
  double margin = 0;            ///< points, red's less blue's
  double squares = 0;           ///< sum of the squared margin
  double downs = 0;             ///< knockdowns, scored by red less scored by blue
  double deducted = 0;          ///< points off for fouls, blue's less red's
  std::array<double, 2> stm{};  ///< counters lost

  constexpr void add(const Part& part, double weight) {
    chance += weight * part.chance;
    margin += weight * part.margin;
    squares += weight * part.squares;
    downs += weight * part.downs;
    deducted += weight * part.deducted;
    stm[0] += weight * part.stm[0];
    stm[1] += weight * part.stm[1];
  }
  /// `corner` scores so many points, in all results of this part.
  constexpr void score(Corner corner, double points) {
    const double more = corner == Corner::red ? points : -points;
    squares += more * (2 * margin + more * chance);
    margin += more * chance;
  }
  constexpr void lose_stamina(Corner corner, double counters) { stm[fc::index_of(corner)] += counters * chance; }
};

/// All possible results: grouped by harm, and the chances that a corner has won at once.
struct Happenings {
  std::array<Part, harms_count> parts{};
  std::array<double, 2> won{};

  /// The part in which only this corner is harmed.
  [[nodiscard]] constexpr Part& of(Corner harmed, Harm harm) {
    return parts[place_of_harms(harmed == Corner::red ? Harms{harm, Harm::none} : Harms{Harm::none, harm})];
  }
  [[nodiscard]] constexpr Part& calm() { return parts[0]; }
  constexpr void add(const Happenings& other, double weight) {
    for (std::size_t place = 0; place < harms_count; ++place) {
      parts[place].add(other.parts[place], weight);
    }
    won[0] += weight * other.won[0];
    won[1] += weight * other.won[1];
  }
};

/// The certain result that nothing happens.
constexpr Happenings nothing_happens() {
  Happenings nothing;
  nothing.calm().chance = 1;
  return nothing;
}

/// The results of `first` followed, unless somebody has won, by `second`.
constexpr Happenings one_after_the_other(const Happenings& first, const Happenings& second) {
  Happenings both;
  double goes_on = 0;
  for (std::size_t one = 0; one < harms_count; ++one) {
    const Part& a = first.parts[one];
    goes_on += a.chance;
    if (a.chance == 0) {
      continue;
    }
    for (std::size_t two = 0; two < harms_count; ++two) {
      const Part& b = second.parts[two];
      if (b.chance == 0) {
        continue;
      }
      const Harms before = harms_at(one);
      const Harms after = harms_at(two);
      Part& part = both.parts[place_of_harms({std::max(before[0], after[0]), std::max(before[1], after[1])})];
      part.add(a, b.chance);
      part.add(b, a.chance);
      part.chance -= a.chance * b.chance;  // counted by both
      part.squares += 2 * a.margin * b.margin;
    }
  }
  both.won = {first.won[0] + goes_on * second.won[0], first.won[1] + goes_on * second.won[1]};
  return both;
}

}  // namespace fc::the_ring
