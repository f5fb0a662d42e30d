// Bouts between controllers, for tests of the bots of any game of two corners.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <stop_token>
#include <string>

#include "bots/seat_controller.h"
#include "core/corner.h"

namespace fc::test {

/// A draw is half a win. end: of a finished bout.
template <class State>
double share_of_red(const State& state) {
  return state.end.has_winner ? (state.end.winner == Corner::red ? 1 : 0) : 0.5;
}

/// The better of two gains by every round. chance(rounds): his, over so many; rounds: from few to many.
template <class Chance>
void expect_gain_by_every_round(Chance chance, std::initializer_list<int> rounds) {
  double before = 0.5;
  for (const int count : rounds) {
    const double now = chance(count);
    EXPECT_GT(now, before) << count << " rounds";
    before = now;
  }
}

/// The answer a controller gives to the open choice.
template <Ruleset R>
std::size_t answer_of(Controller& bot, const typename R::Setup& setup, const typename R::State& state, std::uint64_t seed,
                      const std::stop_token& stop = {}) {
  const Need need = R::need(setup, state);
  return bot.decide(BriefOf<R>(setup, R::view(setup, state, need.seat), need, R::legal(setup, state, need)), seed, stop);
}

/// Plays from `state` to the end; `by_corner` decide, dice and thoughts follow from seed.
template <Ruleset R>
typename R::State play_out(const typename R::Setup& setup, typename R::State state,
                           const std::array<Controller*, 2>& by_corner, std::uint64_t seed) {
  Random random(seed);
  for (Need need = R::need(setup, state); need.kind != NeedKind::finished; need = R::need(setup, state)) {
    if (need.kind == NeedKind::roll) {
      R::play_roll(setup, state, throw_die(random, need.die), NoEvents{});
      continue;
    }
    const std::size_t answer = answer_of<R>(*by_corner[need.seat], setup, state, random.bits());
    R::play_choice(setup, state, R::legal(setup, state, need)[answer], NoEvents{});
  }
  return state;
}

/// Share of `hero` against `rival`, corners changing after every bout; a draw is half a win. setup: of two equal men.
template <Ruleset R>
double share_of(const typename R::Setup& setup, Controller& hero, Controller& rival, int bouts) {
  double share = 0;
  for (int bout = 0; bout < bouts; ++bout) {
    const bool hero_is_red = bout % 2 == 0;
    const auto end = play_out<R>(setup, R::opening(setup), {hero_is_red ? &hero : &rival, hero_is_red ? &rival : &hero},
                                 static_cast<std::uint64_t>(bout / 2));
    const double red = share_of_red(end);
    share += (hero_is_red ? red : 1 - red) / bouts;
  }
  testing::Test::RecordProperty("share", std::to_string(share));
  return share;
}

/// What every bot owes the match that asks it: in a whole bout his answers are legal, and the same for the same seed,
/// whoever gives them. make: another controller of that kind. Gives the number of decisions.
template <Ruleset R, class Make>
int expect_legal_and_the_same(const typename R::Setup& setup, Make make, std::uint64_t seed) {
  const std::unique_ptr<Controller> bot = make();
  Random random(seed);
  typename R::State state = R::opening(setup);
  int decisions = 0;
  for (Need need = R::need(setup, state); need.kind != NeedKind::finished; need = R::need(setup, state)) {
    if (need.kind == NeedKind::roll) {
      R::play_roll(setup, state, throw_die(random, need.die), NoEvents{});
      continue;
    }
    const std::uint64_t thought = random.bits();
    const std::size_t answer = answer_of<R>(*bot, setup, state, thought);
    const auto legal = R::legal(setup, state, need);
    EXPECT_LT(answer, legal.size());
    EXPECT_EQ(answer_of<R>(*make(), setup, state, thought), answer);
    if (testing::Test::HasFailure()) {
      return decisions;
    }
    R::play_choice(setup, state, legal[answer], NoEvents{});
    ++decisions;
  }
  return decisions;
}

/// The second of two secret picks is the same whatever the first is. state: the first is awaited.
template <Ruleset R, class Make>
void expect_blind_to_the_first_pick(const typename R::Setup& setup, const typename R::State& state, Make make,
                                    std::uint64_t seed) {
  const auto picks = R::legal(setup, state, R::need(setup, state));
  std::size_t first_answer = picks.size();
  for (const auto& pick : picks) {
    typename R::State picked = state;
    R::play_choice(setup, picked, pick, NoEvents{});
    const std::size_t answer = answer_of<R>(*make(), setup, picked, seed);
    first_answer = first_answer == picks.size() ? answer : first_answer;
    EXPECT_EQ(answer, first_answer);
  }
}

}  // namespace fc::test
