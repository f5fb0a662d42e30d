// The boxers and charts of the cabinet, for tests.
#pragma once

#include "library/dice-boxing/game.h"
#include "tests/must.h"

namespace fc::dice_boxing::test {

inline const Catalogue& ours() { return fc::test::our_catalogue<load_catalogue>(); }

}  // namespace fc::dice_boxing::test
