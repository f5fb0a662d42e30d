// The Gym of the player's own boxers, from the match set-up and from the roster, with pad, keys and mouse.
#include <string>

#include "cabinet/screens/roster_screen.h"
#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "tests/cabinet/gym_table.h"
#include "tests/library/folder.h"
#include "tests/must.h"

namespace fc::cabinet {
namespace {

using dice_boxing::NamedCard;

/// The rows of the Gym: choices first.
constexpr const char* class_row = "row-0";
constexpr const char* style_row = "row-1";
constexpr const char* second_style_row = "row-2";
constexpr const char* control_row = "row-7";
constexpr const char* chin_row = "row-14";
/// Those of his looks.
constexpr const char* decade_row = "row-0";
constexpr const char* hair_row = "row-1";

class DiceBoxingGym : public GymTable {
 protected:
  void go_to_setup() { go_to_setup_of("dice-boxing"); }
  /// A newcomer of that name, from the set-up; the Gym stays open.
  void begin_newcomer(const std::string& letters) {
    open_gym();
    press_on("afresh");
    write_name(letters);
  }
  [[nodiscard]] auto kept_boxers() const {
    return load_own_boxers(catalogue_, own_boxers_folder_of(folder_, "dice-boxing"));
  }
  [[nodiscard]] NamedCard only_one() const {
    const auto own = kept_boxers();
    EXPECT_EQ(own.boxers.size(), 1U);
    EXPECT_TRUE(own.left_out.empty());
    return own.boxers.empty() ? NamedCard{} : own.boxers.front();
  }

  dice_boxing::Catalogue catalogue_ = test::must(dice_boxing::load_catalogue(test::data_folder()));
};

TEST_F(DiceBoxingGym, makes_a_boxer_who_boxes_at_once_with_a_pad_alone) {
  go_to_setup();
  begin_newcomer("BOB");
  push(control_row, "dpright", 3);
  push(control_row, "rightshoulder", 1);
  push(chin_row, "dpright", 2);
  press_on("save");
  ASSERT_NE(top_as<SetupScreen>(), nullptr) << said();
  const NamedCard bob = only_one();
  EXPECT_EQ(bob.name, "Bob");
  EXPECT_EQ(bob.id, "own-bob");
  const dice_boxing::BoxerCard newcomer = dice_boxing::newcomer(catalogue_.tables(), bob.card.weight_class);
  EXPECT_EQ(bob.card.ratings.control, newcomer.ratings.control + 8);
  EXPECT_EQ(bob.card.ratings.chin, newcomer.ratings.chin - 2) << "to the right is better, and a lower chin is";
  press_on("start");
  press(pad_, "a");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->seat_name(0), "Bob");
}

TEST_F(DiceBoxingGym, sets_class_and_styles_and_never_one_style_twice) {
  go_to_setup();
  begin_newcomer("BOB");
  push(class_row, "dpright", 1);
  push(second_style_row, "dpright", 1);
  press_on("save");
  NamedCard bob = only_one();
  ASSERT_EQ(bob.card.styles.size(), 2U);
  EXPECT_EQ(bob.card.styles[0], dice_boxing::Style::boxer);
  EXPECT_EQ(bob.card.styles[1], dice_boxing::Style::mover) << "a boxer is not offered as a boxer once more";
  press_on("gym-0");
  push(style_row, "dpright", 1);
  press_on("save");
  bob = only_one();
  ASSERT_EQ(bob.card.styles.size(), 2U);
  EXPECT_EQ(bob.card.styles[0], dice_boxing::Style::mover);
  EXPECT_EQ(bob.card.styles[1], dice_boxing::Style::boxer) << "they change places";
  EXPECT_EQ(bob.card.results, results_of(catalogue_.tables(), bob.card.styles, bob.card.ratings.power));
}

TEST_F(DiceBoxingGym, lets_him_choose_his_looks_and_keeps_them) {
  go_to_setup();
  begin_newcomer("BOB");
  press_on("save");
  NamedCard by_name = only_one();
  const Looks before = looks_of(catalogue_, by_name);
  by_name.id.clear();
  by_name.looks = {};
  EXPECT_EQ(before, looks_of(catalogue_, by_name)) << "saving changed what was seen";
  press_on("gym-0");
  press_on("page");
  EXPECT_EQ(entry(chin_row), nullptr) << "no figures among the looks";
  push(hair_row, "dpright", 1);
  press_on("page");
  push(control_row, "dpright", 1);
  press_on("save");
  const Looks chosen = looks_of(catalogue_, only_one());
  EXPECT_EQ(static_cast<int>(chosen.hair), (static_cast<int>(before.hair) + 1) % hair_count);
  EXPECT_EQ(chosen.head, before.head);
  press_on("gym-0");
  press_on("page");
  press_on("other-looks");
  press(pad_, "b");
  frames(1);
  ASSERT_NE(top_as<GymScreen>(), nullptr) << "back leads to the figures first";
  press_on("save");
  const NamedCard other = only_one();
  EXPECT_NE(looks_of(catalogue_, other), chosen);
  EXPECT_EQ(looks_of(catalogue_, other).decade, chosen.decade);
  EXPECT_EQ(wish_of(looks_of(catalogue_, other)), other.looks) << "he is kept as he was seen";
  press_on("start");
  press(pad_, "a");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->match().looks().at(0), looks_of(catalogue_, other));
}

TEST_F(DiceBoxingGym, goes_back_from_his_looks_to_his_ratings) {
  go_to_setup();
  begin_newcomer("BOB");
  press_on("page");
  ASSERT_EQ(entry(chin_row), nullptr);
  press(pad_, "b");
  frames(1);
  ASSERT_NE(top_as<GymScreen>(), nullptr);
  EXPECT_NE(entry(chin_row), nullptr);
  EXPECT_EQ(entry("leave-stay"), nullptr) << "nobody is asked whether he leaves";
}

TEST_F(DiceBoxingGym, dresses_him_for_the_time_that_is_chosen) {
  go_to_setup();
  begin_newcomer("BOB");
  press_on("page");
  press_on("save");
  const int before = looks_of(catalogue_, only_one()).decade;
  press_on("gym-0");
  press_on("page");
  push(decade_row, "dpright", looks_decade_count - before);  // round to the first
  press_on("save");
  const Looks looks = looks_of(catalogue_, only_one());
  EXPECT_EQ(looks.decade, 0);
  EXPECT_EQ(looks.cut, TrunksCut::tights);
}

TEST_F(DiceBoxingGym, edits_copies_and_removes_from_the_roster) {
  go_to_setup();
  begin_newcomer("BOB");
  press_on("save");
  press_on("boxer-0");
  ASSERT_NE(top_as<RosterScreen>(), nullptr);
  press_on("gym");
  ASSERT_NE(top_as<GymScreen>(), nullptr) << "the roster opens at whom the seat brings";
  push(control_row, "dpright", 1);
  press_on("save");
  ASSERT_NE(top_as<RosterScreen>(), nullptr);
  const int control = only_one().card.ratings.control;
  EXPECT_EQ(control, dice_boxing::newcomer(catalogue_.tables(), only_one().card.weight_class).ratings.control + 1);
  press_on("gym");
  press_on("copy");
  EXPECT_EQ(entry("remove"), nullptr) << "the copy is not kept yet";
  push(control_row, "dpright", 1);
  press_on("save");
  ASSERT_EQ(kept_boxers().boxers.size(), 2U);
  for (const NamedCard& one : kept_boxers().boxers) {
    EXPECT_EQ(one.card.ratings.control, one.name == "Bob II" ? control + 1 : control) << one.name;
  }
  press_on("gym");
  press_on("remove");
  ASSERT_EQ(kept_boxers().boxers.size(), 2U) << "one press is not enough";
  hold_on("remove");
  ASSERT_NE(top_as<RosterScreen>(), nullptr);
  EXPECT_EQ(only_one().name, "Bob");
}

TEST_F(DiceBoxingGym, copies_anybody_of_the_roster_and_never_changes_him) {
  go_to_setup();
  press_on("gym-1");
  EXPECT_EQ(entry("remove"), nullptr);
  push(control_row, "dpleft", 1);
  press_on("save");
  ASSERT_NE(top_as<SetupScreen>(), nullptr) << said();
  EXPECT_TRUE(only_one().name.ends_with(" II")) << only_one().name;
}

TEST_F(DiceBoxingGym, leaves_no_seat_with_somebody_who_was_removed) {
  go_to_setup();
  begin_newcomer("BOB");
  press_on("save");
  press_on("gym-0");
  hold_on("remove");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  EXPECT_TRUE(kept_boxers().boxers.empty());
  press_on("start");
  press(pad_, "a");
  ASSERT_NE(bout(), nullptr) << said();
  EXPECT_NE(bout()->seat_name(0), "Bob");
}

TEST_F(DiceBoxingGym, asks_before_changes_are_lost) {
  go_to_setup();
  press_on("gym-0");
  press(pad_, "b");
  frames(1);
  ASSERT_NE(top_as<SetupScreen>(), nullptr) << "nothing was changed";
  begin_newcomer("BOB");
  press(pad_, "b");
  frames(1);
  ASSERT_NE(top_as<GymScreen>(), nullptr);
  press_on("leave-stay");
  push(control_row, "dpright", 1);
  press(pad_, "b");
  frames(1);
  press_on("leave-save");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  EXPECT_EQ(only_one().name, "Bob");
  press_on("gym-0");
  push(control_row, "dpright", 1);
  press(pad_, "b");
  frames(1);
  press_on("leave-forget");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  EXPECT_EQ(only_one().card.ratings.control,
            dice_boxing::newcomer(catalogue_.tables(), only_one().card.weight_class).ratings.control + 1);
}

TEST_F(DiceBoxingGym, wants_a_name_before_it_saves) {
  go_to_setup();
  press_on("gym-0");
  press_on("afresh");
  press_on("save");
  ASSERT_NE(top_as<GymScreen>(), nullptr);
  ASSERT_NE(entry("letter-A"), nullptr) << "the letters open";
  EXPECT_TRUE(kept_boxers().boxers.empty());
}

TEST_F(DiceBoxingGym, tells_in_one_line_what_cannot_be_written_and_loses_nothing) {
  go_to_setup();
  begin_newcomer("BOB");
  push(control_row, "dpright", 1);
  test::must(write_whole(folder_ / "boxers", "no folder"));
  press_on("save");
  ASSERT_NE(top_as<GymScreen>(), nullptr);
  EXPECT_TRUE(said().starts_with("He could not be saved")) << said();
  EXPECT_EQ(said().find('\n'), std::string::npos);
  std::filesystem::remove(folder_ / "boxers");
  press_on("save");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  EXPECT_EQ(only_one().name, "Bob");
}

TEST_F(DiceBoxingGym, writes_over_no_file_even_a_faulty_one) {
  go_to_setup();
  const std::filesystem::path faulty = own_boxers_folder_of(folder_, "dice-boxing") / "own-bob.json";
  test::must(write_whole(faulty, "{"));
  begin_newcomer("BOB");
  press_on("save");
  EXPECT_EQ(test::must(read_whole(faulty)), "{");
  ASSERT_EQ(kept_boxers().boxers.size(), 1U);
  EXPECT_EQ(kept_boxers().boxers.front().id, "own-bob-2");
}

TEST_F(DiceBoxingGym, works_with_keys_and_mouse) {
  go_to_setup();
  press_on("gym-0");
  press_on("afresh");
  key("Up");
  focus_on("name");
  type("Zo\u00e9 ");
  const overlay::FocusMap::Entry* rail = entry(control_row);
  ASSERT_NE(rail, nullptr);
  // The right end of the rail, left of its arrow and its figure.
  click(static_cast<int>(rail->box.x + rail->box.w * 0.7F), static_cast<int>(rail->box.middle_y()));
  frames(1);
  focus_on("save");
  key("Return");
  frames(1);
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  const NamedCard zoe = only_one();
  EXPECT_EQ(zoe.name, "Zo\u00e9");
  EXPECT_GT(zoe.card.ratings.control, 65) << "of 35 to 76";
}

TEST_F(DiceBoxingGym, is_not_open_to_visitors_of_a_kiosk) {
  go_to_setup_of("dice-boxing", true);
  ASSERT_NE(entry("random-0"), nullptr);
  EXPECT_EQ(entry("gym-0"), nullptr);
  press_on("boxer-0");
  ASSERT_NE(top_as<RosterScreen>(), nullptr);
  EXPECT_EQ(entry("gym"), nullptr);
}

}  // namespace
}  // namespace fc::cabinet
