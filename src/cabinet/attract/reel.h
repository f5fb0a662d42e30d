// The order of the scenes that a kiosk shows while nobody plays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.h"

namespace fc::cabinet {

enum class ReelKind : std::uint8_t {
  poster,      ///< of the house
  bout,        ///< the best moment of a bout that bots boxed
  visitor,     ///< the best moment of a bout that a person won today
  lesson,      ///< how a game is played
  hall,        ///< the hall of fame
  invitation,  ///< in a dark hall: press any button
};

/// game: of those that are shown; of a bout and a lesson.
struct ReelScene {
  ReelKind kind = ReelKind::poster;
  std::size_t game = 0;

  friend bool operator==(const ReelScene&, const ReelScene&) = default;
};

/// One turn of the reel: the poster, then a bout of each game and between them the other scenes, in another order each time.
/// It ends in the dark, where it is now and then before too, and no two scenes of bouts follow each other. games: at
/// least 1.
std::vector<ReelScene> turn_of_reel(std::size_t games, bool has_hall, bool has_visitor, Random& random);

}  // namespace fc::cabinet
