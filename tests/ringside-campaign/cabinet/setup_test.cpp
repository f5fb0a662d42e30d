// The set-up proposes rules by name, and every row by itself only to who asks for more.
#include <gtest/gtest.h>

#include <algorithm>

#include "cabinet/program/corner_game.h"
#include "library/ringside-campaign/game.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

class CampaignSetup : public ::testing::Test {
 protected:
  [[nodiscard]] const cabinet::CornerGame& corner() const { return *games_.find(Rules::slug); }
  [[nodiscard]] std::vector<overlay::OptionRow> rows() const { return corner().option_rows(plan_); }
  [[nodiscard]] std::size_t row_of(std::string_view key) const {
    const auto all = rows();
    const auto row = std::ranges::find(all, "ringside-campaign.option." + std::string(key), &overlay::OptionRow::label);
    return static_cast<std::size_t>(row - all.begin());
  }
  void set(std::string_view key, int value) {
    const std::size_t row = row_of(key);
    ASSERT_LT(row, rows().size()) << key;
    corner().set_option(plan_, row, value);
  }
  [[nodiscard]] std::string chosen(std::string_view key) const {
    const overlay::OptionRow row = rows().at(row_of(key));
    return row.values.at(static_cast<std::size_t>(row.value));
  }
  [[nodiscard]] Options options() const {
    return fc::test::must(read_setup(our_catalogue(), corner().opening_script(plan_).setup)).options;
  }

  cabinet::CornerGames games_ = fc::test::must(cabinet::CornerGames::open(fc::test::data_folder()));
  Random random_{1};
  cabinet::BoutPlan plan_ = corner().plan(random_);
};

TEST_F(CampaignSetup, proposes_club_rules_and_others_by_name) {
  EXPECT_EQ(chosen("rules"), "ringside-campaign.rules.club");
  EXPECT_EQ(options().recovery, Recovery::weekly);
  EXPECT_EQ(options().wear, 25);
  set("rules", 1);
  EXPECT_EQ(chosen("rules"), "ringside-campaign.rules.book");
  EXPECT_EQ(options(), (Options{.formation = Formation::draft, .weeks = 12, .bout = {}}));
  set("rules", 2);
  EXPECT_EQ(chosen("rules"), "ringside-campaign.rules.short");
  EXPECT_EQ(rows().at(row_of("rules")).help, "ringside-campaign.rules.short_help");
  EXPECT_LT(options().weeks, 12);
}

TEST_F(CampaignSetup, opens_every_row_to_who_wants_more) {
  const std::size_t closed = rows().size();
  EXPECT_EQ(row_of("visitors"), closed);
  set("more", 1);
  EXPECT_GT(rows().size(), closed + option_fields.size() - 3);
  set("visitors", 3);
  EXPECT_EQ(options().visitors, 3);
  EXPECT_EQ(chosen("rules"), "ringside-campaign.rules.own");
  set("visitors", 1);
  EXPECT_EQ(chosen("rules"), "ringside-campaign.rules.club");
  set("more", 0);
  EXPECT_EQ(rows().size(), closed);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
