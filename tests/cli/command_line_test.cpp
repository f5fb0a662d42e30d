// Arguments, exit statuses, and one line for each mistake.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "library/whole_file.h"
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
  EXPECT_NE(run_cli({"records", "--help"}).out.find("export"), std::string::npos);
  EXPECT_NE(run_cli({"records", "list", "--help"}).out.find("--before"), std::string::npos);
  EXPECT_EQ(run_cli({"--version"}).status, 0);
  EXPECT_NE(run_cli({"--version"}).out.find("four-corners-cli"), std::string::npos);
}

TEST(CommandLine, refuses_what_it_does_not_know_in_one_line) {
  using Words = std::vector<std::string>;
  for (const Words& words :
       {Words{}, Words{"fight"}, Words{"referee", "--loud"}, Words{"sim"}, Words{"sim", "chess", "--bouts", "10"},
        Words{"sim", "merge"}, Words{"sim", "merge", "/nowhere"}, Words{"odds", "/nowhere"}, Words{"boxers", "chess"},
        Words{"check-data", "/nowhere"}, Words{"records"}, Words{"records", "show"},
        Words{"records", "list", "--json", "--csv"}, Words{"records", "import"}}) {
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
  const auto ran = run_cli({"check-data", FC_TESTED_DATA});
  EXPECT_EQ(ran.status, 0) << ran.out;
}

/// The cabinet's games share a file; the tests' own has one in its folder.
std::string kept_signatures() {
  const std::string tests = FC_SOURCE_DIR "/tests/";
  std::string kept = *read_whole(tests + "signature.txt");
  for (const std::string slug : std::span(test::tested_slugs).subspan<FC_LISTED_GAMES>()) {
    kept += *read_whole(tests + slug + "/signature.txt");
  }
  return kept;
}

TEST(Bench, measures_and_signs_what_the_rules_do) {
  const auto ran = run_cli({"bench", "--json"});
  ASSERT_EQ(ran.status, 0);
  std::string expected;
  for (const Json& game : Json::parse(ran.out)) {
    // A long game is called after the one it stands on, and holds the whole world of its bouts.
    const auto name = game["game"].get<std::string>();
    const auto stands_on = [&name](const std::string& other) { return name.starts_with(other + "-"); };
    const bool is_long = std::ranges::any_of(test::tested_slugs, stands_on);
    EXPECT_LE(game["state_bytes"], is_long ? 16 * 1024 : 512) << name;
    EXPECT_GT(game["ratio"], 0);
    EXPECT_GT(game["answers_per_second"], 0);
    expected += game["game"].get<std::string>() + " " + game["signature"].get<std::string>() + "\n";
  }
  EXPECT_EQ(kept_signatures(), expected) << "the rules do something else than before: if that is meant, keep these lines";
}

}  // namespace
}  // namespace fc
