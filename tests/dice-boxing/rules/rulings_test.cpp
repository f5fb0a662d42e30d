// Rulings that no script of the vectors comes to: positions made by hand.
#include <gtest/gtest.h>

#include "tests/dice-boxing/rules/any_bout.h"

namespace fc::dice_boxing {
namespace {

constexpr int opens_cut_a = 11;

/// Red has landed; blue's closed cut A has been opened twice before.
class ThirdReopening : public testing::Test {
 protected:
  ThirdReopening() {
    const auto card = [](const char* id) { return test::ours().card(*test::ours().find(id)); };
    setup_ = agreed(card("muhammad-ali"), card("mike-tyson"), {}, test::ours().charts);
    state_ = Rules::opening(setup_);
    state_.phase = Phase::result;
    state_.roller = Corner::red;
    state_.thrower = Corner::red;
    cut() = {.exists = true, .open = false, .accidental = false, .reopened = 2};
  }

  [[nodiscard]] Cut& cut() { return state_.boxer(Corner::blue).cut(CutLetter::a); }
  void land() { ASSERT_TRUE(Rules::roll(setup_, state_, opens_cut_a, NoEvents{})); }

  dice_boxing::Setup setup_;
  State state_;
};

TEST_F(ThirdReopening, of_a_cut_by_a_punch_is_a_win_for_who_opened_it) {
  land();
  EXPECT_EQ(state_.end.method, Method::tko);
  EXPECT_EQ(state_.end.reason, EndReason::cut);
  EXPECT_TRUE(state_.end.has_winner);
  EXPECT_EQ(state_.end.winner, Corner::red);
}

TEST_F(ThirdReopening, of_a_cut_by_accident_is_nobodys_win) {
  cut().accidental = true;
  land();
  EXPECT_EQ(state_.end.method, Method::technical_draw);
  EXPECT_EQ(state_.end.reason, EndReason::cut);
  EXPECT_FALSE(state_.end.has_winner);
}

TEST_F(ThirdReopening, of_a_cut_by_accident_goes_to_the_cards_after_four_rounds) {
  cut().accidental = true;
  constexpr RoundScore reds{{{10, 9}, {10, 9}, {9, 10}}};
  for (int round = 1; round <= 4; ++round) {
    state_.scorecard.push_back(reds);
  }
  state_.round = 5;
  land();
  EXPECT_EQ(state_.end.method, Method::technical_decision);
  EXPECT_EQ(state_.end.verdict, Verdict::split);
  EXPECT_EQ(state_.end.winner, Corner::red);
}

TEST_F(ThirdReopening, of_a_cut_by_accident_is_won_by_whom_two_of_the_judges_have_ahead) {
  cut().accidental = true;
  constexpr RoundScore blues{{{9, 10}, {9, 10}, {10, 9}}};
  for (int round = 1; round <= 4; ++round) {
    state_.scorecard.push_back(blues);
  }
  state_.round = 5;
  land();
  EXPECT_TRUE(state_.end.has_winner);
  EXPECT_EQ(state_.end.method, Method::technical_decision);
  EXPECT_EQ(state_.end.verdict, Verdict::split);
  EXPECT_EQ(state_.end.winner, Corner::blue);
}

TEST_F(ThirdReopening, counts_each_letter_by_itself) {
  cut().reopened = 1;
  state_.boxer(Corner::blue).cut(CutLetter::b) = {.exists = true, .open = false, .accidental = false, .reopened = 1};
  land();
  EXPECT_EQ(state_.phase, Phase::control) << "two and two are no three";
  EXPECT_EQ(cut().reopened, 2);
  EXPECT_EQ(state_.boxer(Corner::blue).cut(CutLetter::b).reopened, 2);
}

}  // namespace
}  // namespace fc::dice_boxing
