// What every level of computer manager owes the campaign that asks him, and that more sense makes more money.
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <set>
#include <tuple>

#include "bots/ringside-campaign/game.h"
#include "computers.h"
#include "match/match_of.h"

namespace fc::ringside_campaign::test {
namespace {

std::size_t answer_of(Controller& manager, const Setup& setup, const State& state, std::uint64_t seed) {
  const Need need = Rules::need(setup, state);
  const BriefOf<Rules> brief(setup, Rules::view(setup, state, need.seat), need, Rules::legal(setup, state, need));
  return manager.decide(brief, seed, {});
}

/// A whole campaign; a level for each seat.
State played(const Setup& setup, std::span<const Level> levels, std::uint64_t seed) {
  std::vector<std::unique_ptr<Controller>> managers;
  for (const Level level : levels) {
    managers.push_back(make_controller(level));
  }
  Random random(seed);
  State state = Rules::opening(setup);
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    if (need.kind == NeedKind::choice) {
      const std::size_t answer = answer_of(*managers[need.seat], setup, state, random.bits());
      Rules::play_choice(setup, state, Rules::legal(setup, state, need)[answer], NoEvents());
    } else {
      answer_as_computer(setup, state, random, NoEvents());
    }
  }
  return state;
}

class ManagerLevels : public testing::TestWithParam<Level> {};

TEST_P(ManagerLevels, answers_legally_and_the_same_for_the_same_seed) {
  const auto setup = setup_of(3, R"({"formation":"auction","stable_size":2,"weeks":4,"disputes":"auction"})");
  const auto manager = make_controller(GetParam());
  Random random(1);
  State state = Rules::opening(setup);
  int decisions = 0;
  bool goes_on = true;
  while (goes_on) {
    if (const Need need = Rules::need(setup, state); need.kind == NeedKind::choice) {
      const std::uint64_t seed = random.bits();
      const std::size_t answer = answer_of(*manager, setup, state, seed);
      ASSERT_LT(answer, Rules::legal(setup, state, need).size());
      EXPECT_EQ(answer_of(*make_controller(GetParam()), setup, state, seed), answer);
      ++decisions;
    }
    goes_on = answer_at_random(setup, state, random, NoEvents());
  }
  EXPECT_GT(decisions, 40);
}

/// A seat refuses whatever it is offered. What a uniform bot and a novice do is left to chance, all of it or some.
TEST_P(ManagerLevels, offers_no_bout_again_that_was_refused_this_week) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":4,"weeks":10})");
  const bool is_sensible = GetParam() >= Level::contender;
  const auto manager = make_controller(GetParam());
  Random random(11);
  State state = Rules::opening(setup);
  std::set<std::tuple<int, Person, Person>> refused;  // week, who was offered against whom
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    if (need.kind != NeedKind::choice) {
      answer_as_computer(setup, state, random, NoEvents());
    } else if (is_asked(state, Decision::answer) && need.seat == 0) {
      if (is_sensible) {
        EXPECT_TRUE(refused
                        .emplace(int{state.week} * 4 + static_cast<int>(state.offer.kind), state.offer.man,
                                 state.offer.kind == OfferKind::sale ? nobody : state.offer.other)
                        .second)
            << "the same in week " << state.week;
      }
      Rules::play_choice(setup, state, choice_of(Word::decline), NoEvents());
    } else if (need.seat == 0 && is_asked(state, Decision::book)) {
      Rules::play_choice(setup, state, choice_of(Word::pass), NoEvents());
    } else {
      const std::size_t answer = answer_of(*manager, setup, state, random.bits());
      Rules::play_choice(setup, state, Rules::legal(setup, state, need)[answer], NoEvents());
    }
  }
  EXPECT_TRUE(!is_sensible || refused.size() > 2) << "offers were refused";
}

INSTANTIATE_TEST_SUITE_P(All, ManagerLevels,
                         testing::Values(Level::uniform, Level::novice, Level::contender, Level::champion));

TEST(ManagerLadder, more_sense_makes_more_money) {
  constexpr std::array levels{Level::uniform, Level::novice, Level::contender, Level::champion};
  constexpr int campaigns = 16;
  std::array<double, levels.size()> cash{};
  const auto setup = setup_of(4, R"({"stable_size":3,"weeks":26})");
  for (std::size_t campaign = 0; campaign < campaigns; ++campaign) {
    // Every level sits on every seat as often.
    std::array<Level, levels.size()> seats{};
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      seats[seat] = levels[(seat + campaign) % levels.size()];
    }
    const State end = played(setup, seats, campaign);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      cash[static_cast<std::size_t>(seats[seat])] += end.managers[seat].cash;
    }
  }
  EXPECT_GT(cash[3], 1.3 * cash[1]) << "champion and novice";
  EXPECT_GT(cash[1], 1.3 * cash[0]) << "novice and uniform";
  EXPECT_GT(cash[3], cash[2]) << "champion and contender";
}

}  // namespace
}  // namespace fc::ringside_campaign::test
