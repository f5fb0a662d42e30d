// Campaigns for tests: set-ups read from the project's data, and answers given at random.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/need.h"
#include "core/random.h"
#include "library/ringside-campaign/game.h"
#include "rules/ringside-campaign/rules.h"
#include "tests/must.h"

namespace fc::ringside_campaign::test {

inline const ringside::Catalogue& our_men() {
  static const ringside::Catalogue men = fc::test::must(ringside::load_catalogue(fc::test::data_folder()));
  return men;
}

inline const Catalogue& our_catalogue() {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder(), our_men()));
  return catalogue;
}

inline Setup setup_of(std::string_view json) { return fc::test::must(read_setup(our_catalogue(), json)); }

/// The usual set-up of a few managers with these options, a JSON object.
inline Setup setup_of(int managers, const std::string& options) {
  return setup_of(R"({"managers":)" + std::to_string(managers) + R"(,"options":)" + options + "}");
}

/// Answers what is asked at random. False: the campaign is over.
template <class Sink>
bool answer_at_random(const Setup& setup, State& state, Random& random, Sink&& sink) {
  const Need need = Rules::need(setup, state);
  switch (need.kind) {
    case NeedKind::finished: return false;
    case NeedKind::roll: EXPECT_TRUE(Rules::roll(setup, state, throw_die(random, need.die), sink)); return true;
    case NeedKind::bout:
      EXPECT_TRUE(Rules::choose(setup, state, Rules::any_result(setup, state, random), sink));
      return true;
    case NeedKind::choice: break;
  }
  const Choices legal = Rules::legal(setup, state, need);
  EXPECT_TRUE(Rules::choose(setup, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], sink));
  return true;
}

/// The state in which the first bout is asked for, reached at random.
inline State before_the_first_bout(const Setup& setup, Random& random) {
  State state = Rules::opening(setup);
  while (Rules::need(setup, state).kind != NeedKind::bout) {
    EXPECT_TRUE(answer_at_random(setup, state, random, NoEvents()));
  }
  return state;
}

/// What comes of the awaited bout, boxed by the rules of Ringside, every answer at random.
inline Choice fought_by_chance(const Setup& setup, const State& state, Random& random) {
  const ringside::Setup bout = fc::test::must(ringside::read_setup(our_men(), bout_setup(setup, state)));
  ringside::State end = ringside::Rules::opening(bout);
  for (Need need = ringside::Rules::need(bout, end); need.kind != NeedKind::finished;
       need = ringside::Rules::need(bout, end)) {
    if (need.kind == NeedKind::roll) {
      ringside::Rules::play_roll(bout, end, throw_die(random, need.die), NoEvents());
    } else {
      const auto legal = ringside::Rules::legal(bout, end, need);
      ringside::Rules::play_choice(bout, end, legal[random.below(static_cast<std::uint32_t>(legal.size()))], NoEvents());
    }
  }
  return Rules::result_of(setup, state, bout, end);
}

}  // namespace fc::ringside_campaign::test
