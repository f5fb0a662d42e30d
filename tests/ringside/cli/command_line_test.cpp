// What Ringside's commands take and refuse.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

TEST(RingsideCommands, refuse_what_makes_no_bout_in_one_line) {
  const std::vector<std::string> bout{"sim", "ringside", "--red", "joe-louis", "--blue", "joe-frazier"};
  for (const std::vector<std::string>& more : std::vector<std::vector<std::string>>{{"--rounds", "16"},
                                                                                    {"--bouts", "0"},
                                                                                    {"--bots", "genius"},
                                                                                    {"--red-habit", "run"},
                                                                                    {"--option", "bell=true"},
                                                                                    {"--option", "tactics"},
                                                                                    {"--shard", "0/2"},
                                                                                    {"--shard", "3/2"},
                                                                                    {"--shard", "1-2"},
                                                                                    {"--players", "2"},
                                                                                    {"--professional"},
                                                                                    {"--bots", "novice,novice,novice"}}) {
    std::vector<std::string> words = bout;
    words.insert(words.end(), more.begin(), more.end());
    test::expect_refused(words);
  }
}

TEST(RingsideCommands, refuse_who_is_no_boxer_in_one_line) {
  test::expect_refused({"sim", "ringside"});
  test::expect_refused({"sim", "ringside", "--red", "joe-louis"});
  for (const char* const red : {"nobody", "{\"ag\": 50}", "{"}) {
    test::expect_refused({"sim", "ringside", "--red", red, "--blue", "joe-frazier"});
  }
}

TEST(RingsideCommands, list_thirty_boxers_as_their_file_has_them) {
  const auto table = run_cli({"boxers", "ringside"});
  EXPECT_EQ(test::count_lines(table.out), 31U) << "thirty and the head";
  std::ifstream file(FC_SOURCE_DIR "/data/ringside/fighters.json");
  EXPECT_EQ(Json::parse(run_cli({"boxers", "ringside", "--json"}).out), Json::parse(file));
  EXPECT_EQ(run_cli({"boxers", "ringside", "--class", "heavyweight"}).out, table.out);
}

TEST(RingsideCommands, help_with_both_corners) {
  EXPECT_NE(run_cli({"sim", "--help"}).out.find("--red"), std::string::npos);
}

}  // namespace
}  // namespace fc
