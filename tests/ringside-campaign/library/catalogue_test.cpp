// data/ringside-campaign: what is in it, and what is said about files that are damaged.
#include "library/ringside-campaign/game.h"

#include <gtest/gtest.h>

#include <set>

#include "library/whole_file.h"
#include "tests/library/damaged_data.h"
#include "tests/library/our_catalogue.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

class RingsideCampaignDamagedData : public fc::test::DamagedData {
 protected:
  RingsideCampaignDamagedData() : DamagedData("ringside-campaign", &check_data) {}
};

TEST(RingsideCampaignCatalogue, is_sound) { fc::test::expect_sound(check_data); }

TEST(RingsideCampaignCatalogue, names_everybody_once) {
  std::set<std::string_view> ids;
  for (const NameEntry& entry : our_catalogue().people) {
    EXPECT_TRUE(ids.insert(entry.id.text()).second) << entry.id.text();
    EXPECT_FALSE(entry.name.empty());
  }
  EXPECT_EQ(ids.size(), most_people);
  EXPECT_EQ(our_catalogue().people[0].id.text(), "muhammad-ali");
  EXPECT_EQ(our_catalogue().people[bearer_of(1)].id.text(), "wiley-tuckett");
}

TEST(RingsideCampaignCatalogue, pays_most_by_far_for_the_title) {
  const Tables& tables = our_catalogue().tables;
  const auto won = static_cast<std::size_t>(Outcome::won);
  EXPECT_EQ(tables.title.purses[won], 35'000);
  EXPECT_EQ(tables.arena(Arena::best).purses[won], 7'000);
  EXPECT_EQ(tables.arena(Arena::low).combined, 20) << "half points";
  EXPECT_EQ(tables.arena(Arena::pits).places, any_places);
}

TEST(RingsideCampaignCatalogue, takes_no_made_man_for_a_man_of_history) {
  ringside::Catalogue men = our_men();
  men.boxers[3].id = "wiley-tuckett";
  const auto taken = load_catalogue(fc::test::data_folder(), men);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().where, "ringside/fighters.json");
  men.boxers.resize(history_men - 1);
  EXPECT_FALSE(load_catalogue(fc::test::data_folder(), men));
}

TEST_F(RingsideCampaignDamagedData, is_refused_at_its_place) {
  expect_faults("campaign.json",
                {{"/arenas/0/slots", 3, "arenas[0].slots", FaultCode::wrong_type},
                 {"/arenas/1/id", "pits", "arenas[1].id", FaultCode::unknown_value},
                 {"/arenas/2/max_rounds", 16, "arenas[2].max_rounds", FaultCode::out_of_range},
                 {"/arenas/2/min_combined_pop", nullptr, "arenas[2].min_combined_pop", FaultCode::wrong_type},
                 {"/arenas/3/min_rounds", 5, "arenas[3].min_rounds", FaultCode::out_of_range},
                 {"/arenas/4/slots", 0, "arenas[4].slots", FaultCode::out_of_range},
                 {"/championship/arena", "pits", "championship.arena", FaultCode::unknown_value},
                 {"/pop_half_points/loss/ko", 3, "pop_half_points.loss.ko", FaultCode::out_of_range},
                 {"/experience/ag", {7, 8}, "experience.ag[0]", FaultCode::out_of_range},
                 {"/experience/cp", {9, 9}, "experience.cp[1]", FaultCode::out_of_range},
                 {"/experience/caps/end", -1, "experience.caps.end", FaultCode::out_of_range},
                 {"/manager_cut/min", 0, "manager_cut.min", FaultCode::out_of_range},
                 {"/manager_cut/die", "d6", "manager_cut.die", FaultCode::unknown_value},
                 {"/retirement/losing_streak", true, "retirement.losing_streak", FaultCode::wrong_type},
                 {"/sums/1", 100, "sums[1]", FaultCode::out_of_range},
                 {"/raises", nlohmann::ordered_json::array(), "raises", FaultCode::out_of_range},
                 {"/limits/stable", 9, "limits.stable", FaultCode::out_of_range},
                 {"/title_rounds", 9, "title_rounds", FaultCode::out_of_range},
                 {"/meeting_weeks", 3, "meeting_weeks", FaultCode::out_of_range}});
}

TEST_F(RingsideCampaignDamagedData, names_are_a_hundred_and_each_is_another) {
  EXPECT_EQ(fault_after("names.json", "/1/id", "wiley-tuckett").where, place("names.json", "[1].id"));
  EXPECT_EQ(fault_after("names.json", "/5/id", "Two Words").where, place("names.json", "[5].id"));
  EXPECT_EQ(fault_after("names.json", "/7/name", "").where, place("names.json", "[7].name"));
  EXPECT_EQ(fault_with("names.json", "[]").where, place("names.json", "names"));
}

}  // namespace
}  // namespace fc::ringside_campaign::test
