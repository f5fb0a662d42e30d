// What every level of bot owes the match that asks it.
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>

#include "bots/ringside/game.h"
#include "bouts.h"

namespace fc::ringside {
namespace {

constexpr std::array levels{Level::uniform, Level::novice, Level::contender, Level::champion};
constexpr int few_rollouts = 400;

/// A bout between two bots of a level, each answer checked and asked twice: of this controller, and of one that has seen
/// nothing of the bout. `visited` hears every decision that came up.
template <class Visit>
void play_checked(const Setup& setup, Level level, std::uint64_t seed, Visit visited) {
  const std::unique_ptr<Controller> bot = make_controller(level, few_rollouts);
  Random random(seed);
  State state = Rules::opening(setup);
  while (state.phase != Phase::finished) {
    const Need need = Rules::need(setup, state);
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup, state, throw_die(random, need.die), NoEvents{});
      continue;
    }
    const BriefOf<Rules> brief = test::brief_of(setup, state, need);
    const std::uint64_t thought = random.bits();
    const std::size_t answer = bot->decide(brief, thought, {});
    ASSERT_LT(answer, brief.legal_count());
    ASSERT_EQ(bot->decide(brief, thought, {}), answer);
    visited(static_cast<Decision>(need.topic));
    Rules::play_choice(setup, state, brief.legal()[answer], NoEvents{});
  }
}

class Levels : public testing::TestWithParam<Level> {};

TEST_P(Levels, answers_every_decision_legally_and_the_same_for_the_same_seed) {
  auto setup = test::bout_of(test::average, test::average, 3);
  setup.options.ask_counterpunch = true;
  std::array<int, 8> met{};
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    play_checked(setup, GetParam(), seed, [&met](Decision decision) { ++met[static_cast<std::size_t>(decision)]; });
  }
  for (const Decision decision : {Decision::tactic, Decision::rush, Decision::punch, Decision::guess, Decision::counterpunch,
                                  Decision::clinch, Decision::move, Decision::follow}) {
    EXPECT_GT(met[static_cast<std::size_t>(decision)], 0) << static_cast<int>(decision);
  }
}

TEST_P(Levels, fights_without_tactics_and_in_a_single_round) {
  auto setup = test::bout_of(test::average, test::average, 1);
  setup.options.tactics = false;
  int decisions = 0;
  play_checked(setup, GetParam(), 5, [&decisions](Decision) { ++decisions; });
  EXPECT_GT(decisions, 0);
}

TEST_P(Levels, guesses_the_same_whatever_punch_is_sealed) {
  const auto setup = test::bout_of(test::average, test::average, 12);
  State state = Rules::opening(setup);
  state.has_attacker = true;
  state.phase = Phase::guess;
  const std::unique_ptr<Controller> bot = make_controller(GetParam(), few_rollouts);
  const Need need = Rules::need(setup, state);
  const std::size_t answer = bot->decide(test::brief_of(setup, state, need), 99, {});
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    state.thrown = static_cast<Punch>(punch);
    EXPECT_EQ(bot->decide(test::brief_of(setup, state, need), 99, {}), answer);
  }
}

TEST_P(Levels, guesses_the_same_before_and_after_the_punch_is_sealed) {
  const auto setup = test::bout_of(test::average, test::average, 12);
  State state = Rules::opening(setup);
  state.has_attacker = true;
  state.phase = Phase::punch;
  const Needs pickers = Rules::pickers(setup, state);
  ASSERT_EQ(pickers.size(), 2U);
  const std::unique_ptr<Controller> bot = make_controller(GetParam(), few_rollouts);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    state.phase = Phase::punch;
    const std::size_t early = bot->decide(test::brief_of(setup, state, pickers[1]), seed, {});
    Rules::play_choice(setup, state, choice_of(Punch::left_hook), NoEvents{});
    EXPECT_EQ(bot->decide(test::brief_of(setup, state, Rules::need(setup, state)), seed, {}), early);
  }
}

std::string name_of_level(const testing::TestParamInfo<Level>& one) {
  constexpr std::array<const char*, 4> names{"uniform", "novice", "contender", "champion"};
  return names[static_cast<std::size_t>(one.param)];
}

INSTANTIATE_TEST_SUITE_P(All, Levels, testing::ValuesIn(levels), name_of_level);

}  // namespace
}  // namespace fc::ringside
