// A life: what bouts pay, and what age takes. Source: rules/dice-boxing/rules.md, 6.10.
#include <gtest/gtest.h>

#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

constexpr const char* a_life = R"({"life":true})";

/// After so many fights, the last of them of this outcome, waiting for what age throws, or in the gym.
State after_fights(const Setup& setup, int fights, const char* last = "win-decision") {
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  state.record.wins = static_cast<std::int16_t>(fights - 1);
  play(setup, state, {last});
  if (Rules::need(setup, state).topic == static_cast<std::uint8_t>(Purpose::lost_fight)) {
    EXPECT_TRUE(Rules::roll(setup, state, 0, NoEvents()));
  }
  return state;
}

bool waits_for_wear(const State& state) {
  return state.asked.kind == NeedKind::roll && state.asked.topic == static_cast<std::uint8_t>(Purpose::wear);
}

TEST(DiceBoxingCareerWear, pays_every_base_twice) {
  for (const auto& [options, points] : {std::pair{"{}", 170}, {a_life, 340}, {R"({"mode":"free","life":true})", 340}}) {
    const auto setup = setup_of("heavyweight", options);
    State state = Rules::opening(setup);
    play(setup, state, {"done"});
    if (setup.options.mode == Mode::free) {
      const auto club = std::ranges::find(setup.men, std::uint8_t{0}, &Man::tier);
      ASSERT_TRUE(Rules::choose(setup, state, choice_of(club->id), NoEvents()));
    }
    const int before = state.points;
    play(setup, state, {"win-decision"});
    EXPECT_EQ(state.points - before, points) << options;
  }
  EXPECT_EQ(aftermath::tourney_base(setup_of("heavyweight", a_life)), 1000);
}

TEST(DiceBoxingCareerWear, comes_with_the_fights_and_after_a_stoppage) {
  const auto setup = setup_of("heavyweight", a_life);
  for (const auto& [fights, chance] :
       {std::pair{1, 0}, {19, 0}, {20, 40}, {24, 40}, {25, 65}, {30, 85}, {34, 85}, {35, 100}, {60, 100}}) {
    EXPECT_EQ(aftermath::wear_terms(setup, fights, false).chance(), chance) << fights;
    EXPECT_EQ(aftermath::wear_terms(setup, fights, true).chance(), chance == 0 ? 0 : std::min(100, chance + 15)) << fights;
  }
  EXPECT_FALSE(waits_for_wear(after_fights(setup, 19, "loss-ko")));
  EXPECT_TRUE(waits_for_wear(after_fights(setup, 20)));
  EXPECT_FALSE(waits_for_wear(after_fights(setup_of("heavyweight", "{}"), 20))) << "not by the book";
}

TEST(DiceBoxingCareerWear, takes_a_step_that_is_never_sold_again) {
  const auto setup = setup_of("heavyweight", a_life);
  State state = after_fights(setup, 20);
  state.ratings.stamina = 80;
  state.points = 10'000;
  ASSERT_TRUE(Rules::roll(setup, state, 30, NoEvents()));  // a 0: stamina
  EXPECT_EQ(state.ratings.stamina, 75);
  EXPECT_EQ(growth::current_top(setup, state, Purchase::stamina), 75);
  EXPECT_TRUE(growth::is_top_lowered(state, Purchase::stamina));
  EXPECT_FALSE(growth::can_buy(setup, state, Purchase::stamina));
  EXPECT_TRUE(growth::can_buy(setup, state, Purchase::control)) << "nothing else is taken";
  EXPECT_EQ(state.bought[place_of(Purchase::stamina)], 0) << "prices stay";
}

TEST(DiceBoxingCareerWear, leaves_a_newcomers_rating_and_its_top) {
  const auto setup = setup_of("heavyweight", a_life);
  State state = after_fights(setup, 20);
  ASSERT_TRUE(Rules::roll(setup, state, 7, NoEvents()));  // a 7: chin
  EXPECT_EQ(state.ratings.chin, setup.tables.start.chin);
  EXPECT_FALSE(growth::is_top_lowered(state, Purchase::chin));
  EXPECT_EQ(growth::current_top(setup, state, Purchase::chin), -9);
}

TEST(DiceBoxingCareerWear, leaves_everything_on_a_die_of_the_chance_or_more) {
  const auto setup = setup_of("heavyweight", a_life);
  for (const auto& [die, control] : {std::pair{33, 49}, {39, 50}, {43, 50}, {94, 50}}) {
    State state = after_fights(setup, 20);
    state.ratings.control = 50;
    ASSERT_TRUE(Rules::roll(setup, state, die, NoEvents()));
    EXPECT_EQ(state.ratings.control, control) << die;
    EXPECT_EQ(state.phase, Phase::upgrade);
  }
}

TEST(DiceBoxingCareerWear, is_thrown_after_the_doctor_and_not_for_who_retires) {
  const auto setup = setup_of("heavyweight", R"({"life":true,"retirement_chart":true})");
  State state = after_fights(setup, 25);
  ASSERT_EQ(state.asked.topic, static_cast<std::uint8_t>(Purpose::retirement));
  State retired = state;
  ASSERT_TRUE(Rules::roll(setup, state, 99, NoEvents()));
  EXPECT_TRUE(waits_for_wear(state));
  EXPECT_EQ(state.phase, Phase::bout);
  ASSERT_TRUE(Rules::roll(setup, retired, 0, NoEvents()));
  EXPECT_EQ(retired.retired, Retirement::chart);
}

TEST(DiceBoxingCareerWear, aims_its_die_at_the_chance) {
  const auto setup = setup_of("heavyweight", a_life);
  const RollCall call = Rules::roll_call(setup, after_fights(setup, 20, "loss-tko"));
  EXPECT_EQ(call.target, 54) << "40 and 15, and below that";
  EXPECT_TRUE(call.succeeds(54));
  EXPECT_FALSE(call.succeeds(55));
  EXPECT_EQ(Rules::roll_call(setup, after_fights(setup, 40, "loss-ko")).target, 99) << "never above the highest face";
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
