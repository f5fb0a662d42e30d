// Knock Out's hidden cards are on no pixel that onlookers see: hands, trainings, a round's card, and whether there was a
// choice.
#include <algorithm>

#include "knock_out_table.h"

namespace fc::cabinet {
namespace {

/// A fight without bets between two people on pads; yellow looks on from the keyboard.
std::string fight(const std::string& blacks_cards, const std::string& greens_cards) {
  return R"({"game":"knock-out","setup":{"players":["black","green","yellow"],"start":0,"options":{"betting":false},)"
         R"("scenario":{"cards":{"black":)" +
         blacks_cards + R"(,"green":)" + greens_cards + R"(,"yellow":[1]}}},"dice":[],"choices":[]})";
}

class KnockOutSecrecy : public KnockOutTable {
 protected:
  /// Presses of one side, in order, while it is asked in secret: first those of the training, then its first card.
  struct Hand {
    std::string cards;
    std::vector<std::string> training;
    std::string punch;
  };

  struct Witness {
    std::vector<std::uint64_t> pictures;  ///< from the first bell to the last press before the cards turn
    std::vector<std::string> choices;     ///< of the script, once they have turned
  };

  void watch(Witness& witness, int count) {
    for (int frame = 0; frame < count; ++frame) {
      frames(1);
      witness.pictures.push_back(picture());
    }
  }

  /// Waits until a secret question is open to which this page of the rulebook belongs.
  void await_question(Witness& witness, std::string_view page) {
    const auto asked = [&] { return bout()->asks_in_secret() && bout()->page() == page; };
    for (int frame = 0; frame < 400 && !asked(); ++frame) {
      watch(witness, 1);
    }
    ASSERT_TRUE(asked()) << page;
  }

  void press_and_watch(Witness& witness, platform::VirtualPad& pad, const std::string& control) {
    press(pad, control);
    witness.pictures.push_back(picture());
    watch(witness, 3);
  }

  Witness play(const Hand& black, const Hand& green) {
    Witness witness;
    std::filesystem::remove_all(folder_);
    platform::VirtualPad first;
    platform::VirtualPad second;
    Options options = knock_out_options();
    options.game.clear();
    options.speed = 4;
    open(options);
    EXPECT_TRUE(first.connect("xbox"));
    EXPECT_TRUE(second.connect("xbox"));
    frames(2);
    go_on_with(fight(black.cards, green.cards), R"({"seats":["person","person","person"]})");
    house().seats.place(0, house().devices.pads().connected().at(0));
    house().seats.place(1, house().devices.pads().connected().at(1));
    house().seats.place(2, {.kind = DeviceKind::keyboard, .id = 0});
    frames(1);
    for (int frame = 0; frame < 400 && bout()->awaited(house()).empty(); ++frame) {
      watch(witness, 1);
    }
    press_and_watch(witness, first, "a");  // the first of the fights there can be
    await_question(witness, "knock-out.training");
    for (const std::string& control : black.training) {
      press_and_watch(witness, first, control);
    }
    for (const std::string& control : green.training) {
      press_and_watch(witness, second, control);
    }
    await_question(witness, "knock-out.fight");
    press_and_watch(witness, second, green.punch);
    watch(witness, 30);
    EXPECT_TRUE(bout()->asks_in_secret()) << "black's card is still awaited";
    press(first, black.punch);
    frames(2);
    witness.choices = bout()->script().choices;
    close();
    return witness;
  }

  static void expect_nothing_told(const Witness& one, const Witness& other) {
    ASSERT_EQ(one.pictures.size(), other.pictures.size());
    const auto differs = std::ranges::mismatch(one.pictures, other.pictures);
    EXPECT_EQ(differs.in1, one.pictures.end()) << "picture " << differs.in1 - one.pictures.begin() << " differs";
    EXPECT_NE(one.choices, other.choices) << "the cards were different after all";
  }
};

// Places of a pad, for the values 1 to 5: LB Y RB X A.
const std::vector<std::string> one_two_three_four{"leftshoulder", "y", "rightshoulder", "x"};
const std::vector<std::string> two_three_four_five{"y", "rightshoulder", "x", "a"};

TEST_F(KnockOutSecrecy, neither_training_nor_card_shows_before_the_cards_turn) {
  const Hand green{.cards = "[1,2,3,4,5]", .training = one_two_three_four, .punch = "y"};
  const Hand low{.cards = "[1,2,3,4,5]", .training = one_two_three_four, .punch = "leftshoulder"};
  const Hand high{.cards = "[1,2,3,4,5]", .training = two_three_four_five, .punch = "a"};
  expect_nothing_told(play(low, green), play(high, green));
}

TEST_F(KnockOutSecrecy, a_hand_does_not_show_to_the_others) {
  const Hand green{.cards = "[1,2,3,4,5]", .training = one_two_three_four, .punch = "y"};
  const Hand black{.cards = "[1,2,3,4,5]", .training = one_two_three_four, .punch = "leftshoulder"};
  const Hand other{.cards = "[1,2,2,3,4]", .training = one_two_three_four, .punch = "y"};
  expect_nothing_told(play(black, green), play(other, green));
}

TEST_F(KnockOutSecrecy, a_card_that_was_no_choice_looks_like_one_that_was) {
  const Hand black{.cards = "[1,2,3,4,5]", .training = one_two_three_four, .punch = "x"};
  const Hand forced{.cards = "[2,2,2]", .training = {}, .punch = "y"};
  const Hand free{.cards = "[2,3,4]", .training = {}, .punch = "y"};
  expect_nothing_told(play(black, forced), play(black, free));
}

}  // namespace
}  // namespace fc::cabinet
