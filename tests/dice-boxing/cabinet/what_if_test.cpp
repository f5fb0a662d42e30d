// What the corner gives the what-if desk.
#include <algorithm>
#include <array>

#include "library/dice-boxing/game.h"
#include "tests/cabinet/corner_test_base.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing {
namespace {

using fc::test::must;

class DiceBoxingWhatIf : public fc::test::CornerTest<Rules> {
 protected:
  [[nodiscard]] static const Catalogue& catalogue() { return test::ours(); }
  [[nodiscard]] cabinet::WhatIf ask(std::vector<std::string> entrants, cabinet::Who who = cabinet::Who::these) {
    Random random(1);
    cabinet::WhatIfAsked asked{.plan = corner_->plan(random), .who = who};
    asked.plan.entrants = std::move(entrants);
    return std::move(*corner_->what_if(asked, words_));
  }
  [[nodiscard]] static std::optional<double> real_share(const cabinet::WhatIf& desk, std::string_view counter) {
    return std::ranges::find(desk.ways, counter, &cabinet::WhatIf::Way::of)->real;
  }

  /// Of the field.
  [[nodiscard]] static std::ptrdiff_t fighters(const cabinet::WhatIf& desk) {
    return std::ranges::count_if(desk.simulator->counters(),
                                 [](std::string_view one) { return one.starts_with("fought:"); });
  }
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
  const cabinet::WhatIf of_his_class = ask({fly.id, "muhammad-ali"}, cabinet::Who::everybody);
  EXPECT_EQ(real_share(of_his_class, "stoppages"), 0.451) << "everybody of red's class is a flyweight";
}

TEST_F(DiceBoxingWhatIf, lets_the_players_own_meet_everybody_of_their_class) {
  const NamedCard rocky{.id = "own-rocky", .name = "Rocky", .card = newcomer(catalogue().tables(), WeightClass::flyweight)};
  must(write_own_boxer(own_boxers_folder_of(saves_.path(), "dice-boxing"), rocky.id, card_json(rocky)));
  ASSERT_TRUE(corner_->bring_own(saves_.path()).empty());
  const auto flyweights = std::ranges::count(catalogue().boxers, WeightClass::flyweight, &RosterEntry::weight_class);
  const cabinet::WhatIf desk = ask({"own-rocky", "muhammad-ali"}, cabinet::Who::everybody);
  const auto counters = desk.simulator->counters();
  EXPECT_EQ(fighters(desk), flyweights + 1);
  EXPECT_EQ(desk.round, static_cast<std::size_t>(flyweights * (flyweights + 1))) << "everybody meets everybody twice";
  std::vector<std::int64_t> counts(counters.size());
  for (std::uint64_t bout = 0; bout < static_cast<std::uint64_t>(flyweights); ++bout) {
    desk.simulator->play(1, bout, counts);
  }
  const auto own = std::ranges::find(counters, std::string_view("fought:own-rocky")) - counters.begin();
  EXPECT_GE(counts[static_cast<std::size_t>(own)], 1);
  EXPECT_NE(desk.field.find(std::to_string(flyweights + 1)), std::string::npos) << desk.field;
}

TEST_F(DiceBoxingWhatIf, leaves_made_up_men_out_where_only_real_ones_are_wanted) {
  const auto real = std::ranges::count_if(
      catalogue().boxers, [](const RosterEntry& one) { return one.real && one.weight_class == WeightClass::heavyweight; });
  const cabinet::WhatIf all = ask({"muhammad-ali", "mike-tyson"}, cabinet::Who::everybody);
  const cabinet::WhatIf desk = ask({"muhammad-ali", "mike-tyson"}, cabinet::Who::real_men);
  EXPECT_TRUE(all.has_real_men);
  EXPECT_GT(fighters(all), real);
  EXPECT_EQ(fighters(desk), real);
  EXPECT_EQ(desk.round, static_cast<std::size_t>(real * (real - 1)));
  EXPECT_NE(desk.field.find(std::to_string(real)), std::string::npos) << desk.field;
  EXPECT_NE(desk.field.find("real"), std::string::npos) << desk.field;
}

TEST_F(DiceBoxingWhatIf, counts_a_technical_draw_as_a_draw_and_nothing_else) {
  const cabinet::WhatIf desk = ask({"muhammad-ali", "mike-tyson"});
  const auto counters = desk.simulator->counters();
  const auto place = [&](std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(counters, name) - counters.begin());
  };
  std::vector<std::int64_t> counts(counters.size());
  int technical_draws = 0;
  for (std::uint64_t bout = 0; bout < 1'000; ++bout) {
    const std::vector<std::int64_t> before = counts;
    desk.simulator->play(1, bout, counts);
    const auto is_so = [&](std::string_view name) { return counts[place(name)] > before[place(name)]; };
    std::int64_t ways = 0;
    for (const cabinet::WhatIf::Way& way : desk.ways) {
      ways += !way.part && is_so(way.of) ? 1 : 0;
    }
    const bool is_won = is_so("red_wins") || is_so("blue_wins");
    ASSERT_EQ(ways, is_won ? 1 : 0) << "bout " << bout;
    ASSERT_NE(is_so("draws"), is_won) << "bout " << bout;
    technical_draws += is_so("draws") && !is_so(desk.lengths.back()) ? 1 : 0;
  }
  EXPECT_GT(technical_draws, 0) << "there is one to be counted";
}

}  // namespace
}  // namespace fc::dice_boxing
