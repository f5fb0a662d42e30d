// The vectors of the rules, whole: every key of the answer, and the exact place of every fault.
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/match/bouts.h"

namespace fc::ringside_campaign {
namespace {

using Json = nlohmann::json;

Json our_vectors() {
  std::ifstream in(FC_SOURCE_DIR "/tests/ringside-campaign/vectors.json");
  return Json::parse(in);
}

TEST(RingsideCampaignVectors, are_answered_in_every_key) {
  int answered = 0;
  for (const Json& vector : our_vectors()) {
    if (!vector.contains("expect")) {
      continue;
    }
    const auto match = open_match(fc::test::all_games(), vector.at("script").dump());
    if (!match) {
      ADD_FAILURE() << vector.at("name") << ": " << one_line(match.error());
      continue;
    }
    Json answer = Json::parse((*match)->answer());
    EXPECT_TRUE(answer.at("events").is_array());
    answer.erase("events");
    EXPECT_EQ(answer, vector.at("expect")) << vector.at("name") << ": " << Json::diff(answer, vector.at("expect"));
    ++answered;
  }
  EXPECT_EQ(answered, 176);
}

TEST(RingsideCampaignVectors, are_refused_at_the_exact_place) {
  int refused = 0;
  for (const Json& vector : our_vectors()) {
    if (!vector.contains("error")) {
      continue;
    }
    const auto match = open_match(fc::test::all_games(), vector.at("script").dump());
    if (match) {
      ADD_FAILURE() << vector.at("name") << " is answered: " << (*match)->answer();
      continue;
    }
    const std::string message = one_line(match.error());
    EXPECT_EQ(message.substr(0, message.find(':')), vector.at("error").get<std::string>())
        << vector.at("name") << ": " << message;
    EXPECT_EQ(message.find('\n'), std::string::npos);
    ++refused;
  }
  EXPECT_EQ(refused, 59);
}

}  // namespace
}  // namespace fc::ringside_campaign
