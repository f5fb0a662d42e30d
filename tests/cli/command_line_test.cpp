// Arguments, exit statuses, and one line for each mistake.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "run_cli.h"
#include "tests/tested_games.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

TEST(CommandLine, helps_and_says_its_version) {
  EXPECT_EQ(run_cli({"--help"}).status, 0);
  EXPECT_NE(run_cli({"--help"}).out.find("referee"), std::string::npos);
  EXPECT_NE(run_cli({"sim", "--help"}).out.find("--bouts"), std::string::npos);
  EXPECT_EQ(run_cli({"--version"}).status, 0);
  EXPECT_NE(run_cli({"--version"}).out.find("four-corners-cli"), std::string::npos);
}

TEST(CommandLine, refuses_what_it_does_not_know_in_one_line) {
  using Words = std::vector<std::string>;
  for (const Words& words :
       {Words{}, Words{"fight"}, Words{"referee", "--loud"}, Words{"sim"}, Words{"sim", "chess", "--bouts", "10"},
        Words{"sim", "merge"}, Words{"sim", "merge", "/nowhere"}, Words{"odds", "/nowhere"}, Words{"boxers", "chess"},
        Words{"check-data", "/nowhere"}}) {
    test::expect_refused(words);
  }
}

TEST(Boxers, of_a_class_that_a_game_has_not_are_refused) {
  for (const std::string slug : test::tested_slugs) {
    test::expect_refused({"boxers", slug, "--class", "crane"});
  }
}

TEST(Boxers, of_every_game_are_listed_for_people_and_programs) {
  for (const std::string slug : test::tested_slugs) {
    const auto table = run_cli({"boxers", slug});
    EXPECT_EQ(table.status, 0);
    const Json list = Json::parse(run_cli({"boxers", slug, "--json"}).out);
    EXPECT_EQ(test::count_lines(table.out), list.size() + 1) << "each boxer of " << slug << " and the head";
  }
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
