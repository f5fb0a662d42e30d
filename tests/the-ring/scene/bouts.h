// Random bouts of The Ring for the scene's tests.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/the-ring/rules.h"
#include "scene/the-ring/choreography.h"
#include "tests/scene/random_play.h"

namespace fc::the_ring::test {

/// Everybody and every chart.
const Charts& our_charts();
const BoxerCard& card_of(std::string_view id);

/// A bout of any two of the list with options, champion and Solitaire boxers that follow from the seed.
Setup some_setup(std::uint64_t seed);

/// The example of section 8: POW 3 against a chin of 1/+2. Nothing is drawn before it.
Setup olson_against_sandy(const Options& options = {});

/// What red reads on the Basic Chart, for himself.
inline EntryRead line_of(int column, int number, int clause, const Effects& effects) {
  return {.roller = Corner::red,
          .column = column,
          .number = number,
          .clause = clause,
          .to = Corner::red,
          .condition = {},
          .effects = effects,
          .his = 0,
          .others = 0};
}

using namespace scene::test;
using Step = scene::test::Step<Rules>;

/// Every answer of a bout played at random to its end.
std::vector<Step> play(const Setup& setup, std::uint64_t seed);

/// What comes of a seed, told in one piece.
inline auto told(std::uint64_t seed) { return scene::test::told_seed<Choreography>(some_setup, play, seed); }

}  // namespace fc::the_ring::test
