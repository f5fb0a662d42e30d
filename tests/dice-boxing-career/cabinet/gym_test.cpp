// A newcomer of the player's own: named, made and kept in the Gym, by pad and by keys, and what he begins with.
#include <gtest/gtest.h>

#include <string>

#include "library/dice-boxing-career/game.h"
#include "library/whole_file.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/rules.h"
#include "tests/cabinet/gym_table.h"
#include "tests/must.h"

namespace fc::dice_boxing_career::test {
namespace {

using dice_boxing::Style;
using fc::test::must;

constexpr const char* class_row = "row-0";
constexpr const char* style_row = "row-1";
constexpr const char* second_style_row = "row-2";

class CareerGym : public cabinet::GymTable {
 protected:
  void go_to_setup() { go_to_setup_of("dice-boxing-career"); }
  /// Somebody new of that name, from the set-up; the Gym stays open.
  void write_newcomer(const std::string& letters) {
    open_gym();
    write_name(letters);
  }
  [[nodiscard]] std::filesystem::path shelf() const { return own_boxers_folder_of(folder_, "dice-boxing-career"); }
  [[nodiscard]] OwnNewcomer only_one() const {
    const auto own = load_own_newcomers(shelf());
    EXPECT_EQ(own.boxers.size(), 1U);
    EXPECT_TRUE(own.left_out.empty());
    return own.boxers.empty() ? OwnNewcomer{} : own.boxers.front();
  }
  /// Of the career that is boxed.
  [[nodiscard]] const dice_boxing_career::Setup& begun() { return match_of<Rules>(bout()->match()).setup(); }
};

TEST_F(CareerGym, begins_a_career_under_a_name_that_was_written_with_a_pad_alone) {
  go_to_setup();
  write_newcomer("BOB");
  push(class_row, "dpright", 1);
  push(style_row, "dpright", 1);
  push(second_style_row, "dpleft", 1);
  press_on("save");
  ASSERT_NE(top_as<cabinet::SetupScreen>(), nullptr) << said();
  const OwnNewcomer bob = only_one();
  EXPECT_EQ(bob.name, "Bob");
  EXPECT_EQ(bob.id, "own-bob");
  EXPECT_EQ(bob.styles[0], Style::mover);
  push("option-dice-boxing-career.option.class", "dpright", 1);
  press_on("start");
  press(pad_, "a");
  ASSERT_NE(bout(), nullptr) << said();
  EXPECT_EQ(bout()->seat_name(0), "Bob");
  EXPECT_EQ(begun().name, "Bob");
  EXPECT_EQ(begun().weight_class, bob.weight_class) << "as he was made, whatever the row of the set-up is pushed to";
  EXPECT_EQ(begun().styles, bob.styles);
}

TEST_F(CareerGym, takes_a_name_from_the_keys) {
  go_to_setup();
  press_on("gym-0");
  key("Up");
  focus_on("name");
  type("Zoé ");
  type("O’Hara");
  focus_on("save");
  key("Return");
  frames(1);
  ASSERT_NE(top_as<cabinet::SetupScreen>(), nullptr) << said();
  EXPECT_EQ(only_one().name, "Zoé O’Hara");
}

TEST_F(CareerGym, asks_for_a_name_before_it_saves) {
  go_to_setup();
  press_on("gym-0");
  press_on("save");
  ASSERT_NE(top_as<cabinet::GymScreen>(), nullptr);
  EXPECT_NE(entry("letter-A"), nullptr) << "the letters open";
  EXPECT_TRUE(load_own_newcomers(shelf()).boxers.empty());
}

TEST_F(CareerGym, swaps_his_styles_rather_than_giving_him_one_twice) {
  go_to_setup();
  write_newcomer("BOB");
  push(style_row, "dpleft", 1);
  press_on("save");
  const OwnNewcomer bob = only_one();
  ASSERT_EQ(bob.styles.size(), 2U);
  EXPECT_EQ(bob.styles[0], Style::slugger);
  EXPECT_EQ(bob.styles[1], Style::boxer);
}

TEST_F(CareerGym, knows_him_again_changes_him_and_lets_him_go) {
  go_to_setup();
  write_newcomer("BOB");
  press_on("save");
  press_on("gym-0");
  push(second_style_row, "dpright", 1);
  press_on("save");
  EXPECT_EQ(only_one().styles.size(), 1U) << "past the last style is none";
  press_on("gym-0");
  hold_on("remove");
  ASSERT_NE(top_as<cabinet::SetupScreen>(), nullptr);
  EXPECT_TRUE(load_own_newcomers(shelf()).boxers.empty());
  press_on("start");
  press(pad_, "a");
  ASSERT_NE(bout(), nullptr) << said();
  EXPECT_NE(begun().name, "Bob");
}

TEST(OwnNewcomers, are_refused_in_words_where_their_files_are_faulty) {
  const auto where = [](std::string_view id, std::string_view text) {
    const auto read = read_own_newcomer(id, text);
    return read ? "" : read.error().where;
  };
  EXPECT_EQ(where("own-bob", R"({"name":"Bob","class":"heavyweight","styles":["boxer"]})"), "");
  EXPECT_EQ(where("own-bob", R"({"name":"  ","class":"heavyweight","styles":["boxer"]})"), "name");
  EXPECT_EQ(where("own-bob", R"({"name":"B\u0007b","class":"heavyweight","styles":["boxer"]})"), "name");
  EXPECT_EQ(where("own-bob", R"({"name":7,"class":"heavyweight","styles":["boxer"]})"), "name");
  EXPECT_EQ(where("own-bob", R"({"name":")" + std::string(41, 'x') + R"(","class":"heavyweight","styles":["boxer"]})"),
            "name");
  EXPECT_EQ(where("own-bob", R"({"name":"Bob","class":"giant","styles":["boxer"]})"), "class");
  EXPECT_TRUE(where("own-bob", R"({"name":"Bob","class":"heavyweight","styles":["boxer","boxer"]})").starts_with("styles"));
  EXPECT_EQ(where("kid-galloway", R"({"name":"Bob","class":"heavyweight","styles":["boxer"]})"), "id");
  EXPECT_EQ(where("own-bob", R"({"id":"own-rob","name":"Bob","class":"heavyweight","styles":["boxer"]})"), "id");
  EXPECT_FALSE(read_own_newcomer("own-bob", "{"));
}

TEST(OwnNewcomers, are_read_as_they_were_written) {
  OwnNewcomer bob{.id = "own-bob", .name = "Bob", .weight_class = dice_boxing::WeightClass::middleweight, .styles = {}};
  bob.styles.push_back(Style::swarmer);
  EXPECT_EQ(must(read_own_newcomer(bob.id, newcomer_json(bob).dump())), bob);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
