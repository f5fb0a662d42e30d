// The referee command: one answer a line, exact errors, and the rest goes on.
#include "cli/commands.h"

#include "match/script.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

const std::string good =
    R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"]},"dice":[7,0],"choices":["wait","jab","block"]})";
const std::string bad =
    R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"]},"dice":[7,10],"choices":["wait","jab","block"]})";

std::vector<Json> answers(const std::string& out) {
  std::vector<Json> list;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) {
    list.push_back(Json::parse(line));
  }
  return list;
}

TEST(Referee, answers_one_script) {
  const auto ran = run_cli({"referee"}, good);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  const auto list = answers(ran.out);
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0]["status"], "waiting-for-choice");
  EXPECT_EQ(list[0]["need"], (Json{{"choice", "pace"}, {"who", 1}, {"legal", {"rush", "wait"}}}));
}

TEST(Referee, answers_a_script_over_many_lines) {
  const auto ran = run_cli({"referee", "-"}, Json::parse(good).dump(2) + "\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(answers(ran.out).size(), 1U);
}

TEST(Referee, goes_on_after_bad_scripts) {
  const auto ran = run_cli({"referee"}, good + "\n" + bad + "\n\n{\"game\":\n" + good + "\r\n");
  EXPECT_EQ(ran.status, 2);
  const auto list = answers(ran.out);
  ASSERT_EQ(list.size(), 4U);
  EXPECT_TRUE(list[0].contains("status"));
  EXPECT_EQ(list[1].size(), 1U);
  EXPECT_TRUE(list[1]["error"].get<std::string>().starts_with("dice[1]: "));
  EXPECT_TRUE(list[2].contains("error"));
  EXPECT_TRUE(list[3].contains("status"));
  EXPECT_EQ(test::count_lines(ran.err), 2U);
  EXPECT_TRUE(ran.err.starts_with("-:2: dice[1]: ")) << ran.err;
}

TEST(Referee, goes_on_when_the_first_script_is_cut_short) {
  const auto ran = run_cli({"referee"}, good.substr(0, 30) + "\n" + good + "\n" + good);
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(answers(ran.out).size(), 3U);
}

TEST(Referee, says_once_that_a_script_over_many_lines_is_bad) {
  const auto ran = run_cli({"referee"}, "{\n  \"game\": \"tiny\",\n  \"setup\":\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(answers(ran.out).size(), 1U);
  EXPECT_EQ(test::count_lines(ran.err), 1U);
}

TEST(Referee, says_that_there_is_nothing_to_answer) {
  EXPECT_EQ(run_cli({"referee"}, " \n\n").status, 2);
  EXPECT_EQ(run_cli({"referee"}, "").out, "");
}

TEST(Referee, names_files_that_cannot_be_read_and_goes_on) {
  const auto ran = run_cli({"referee", "/nowhere.json", "-"}, good);
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(answers(ran.out).size(), 2U);
  EXPECT_NE(ran.err.find("/nowhere.json"), std::string::npos);
}

TEST(SplitScripts, keeps_the_line_each_begins_on) {
  const auto scripts = split_scripts("\n{}\n\n{}\n");
  ASSERT_EQ(scripts.size(), 2U);
  EXPECT_EQ(scripts[0].line, 2U);
  EXPECT_EQ(scripts[1].line, 4U);
  EXPECT_EQ(split_scripts("{\n}\n").size(), 1U);
}

TEST(Referee, answers_are_json_whatever_is_asked) {
  for (const char* const text :
       {"\"", "{\"\\u0000\":1}", "[[", "nul", "{\"game\":\"\xc3\xa9\"}", "\xff\xfe", "{\"a\\nb\":0}"}) {
    const auto ran = run_cli({"referee"}, text);
    EXPECT_EQ(ran.status, 2) << text;
    ASSERT_EQ(test::count_lines(ran.out), 1U) << text;
    EXPECT_TRUE(Json::parse(ran.out).contains("error")) << text;
    EXPECT_EQ(test::count_lines(ran.err), 1U) << text;
  }
}

}  // namespace
}  // namespace fc
