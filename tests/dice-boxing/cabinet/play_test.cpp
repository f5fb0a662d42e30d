// Whole bouts of DICE Boxing through the real event path.
#include <gtest/gtest.h>

#include "tests/cabinet/refereed.h"
#include "tests/dice-boxing/cabinet/two_pads.h"

namespace fc::cabinet {
namespace {

class DiceBoxingPlay : public TwoPads {
 protected:
  /// The result of twelve rounds between the same two plans.
  nlohmann::json fought(std::uint64_t seed) {
    begin(seed, 12, 0);
    fight(3);
    return test::result_of(kept_script(kept_rows().at(0)));
  }
};

TEST_F(DiceBoxingPlay, two_pads_go_twelve_rounds_to_a_split_decision) {
  const nlohmann::json result = fought(41);
  EXPECT_EQ(result.at("method"), "decision");
  EXPECT_EQ(result.at("verdict"), "split");
  EXPECT_EQ(result.at("round"), 12);
  EXPECT_GT(red_.buzzes(), 0) << "sealing a pick is felt";
  EXPECT_GT(blue_.buzzes(), 0);
}

TEST_F(DiceBoxingPlay, two_pads_fight_until_a_cut_ends_it) {
  const nlohmann::json result = fought(58);
  EXPECT_EQ(result.at("method"), "tko");
  EXPECT_EQ(result.at("reason"), "cut");
}

TEST_F(DiceBoxingPlay, both_press_to_skip_to_the_next_knock_down_cut_or_bell_and_one_of_them_only_hurries) {
  begin(5, 4, 1);
  press(red_, picks[0]);
  press(blue_, picks[0]);
  // Both plans are turned over first; then the dice fall by themselves.
  frames_until([this] { return !bout()->script().dice.empty(); });
  const std::size_t before = bout()->script().dice.size();
  for (int presses = 0; presses < 3; ++presses) {
    press(red_, "a");
  }
  EXPECT_LE(bout()->script().dice.size(), before + 3 * 3) << "nobody skips what another wants to see";
  press(blue_, "a");
  const std::size_t stopped = bout()->script().dice.size();
  EXPECT_GT(stopped, before + 5) << "many rolls are passed over";
  frames(12);
  EXPECT_EQ(bout()->script().dice.size(), stopped) << "and what is worth seeing is shown in full";
}

TEST_F(DiceBoxingPlay, what_was_said_of_a_wrong_button_goes_when_the_pick_is_in) {
  begin(5, 4, 1);
  frames(40);
  press(red_, "b");  // the sixth place, where there is no strategy
  EXPECT_NE(said(), "");
  press(blue_, picks[0]);
  EXPECT_NE(said(), "") << "it was not said to him";
  press(red_, picks[0]);
  EXPECT_EQ(said(), "");
}

TEST_F(DiceBoxingPlay, what_was_said_of_a_wrong_button_does_not_lie_over_the_pause) {
  begin(5, 4, 1);
  frames(40);
  press(red_, "b");
  ASSERT_NE(said(), "");
  press(red_, "start");
  ASSERT_NE(top_as<PauseNotice>(), nullptr);
  EXPECT_EQ(said(), "");
}

}  // namespace
}  // namespace fc::cabinet
