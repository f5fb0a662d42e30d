// The commands over The Ring: bouts of two men and of a whole class, and what is refused.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc::the_ring {
namespace {

using Json = nlohmann::json;

Json simulate(std::vector<std::string> words) {
  words.insert(words.begin(), {"sim", "the-ring", "--json", "--seed", "1"});
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out);
}

std::string complaint(std::vector<std::string> words) {
  words.insert(words.begin(), {"sim", "the-ring"});
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(fc::test::count_lines(ran.err), 1U) << ran.err;
  return ran.err;
}

TEST(TheRingCommands, count_every_bout_by_how_it_ended) {
  const Json counts = simulate({"--red", "joe-louis", "--blue", "ken-norton", "--bouts", "300", "--rounds", "6"})["counts"];
  const auto count = [&counts](const char* name) { return counts[name].get<int>(); };
  EXPECT_EQ(count("bouts"), 300);
  EXPECT_EQ(count("stoppages") + count("decisions") + count("draws") + count("disqualified"), 300);
  EXPECT_EQ(count("stoppages"), count("ko") + count("tko") + count("cut"));
  EXPECT_EQ(count("decisions"), count("unanimous") + count("majority") + count("split"));
  EXPECT_EQ(count("round_scores"), 3 * count("judged_rounds"));
  int ended = 0;
  for (int round = 1; round <= 20; ++round) {
    const int in_round = count(("ended_in_" + std::to_string(round)).c_str());
    EXPECT_TRUE(round <= 6 || in_round == 0) << round;
    ended += in_round;
  }
  EXPECT_EQ(ended, 300);
}

TEST(TheRingCommands, take_a_boxer_of_the_records_and_a_place) {
  const Json sim = simulate({"--red", "duane-bobick", "--blue", "joe-louis", "--bouts", "40", "--city", "chicago",
                             "--referee", "neutral", "--champion", "blue", "--option", "solitaire=red"});
  EXPECT_EQ(sim["setup"]["red"]["name"], "Duane Bobick") << "a script gives his card";
  EXPECT_EQ(sim["setup"]["city"], "chicago");
  EXPECT_EQ(sim["setup"]["referee"], "ref-abbott");
  EXPECT_EQ(sim["setup"]["champion"], "blue");
  EXPECT_EQ(sim["counts"]["bouts"], 40);
}

TEST(TheRingCommands, keep_a_strategy_if_asked) {
  const Json tied = simulate({"--red", "standard-heavyweight", "--blue", "standard-heavyweight", "--bouts", "200",
                              "--red-strategy", "tie-up", "--blue-strategy", "box"});
  EXPECT_LT(tied["counts"]["red_wins"].get<int>(), 4) << "who ties up all bout loses";
}

TEST(TheRingCommands, count_for_everybody_of_a_round_robin_how_he_does) {
  const Json whole = simulate({"--round-robin", "lightweight", "--bouts", "220"});
  ASSERT_EQ(whole["standings"].size(), 11U);
  int fought = 0;
  for (const Json& man : whole["standings"]) {
    fought += man["fought"].get<int>();
  }
  EXPECT_EQ(fought, 440) << "two men a bout";
}

TEST(TheRingCommands, say_what_they_do_not_know) {
  EXPECT_NE(complaint({"--red", "joe-louis"}).find("--blue"), std::string::npos);
  EXPECT_NE(complaint({"--red", "joe-louis", "--blue", "nobody"}).find("--blue: "), std::string::npos);
  EXPECT_NE(complaint({"--red", "joe-louis", "--blue", "ken-norton", "--red-strategy", "hide"}).find("--red-strategy"),
            std::string::npos);
  EXPECT_NE(complaint({"--red", "joe-louis", "--blue", "ken-norton", "--city", "paris"}).find("setup.city"),
            std::string::npos);
  EXPECT_NE(complaint({"--red", "joe-louis", "--blue", "ken-norton", "--red-strategy", "box", "--red-bot", "champion"})
                .find("--red-strategy"),
            std::string::npos);
  EXPECT_NE(complaint({"--round-robin", "strawweight"}).find("--round-robin"), std::string::npos);
}

}  // namespace
}  // namespace fc::the_ring
