// Random bouts of DICE Boxing for the scene's tests.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/dice-boxing/rules.h"
#include "scene/dice-boxing/choreography.h"
#include "tests/scene/random_play.h"

namespace fc::dice_boxing::test {

/// A bout of any two of the roster with options that follow from the seed.
Setup some_setup(std::uint64_t seed);

/// The example of section 3.11, red against blue: control to 60 and 56, punches to 55 and 46, knock-downs from 97 and 98.
Setup ali_against_tyson(const Options& options = {});

using namespace scene::test;
using Step = scene::test::Step<Rules>;

/// Every answer of a bout played at random to its end.
std::vector<Step> play(const Setup& setup, std::uint64_t seed);

/// What comes of a seed, told in one piece.
inline auto told(std::uint64_t seed) { return scene::test::told_seed<Choreography>(some_setup, play, seed); }

}  // namespace fc::dice_boxing::test
