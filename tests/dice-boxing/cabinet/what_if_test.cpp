// What the corner gives the what-if desk.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "cabinet/dice-boxing/game.h"
#include "library/dice-boxing/game.h"
#include "library/dice-boxing/own_boxers.h"
#include "library/words.h"
#include "match/game_of.h"
#include "tests/library/folder.h"
#include "tests/must.h"

namespace fc::dice_boxing {
namespace {

using fc::test::must;

class DiceBoxingWhatIf : public testing::Test {
 protected:
  [[nodiscard]] const Catalogue& catalogue() const { return catalogue_of<Rules, Catalogue>(*game_); }
  [[nodiscard]] cabinet::WhatIf ask(std::vector<std::string> entrants, bool everybody = false) {
    Random random(1);
    cabinet::WhatIfAsked asked{.plan = corner_->plan(random), .everybody = everybody};
    asked.plan.entrants = std::move(entrants);
    return std::move(*corner_->what_if(asked, words_));
  }
  [[nodiscard]] static std::optional<double> real_share(const cabinet::WhatIf& desk, std::string_view counter) {
    return std::ranges::find(desk.ways, counter, &cabinet::WhatIf::Way::of)->real;
  }

  fc::test::Folder saves_;
  std::unique_ptr<Game> game_ =
      must(make_game<Rules, Catalogue>(fc::test::data_folder(), load_catalogue(fc::test::data_folder())));
  std::unique_ptr<cabinet::CornerGame> corner_ = must(open_corner(*game_));
  Words words_ = must(Words::load(fc::test::data_folder(), "en"));
};

TEST_F(DiceBoxingWhatIf, is_set_beside_the_title_bouts_of_its_class) {
  const cabinet::WhatIf heavy = ask({"muhammad-ali", "mike-tyson"});
  EXPECT_EQ(real_share(heavy, "stoppages"), 0.627);
  EXPECT_EQ(real_share(heavy, "ko"), 0.14);
  EXPECT_EQ(real_share(heavy, "split"), 0.19);
  EXPECT_FALSE(real_share(heavy, "technical"));
  EXPECT_NE(heavy.real_near.find("Heavyweight"), std::string::npos) << heavy.real_near;
  EXPECT_NE(heavy.real_far.find("5,175"), std::string::npos) << heavy.real_far;
}

TEST_F(DiceBoxingWhatIf, of_a_dream_bout_across_classes_has_nothing_real_beside_it) {
  const RosterEntry& fly = *std::ranges::find(catalogue().boxers, WeightClass::flyweight, &RosterEntry::weight_class);
  const cabinet::WhatIf dream = ask({"muhammad-ali", fly.id});
  EXPECT_FALSE(real_share(dream, "stoppages"));
  EXPECT_TRUE(dream.real_near.empty());
  const cabinet::WhatIf of_his_class = ask({fly.id, "muhammad-ali"}, true);
  EXPECT_EQ(real_share(of_his_class, "stoppages"), 0.451) << "everybody of red's class is a flyweight";
}

TEST_F(DiceBoxingWhatIf, lets_the_players_own_meet_everybody_of_their_class) {
  must(save_own_boxer(
      catalogue(), own_boxers_folder(saves_.path()),
      NamedCard{.id = "own-rocky", .name = "Rocky", .card = newcomer(catalogue().tables(), WeightClass::flyweight)}));
  ASSERT_TRUE(corner_->bring_own(saves_.path()).empty());
  const auto flyweights = std::ranges::count(catalogue().boxers, WeightClass::flyweight, &RosterEntry::weight_class);
  const cabinet::WhatIf desk = ask({"own-rocky", "muhammad-ali"}, true);
  const auto counters = desk.simulator->counters();
  EXPECT_EQ(std::ranges::count_if(counters, [](std::string_view one) { return one.starts_with("fought:"); }),
            flyweights + 1);
  std::vector<std::int64_t> counts(counters.size());
  for (std::uint64_t bout = 0; bout < static_cast<std::uint64_t>(flyweights); ++bout) {
    desk.simulator->play(1, bout, counts);
  }
  const auto own = std::ranges::find(counters, std::string_view("fought:own-rocky")) - counters.begin();
  EXPECT_GE(counts[static_cast<std::size_t>(own)], 1);
  EXPECT_NE(desk.field.find(std::to_string(flyweights + 1)), std::string::npos) << desk.field;
}

}  // namespace
}  // namespace fc::dice_boxing
