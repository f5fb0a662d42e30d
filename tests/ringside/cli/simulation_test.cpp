// Simulated bouts of Ringside: the same seed gives the same result, whatever the threads and the parts.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

/// The result without its speed.
Json simulate(std::vector<std::string> more) {
  std::vector<std::string> words{"sim", "ringside", "--red", "muhammad-ali", "--blue", "rocky-marciano", "--json"};
  words.insert(words.end(), more.begin(), more.end());
  const auto ran = run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  Json json = Json::parse(ran.out);
  json.erase("speed");
  return json;
}

TEST(RingsideSimulation, does_not_depend_on_threads) {
  const Json one = simulate({"--bouts", "200", "--threads", "1"});
  EXPECT_EQ(simulate({"--bouts", "200", "--threads", "2"}), one);
  EXPECT_EQ(simulate({"--bouts", "200", "--threads", "7"}), one);
  EXPECT_NE(simulate({"--bouts", "200", "--seed", "2"})["counts"], one["counts"]);
  EXPECT_EQ(one["counts"]["bouts"], 200);
}

TEST(RingsideSimulation, is_the_sum_of_its_parts) {
  const Json whole = simulate({"--bouts", "101", "--rounds", "3"});
  std::vector<std::string> words{"sim", "merge", "--json"};
  std::vector<std::filesystem::path> files;
  for (const char* const part : {"1/3", "2/3", "3/3"}) {
    files.push_back(std::filesystem::temp_directory_path() /
                    ("four-corners-part-" + std::to_string(getpid()) + "-" + std::to_string(files.size())));
    std::ofstream(files.back()) << run_cli({"sim", "ringside", "--red", "muhammad-ali", "--blue", "rocky-marciano", "--json",
                                            "--bouts", "101", "--rounds", "3", "--shard", part})
                                       .out;
    words.push_back(files.back());
  }
  const auto merged = run_cli(words);
  ASSERT_EQ(merged.status, 0) << merged.err;
  EXPECT_EQ(Json::parse(merged.out)["counts"], whole["counts"]);
  EXPECT_EQ(Json::parse(merged.out)["shares"], whole["shares"]);
  words.push_back(files[0]);
  EXPECT_EQ(run_cli(words).status, 2) << "the same part twice";
  std::ranges::for_each(files, [](const auto& file) { std::filesystem::remove(file); });
}

TEST(RingsideSimulation, takes_own_fighters_as_text_and_as_file) {
  const std::string fighter = R"({"name":"Own","ag":50,"uc":2,"rj":2,"rh":2,"co":2,"lj":2,"lh":2,"cp":20,"end":10})";
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-own-" + std::to_string(getpid()) + ".json");
  std::ofstream(file) << "\n " << fighter << "\n";
  const auto with = [](const std::string& red) {
    return run_cli({"sim", "ringside", "--red", red, "--blue", "joe-louis", "--bouts", "20", "--json"});
  };
  const auto text = with(fighter);
  ASSERT_EQ(text.status, 0) << text.err;
  EXPECT_EQ(Json::parse(with(file).out)["counts"], Json::parse(text.out)["counts"]);
  std::filesystem::remove(file);
}

TEST(RingsideSimulation, lets_bots_decide) {
  const auto ran = run_cli({"sim", "ringside", "--red", "joe-louis", "--blue", "joe-louis", "--rounds", "2", "--bouts", "10",
                            "--red-bot", "contender", "--blue-bot", "novice"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("red contender, blue novice"), std::string::npos) << ran.out;
}

TEST(RingsideOdds, go_on_from_where_the_script_stands) {
  // Blue has 1 point left of his endurance and red has landed: the odds are no longer even.
  const std::string script = R"({"game":"ringside","setup":{"red":"joe-louis","blue":"joe-louis","rounds":1,)"
                             R"("blue_damage":28,"options":{"tactics":false}},"dice":[90,10,100]})";
  const auto ran = run_cli({"odds", "--json", "--bouts", "2000"}, script);
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json odds = Json::parse(ran.out);
  EXPECT_EQ(odds["counts"]["bouts"], 2000);
  EXPECT_GT(odds["shares"]["red_wins"]["share"], 0.6);
  EXPECT_FALSE(odds.contains("means") && odds["means"].contains("red_damage")) << "odds are about the result";
}

TEST(RingsideOdds, of_a_finished_bout_are_certain) {
  const std::string script = R"({"game":"ringside","setup":{"red":{"ag":50,"uc":9,"rj":9,"rh":9,"co":9,"lj":9,"lh":9,)"
                             R"("cp":20,"end":0},"blue":{"ag":50,"uc":2,"rj":2,"rh":2,"co":2,"lj":2,"lh":2,"cp":20,)"
                             R"("end":0},"rounds":1,"blue_damage":6,"options":{"tactics":false}},)"
                             R"("dice":[90,10,100,1,10],"choices":["uppercut","combination"]})";
  const auto ran = run_cli({"odds", "--json", "--bouts", "50"}, script);
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(Json::parse(ran.out)["counts"]["ko"], 50) << ran.out;
}

}  // namespace
}  // namespace fc
