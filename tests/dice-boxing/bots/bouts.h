// DICE Boxing bouts between bots, for tests: set-ups, and bouts from a state by seed.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>

#include "bots/dice-boxing/instinct.h"
#include "bots/dice-boxing/seat_controller.h"
#include "library/dice-boxing/catalogue.h"
#include "tests/library/our_catalogue.h"

namespace fc::dice_boxing::test {

inline const Catalogue& ours() {
  return fc::test::our_catalogue<load_catalogue>();
}

inline BoxerCard card_of(std::string_view id) {
  const RosterEntry* const entry = ours().find(id);
  EXPECT_NE(entry, nullptr) << id;
  return ours().card(*entry);
}

inline Setup bout_of(std::string_view red, std::string_view blue, int rounds) {
  return agreed(card_of(red), card_of(blue), {.rounds = static_cast<std::int8_t>(rounds)}, ours().charts);
}

inline double share_of_red(const State& state) {
  return state.end.has_winner ? (state.end.winner == Corner::red ? 1 : 0) : 0.5;
}

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

/// Plays from `state` to the end; `by_corner` decide, dice and thoughts follow from seed.
inline State play_out(const Setup& setup, State state, const std::array<Controller*, 2>& by_corner, std::uint64_t seed) {
  Random random(seed);
  while (state.phase != Phase::finished) {
    const Need need = Rules::need(setup, state);
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup, state, throw_die(random, need.die), NoEvents{});
      continue;
    }
    const SeatBrief brief(setup, Rules::view(setup, state, need.seat), need, Rules::legal(setup, state, need));
    const std::size_t answer = by_corner[need.seat]->decide(brief, random.bits(), {});
    Rules::play_choice(setup, state, brief.legal()[answer], NoEvents{});
  }
  return state;
}

}  // namespace fc::dice_boxing::test
