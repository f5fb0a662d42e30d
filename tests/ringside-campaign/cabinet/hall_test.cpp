// Men of a campaign have a head in the hall of fame: as they look in their bouts.
#include <gtest/gtest.h>

#include <set>

#include "cabinet/keeping/seats_record.h"
#include "cabinet/program/corner_game.h"
#include "library/ringside-campaign/game.h"
#include "library/ringside/game.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

TEST(CampaignHall, everybody_is_found_by_the_name_of_his_bouts) {
  const auto games = fc::test::must(cabinet::CornerGames::open(fc::test::data_folder()));
  const auto words = fc::test::must(Words::load(fc::test::data_folder(), "en"));
  const std::vector<NameEntry>& people = our_catalogue().people;
  const std::vector<Looks> looks = looks_in(our_catalogue(), "");
  ASSERT_EQ(looks.size(), people.size());
  for (std::size_t person = 0; person < looks.size(); ++person) {
    const std::string name = ringside::name_by_id(our_men(), people[person].id.text());
    EXPECT_EQ(games.looks_of(name, words), looks[person]) << name;
  }
  EXPECT_FALSE(games.looks_of("Nobody Inparticular", words));
}

TEST(CampaignHall, campaigns_of_the_same_managers_have_names_of_their_own) {
  const auto games = fc::test::must(cabinet::CornerGames::open(fc::test::data_folder()));
  for (const char* const language : {"en", "fr"}) {
    const auto words = fc::test::must(Words::load(fc::test::data_folder(), language));
    std::set<std::string> names;
    constexpr int campaigns = 30;
    for (int begun = 0; begun < campaigns; ++begun) {
      const records::BoutRow row{
          .id = 1, .game = "ringside-campaign", .setup = R"({"managers":2})", .names = {}, .begun = begun, .standing = {}};
      const cabinet::BoutWords told = cabinet::words_of(row, games, words);
      names.insert(told.title);
      EXPECT_EQ(told.title, cabinet::words_of(row, games, words).title) << "and keep them";
      EXPECT_NE(told.line.find("Maggie Doyle"), std::string::npos) << told.line;
    }
    EXPECT_EQ(names.size(), campaigns);
  }
}

}  // namespace
}  // namespace fc::ringside_campaign::test
