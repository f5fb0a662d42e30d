// What Knock Out's commands take and refuse.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

TEST(KnockOutCommands, refuse_what_makes_no_game_in_one_line) {
  for (const std::vector<std::string>& more :
       std::vector<std::vector<std::string>>{{"--players", "2"},
                                             {"--players", "6"},
                                             {"--players", "4x"},
                                             {"--red-habit", "clinch"},
                                             {"--red", "robin-zorres"},
                                             {"--rounds", "3"},
                                             {"--players", "3", "--bots", "novice,contender"},
                                             {"--players", "3", "--bots", "genius"},
                                             {"--option", "slots=3"},
                                             {"--seed", "-5"},
                                             {"--seed", "99999999999999999999"}}) {
    std::vector<std::string> words{"sim", "knock-out"};
    words.insert(words.end(), more.begin(), more.end());
    test::expect_refused(words);
  }
  test::expect_refused({"boxers", "knock-out", "--class", "medium"});
}

TEST(KnockOutCommands, list_five_teams_of_two) {
  EXPECT_EQ(test::count_lines(run_cli({"boxers", "knock-out"}).out), 11U) << "five teams of two and the head";
  const Json small = Json::parse(run_cli({"boxers", "knock-out", "--class", "small", "--json"}).out);
  ASSERT_EQ(small.size(), 5U);
  EXPECT_EQ(small[1], (Json{{"id", "rick-o-shea"}, {"name", "Rick O'Shea"}, {"colour", "green"}, {"size", "small"}}));
}

}  // namespace
}  // namespace fc
