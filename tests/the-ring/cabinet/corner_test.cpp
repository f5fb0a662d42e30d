// The Ring's corner of the cabinet: own boxers, the Gym, the Solitaire seat, even matches.
#include <algorithm>
#include <memory>

#include "cabinet/program/boxer_editor.h"
#include "library/the-ring/game.h"
#include "tests/cabinet/corner_test_base.h"

namespace fc::the_ring {
namespace {

using fc::test::must;

class TheRingCorner : public fc::test::CornerTest<Rules> {
 protected:
  [[nodiscard]] std::unique_ptr<cabinet::BoxerEditor> editor_of(const std::string& id) {
    return corner_->edit(saves_.path(), id);
  }
};

TEST_F(TheRingCorner, offers_an_even_match_of_men_of_one_class) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Random random(seed);
    const cabinet::BoutPlan plan = corner_->plan(random);
    const std::optional<double> chance = corner_->chance(plan, plan.entrants[0], plan.entrants[1]);
    ASSERT_TRUE(chance.has_value());
    EXPECT_GE(*chance, 0.4) << plan.entrants[0] << " " << plan.entrants[1];
    EXPECT_LE(*chance, 0.6) << plan.entrants[0] << " " << plan.entrants[1];
    EXPECT_TRUE(corner_->open(corner_->opening_script(plan)).has_value());
  }
}

TEST_F(TheRingCorner, leaves_a_seat_to_the_chart) {
  const auto offered = corner_->stand_ins();
  const auto solitaire = std::ranges::find(offered, "solitaire", &StandIn::word);
  ASSERT_NE(solitaire, offered.end());
  Random random(1);
  cabinet::BoutPlan plan = corner_->plan(random);
  plan.stand_ins = {std::nullopt, *solitaire};
  EXPECT_NE(corner_->opening_script(plan).setup.find(R"("solitaire":"blue")"), std::string::npos);
  plan.stand_ins = {*solitaire, *solitaire};
  EXPECT_NE(corner_->opening_script(plan).setup.find(R"("solitaire":"both")"), std::string::npos);
  EXPECT_NE(corner_->bot(*solitaire), nullptr);
}

TEST_F(TheRingCorner, boxes_men_of_the_records_by_their_cards) {
  Random random(1);
  cabinet::BoutPlan plan = corner_->plan(random);
  const Catalogue catalogue = must(load_catalogue(fc::test::data_folder()));
  const auto records = std::ranges::find_if(catalogue.boxers, [](const Boxer& boxer) { return !boxer.has_id(); });
  ASSERT_NE(records, catalogue.boxers.end());
  plan.entrants = {records->id(), "muhammad-ali"};
  const Script script = corner_->opening_script(plan);
  EXPECT_TRUE(corner_->open(script).has_value());
  EXPECT_EQ(corner_->names(script, words_)[1], "Muhammad Ali");
}

TEST_F(TheRingCorner, makes_a_boxer_in_the_gym_and_brings_him) {
  auto editor = editor_of("muhammad-ali");
  ASSERT_NE(editor, nullptr);
  EXPECT_FALSE(editor->is_kept()) << "he is a copy";
  editor->set_name("Rocky Jones");
  const auto rows = editor->ratings(words_);
  const auto power = std::ranges::find(rows, "the-ring.rating.pow", &overlay::GymRating::label) - rows.begin();
  editor->set_rating(static_cast<std::size_t>(power), rows[static_cast<std::size_t>(power)].places - 1);
  EXPECT_TRUE(editor->is_changed());
  EXPECT_EQ(editor->ratings(words_)[static_cast<std::size_t>(power)].value, "7");
  const std::string id = must(editor->save());
  EXPECT_EQ(id, "own-rocky-jones");
  ASSERT_TRUE(corner_->roster().find(id).has_value());
  EXPECT_EQ(corner_->card(id, words_).name, "Rocky Jones");
  Random random(2);
  cabinet::BoutPlan plan = corner_->plan(random);
  plan.entrants = {id, "joe-frazier"};
  EXPECT_TRUE(corner_->open(corner_->opening_script(plan)).has_value());
  must(editor->remove());
  EXPECT_FALSE(corner_->roster().find(id).has_value());
}

TEST_F(TheRingCorner, keeps_what_habits_make_of_a_card_while_figures_change) {
  auto editor = editor_of("joe-frazier");
  ASSERT_NE(editor, nullptr);
  for (std::size_t row = 0; row < editor->choices().size(); ++row) {
    for (int value = 0; value < static_cast<int>(editor->choices()[row].values.size()); ++value) {
      editor->set_choice(row, value);
      EXPECT_EQ(editor->choices()[row].value, value) << editor->choices()[row].label;
    }
  }
  for (std::size_t row = 0; row < editor->ratings(words_).size(); ++row) {
    for (const int place : {0, editor->ratings(words_)[row].places - 1}) {
      editor->set_rating(row, place);
      EXPECT_EQ(editor->ratings(words_)[row].place, place) << editor->ratings(words_)[row].label;
    }
  }
  EXPECT_TRUE(editor->save().has_value());
}

}  // namespace
}  // namespace fc::the_ring
