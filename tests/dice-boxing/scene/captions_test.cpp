// Rolls in words, in both languages.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "bouts.h"
#include "scene/dice-boxing/game.h"

namespace fc::dice_boxing {
namespace {

const Names names{"Ali", "Tyson"};

/// A bout in which nothing has happened, to be changed and asked about.
class Captions : public testing::Test {
 protected:
  /// The caption of the roll that the state waits for.
  std::string question() {
    refresh_ranges(setup_, state_);
    return roll_question(Rules::roll_call(setup_, state_), state_, setup_, names, english_);
  }
  std::string result(const std::vector<int>& rolled) {
    refresh_ranges(setup_, state_);
    return roll_result(Rules::roll_call(setup_, state_), rolled, state_, setup_, names, english_);
  }

  dice_boxing::Setup setup_ = test::ali_against_tyson({.strategies = false});
  State state_ = Rules::opening(setup_);
  Words english_ = test::words_in("en");
};

TEST_F(Captions, say_which_faces_give_control_and_how_the_cards_make_them) {
  EXPECT_EQ(question(), "CONTROL? Ali, 10\u201360 (card 71, adjustment \u201311)");
  EXPECT_TRUE(result({54}).ends_with(" … 54. IN CONTROL."));
  EXPECT_TRUE(result({65}).ends_with(" … 65. LOST."));
  EXPECT_TRUE(result({6}).ends_with(" … 06. SPECIAL CHARTS!"));
}

TEST_F(Captions, say_what_the_range_was_and_everything_that_changed_it) {
  state_.phase = Phase::punch;
  state_.position = Position::red_corner;
  state_.has_owner = true;
  state_.boxer(Corner::red).tired = 2;
  EXPECT_EQ(question(), "PUNCH? Ali lands on 00\u201358 (was 55, tired \u20132, corner +5)");
  state_.position = Position::far_ropes;
  state_.boxer(Corner::blue).cut(CutLetter::b) = {.exists = true, .open = true};
  EXPECT_EQ(question(), "PUNCH? Ali lands on 00\u201356 (was 55, tired \u20132, ropes +2, his cuts +1)");
  EXPECT_TRUE(result({56}).ends_with("56. LANDED."));
  EXPECT_TRUE(result({57}).ends_with("57. MISSED."));
}

TEST_F(Captions, call_a_free_punch_by_its_name) {
  state_.phase = Phase::punch;
  state_.free_punch = FreePunch::event;
  EXPECT_TRUE(question().starts_with("FREE PUNCH? Ali lands on 00\u201355"));
}

TEST_F(Captions, name_the_punch_by_its_hand_and_its_points) {
  state_.phase = Phase::result;
  EXPECT_EQ(question(), "WHICH PUNCH? Down on 97\u201399 (card 7 numbers, chin \u20134)");
  EXPECT_TRUE(result({28}).ends_with("28. Right jab for 3."));
  EXPECT_TRUE(result({97}).ends_with("97. DOWN!"));
}

TEST_F(Captions, tell_a_range_that_was_cut_off) {
  state_.phase = Phase::result;
  state_.boxer(Corner::red).tired = 5;
  EXPECT_EQ(question(), "WHICH PUNCH? Down on 99 (was 3 of 100, tired \u20135, limit +3)");
}

TEST_F(Captions, show_that_a_chin_left_one_knock_down_number_before_the_bell) {
  state_.phase = Phase::result;
  BoxerCard ali = setup_.card(Corner::red);
  ali.ratings.kd = 2;
  setup_ = agreed(ali, setup_.card(Corner::blue), setup_.options, setup_.charts);
  EXPECT_EQ(question(), "WHICH PUNCH? Down on 99 (card 2 numbers, chin \u20134, limit +3)");
}

TEST_F(Captions, read_the_row_of_the_chin_for_a_man_who_is_down) {
  state_.phase = Phase::knockdown;
  EXPECT_EQ(question(), "UP AGAIN? Tyson, row \u20134: out on 70\u201399 (card \u20134)");
  EXPECT_TRUE(result({8}).ends_with("08. B: Seriously hurt."));
  EXPECT_TRUE(result({70}).ends_with("70. OUT!"));
  state_.boxer(Corner::blue).knockdowns = 1;
  EXPECT_NE(question().find("row \u20133"), std::string::npos);
  EXPECT_TRUE(question().ends_with("(was \u20134, been down +1)")) << question();
}

TEST_F(Captions, list_what_the_charts_hold) {
  state_.phase = Phase::special;
  EXPECT_EQ(question(), "SPECIAL CHARTS: 00\u201304 foul, 05\u201384 movement, 85\u201394 cut, 95\u201399 event");
  state_.phase = Phase::foul;
  EXPECT_EQ(question(), "FOUL by Ali, rating 90: 80\u201389 heads, 90\u201396 warning, 97\u201399 point off");
  EXPECT_TRUE(result({90}).ends_with("90. Warning."));
  state_.phase = Phase::cut;
  EXPECT_TRUE(question().starts_with("A CUT? Tyson, by power ")) << question();
  state_.accidental = true;
  EXPECT_EQ(question(), "A CUT? Tyson, by a clash of heads: 50\u201369 A, 70\u201384 B, 85\u201395 C, 96\u201399 D");
  EXPECT_TRUE(result({96}).ends_with("96. D: A cut to the bone."));
  EXPECT_TRUE(result({49}).ends_with("49. NO CUT."));
}

TEST_F(Captions, tell_what_a_place_is_worth_to_its_owner) {
  state_.phase = Phase::ring;
  EXPECT_TRUE(result({28}).ends_with("28. Left centre.")) << result({28});
  EXPECT_TRUE(result({88}).ends_with("88. Blue corner: control +10, punches +5."));
  EXPECT_TRUE(result({60}).ends_with("60. Near ropes: control +5, punches +2."));
}

TEST_F(Captions, ask_the_doctor_about_one_man_or_both) {
  state_.phase = Phase::cut_doctor;
  state_.looked_at = CutLetter::d;
  EXPECT_EQ(question(), "THE DOCTOR looks at Tyson: he stops it on 00\u201329");
  EXPECT_TRUE(result({29}).ends_with("29. STOPPED!"));
  EXPECT_TRUE(result({30}).ends_with("30. BOX ON."));
  state_.phase = Phase::clash_doctor;
  state_.unique = UniqueEvent::bad_clash;
  EXPECT_EQ(question(), "THE DOCTOR looks at both: he stops it on 00\u201339");
}

TEST_F(Captions, tell_an_event_with_what_it_does_to_whom) {
  state_.phase = Phase::unique;
  EXPECT_TRUE(result({66}).ends_with("66. Heavy legs: Tyson: control \u22125 this round.")) << result({66});
  EXPECT_TRUE(result({40}).ends_with("40. The crowd: Tyson: control +5 this round.")) << result({40});
}

TEST_F(Captions, hear_three_judges_in_one_breath_and_read_00_as_a_hundred) {
  state_.phase = Phase::judge;
  state_.boxer(Corner::red).points = 3;
  EXPECT_EQ(question(), "THE JUDGES: Ali +3 on the round’s totals. 01\u201360 Ali, 61\u201395 even, 96\u201300 Tyson");
  EXPECT_TRUE(result({42, 77, 0}).ends_with("Ali +3 on the round’s totals … 42, 77, 00. 1 for Ali, 1 for Tyson, 1 even."));
  state_.boxer(Corner::blue).points = 20;
  EXPECT_EQ(question(), "THE JUDGES: Tyson +17 on the round’s totals. 01\u201300 Tyson");
  state_.boxer(Corner::red).points = 20;
  EXPECT_TRUE(question().starts_with("THE JUDGES: level on the round’s totals. 01\u201330 Ali"));
}

TEST(CaptionWords, are_there_for_every_roll_of_many_bouts_in_both_languages) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    for (std::uint64_t seed = 0; seed < 20 && !testing::Test::HasFailure(); ++seed) {
      const auto setup = test::some_setup(seed);
      const test::Step bout = test::whole(test::play(setup, seed));
      for (std::size_t at = 0; at < bout.events.size(); ++at) {
        if (const auto* roll = std::get_if<Rolled>(&bout.events[at])) {
          const std::string text =
              roll_result(roll->call, std::array{roll->value}, bout.views[at].seen, setup, names, words);
          EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
          EXPECT_EQ(text.find("dice-boxing."), std::string::npos) << text;
          EXPECT_EQ(text.find("()"), std::string::npos) << text;
        }
      }
    }
  }
}

}  // namespace
}  // namespace fc::dice_boxing
