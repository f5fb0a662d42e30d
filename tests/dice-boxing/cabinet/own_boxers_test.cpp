// The player's own boxers in the corner of the cabinet.
#include <algorithm>

#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "tests/cabinet/corner_test_base.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing {
namespace {

using fc::test::must;

class DiceBoxingOwnBoxers : public fc::test::CornerTest<Rules> {
 protected:
  [[nodiscard]] static const Catalogue& catalogue() { return test::ours(); }
  void save(const NamedCard& boxer) {
    must(write_own_boxer(own_boxers_folder_of(saves_.path(), "dice-boxing"), boxer.id, card_json(boxer)));
  }
  std::vector<Fault> enter() { return corner_->bring_own(saves_.path()); }

  NamedCard rocky_{.id = "own-rocky", .name = "Rocky", .card = newcomer(catalogue().tables(), WeightClass::flyweight)};
};

TEST_F(DiceBoxingOwnBoxers, join_the_roster_when_their_maker_enters) {
  EXPECT_FALSE(corner_->roster().find("own-rocky"));
  save(rocky_);
  EXPECT_TRUE(enter().empty());
  EXPECT_TRUE(corner_->roster().find("own-rocky"));
  EXPECT_EQ(corner_->card("own-rocky", words_).name, "Rocky");
  Random random(1);
  EXPECT_TRUE(corner_->chance(corner_->plan(random), "own-rocky", "muhammad-ali").has_value());
  must(remove_own_boxer(own_boxers_folder_of(saves_.path(), "dice-boxing"), "own-rocky"));
  EXPECT_TRUE(enter().empty());
  EXPECT_FALSE(corner_->roster().find("own-rocky")) << "he is gone";
}

TEST_F(DiceBoxingOwnBoxers, box_from_a_script_that_needs_no_file_of_theirs) {
  save(rocky_);
  enter();
  Random random(1);
  cabinet::BoutPlan plan = corner_->plan(random);
  plan.entrants = {"own-rocky", "muhammad-ali"};
  const Script script = corner_->opening_script(plan);
  EXPECT_EQ(corner_->names(script, words_), (std::vector<std::string>{"Rocky", "Muhammad Ali"}));
  EXPECT_TRUE(corner_->open(script).has_value());
}

TEST_F(DiceBoxingOwnBoxers, that_are_faulty_are_told_and_stay_outside) {
  save(rocky_);
  ASSERT_TRUE(write_whole(own_boxers_folder_of(saves_.path(), "dice-boxing") / "own-torn.json", "{"));
  const std::vector<Fault> left_out = enter();
  ASSERT_EQ(left_out.size(), 1U);
  EXPECT_EQ(left_out.front().code, FaultCode::bad_json);
  EXPECT_TRUE(corner_->roster().find("own-rocky"));
  EXPECT_FALSE(corner_->roster().find("own-torn"));
}

}  // namespace
}  // namespace fc::dice_boxing
