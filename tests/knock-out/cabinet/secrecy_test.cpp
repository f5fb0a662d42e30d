// Knock Out's hidden cards are on no pixel that onlookers see: hands, trainings, a round's card, and whether there was a
// choice.
#include <array>

#include "table.h"
#include "tests/cabinet/onlooker.h"

namespace fc::cabinet {
namespace {

/// The three ways of keeping a secret at one table.
enum class Way { own_pads, own_keys, curtain };

constexpr int places = 4;  // of the values 1 to 4
constexpr std::array<const char*, places> pad_places{"leftshoulder", "y", "rightshoulder", "x"};
constexpr std::array<std::array<const char*, places>, 2> hand_places{{{"Q", "W", "E", "A"}, {"U", "I", "O", "J"}}};

/// A fight without bets between black, seat 0, and green, seat 1; yellow looks on.
std::string fight(const std::string& blacks_cards, const std::string& greens_cards) {
  return R"({"game":"knock-out","setup":{"players":["black","green","yellow"],"start":0,"options":{"betting":false},)"
         R"("scenario":{"cards":{"black":)" +
         blacks_cards + R"(,"green":)" + greens_cards + R"(,"yellow":[1]}}},"dice":[],"choices":[]})";
}

class KnockOutSecrecy : public KnockOutTable, public testing::WithParamInterface<Way> {
 protected:
  /// One side's values, in the order they are pressed while it is asked in secret: its training, then its first card.
  struct Hand {
    std::string cards;
    std::vector<int> training;
    int punch = 1;
  };

  /// From the first bell to the last press before the cards turn.
  struct Witness : Onlooker {
    int private_pictures = 0;  ///< while one sat alone behind the open curtain
  };

  /// What onlookers see; behind the open curtain sits one alone.
  void watch(Witness& witness, int count) {
    for (int frame = 0; frame < count; ++frame) {
      frames(1);
      look(witness);
    }
  }

  void look(Witness& witness) {
    const bool alone = GetParam() == Way::curtain && bout()->asks_in_secret() && !bout()->curtained();
    if (alone) {
      ++witness.private_pictures;
    } else {
      witness.pictures.push_back(picture());
    }
  }

  /// Waits until a secret question is open to which this page of the rulebook belongs.
  void await_question(Witness& witness, std::string_view page) {
    const auto asked = [&] { return bout()->asks_in_secret() && bout()->rulebook_page() == page; };
    for (int frame = 0; frame < 400 && !asked(); ++frame) {
      watch(witness, 1);
    }
    ASSERT_TRUE(asked()) << page;
  }

  void sit_down() {
    Seats& seats = app().seating.seats();
    const std::vector<DeviceId> pads = devices().pads().connected();
    switch (GetParam()) {
      case Way::own_pads:
        seats.place(0, pads.at(0));
        seats.place(1, pads.at(1));
        seats.place(2, {.kind = DeviceKind::keyboard, .id = 0});
        break;
      case Way::own_keys:
        seats.place(0, {.kind = DeviceKind::keyboard_left, .id = 0});
        seats.place(1, {.kind = DeviceKind::keyboard_right, .id = 0});
        seats.place(2, pads.at(0));
        break;
      case Way::curtain:
        seats.place(0, pads.at(0));
        ASSERT_TRUE(seats.share(1));
        ASSERT_TRUE(seats.share(2));
        break;
    }
  }

  /// A side's press at the place of a value.
  void pick(int seat, int value) {
    const auto place = static_cast<std::size_t>(value - 1);
    const auto side = static_cast<std::size_t>(seat);
    switch (GetParam()) {
      case Way::own_pads: press(*pads_[seat], pad_places[place]); break;
      case Way::own_keys: key(hand_places[side][place]); break;
      case Way::curtain: press(first_, pad_places[place]); break;
    }
  }

  /// One side answers a secret question, watched all the while. Behind the curtain only when it is his turn.
  void answer(Witness& witness, int seat, const std::vector<int>& values) {
    if (GetParam() == Way::curtain) {
      watch(witness, 5);
      ASSERT_TRUE(bout()->curtained());
      press(first_, "a");
      ASSERT_FALSE(bout()->curtained());
      look(witness);
      ASSERT_EQ(bout()->awaited(), std::vector<int>{seat});
    }
    for (const int value : values) {
      pick(seat, value);
      look(witness);
      watch(witness, 3);
    }
  }

  /// From the first bell to the reveal of the first two cards.
  Witness play(const Hand& black, const Hand& green) {
    Witness witness;
    std::filesystem::remove_all(folder_);
    Options options = knock_out_options();
    options.game.clear();
    options.speed = 4;
    open(options);
    EXPECT_TRUE(first_.connect("xbox"));
    EXPECT_TRUE(second_.connect("xbox"));
    pads_ = {{0, &first_}, {1, &second_}};
    frames(2);
    go_on_with(fight(black.cards, green.cards), R"({"seats":["person","person","person"]})");
    sit_down();
    frames(1);
    for (int frame = 0; frame < 400 && bout()->awaited().empty(); ++frame) {
      watch(witness, 1);
    }
    GetParam() == Way::own_keys ? key("E") : press(first_, "a");  // the first of the fights there can be
    look(witness);
    await_question(witness, "knock-out.training");
    answer(witness, 0, black.training);
    if (!green.training.empty()) {
      answer(witness, 1, green.training);
    } else if (GetParam() == Way::curtain) {
      answer(witness, 1, {1});  // any press seals what the rules passed over
    }
    await_question(witness, "knock-out.fight");
    const bool turns = GetParam() == Way::curtain;
    answer(witness, turns ? 0 : 1, {turns ? black.punch : green.punch});
    watch(witness, 30);
    EXPECT_TRUE(bout()->asks_in_secret()) << "the other card is still awaited";
    if (turns) {
      press(first_, "a");
    }
    witness.heard = heard_;
    pick(turns ? 1 : 0, turns ? green.punch : black.punch);
    frames(2);
    witness.revealed = bout()->script().choices;
    first_.disconnect();
    second_.disconnect();
    close();
    return witness;
  }

  static void expect_nothing_told(const Witness& one, const Witness& other) {
    cabinet::expect_nothing_told(one, other);
    EXPECT_EQ(one.private_pictures > 0, GetParam() == Way::curtain);
  }

 private:
  platform::VirtualPad first_;
  platform::VirtualPad second_;
};

const std::string many_cards = "[1,1,2,2,3,3,4,4]";

TEST_P(KnockOutSecrecy, neither_training_nor_card_shows_before_the_cards_turn) {
  const Hand green{.cards = many_cards, .training = {1, 2, 3, 4}, .punch = 2};
  const Hand low{.cards = many_cards, .training = {1, 2, 3, 4}, .punch = 1};
  const Hand high{.cards = many_cards, .training = {4, 4, 3, 3}, .punch = 4};
  expect_nothing_told(play(low, green), play(high, green));
}

TEST_P(KnockOutSecrecy, a_hand_does_not_show_to_the_others) {
  const Hand green{.cards = many_cards, .training = {1, 2, 3, 4}, .punch = 2};
  const Hand black{.cards = "[1,2,3,4,5]", .training = {1, 2, 3, 4}, .punch = 1};
  const Hand other{.cards = "[1,2,2,3,4]", .training = {1, 2, 3, 4}, .punch = 2};
  expect_nothing_told(play(black, green), play(other, green));
}

TEST_P(KnockOutSecrecy, a_card_that_was_no_choice_looks_like_one_that_was) {
  const Hand black{.cards = many_cards, .training = {1, 2, 3, 4}, .punch = 4};
  const Hand forced{.cards = "[2,2,2]", .training = {}, .punch = 2};
  const Hand free{.cards = "[2,3,4]", .training = {}, .punch = 2};
  expect_nothing_told(play(black, forced), play(black, free));
}

std::string name_of(const testing::TestParamInfo<Way>& way) {
  switch (way.param) {
    case Way::own_pads: return "own_pads";
    case Way::own_keys: return "own_keys";
    case Way::curtain: break;
  }
  return "curtain";
}

INSTANTIATE_TEST_SUITE_P(ways, KnockOutSecrecy, testing::Values(Way::own_pads, Way::own_keys, Way::curtain), name_of);

}  // namespace
}  // namespace fc::cabinet
