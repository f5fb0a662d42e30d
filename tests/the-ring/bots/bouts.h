// The Ring's bouts for tests of its bots: set-ups, and bouts by the ring-wise man's instinct from a state by seed.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "bots/mixing.h"
#include "bots/the-ring/outlook.h"
#include "library/the-ring/game.h"
#include "tests/bots/controlled_bout.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring::test {

inline BoxerCard card_of(std::string_view id) {
  const Boxer* const boxer = ours().find(id);
  EXPECT_NE(boxer, nullptr) << id;
  return boxer->card();
}

/// In a neutral city with a neutral referee.
inline Setup bout_of(std::string_view red, std::string_view blue, int rounds) {
  return {.cards = {card_of(red), card_of(blue)},
          .rounds = static_cast<std::int8_t>(rounds),
          .champion = Champion::none,
          .city = neutral_city,
          .referee = neutral_referee,
          .options = {},
          .charts = ours().charts};
}

inline constexpr std::string_view even_man = "standard-heavyweight";

/// A bout of two men who choose by `sensible`, from a state where strategies are asked for.
struct SensibleBout {
  const Setup* setup;
  State state;
  Random random;

  /// One answer or die.
  void go_on() {
    const Need need = Rules::need(*setup, state);
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(*setup, state, throw_die(random, need.die), NoEvents{});
    } else if (static_cast<Decision>(need.topic) == Decision::strategy) {
      const Leaning leaning = sensible(*setup, state, static_cast<Corner>(need.seat));
      choose(static_cast<Strategy>(draw_place(leaning, random)));
    } else {
      Rules::play_choice(*setup, state, Rules::legal(*setup, state, need)[0], NoEvents{});
    }
  }
  void choose(Strategy strategy) { Rules::play_choice(*setup, state, choice_of(strategy), NoEvents{}); }
  /// To the first question of that round, or to the end.
  void play_until(int round) {
    while (state.phase != Phase::finished && (state.round < round || state.phase != Phase::strategy_red)) {
      go_on();
    }
  }
  void play_out() { play_until(most_rounds + 1); }
};

}  // namespace fc::the_ring::test
