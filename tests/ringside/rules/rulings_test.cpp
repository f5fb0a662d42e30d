// Rulings of Ringside, each in a bout of scripted dice and answers. Source: rules/ringside/rules.md, 4.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "library/ringside/game.h"

namespace fc::ringside {
namespace {

/// Two men who hit hard and stand up to it, so that nothing but the dice ends a bout.
constexpr Boxer puncher{.agility = 50, .punches = {5, 5, 5, 5, 5, 5}, .counterpunch = 1, .endurance = 60};

constexpr int missed = 1;
constexpr int landed = 100;
constexpr int down = 1;

Setup setup_of(int rounds, bool tactics) {
  const auto catalogue = load_catalogue(FC_SOURCE_DIR "/data");
  EXPECT_TRUE(catalogue) << one_line(catalogue.error());
  Setup setup;
  setup.boxers = {puncher, puncher};
  setup.rounds = static_cast<std::int8_t>(rounds);
  setup.options.tactics = tactics;
  setup.charts = catalogue->charts;
  return setup;
}

class ScriptedBout {
 public:
  ScriptedBout(int rounds, bool tactics) : setup_(setup_of(rounds, tactics)), state_(Rules::opening(setup_)) {}

  [[nodiscard]] const State& state() const { return state_; }

  void roll(int value) {
    const auto rolled = Rules::roll(setup_, state_, value, [this](const auto& event) { events_.emplace_back(event); });
    ASSERT_TRUE(rolled) << one_line(rolled.error());
  }
  void choose(std::string_view notation) {
    const auto choice = Rules::parse(notation);
    ASSERT_TRUE(choice) << notation;
    const auto chosen = Rules::choose(setup_, state_, *choice, [this](const auto& event) { events_.emplace_back(event); });
    ASSERT_TRUE(chosen) << one_line(chosen.error());
  }
  [[nodiscard]] bool may_choose(std::string_view notation) const {
    const Choices legal = Rules::legal(setup_, state_, Rules::need(setup_, state_));
    return std::ranges::any_of(legal, [&](const Choice& choice) { return Rules::notation(choice) == notation; });
  }

  /// The higher roll attacks.
  void open_round(int red, int blue) {
    roll(red);
    roll(blue);
  }
  /// Every punch misses, so that the men take turns to attack, until this turn begins. Nobody does anything special.
  void miss_until(int turn) {
    while (state_.turn < turn) {
      const Need need = Rules::need(setup_, state_);
      if (need.kind == NeedKind::roll) {
        roll(missed);
      } else {
        choose(Rules::notation(Rules::legal(setup_, state_, need)[0]));
      }
      ASSERT_FALSE(testing::Test::HasFailure());
    }
  }
  /// A punch that floors the defender, who is up again at `count`.
  void floor_until(int count) {
    roll(landed);
    choose("left-hook");
    choose("left-jab");
    roll(down);
    roll(count);
  }
  /// He is floored in that turn of the first round, and up again at `count`.
  void floor_in_turn(int turn, int count) {
    open_round(70, 40);
    miss_until(turn);
    floor_until(count);
  }

  template <class Wanted>
  [[nodiscard]] std::vector<Wanted> told() const {
    std::vector<Wanted> found;
    for (const Event& event : events_) {
      if (const auto* one = std::get_if<Wanted>(&event)) {
        found.push_back(*one);
      }
    }
    return found;
  }

 private:
  Setup setup_;
  State state_;
  std::vector<Event> events_;
};

TEST(RingsideRuling, a_rise_at_four_costs_an_extra_turn) {
  ScriptedBout bout(2, false);
  bout.floor_in_turn(5, 4);
  EXPECT_EQ(bout.state().turn, 7);
}

TEST(RingsideRuling, R17_an_extra_turn_in_turn_17_uses_up_turn_18) {
  ScriptedBout bout(2, false);
  bout.floor_in_turn(17, 4);
  EXPECT_EQ(bout.state().round, 2);
  EXPECT_EQ(bout.state().turn, 1);
  EXPECT_EQ(bout.told<TurnBegan>().back().turn, 17) << "turn 18 never began";
}

TEST(RingsideRuling, R17_a_rise_past_turn_18_is_lost_and_not_carried_over) {
  ScriptedBout bout(1, false);
  bout.floor_in_turn(18, 9);
  ASSERT_EQ(bout.told<BoutEnded>().size(), 1U);
  EXPECT_EQ(bout.told<BoutEnded>()[0].turn, 18) << "there is no turn 19";
  EXPECT_EQ(bout.state().turn, 18);
}

TEST(RingsideRuling, a_man_who_has_clinched_may_not_clinch_when_he_next_defends) {
  ScriptedBout bout(2, true);
  bout.open_round(70, 40);
  bout.miss_until(16);
  bout.choose("clinch");
  bout.roll(missed);
  bout.miss_until(18);
  EXPECT_FALSE(bout.may_choose("clinch"));
}

TEST(RingsideRuling, R2_the_bar_to_clinch_again_ends_with_the_round) {
  ScriptedBout bout(2, true);
  bout.open_round(70, 40);
  bout.miss_until(18);
  ASSERT_EQ(bout.state().defender(), Corner::red);
  bout.choose("clinch");
  bout.roll(missed);
  ASSERT_EQ(bout.state().round, 2);
  bout.open_round(40, 70);
  ASSERT_EQ(bout.state().defender(), Corner::red);
  EXPECT_TRUE(bout.may_choose("clinch"));
}

}  // namespace
}  // namespace fc::ringside
