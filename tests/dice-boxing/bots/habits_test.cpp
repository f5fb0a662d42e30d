// What tells the levels apart, each by one position: the beginner's fear, the ring-wise man's last rounds, the champion's
// own side of his plan.
#include <gtest/gtest.h>

#include <array>

#include "bots/dice-boxing/game.h"
#include "bots/dice-boxing/outlook.h"
#include "bouts.h"

namespace fc::dice_boxing {
namespace {

/// The last round begins, and red is behind on every card by so much a round.
State last_round(const Setup& setup, int behind) {
  State state = Rules::opening(setup);
  const auto blues = static_cast<std::int8_t>(10);
  const auto reds = static_cast<std::int8_t>(blues - behind);
  for (state.round = 1; state.round < setup.options.rounds; ++state.round) {
    state.scorecard.push_back({{{reds, blues}, {reds, blues}, {reds, blues}}});
  }
  return state;
}

using Counts = std::array<int, strategy_count>;

Counts picks_of(Level level, const Setup& setup, const State& state) {
  const auto bot = make_controller(level);
  Counts counts{};
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    ++counts.at(fc::test::answer_of<Rules>(*bot, setup, state, seed));
  }
  return counts;
}

constexpr std::size_t knockout = place_of(Strategy::knockout);
constexpr std::size_t cover_up = place_of(Strategy::cover_up);

TEST(Novice, hunts_while_he_is_fresh_and_hides_when_he_is_hurt) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  State state = Rules::opening(setup);
  const Counts fresh = picks_of(Level::novice, setup, state);
  EXPECT_EQ(fresh[cover_up], 0);
  for (const bool by_a_fall : {true, false}) {
    state = Rules::opening(setup);
    state.boxers[0].knockdowns = by_a_fall ? 1 : 0;
    state.boxers[0].tired = by_a_fall ? 0 : 1;
    const Counts afraid = picks_of(Level::novice, setup, state);
    EXPECT_GT(afraid[cover_up], 50);
    EXPECT_LT(afraid[knockout], fresh[knockout]);
  }
}

TEST(Contender, goes_for_the_knockout_when_only_that_can_win) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  State state = last_round(setup, 1);
  EXPECT_GT(picks_of(Level::contender, setup, state)[knockout], 100);
  state.boxers[0].ko_uses = 9;
  EXPECT_EQ(picks_of(Level::contender, setup, state)[knockout], 0) << "nothing is left of his bonus";
  EXPECT_EQ(picks_of(Level::contender, setup, Rules::opening(setup))[knockout], 0) << "it is early";
  const State ahead = last_round(setup, -1);
  const Counts leads = picks_of(Level::contender, setup, ahead);
  EXPECT_EQ(leads[knockout], 0) << "he has won if he stands";
  EXPECT_GT(leads[cover_up], 0);
}

TEST(Champion, plays_his_own_side_of_the_plan) {
  constexpr int rounds = 4000;
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  const State state = last_round(setup, 1);
  State blues_turn = state;
  Rules::play_choice(setup, blues_turn, Choice{}, NoEvents{});
  const auto champion = make_controller(Level::champion, rounds);
  int told_apart = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto mixes = study_round(setup, state, rounds, Random(seed).bits(), {}).mixes;
    const std::size_t red = fc::test::answer_of<Rules>(*champion, setup, state, seed);
    const std::size_t blue = fc::test::answer_of<Rules>(*champion, setup, blues_turn, seed);
    EXPECT_GT(mixes[0].weight[red], 0);
    EXPECT_GT(mixes[1].weight[blue], 0);
    told_apart += mixes[1].weight[red] == 0 || mixes[0].weight[blue] == 0 ? 1 : 0;
  }
  EXPECT_GT(told_apart, 10) << "who is behind and who leads box differently";
}

TEST(Outlook, whoever_opens_the_rounds_is_a_little_better_off) {
  auto setup = test::bout_of("muhammad-ali", "muhammad-ali", 12);
  const State state = Rules::opening(setup);
  setup.first = Corner::red;
  const double red_opens = Outlook(setup).of_red(state);
  setup.first = Corner::blue;
  const double blue_opens = Outlook(setup).of_red(state);
  EXPECT_GT(red_opens, blue_opens);
  EXPECT_LT(red_opens, blue_opens + 0.2);
}

TEST(Outlook, a_cut_that_has_been_opened_twice_is_a_danger) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  State state = Rules::opening(setup);
  const double whole = Outlook(setup).of_red(state);
  state.boxers[0].cuts[3] = {.exists = true, .open = false, .accidental = false, .reopened = 2};
  const double cut = Outlook(setup).of_red(state);
  EXPECT_LT(cut, whole - 0.02);
  state.boxers[0].cuts[3].accidental = true;
  EXPECT_GT(Outlook(setup).of_red(state), cut) << "an accident is nobody's win";
}

}  // namespace
}  // namespace fc::dice_boxing
