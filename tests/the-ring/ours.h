// The boxers and charts of the cabinet, for tests.
#pragma once

#include "library/the-ring/game.h"
#include "tests/must.h"

namespace fc::the_ring::test {

inline const Catalogue& ours() { return fc::test::our_catalogue<load_catalogue>(); }

}  // namespace fc::the_ring::test
