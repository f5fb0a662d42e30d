// `boxers the-ring`: everybody who can box, looked through.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_cli.h"

namespace fc::the_ring {
namespace {

using Json = nlohmann::json;

Json boxers(std::vector<std::string> words) {
  words.insert(words.begin(), {"boxers", "the-ring", "--json"});
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out);
}

TEST(TheRingBoxers, are_listed_by_class_kind_and_name) {
  EXPECT_EQ(boxers({"--kind", "roster"}).size(), 75U);
  EXPECT_EQ(boxers({"--kind", "standard"}).size(), 3U);
  EXPECT_EQ(boxers({"--kind", "records"}).size(), 472U);
  EXPECT_EQ(boxers({"--kind", "roster", "--class", "heavyweight"}).size(), 35U);
  const Json found = boxers({"--name", "ALI muham"});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0]["id"], "muhammad-ali");
  EXPECT_EQ(found[0]["kind"], "roster");
  EXPECT_EQ(found[0]["box"], 6);
}

TEST(TheRingBoxers, are_a_table_for_people_too) {
  const auto ran = fc::test::run_cli({"boxers", "the-ring", "--class", "lightweight", "--kind", "roster"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("joe-brown"), std::string::npos);
  EXPECT_NE(ran.out.find("4.5"), std::string::npos) << "the half of his Box rating";
}

TEST(TheRingBoxers, are_refused_by_unknown_words) {
  fc::test::expect_refused({"boxers", "the-ring", "--kind", "ghosts"});
  fc::test::expect_refused({"boxers", "the-ring", "--class", "strawweight"});
}

}  // namespace
}  // namespace fc::the_ring
