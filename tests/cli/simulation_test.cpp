// The same seed gives the same result, whatever the threads and the parts.
#include "cli/simulation.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "run_cli.h"

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

TEST(Simulation, does_not_depend_on_threads) {
  const Json one = simulate({"--bouts", "200", "--threads", "1"});
  EXPECT_EQ(simulate({"--bouts", "200", "--threads", "2"}), one);
  EXPECT_EQ(simulate({"--bouts", "200", "--threads", "7"}), one);
  EXPECT_NE(simulate({"--bouts", "200", "--seed", "2"})["counts"], one["counts"]);
  EXPECT_EQ(one["counts"]["bouts"], 200);
}

TEST(Simulation, is_the_sum_of_its_parts) {
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

TEST(Simulation, cuts_parts_that_cover_every_bout_once) {
  for (const std::uint64_t parts : {1U, 3U, 7U, 20U}) {
    std::uint64_t next = 0;
    for (std::uint64_t index = 1; index <= parts; ++index) {
      const cli::Stretch stretch = cli::shard(1, 17, index, parts);
      EXPECT_EQ(stretch.from, next);
      next = stretch.to;
    }
    EXPECT_EQ(next, 17U);
  }
}

TEST(Simulation, takes_own_fighters_as_text_and_as_file) {
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

TEST(Simulation, lets_bots_decide) {
  const auto ran = run_cli({"sim", "ringside", "--red", "joe-louis", "--blue", "joe-louis", "--rounds", "2", "--bouts", "10",
                            "--red-bot", "contender", "--blue-bot", "novice"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("red contender, blue novice"), std::string::npos) << ran.out;
}

TEST(Simulation, seats_three_to_five_managers) {
  for (const std::string players : {"3", "4", "5"}) {
    const auto play = [&](const std::string& threads) {
      const auto ran = run_cli(
          {"sim", "knock-out", "--players", players, "--professional", "--bouts", "100", "--json", "--threads", threads});
      EXPECT_EQ(ran.status, 0) << ran.err;
      Json json = Json::parse(ran.out);
      json.erase("speed");
      return json;
    };
    const Json one = play("1");
    EXPECT_EQ(play("3"), one);
    EXPECT_EQ(one["counts"]["managers"], 100 * std::stoi(players));
    EXPECT_EQ(one["counts"]["games_of_two_seasons"], 100);
    EXPECT_EQ(one["setup"]["players"].size(), static_cast<std::size_t>(std::stoi(players)));
  }
}

TEST(Simulation, counts_wins_by_level) {
  const auto ran = run_cli({"sim", "knock-out", "--players", "3", "--bouts", "20", "--json", "--bots",
                            "contender,uniform,uniform", "--option", "betting=false"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json result = Json::parse(ran.out);
  EXPECT_EQ(result["players"], "black contender, green uniform, yellow uniform");
  EXPECT_EQ(result["counts"]["games_contender"], 20);
  EXPECT_EQ(result["counts"]["games_uniform"], 40);
  EXPECT_EQ(result["counts"]["bets"], 0);
  EXPECT_GE(result["counts"]["wins_contender"].get<int>() + result["counts"]["wins_uniform"].get<int>(), 20);
}

TEST(Odds, of_a_card_game_go_on_from_the_script) {
  // Black is out of cards, so green and yellow fight once; yellow has far too little to win.
  const std::string script =
      R"({"game":"knock-out","setup":{"players":["black","green","yellow"],"start":1,)"
      R"("options":{"betting":false},"scenario":{"money":{"yellow":0},"cards":{"black":[],"green":[1,2,3],"yellow":[3,4,5]}}}})";
  const auto ran = run_cli({"odds", "--json", "--bouts", "200", "--bots", "uniform"}, script);
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json odds = Json::parse(ran.out);
  EXPECT_EQ(odds["counts"]["fights"], 200);
  EXPECT_EQ(odds["shares"]["wins_seat_2"]["count"], 0) << "seat 1 is green, who starts";
}

TEST(Odds, go_on_from_where_the_script_stands) {
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

TEST(Odds, of_a_finished_bout_are_certain) {
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
