// Ringside bouts between bots, for tests: boxers, set-ups, and one whole bout by seed.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <filesystem>

#include "library/ringside/game.h"
#include "match/controller.h"
#include "match/match_of.h"
#include "rules/ringside/rules.h"

namespace fc::ringside::test {

inline constexpr Boxer average{.agility = 50, .punches = {2, 2, 2, 2, 2, 2}, .counterpunch = 20, .endurance = 10};

inline Catalogue catalogue() {
  const Result<Catalogue> loaded = load_catalogue(std::filesystem::path(FC_SOURCE_DIR) / "data");
  EXPECT_TRUE(loaded.has_value()) << one_line(loaded.error());
  return *loaded;
}

inline Setup bout_of(const Boxer& red, const Boxer& blue, int rounds) {
  return {.boxers = {red, blue},
          .damage = {},
          .rounds = static_cast<std::int8_t>(rounds),
          .options = {},
          .charts = catalogue().charts};
}

inline BriefOf<Rules> brief_of(const Setup& setup, const State& state, const Need& need) {
  return {setup, Rules::view(setup, state, need.seat), need, Rules::legal(setup, state, need)};
}

/// Plays from `state` to the end; `by_corner` decide, dice and thoughts follow from seed.
inline State play_out(const Setup& setup, State state, const std::array<Controller*, 2>& by_corner, std::uint64_t seed) {
  Random random(seed);
  while (state.phase != Phase::finished) {
    const Need need = Rules::need(setup, state);
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup, state, throw_die(random, need.die), NoEvents{});
      continue;
    }
    const BriefOf<Rules> brief = brief_of(setup, state, need);
    const std::size_t answer = by_corner[need.seat]->decide(brief, random.bits(), {});
    Rules::play_choice(setup, state, brief.legal()[answer], NoEvents{});
  }
  return state;
}

}  // namespace fc::ringside::test
