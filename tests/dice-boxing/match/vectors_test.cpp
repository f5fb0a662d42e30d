// The vectors of the rules, whole: every key of the answer, and the exact place of every fault.
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/match/bouts.h"

namespace fc::dice_boxing {
namespace {

using Json = nlohmann::json;

Json our_vectors() {
  std::ifstream in(FC_SOURCE_DIR "/tests/dice-boxing/vectors.json");
  return Json::parse(in).at("vectors");
}

TEST(DiceBoxingVectors, are_answered_in_every_key) {
  int answered = 0;
  for (const Json& vector : our_vectors()) {
    if (!vector.contains("expect")) {
      continue;
    }
    const auto match = open_match(fc::test::all_games(), vector.at("script").dump());
    ASSERT_TRUE(match) << vector.at("name") << ": " << one_line(match.error());
    Json answer = Json::parse((*match)->answer());
    EXPECT_TRUE(answer.at("events").is_array());
    answer.erase("events");
    EXPECT_EQ(answer, vector.at("expect")) << vector.at("name") << ": " << Json::diff(answer, vector.at("expect"));
    ++answered;
  }
  EXPECT_EQ(answered, 118);
}

TEST(DiceBoxingVectors, are_refused_at_the_exact_place) {
  int refused = 0;
  for (const Json& vector : our_vectors()) {
    if (!vector.contains("error")) {
      continue;
    }
    const auto match = open_match(fc::test::all_games(), vector.at("script").dump());
    ASSERT_FALSE(match) << vector.at("name") << ": " << (*match)->answer();
    const std::string message = one_line(match.error());
    // An unknown key is named itself, inside the place that the rules give.
    const std::string place = message.substr(0, message.find(':'));
    const auto given = vector.at("error").get<std::string>();
    const bool is_inside = match.error().code == FaultCode::unknown_key && place.starts_with(given + ".") &&
                           place.find('.', given.size() + 1) == std::string::npos;
    EXPECT_TRUE(place == given || is_inside) << vector.at("name") << ": " << message;
    EXPECT_EQ(message.find('\n'), std::string::npos);
    ++refused;
  }
  EXPECT_EQ(refused, 35);
}

}  // namespace
}  // namespace fc::dice_boxing
