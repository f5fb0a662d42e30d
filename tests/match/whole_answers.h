// The vectors of a game, whole: every key of the answer, and the exact place of every fault.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/match/bouts.h"

namespace fc::test {

/// All vectors of a file of tests/<slug>, a list or an object that has it as "vectors": so many that are answered as their
/// "expect" says, its events apart, and so many that are refused with a line that begins with the place in their "error".
inline void expect_whole_answers(const std::string& slug, int answered, int refused,
                                 const std::string& file = "vectors.json") {
  std::ifstream in(FC_SOURCE_DIR "/tests/" + slug + "/" + file);
  const nlohmann::json read = nlohmann::json::parse(in);
  for (const nlohmann::json& vector : read.is_object() ? read.at("vectors") : read) {
    const auto match = open_match(all_games(), vector.at("script").dump());
    if (vector.contains("error")) {
      --refused;
      ASSERT_FALSE(match) << vector.at("name") << " is answered: " << (*match)->answer();
      const std::string message = one_line(match.error());
      EXPECT_EQ(message.substr(0, message.find(':')), vector.at("error")) << vector.at("name") << ": " << message;
      EXPECT_EQ(message.find('\n'), std::string::npos);
    } else {
      --answered;
      ASSERT_TRUE(match) << vector.at("name") << ": " << one_line(match.error());
      nlohmann::json answer = nlohmann::json::parse((*match)->answer());
      EXPECT_TRUE(answer.at("events").is_array());
      answer.erase("events");
      EXPECT_EQ(answer, vector.at("expect"))
          << vector.at("name") << ": " << nlohmann::json::diff(answer, vector.at("expect"));
    }
  }
  EXPECT_EQ(answered, 0) << "fewer or more answers than there should be";
  EXPECT_EQ(refused, 0) << "fewer or more faults than there should be";
}

}  // namespace fc::test
