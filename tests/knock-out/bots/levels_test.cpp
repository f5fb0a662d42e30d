// What every level of bot owes the match that asks it.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <thread>

#include "bots/knock-out/game.h"
#include "games.h"

namespace fc::knock_out {
namespace {

constexpr std::array levels{Level::uniform, Level::novice, Level::contender, Level::champion};
constexpr Effort little{.passes = 2, .seasons = 3};

/// A game among bots of a level, each answer checked and now and then asked again, of one that has seen nothing of the game.
/// `visited` hears every decision that came up.
template <class Visit>
void play_checked(const Setup& setup, Level level, std::uint64_t seed, Visit visited) {
  const std::unique_ptr<Controller> bot = make_controller(level, test::training_book(), little);
  Random random(seed);
  State state = Rules::opening(setup);
  while (state.phase != Phase::finished) {
    const BriefOf<Rules> brief = test::brief_of(setup, state);
    const std::uint64_t thought = random.bits();
    const std::size_t answer = bot->decide(brief, thought, {});
    ASSERT_LT(answer, brief.legal_count());
    if (random.below(5) == 0) {
      ASSERT_EQ(make_controller(level, test::training_book(), little)->decide(brief, thought, {}), answer);
    }
    visited(static_cast<Decision>(brief.need().topic));
    Rules::play_choice(setup, state, brief.legal()[answer], NoEvents{});
  }
}

class Levels : public testing::TestWithParam<Level> {};

TEST_P(Levels, answers_every_decision_legally_and_the_same_for_the_same_seed) {
  std::array<int, 4> met{};
  play_checked(test::setup_of(3, professional_game), GetParam(), 3,
               [&met](Decision decision) { ++met[static_cast<std::size_t>(decision)]; });
  for (const Decision decision : {Decision::challenge, Decision::train, Decision::bet, Decision::punch}) {
    EXPECT_GT(met[static_cast<std::size_t>(decision)], 0) << static_cast<int>(decision);
  }
}

TEST_P(Levels, does_not_pick_on_one_seat_where_all_are_alike) {
  const auto setup = test::setup_of(4);
  const BriefOf<Rules> brief = test::brief_of(setup, Rules::opening(setup));
  const std::unique_ptr<Controller> bot = make_controller(GetParam(), test::training_book(), little);
  std::set<int> challenged;
  for (std::uint64_t thought = 0; thought < 60; ++thought) {
    challenged.insert(owner_of(pairing_of(setup, brief.legal()[bot->decide(brief, thought, {})]).others));
  }
  EXPECT_EQ(challenged, (std::set<int>{1, 2, 3}));
}

TEST_P(Levels, plays_a_lesson_without_bets) {
  int decisions = 0;
  play_checked(test::setup_of(5, {.betting = false}), GetParam(), 5, [&decisions](Decision decision) {
    EXPECT_NE(decision, Decision::bet);
    ++decisions;
  });
  EXPECT_GT(decisions, 0);
}

TEST_P(Levels, plays_with_hands_that_nobody_can_work_out) {
  auto setup = test::setup_of(3);
  setup.start.cards = {test::cards({1, 2, 3, 4, 5, 5}), test::cards({1, 1, 2, 2}), test::cards({3, 4, 4, 5})};
  int decisions = 0;
  play_checked(setup, GetParam(), 7, [&decisions](Decision) { ++decisions; });
  EXPECT_GT(decisions, 0);
}

/// Both fighters are asked at once; what red seals must not change what blue thinks.
TEST_P(Levels, answers_the_same_before_and_after_the_other_has_sealed_his_choice) {
  const auto setup = test::setup_of(3, {.betting = false});
  const std::unique_ptr<Controller> bot = make_controller(GetParam(), test::training_book(), little);
  State state = Rules::opening(setup);
  Rules::play_choice(setup, state, Rules::legal(setup, state, Rules::need(setup, state))[0], NoEvents{});
  int asked = 0;
  for (int question = 0; question < 4; ++question) {
    const Needs pickers = Rules::pickers(setup, state);
    ASSERT_EQ(pickers.size(), 2U);
    const std::size_t early = bot->decide(test::brief_of(setup, state, pickers[1]), 99, {});
    const Choices legal = Rules::legal(setup, state, pickers[0]);
    for (const Choice sealed : {legal[0], legal[legal.size() - 1]}) {
      State after = state;
      Rules::play_choice(setup, after, sealed, NoEvents{});
      EXPECT_EQ(bot->decide(test::brief_of(setup, after), 99, {}), early);
      ++asked;
    }
    Rules::play_choice(setup, state, legal[0], NoEvents{});
    Rules::play_choice(setup, state, Rules::legal(setup, state, Rules::need(setup, state))[0], NoEvents{});
    if (Rules::pickers(setup, state).size() < 2) {
      break;
    }
  }
  EXPECT_GE(asked, 4);
}

TEST_P(Levels, answers_at_once_when_it_is_stopped_already) {
  const auto setup = test::setup_of(5, professional_game);
  const std::unique_ptr<Controller> bot = make_controller(GetParam(), {}, {.passes = 1'000'000, .seasons = 1'000'000});
  std::stop_source source;
  source.request_stop();
  Random random(3);
  State state = Rules::opening(setup);
  while (state.fights[0] < 2) {
    const BriefOf<Rules> brief = test::brief_of(setup, state);
    const std::size_t answer = bot->decide(brief, random.bits(), source.get_token());
    ASSERT_LT(answer, brief.legal_count());
    Rules::play_choice(setup, state, brief.legal()[answer], NoEvents{});
  }
  EXPECT_EQ(state.fights[0], 2);
}

std::string name_of_level(const testing::TestParamInfo<Level>& one) {
  constexpr std::array<const char*, 4> names{"uniform", "novice", "contender", "champion"};
  return names[static_cast<std::size_t>(one.param)];
}

INSTANTIATE_TEST_SUITE_P(All, Levels, testing::ValuesIn(levels), name_of_level);

TEST(Champion, breaks_off_long_thinking_when_he_is_stopped) {
  const auto setup = test::setup_of(3);
  const std::unique_ptr<Controller> bot = make_controller(Level::champion, {}, {.passes = 100'000'000, .seasons = 100});
  State state = Rules::opening(setup);
  Rules::play_choice(setup, state, Rules::legal(setup, state, Rules::need(setup, state))[0], NoEvents{});
  const BriefOf<Rules> brief = test::brief_of(setup, state);
  std::stop_source source;
  std::size_t answer = brief.legal_count();
  std::jthread worker([&] { answer = bot->decide(brief, 1, source.get_token()); });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  source.request_stop();
  worker.join();
  EXPECT_LT(answer, brief.legal_count());
}

}  // namespace
}  // namespace fc::knock_out
