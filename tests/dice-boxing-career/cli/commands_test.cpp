// Careers on the command line: sim of a class, odds from a script, bench and the list of men.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc::dice_boxing_career {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

Json simulate(const Words& more) {
  Words words{"sim", "dice-boxing-career", "--json", "--seed", "3"};
  words.insert(words.end(), more.begin(), more.end());
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out);
}

TEST(DiceBoxingCareerCommands, simulates_the_careers_of_a_class) {
  const Json counts = simulate({"--class", "flyweight", "--bouts", "20"})["counts"];
  EXPECT_EQ(counts["bouts"], 20);
  EXPECT_EQ(counts["fights"], counts["wins"].get<int>() + counts["losses"].get<int>() + counts["draws"].get<int>());
  EXPECT_EQ(counts["retired_losses"].get<int>() + counts["last_fight_over"].get<int>(), 20);
  EXPECT_GE(counts["top_ten"], counts["title_won"]);
}

TEST(DiceBoxingCareerCommands, gives_the_same_counts_for_the_same_seed_and_others_for_another_man) {
  const Words words{"--bouts", "5", "--option", "max_fights=12"};
  const Json sluggers = simulate(words);
  EXPECT_EQ(simulate(words)["counts"], sluggers["counts"]);
  Words movers = words;
  movers.insert(movers.end(), {"--styles", "mover", "--class", "minimumweight"});
  EXPECT_NE(simulate(movers)["counts"], sluggers["counts"]);
  EXPECT_LE(sluggers["counts"]["fights"], 60);
}

TEST(DiceBoxingCareerCommands, has_guides_of_every_level) {
  for (const char* const level : {"uniform", "novice", "contender", "champion"}) {
    const Json result = simulate({"--bouts", "2", "--option", "max_fights=4", "--bots", level});
    EXPECT_EQ(result["counts"]["bouts"], 2) << level;
  }
}

TEST(DiceBoxingCareerCommands, stops_a_life_in_time_or_never) {
  const Words words{"--bouts", "10", "--option", "life=true"};
  const Json in_time = simulate(words)["counts"];
  EXPECT_GE(in_time["retired_choice"], 5);
  Words to_the_end = words;
  to_the_end.emplace_back("--to-the-end");
  EXPECT_EQ(simulate(to_the_end)["counts"]["retired_choice"], 0);
}

TEST(DiceBoxingCareerCommands, goes_on_from_where_a_script_stands) {
  const std::string script = R"({"game":"dice-boxing-career","setup":{"class":"heavyweight","seed":2008,"styles":["boxer"],)"
                             R"("options":{"max_fights":2}},"dice":[],"choices":["done","win-ko"]})";
  const auto ran = fc::test::run_cli({"odds", "-", "--json", "--bouts", "30"}, script);
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json result = Json::parse(ran.out);
  EXPECT_EQ(result["counts"]["fights"], 60);
  EXPECT_GE(result["counts"]["ko_wins"], 30) << "the first one stands";
}

TEST(DiceBoxingCareerCommands, refuses_what_a_career_does_not_know) {
  for (const Words& more : {Words{"--red", "joe-louis"},
                            {"--rounds", "12"},
                            {"--class", "heavy"},
                            {"--styles", "boxer,boxer"},
                            {"--styles", "dancer"},
                            {"--option", "max_fights=0"},
                            {"--bots", "champion,novice"}}) {
    Words words{"sim", "dice-boxing-career", "--bouts", "1"};
    words.insert(words.end(), more.begin(), more.end());
    fc::test::expect_refused(words);
  }
}

TEST(DiceBoxingCareerCommands, lists_the_men_of_a_class) {
  const auto ran = fc::test::run_cli({"boxers", "dice-boxing-career", "--class", "flyweight", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(Json::parse(ran.out).size(), 77U);
  fc::test::expect_refused({"boxers", "dice-boxing-career", "--class", "straw"});
}

TEST(DiceBoxingCareerCommands, referees_a_script) {
  const auto ran = fc::test::run_cli(
      {"referee", "-"},
      R"({"game":"dice-boxing-career","setup":{"class":"heavyweight","seed":2008,"styles":["boxer"]},"choices":["done"]})");
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("loss-disqualification"), std::string::npos) << ran.out;
}

}  // namespace
}  // namespace fc::dice_boxing_career
