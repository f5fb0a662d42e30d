// Whose bout it is, and what becomes of it.
#pragma once

#include <cstdint>

namespace fc::cabinet {

enum class BoutKind : std::uint8_t {
  played,         ///< for somebody: kept, and ends with the front page
  lesson,         ///< as played, with a coach
  demonstration,  ///< bots play for the house; any press leaves
  replay,         ///< a kept bout is shown again
  puzzle,         ///< one question of another bout is answered once more: nothing follows from it, and nothing is kept
};

/// Somebody's own bout: kept, paused when a pad is lost, taken back by agreement.
constexpr bool is_own(BoutKind kind) { return kind == BoutKind::played || kind == BoutKind::lesson; }

}  // namespace fc::cabinet
