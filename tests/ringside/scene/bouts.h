// Random bouts of Ringside for the scene's tests.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/ringside/rules.h"
#include "scene/ringside/choreography.h"
#include "tests/scene/random_play.h"

namespace fc::ringside::test {

/// A bout of average or great men with options that follow from the seed.
Setup some_setup(std::uint64_t seed);

using namespace scene::test;
using Step = scene::test::Step<Rules>;

/// Events that no bout brought, on a ring where nothing has happened yet.
Step made_up(const Setup& setup, std::vector<Event> events);

/// Every answer of a bout played at random to its end.
std::vector<Step> play(const Setup& setup, std::uint64_t seed);

/// What comes of a seed, told in one piece.
inline auto told(std::uint64_t seed) { return scene::test::told_seed<Choreography>(some_setup, play, seed); }

}  // namespace fc::ringside::test
