// DICE Boxing bouts between bots, for tests: set-ups, and bouts from a state by seed.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>

#include "bots/dice-boxing/game.h"
#include "bots/dice-boxing/outlook.h"
#include "library/dice-boxing/game.h"
#include "tests/bots/controlled_bout.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing::test {

inline BoxerCard card_of(std::string_view id) {
  const RosterEntry* const entry = ours().find(id);
  EXPECT_NE(entry, nullptr) << id;
  return ours().card(*entry);
}

inline Setup bout_of(std::string_view red, std::string_view blue, int rounds) {
  return agreed(card_of(red), card_of(blue), {.rounds = static_cast<std::int8_t>(rounds)}, ours().charts);
}

using fc::test::share_of_red;

/// A bout of equally good plans by `sensible`, from a state between two rounds up to another, or to its end.
struct SensibleBout {
  const Setup* setup;
  State state;
  Random random;

  void choose(Strategy strategy) { Rules::play_choice(*setup, state, Choice{strategy}, NoEvents{}); }
  void play_until(int round) {
    while (state.phase != Phase::finished && state.round < round) {
      if (state.strategies_are_in()) {
        Rules::play_roll(*setup, state, throw_die(random, percentile), NoEvents{});
      } else {
        const Corner corner = state.phase == Phase::strategy_red ? Corner::red : Corner::blue;
        choose(draw(sensible(*setup, state, corner), random));
      }
    }
  }
  void play_out() { play_until(most_rounds + 1); }
};

}  // namespace fc::dice_boxing::test
