// The Basic Chart: entries, their clauses, what they ask for and do. Source: rules/the-ring/rules.md, 2.4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/the-ring/card.h"

namespace fc::the_ring {

inline constexpr std::size_t d66_count = 36;
constexpr std::size_t place_of_d66(int tens, int ones) { return static_cast<std::size_t>(6 * (tens - 1) + ones - 1); }

/// Whom a condition asks for. Source: 2.4.
enum class Group : std::uint8_t { any, body, load_up, outside, tie_up, boxing, inside, evading };
inline constexpr std::size_t group_count = 8;

constexpr bool is_in(Strategy strategy, Group group) {
  switch (group) {
    case Group::any: return true;
    case Group::body: return strategy == Strategy::body;
    case Group::load_up: return strategy == Strategy::load_up;
    case Group::outside: return strategy == Strategy::outside;
    case Group::tie_up: return strategy == Strategy::tie_up;
    case Group::boxing: return is_boxing(strategy);
    case Group::inside: return is_inside(strategy);
    case Group::evading: return strategy == Strategy::outside || strategy == Strategy::tie_up;
  }
  return false;
}

/// An advantage that one of the two boxers may have; the result is then his.
enum class Advantage : std::uint8_t { none, fastest, speed, boxer, reach, weight };
inline constexpr std::size_t advantage_count = 6;

/// All that is given must hold.
struct Condition {
  Group roller = Group::any;
  Group target = Group::any;
  std::int8_t plus = 0;  ///< roller's rating less the target's DEF at least this; 0: not asked
  bool speed_advantage = false;
  bool target_hurt = false;
  Advantage either = Advantage::none;
  std::int8_t by = 0;  ///< how much of the advantage

  friend constexpr bool operator==(const Condition&, const Condition&) = default;
};

/// What a clause does, in the order of carrying it out. "He" is the roller, or who holds the advantage of the clause.
struct Effects {
  std::uint8_t score = 0;    ///< he scores, 0 to 7
  std::uint8_t stm = 0;      ///< his opponent loses so much stamina, 0 to 3
  std::uint8_t own_stm = 0;  ///< he loses so much himself, 0 to 3
  bool cut = false;          ///< a possible cut on his opponent
  bool hard = false;         ///< he lands a hard shot
  bool counter = false;      ///< the roller's opponent counterpunches
  bool foul = false;         ///< the roller fouls

  friend constexpr bool operator==(const Effects&, const Effects&) = default;
};

struct Clause {
  Condition holds_if;
  Effects effects;

  friend constexpr bool operator==(const Clause&, const Clause&) = default;
};

inline constexpr std::size_t most_clauses = 4;
/// The first clause that holds is carried out.
using Entry = FixedVector<Clause, most_clauses>;

inline constexpr std::size_t column_count = 3;
inline constexpr std::size_t entry_count = column_count * d66_count;

/// Where an entry stands in `Charts::basic`. column: 1 to 3; red, green: 1 to 6.
constexpr std::size_t entry_place(int column, int red, int green) {
  return static_cast<std::size_t>(column - 1) * d66_count + place_of_d66(red, green);
}

}  // namespace fc::the_ring
