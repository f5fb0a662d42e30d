// A boxer's feeling for the ring: how open a square is, how near the ropes are. Source:
// rules/ringside/rules.md, 2.5, 3.5, 10.
#pragma once

#include <algorithm>

#include "rules/ringside/movement.h"

namespace fc::ringside {

/// How open a square is: 0 in a corner, more towards the centre. The nearer ropes count more.
constexpr int openness(Square square) {
  const int column = std::min<int>(square.column, ring_size - 1 - square.column);
  const int row = std::min<int>(square.row, ring_size - 1 - square.row);
  return 3 * std::min(column, row) + std::max(column, row);
}

/// How many hits drive the defender back before he is trapped, if the attacker follows in his steps: 0 to 5.
constexpr int hits_to_ropes(Square defender, Square attacker) {
  int hits = 0;
  for (Square back = step_after_hit(defender, attacker); back != defender && hits < ring_size;
       back = step_after_hit(defender, attacker)) {
    attacker = defender;
    defender = back;
    ++hits;
  }
  return hits;
}

}  // namespace fc::ringside
