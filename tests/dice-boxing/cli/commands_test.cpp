// The commands over DICE Boxing: bouts of two men and of whole fields, and what is refused.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "tests/cli/run_cli.h"
#include "tests/library/folder.h"
#include "tests/must.h"

namespace fc::dice_boxing {
namespace {

using Json = nlohmann::json;

Json simulate(std::vector<std::string> words) {
  words.insert(words.begin(), {"sim", "dice-boxing", "--json", "--seed", "1"});
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out);
}

std::string complaint(std::vector<std::string> words) {
  words.insert(words.begin(), {"sim", "dice-boxing"});
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(fc::test::count_lines(ran.err), 1U) << ran.err;
  return ran.err;
}

TEST(DiceBoxingCommands, count_every_bout_by_how_it_ended) {
  const Json counts =
      simulate({"--red", "muhammad-ali", "--blue", "mike-tyson", "--bouts", "300", "--rounds", "6"})["counts"];
  const auto count = [&counts](const char* name) { return counts[name].get<int>(); };
  EXPECT_EQ(count("bouts"), 300);
  EXPECT_EQ(count("stoppages") + count("decisions") + count("draws") + count("technical") + count("disqualified"), 300);
  EXPECT_EQ(count("stoppages"), count("ko") + count("tko"));
  EXPECT_EQ(count("decisions"), count("unanimous") + count("majority") + count("split"));
  EXPECT_EQ(count("opinions"), 3 * count("judged_rounds"));
  int ended = 0;
  for (int round = 1; round <= 15; ++round) {
    const int in_round = count(("ended_in_" + std::to_string(round)).c_str());
    EXPECT_TRUE(round <= 6 || in_round == 0) << round;
    ended += in_round;
  }
  EXPECT_EQ(ended, 300);
}

TEST(DiceBoxingCommands, let_every_pair_of_a_field_box_equally_often) {
  const Json whole = simulate({"--greats-against-clubs", "minimumweight", "--bouts", "40"});
  EXPECT_EQ(whole["counts"]["bouts"], 40);
  const auto ran =
      fc::test::run_cli({"sim", "dice-boxing", "--near-equal", "heavyweight", "--control", "70-76", "--bouts", "10"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find(" pairs, 12 rounds"), std::string::npos) << ran.out;
}

TEST(DiceBoxingCommands, count_for_everybody_of_a_round_robin_how_he_does) {
  const std::vector<std::string> robin{"--round-robin", "minimumweight", "--control", "70-76", "--bouts", "300"};
  const Json whole = simulate(robin);
  ASSERT_GT(whole["standings"].size(), 5U);
  int fought = 0;
  int won = 0;
  int drawn = 0;
  double before = 1;
  for (const Json& man : whole["standings"]) {
    fought += man["fought"].get<int>();
    won += man["won"].get<int>();
    drawn += man["drawn"].get<int>();
    EXPECT_LE(man["share"].get<double>(), before) << "the best first";
    before = man["share"].get<double>();
  }
  EXPECT_EQ(fought, 600) << "two men a bout";
  EXPECT_EQ(won, whole["counts"]["red_wins"].get<int>() + whole["counts"]["blue_wins"].get<int>());
  EXPECT_EQ(won + drawn / 2, 300);
}

TEST(DiceBoxingCommands, add_up_the_parts_of_a_round_robin) {
  const std::vector<std::string> robin{"--round-robin", "minimumweight", "--control", "70-76", "--bouts", "301"};
  const fc::test::Folder folder;
  std::vector<std::string> merge{"sim", "merge", "--json"};
  for (const char* const part : {"1", "2", "3"}) {
    std::vector<std::string> words = robin;
    words.insert(words.end(), {"--shard", std::string(part) + "/3"});
    merge.push_back((folder.path() / part).string());
    ASSERT_TRUE(write_whole(merge.back(), simulate(words).dump()));
  }
  const auto merged = fc::test::run_cli(merge);
  ASSERT_EQ(merged.status, 0) << merged.err;
  EXPECT_EQ(Json::parse(merged.out)["counts"], simulate(robin)["counts"]);
}

TEST(DiceBoxingCommands, know_a_boxer_of_the_gym_by_his_id) {
  const fc::test::Folder saves;
  const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  NamedCard rocky{.id = "own-rocky", .name = "Rocky", .card = newcomer(catalogue.tables(), WeightClass::heavyweight)};
  const std::filesystem::path folder = own_boxers_folder_of(saves.path(), "dice-boxing");
  fc::test::must(write_own_boxer(folder, rocky.id, card_json(rocky)));
  const std::vector<std::string> words{"--red",   "own-rocky", "--blue",  "mike-tyson",
                                       "--bouts", "50",        "--saves", saves.path().string()};
  const Json by_id = simulate(words);
  EXPECT_EQ(by_id["setup"]["red"]["name"], "Rocky");
  auto by_path = words;
  by_path[1] = (folder / "own-rocky.json").string();
  EXPECT_EQ(simulate(by_path)["counts"], by_id["counts"]);
  ASSERT_TRUE(write_whole(folder / "own-torn.json", "[]"));
  EXPECT_NE(complaint({"--red", "own-torn", "--blue", "mike-tyson", "--saves", saves.path().string()}).find("own-torn.json"),
            std::string::npos);
  EXPECT_NE(complaint({"--red", "own-nobody", "--blue", "mike-tyson", "--saves", saves.path().string()}).find("--red: "),
            std::string::npos);
}

TEST(DiceBoxingCommands, keep_a_strategy_and_a_grade_that_are_asked_for) {
  const std::vector<std::string> men{"--red", "muhammad-ali", "--blue", "muhammad-ali", "--bouts", "200", "--grades", "A"};
  auto covers = men;
  covers.insert(covers.end(), {"--red-strategy", "cover-up", "--blue-strategy", "none"});
  const Json covered = simulate(covers);
  EXPECT_EQ(covered["players"], "red keeps cover-up, blue keeps none");
  EXPECT_LT(covered["counts"]["red_wins"].get<int>(), 80) << "who covers up all bout loses";
  EXPECT_NE(simulate(men)["counts"], covered["counts"]);
}

TEST(DiceBoxingCommands, go_on_from_where_a_script_stands) {
  const std::string script =
      R"({"game":"dice-boxing","setup":{"red":"muhammad-ali","blue":"mike-tyson"},"dice":[],"choices":["knockout"]})";
  const auto ran = fc::test::run_cli({"odds", "-", "--bouts", "100"}, script);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("Muhammad Ali v Mike Tyson, 12 rounds"), std::string::npos) << ran.out;
}

TEST(DiceBoxingCommands, refuse_what_they_do_not_know) {
  EXPECT_NE(complaint({"--red", "muhammad-ali"}).find("--blue"), std::string::npos);
  EXPECT_NE(complaint({"--red", "nobody", "--blue", "mike-tyson"}).find("--red: "), std::string::npos);
  EXPECT_NE(complaint({"--near-equal", "giants"}).find("--near-equal"), std::string::npos);
  EXPECT_NE(complaint({"--near-equal", "heavyweight", "--control", "60"}).find("--control"), std::string::npos);
  EXPECT_NE(complaint({"--near-equal", "heavyweight", "--control", "98-99"}).find("no such pair"), std::string::npos);
  EXPECT_NE(complaint({"--red", "muhammad-ali", "--blue", "mike-tyson", "--red-strategy", "dance"}).find("--red-strategy"),
            std::string::npos);
  EXPECT_NE(complaint({"--red", "muhammad-ali", "--blue", "mike-tyson", "--grades", "E"}).find("--grades"),
            std::string::npos);
}

TEST(DiceBoxingCommands, refuse_what_would_have_no_say) {
  const auto refuses = [](const std::string& option, const std::vector<std::string>& words) {
    EXPECT_TRUE(complaint(words).starts_with(option + ": ")) << complaint(words);
  };
  refuses("--round-robin", {"--round-robin", "flyweight", "--near-equal", "flyweight"});
  refuses("--greats-against-clubs", {"--greats-against-clubs", "flyweight", "--round-robin", "flyweight"});
  refuses("--red", {"--red", "muhammad-ali", "--near-equal", "flyweight"});
  refuses("--blue", {"--blue", "muhammad-ali", "--round-robin", "flyweight"});
  refuses("--control", {"--red", "muhammad-ali", "--blue", "mike-tyson", "--control", "60-70"});
  refuses("--control", {"--greats-against-clubs", "heavyweight", "--control", "60-70"});
  const std::vector<std::string> men{"--red", "muhammad-ali", "--blue", "mike-tyson"};
  const auto with = [&men](std::vector<std::string> more) {
    more.insert(more.begin(), men.begin(), men.end());
    return more;
  };
  refuses("--red-strategy", with({"--red-strategy", "none", "--red-bot", "novice"}));
  refuses("--blue-strategy", with({"--blue-strategy", "none", "--bots", "champion"}));
  EXPECT_EQ(simulate(with({"--blue-strategy", "none", "--red-bot", "novice", "--bouts", "3"}))["players"],
            "red novice, blue keeps none");
}

}  // namespace
}  // namespace fc::dice_boxing
