// Campaigns on the command line: sim with managers of all levels, odds from a script, bench and the list of men.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc::ringside_campaign {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

Json simulate(const Words& more) {
  Words words{"sim", "ringside-campaign", "--json", "--seed", "3"};
  words.insert(words.end(), more.begin(), more.end());
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out);
}

TEST(RingsideCampaignCommands, simulates_a_year_of_eight_computer_managers) {
  const Json result = simulate({"--managers", "8", "--option", "stable_size=4", "--bots", "contender", "--bouts", "2"});
  const Json& counts = result["counts"];
  EXPECT_EQ(counts["bouts"], 2);
  EXPECT_EQ(counts["seats_contender"], 16);
  EXPECT_NEAR(result["means"]["bouts_fought"].get<double>(), 196, 35);
  EXPECT_NEAR(result["means"]["title_bouts"].get<double>(), 13, 1);
  const int arenas = counts["at_the_pits"].get<int>() + counts["at_low_class"].get<int>() +
                     counts["at_middle_class"].get<int>() + counts["at_high_class"].get<int>() +
                     counts["at_the_best"].get<int>();
  EXPECT_EQ(counts["bouts_fought"], arenas);
  EXPECT_GE(counts["cash_1"], counts["cash_2"]);
}

TEST(RingsideCampaignCommands, refuses_a_number_that_is_too_large_as_it_was_typed) {
  for (const std::string number : {"99999999999", "-99999999999", "4294967296"}) {
    const auto ran = fc::test::run_cli({"sim", "ringside-campaign", "--bouts", "1", "--option", "walkovers=" + number});
    EXPECT_EQ(ran.status, 2) << number << ran.out;
    EXPECT_NE(ran.err.find(number), std::string::npos) << ran.err;
  }
  EXPECT_EQ(fc::test::run_cli({"sim", "ringside-campaign", "--bouts", "1", "--weeks", "99999999999"}).status, 2);
}

TEST(RingsideCampaignCommands, counts_empty_weeks_and_the_titles_share_by_the_book_and_by_club_rules) {
  const Words book{"--option", "stable_size=4", "--bots", "contender", "--bouts", "4"};
  Words club = book;
  for (const char* const option :
       {"recovery=weekly", "visitors=1", "walkovers=5", "title_purse=30", "television=true", "rematches=true", "wear=25"}) {
    club.insert(club.end(), {"--option", option});
  }
  const Json by_book = simulate(book)["counts"];
  const Json by_club = simulate(club)["counts"];
  EXPECT_EQ(by_book["weeks"], 4 * 52);
  EXPECT_GT(by_book["empty_weeks"], 2 * by_club["empty_weeks"].get<int>());
  const auto titles = [](const Json& counts) {
    return counts["title_income"].get<double>() / counts["income"].get<double>();
  };
  EXPECT_GT(titles(by_book), titles(by_club) + 0.2);
}

TEST(RingsideCampaignCommands, lets_levels_sit_side_by_side_and_counts_what_each_earns) {
  const Json result = simulate({"--weeks", "12", "--bots", "champion,contender,contender,novice", "--bouts", "3"});
  const Json& counts = result["counts"];
  EXPECT_EQ(counts["seats_champion"], 3);
  EXPECT_EQ(counts["seats_contender"], 6);
  EXPECT_EQ(
      counts["cash_champion"].get<int>() + counts["cash_contender"].get<int>() + counts["cash_novice"].get<int>(),
      counts["cash_1"].get<int>() + counts["cash_2"].get<int>() + counts["cash_3"].get<int>() + counts["cash_4"].get<int>());
  EXPECT_GT(result["means"]["cash_champion"], 0);
}

TEST(RingsideCampaignCommands, lets_a_manager_refuse_while_he_leads) {
  const Words year{"--managers", "2", "--option", "stable_size=3", "--bots", "contender", "--bouts", "4"};
  Words refused = year;
  refused.insert(refused.end(), {"--refuses", "1"});
  const Json result = simulate(refused);
  EXPECT_EQ(result["counts"]["bouts"], 4);
  EXPECT_NE(result["counts"], simulate(year)["counts"]);
}

TEST(RingsideCampaignCommands, gives_the_same_counts_for_the_same_seed_and_others_when_bouts_are_played) {
  const Words words{"--option", "weeks=6", "--option", "formation=draft", "--bots", "champion,novice,contender,uniform",
                    "--bouts",  "4"};
  const Json quick = simulate(words);
  EXPECT_EQ(simulate(words)["counts"], quick["counts"]);
  Words played = words;
  played.insert(played.end(), {"--played", "uniform", "--option", "bout.tactics=false"});
  const Json long_way = simulate(played);
  EXPECT_NE(long_way["counts"], quick["counts"]);
  EXPECT_EQ(long_way["counts"]["bouts"], 4);
  EXPECT_EQ(long_way["counts"]["wins_uniform"].get<int>() + long_way["counts"]["wins_novice"].get<int>() +
                long_way["counts"]["wins_contender"].get<int>() + long_way["counts"]["wins_champion"].get<int>(),
            4);
}

TEST(RingsideCampaignCommands, says_how_near_quick_results_are_to_bouts_that_are_played) {
  const auto boxed_by = [](const std::string& level) {
    return simulate(
        {"--option", "weeks=12", "--option", "stable_size=3", "--bots", "contender", "--bouts", "4", "--played", level});
  };
  const Json by_contenders = boxed_by("contender");
  EXPECT_GT(by_contenders["shares"]["fit_stopped"]["share"].get<double>(), 0.5) << "who knows how to punch";
  EXPECT_LT(by_contenders["shares"]["decisions"]["share"].get<double>(), 0.3) << "few bouts go to the cards";
  const Json result = boxed_by("uniform");
  const Json& counts = result["counts"];
  EXPECT_EQ(counts["fit_bouts"], counts["bouts_fought"]);
  EXPECT_EQ(counts["fit_stopped"].get<int>() + counts["fit_went"].get<int>() / 2, counts["fit_bouts"].get<int>());
  const Json& means = result["means"];
  const Json& shares = result["shares"];
  EXPECT_NEAR(shares["fit_better"]["share"].get<double>(), shares["fit_better_won"]["share"].get<double>(), 0.15);
  EXPECT_GT(shares["fit_stops"]["share"].get<double>(), shares["fit_stopped"]["share"].get<double>())
      << "chance stops fewer than bots do, for whom quick results are meant";
  EXPECT_GT(means["fit_rounds"].get<double>(), 1);
  EXPECT_EQ(simulate({"--option", "weeks=4", "--bots", "contender", "--bouts", "2"})["counts"]["fit_bouts"], 0);
}

TEST(RingsideCampaignCommands, goes_on_from_where_a_script_stands) {
  const std::string script =
      R"({"game":"ringside-campaign","setup":{"managers":2,"options":{"formation":"draft","stable_size":1,"weeks":1}},)"
      R"("dice":[80,70,10,10],"choices":["joe-louis","muhammad-ali"]})";
  const auto ran = fc::test::run_cli({"odds", "-", "--json", "--bouts", "50", "--bots", "champion"}, script);
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json result = Json::parse(ran.out);
  EXPECT_EQ(result["counts"]["bouts"], 50);
  EXPECT_GE(result["counts"]["bouts_fought"], 50) << "the final at least";
}

TEST(RingsideCampaignCommands, refuses_what_a_campaign_does_not_know) {
  for (const Words& more : {Words{"--red", "joe-louis"},
                            {"--rounds", "12"},
                            {"--managers", "9"},
                            {"--managers", "some"},
                            {"--managers", "2", "--refuses", "3"},
                            {"--weeks", "some"},
                            {"--weeks", "521"},
                            {"--option", "weeks=0"},
                            {"--option", "bout.rounds=3"},
                            {"--bots", "champion,novice"}}) {
    Words words{"sim", "ringside-campaign", "--bouts", "1"};
    words.insert(words.end(), more.begin(), more.end());
    fc::test::expect_refused(words);
  }
  fc::test::expect_refused({"boxers", "ringside-campaign", "--class", "heavyweight"});
}

TEST(RingsideCampaignCommands, lists_the_men_of_the_pool) {
  const auto ran = fc::test::run_cli({"boxers", "ringside-campaign", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json list = Json::parse(ran.out);
  ASSERT_EQ(list.size(), 30U);
  EXPECT_EQ(list[0]["id"], "muhammad-ali");
  EXPECT_EQ(list[0]["strength"], 831);
}

TEST(RingsideCampaignCommands, referees_a_script) {
  const auto ran = fc::test::run_cli({"referee", "-"}, R"({"game":"ringside-campaign","setup":{"managers":2}})");
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("d100"), std::string::npos) << ran.out;
}

}  // namespace
}  // namespace fc::ringside_campaign
