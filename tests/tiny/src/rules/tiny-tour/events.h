// What can happen on a tour of Tiny. A state is changed before it is told.
#pragma once

#include <variant>

#include "core/need.h"

namespace fc::tiny_tour {

struct RivalChosen {
  int host;
  int rival;
};
struct LengthChosen {
  int host;
  int rounds;
};
/// A bout came to its end. winner: a seat of the tour, or -1; points: what it brought him.
struct BoutFought {
  int winner;
  int points;
};
struct TakingsCounted {
  int host;
  int points;
};
/// The next stop is reached.
struct StopReached {
  int stop;
  int host;
};
/// winner: a seat, or -1 if several have as many points.
struct TourEnded {
  int winner;
};

using Event = std::variant<Rolled, RivalChosen, LengthChosen, BoutFought, TakingsCounted, StopReached, TourEnded>;

}  // namespace fc::tiny_tour
