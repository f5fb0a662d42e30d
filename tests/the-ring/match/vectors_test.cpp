// The vectors of the rules, whole: every key of the answer, and the words of every fault.
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/match/bouts.h"

namespace fc::the_ring {
namespace {

using Json = nlohmann::json;

Json our_vectors() {
  std::ifstream in(FC_SOURCE_DIR "/tests/the-ring/vectors.json");
  return Json::parse(in).at("vectors");
}

TEST(TheRingVectors, are_answered_in_every_key) {
  int answered = 0;
  int refused = 0;
  for (const Json& vector : our_vectors()) {
    const auto match = open_match(fc::test::all_games(), vector.at("script").dump());
    if (vector.contains("error")) {
      ASSERT_FALSE(match) << vector.at("name") << ": " << (*match)->answer();
      EXPECT_NE(one_line(match.error()).find(vector.at("error").get<std::string>()), std::string::npos)
          << one_line(match.error());
      ++refused;
      continue;
    }
    ASSERT_TRUE(match) << vector.at("name") << ": " << one_line(match.error());
    Json answer = Json::parse((*match)->answer());
    EXPECT_TRUE(answer.at("events").is_array());
    answer.erase("events");
    EXPECT_EQ(answer, vector.at("expect")) << vector.at("name") << ": " << Json::diff(answer, vector.at("expect"));
    ++answered;
  }
  EXPECT_EQ(answered, 34);
  EXPECT_EQ(refused, 4);
}

}  // namespace
}  // namespace fc::the_ring
