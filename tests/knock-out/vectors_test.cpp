// The test vectors of the rules, one test each: script in, values by dotted path in the referee's answer, or the named
// error.
#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "match/games.h"

namespace fc {
namespace {

using Json = nlohmann::json;

std::vector<Json> read_vectors() {
  std::ifstream in(FC_SOURCE_DIR "/tests/knock-out/vectors.json");
  return Json::parse(in).at("vectors").get<std::vector<Json>>();
}

const Games& games() {
  static const auto loaded = Games::load(FC_SOURCE_DIR "/data");
  EXPECT_TRUE(loaded) << one_line(loaded.error());
  return *loaded;
}

/// "state.players.0.money": names of members, numbers of elements.
const Json* at_path(const Json& answer, const std::string& path) {
  const Json* place = &answer;
  std::istringstream words(path);
  for (std::string word; std::getline(words, word, '.');) {
    if (place->is_array() && std::isdigit(static_cast<unsigned char>(word[0])) != 0 && std::stoul(word) < place->size()) {
      place = &(*place)[std::stoul(word)];
    } else if (place->is_object() && place->contains(word)) {
      place = &(*place)[word];
    } else {
      return nullptr;
    }
  }
  return place;
}

class KnockOutVector : public testing::TestWithParam<Json> {};

TEST_P(KnockOutVector, is_answered_as_expected) {
  const Json& vector = GetParam();
  const auto match = open_match(games(), vector.at("script").dump());
  if (vector.contains("error")) {
    ASSERT_FALSE(match) << "no error, but " << (*match)->answer();
    const std::string message = one_line(match.error());
    EXPECT_NE(message.find(vector.at("error").get<std::string>()), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos);
    return;
  }
  ASSERT_TRUE(match) << one_line(match.error());
  const Json answer = Json::parse((*match)->answer());
  for (const auto& [path, expected] : vector.at("expect").items()) {
    const Json* const found = at_path(answer, path);
    ASSERT_NE(found, nullptr) << path << " is not in " << answer;
    EXPECT_EQ(*found, expected) << path << ": " << vector.value("note", "");
  }
}

/// "error: die out of range" as ErrorDieOutOfRange.
std::string name_in_camel_case(const testing::TestParamInfo<Json>& info) {
  std::string name;
  bool starts_word = true;
  for (const char c : info.param.at("name").get<std::string>()) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isalnum(letter) == 0) {
      starts_word = true;
      continue;
    }
    name.push_back(starts_word ? static_cast<char>(std::toupper(letter)) : c);
    starts_word = false;
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Rules, KnockOutVector, testing::ValuesIn(read_vectors()), name_in_camel_case);

TEST(KnockOutVectors, are_all_there) {
  EXPECT_EQ(read_vectors().size(), 75U);
}

}  // namespace
}  // namespace fc
