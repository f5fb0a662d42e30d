// Random games of Knock Out for the scene's tests.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/knock-out/rules.h"
#include "scene/knock-out/choreography.h"
#include "tests/scene/random_play.h"

namespace fc::knock_out::test {

using namespace scene::test;
using Step = scene::test::Step<Rules>;

/// Three to five managers, with options that follow from the seed; every third game leaves the start to the die.
Setup some_setup(std::uint64_t seed);
/// A game read from the set-up of a script.
Setup setup_of(std::string_view json);
std::vector<Step> play(const Setup& setup, std::uint64_t seed);
/// What the screen calls the managers.
std::vector<std::string> names_of(const Setup& setup);

/// What comes of a seed, told in one piece.
inline auto told(std::uint64_t seed) { return scene::test::told_seed<Choreography>(some_setup, play, seed); }

}  // namespace fc::knock_out::test
