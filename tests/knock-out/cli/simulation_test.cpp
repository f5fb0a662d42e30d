// Simulated games of Knock Out: the same seed gives the same result, whatever the threads.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

TEST(KnockOutSimulation, seats_three_to_five_managers) {
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

TEST(KnockOutSimulation, counts_wins_by_level) {
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

TEST(KnockOutOdds, go_on_from_the_script) {
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

}  // namespace
}  // namespace fc
