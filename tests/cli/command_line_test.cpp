// Arguments, exit statuses, and one line for each mistake.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "library/ringside/catalogue.h"
#include "run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

TEST(CommandLine, helps_and_says_its_version) {
  EXPECT_EQ(run_cli({"--help"}).status, 0);
  EXPECT_NE(run_cli({"--help"}).out.find("referee"), std::string::npos);
  EXPECT_NE(run_cli({"sim", "--help"}).out.find("--red"), std::string::npos);
  EXPECT_EQ(run_cli({"--version"}).status, 0);
  EXPECT_NE(run_cli({"--version"}).out.find("four-corners-cli"), std::string::npos);
}

class WrongArguments : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(WrongArguments, give_one_line_and_status_two) {
  const auto ran = run_cli(GetParam());
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(test::count_lines(ran.err), 1U) << ran.err;
  EXPECT_EQ(ran.out, "");
}

using Words = std::vector<std::string>;
INSTANTIATE_TEST_SUITE_P(
    CommandLine, WrongArguments,
    testing::Values(Words{}, Words{"fight"}, Words{"referee", "--loud"}, Words{"sim"}, Words{"sim", "ringside"},
                    Words{"sim", "chess", "--red", "joe-louis", "--blue", "joe-frazier"},
                    Words{"sim", "ringside", "--red", "nobody", "--blue", "joe-frazier"},
                    Words{"sim", "ringside", "--red", "{\"ag\": 50}", "--blue", "joe-frazier"},
                    Words{"sim", "ringside", "--red", "{", "--blue", "joe-frazier"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--rounds", "16"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--bouts", "0"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--bots", "genius"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--red-habit", "run"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--option", "bell=true"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--option", "tactics"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--shard", "0/2"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--shard", "3/2"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--shard", "1-2"},
                    Words{"sim", "ringside", "--red", "joe-louis"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--players", "2"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--professional"},
                    Words{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier", "--bots",
                          "novice,novice,novice"},
                    Words{"sim", "knock-out", "--players", "2"}, Words{"sim", "knock-out", "--players", "6"},
                    Words{"sim", "knock-out", "--red", "robin-zorres"}, Words{"sim", "knock-out", "--rounds", "3"},
                    Words{"sim", "knock-out", "--players", "3", "--bots", "novice,contender"},
                    Words{"sim", "knock-out", "--players", "3", "--bots", "genius"},
                    Words{"sim", "knock-out", "--option", "slots=3"}, Words{"sim", "knock-out", "--seed", "-5"},
                    Words{"sim", "knock-out", "--seed", "99999999999999999999"},
                    Words{"boxers", "knock-out", "--class", "medium"}, Words{"sim", "merge"},
                    Words{"sim", "merge", "/nowhere"}, Words{"odds", "/nowhere"}, Words{"boxers", "chess"},
                    Words{"boxers", "ringside", "--class", "fly"}, Words{"check-data", "/nowhere"}),
    [](const auto& words) { return "arguments_" + std::to_string(words.index); });

TEST(Boxers, are_listed_for_people_and_programs) {
  const auto table = run_cli({"boxers", "ringside"});
  EXPECT_EQ(table.status, 0);
  EXPECT_EQ(test::count_lines(table.out), 31U) << "thirty and the head";
  const Json list = Json::parse(run_cli({"boxers", "ringside", "--json"}).out);
  std::ifstream file(FC_SOURCE_DIR "/data/ringside/fighters.json");
  EXPECT_EQ(list, Json::parse(file));
  EXPECT_EQ(run_cli({"boxers", "ringside", "--class", "heavyweight"}).out, table.out);
}

TEST(Boxers, of_every_game_are_listed) {
  EXPECT_EQ(test::count_lines(run_cli({"boxers", "knock-out"}).out), 11U) << "five teams of two and the head";
  const Json small = Json::parse(run_cli({"boxers", "knock-out", "--class", "small", "--json"}).out);
  ASSERT_EQ(small.size(), 5U);
  EXPECT_EQ(small[1], (Json{{"id", "rick-o-shea"}, {"name", "Rick O'Shea"}, {"colour", "green"}, {"size", "small"}}));
}

TEST(CheckData, finds_our_data_sound) {
  const auto ran = run_cli({"check-data", FC_SOURCE_DIR "/data"});
  EXPECT_EQ(ran.status, 0) << ran.out;
}

TEST(Bench, measures_and_signs_what_the_rules_do) {
  const auto ran = run_cli({"bench", "--json"});
  ASSERT_EQ(ran.status, 0);
  std::ifstream file(FC_SOURCE_DIR "/tests/signature.txt");
  std::string expected;
  for (const Json& game : Json::parse(ran.out)) {
    EXPECT_LE(game["state_bytes"], 256);
    EXPECT_GT(game["ratio"], 0);
    EXPECT_GT(game["answers_per_second"], 0);
    expected += game["game"].get<std::string>() + " " + game["signature"].get<std::string>() + "\n";
  }
  const std::string kept{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  EXPECT_EQ(kept, expected) << "the rules do something else than before: if that is meant, keep these lines";
}

}  // namespace
}  // namespace fc
