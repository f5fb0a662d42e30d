// The sequence of scenes (the reel) of an idle kiosk.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.h"

namespace fc::cabinet {

enum class ReelKind : std::uint8_t {
  poster,      ///< title poster
  bout,        ///< best moment of a bout of bots
  visitor,     ///< best moment of a bout that a person won today
  lesson,      ///< how a game is played
  hall,        ///< the hall of fame
  invitation,  ///< dark hall: "press any button"
};

/// game: index among the games of the reel, for bout and lesson.
struct ReelScene {
  ReelKind kind = ReelKind::poster;
  std::size_t game = 0;

  friend bool operator==(const ReelScene&, const ReelScene&) = default;
};

/// One cycle: the poster, then a bout of each game with the other scenes between, shuffled. Ends in the dark hall, which
/// also occurs occasionally before; two bouts never follow each other. games: at least 1.
std::vector<ReelScene> turn_of_reel(std::size_t games, bool has_hall, bool has_visitor, Random& random);

}  // namespace fc::cabinet
