// The name of a person: given in the match set-up with a pad or with keys, remembered, offered again, kept with the bout.
#include <algorithm>

#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class Names : public CabinetTable {
 protected:
  void go_to_setup(const Options& options) {
    open(options);
    frames(2);
    for (int presses = 0; presses < 4 && top_as<SetupScreen>() == nullptr; ++presses) {
      if (top_as<TitleScreen>() != nullptr) {
        focus_on("menu.title.play");
      }
      key("Return");
    }
    ASSERT_NE(top_as<SetupScreen>(), nullptr);
    ASSERT_TRUE(seats()[0].is_person());
  }
  void press_on(const std::string& name) {
    focus_on(name);
    key("Return");
  }
  [[nodiscard]] std::vector<records::SeatRow> newest_seats() {
    const BoutScreen* const open = bout();
    EXPECT_NE(open, nullptr);
    const std::vector<records::BoutRow> rows = kept_rows();
    if (rows.empty()) {
      return {};
    }
    return kept()
        .records()
        .read([&](const records::Database& database) { return seats_of(database, rows.front().id); })
        .value_or(std::vector<records::SeatRow>());
  }
};

TEST_F(Names, are_typed_and_kept_with_the_bout) {
  go_to_setup(quiet_options());
  press_on("seat-0");
  type("Zo\u00e9 ");
  key("Return");
  EXPECT_EQ(seats()[0].name, "Zo\u00e9") << "Enter means done, whatever is offered";
  EXPECT_EQ(app().settings.names, std::vector<std::string>{"Zo\u00e9"});
  press_on("start");
  key("Return");
  ASSERT_NE(bout(), nullptr);
  const auto rows = newest_seats();
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].profile, "Zo\u00e9");
  EXPECT_EQ(rows[1].sitter, "bot");
}

TEST_F(Names, are_written_letter_by_letter_with_a_pad) {
  platform::VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  open(quiet_options());
  frames(2);
  press(pad, "a");
  press(pad, "a");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  for (const char* const button : {"seat-0", "letter-A", "letter-N", "letter-N", "letter-done"}) {
    focus_on(button);
    press(pad, "a");
  }
  EXPECT_EQ(seats()[0].name, "Ann") << "small letters follow the capital";
}

TEST_F(Names, that_were_given_before_are_offered_with_one_press) {
  platform::VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  open(quiet_options());
  app().settings.names = {"Bob", "Ann"};
  frames(2);
  press(pad, "a");
  press(pad, "a");
  focus_on("seat-0");
  press(pad, "a");
  frames(2);
  focus_on("offered-1");
  press(pad, "a");
  EXPECT_EQ(seats()[0].name, "Ann");
  EXPECT_EQ(app().settings.names, (std::vector<std::string>{"Ann", "Bob"})) << "the latest first";
}

TEST_F(Names, stay_with_whoever_goes_back_out_of_the_letters) {
  go_to_setup(quiet_options());
  press_on("seat-0");
  type("Ann");
  key("Escape");
  ASSERT_NE(top_as<SetupScreen>(), nullptr) << "the letters close, not the set-up";
  EXPECT_EQ(seats()[0].name, "Ann");
  focus_on("seat-0");
  key("Right");
  EXPECT_FALSE(seats()[0].is_person());
  EXPECT_TRUE(seats()[0].name.empty()) << "a bot has no name of a person";
}

TEST_F(Names, of_visitors_are_forgotten_by_a_kiosk) {
  constexpr int two_minutes = 120 * 60;
  Options options = quiet_options(1);
  options.kiosk = true;
  go_to_setup(options);
  press_on("seat-0");
  type("Ann");
  key("Return");
  ASSERT_EQ(seats()[0].name, "Ann");
  press_on("start");
  key("Return");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(newest_seats().at(0).profile, "person") << "not even with the bout";
  frames(two_minutes + 120);
  EXPECT_TRUE(app().settings.names.empty());
  EXPECT_EQ(seats().people(), 0);
  EXPECT_TRUE(seats().names().empty());
}

}  // namespace
}  // namespace fc::cabinet
