// The test vectors of every game of the build, one test each: script in, values of the referee's answer by dotted path or
// the named error out. A game brings tests/<slug>/vectors.json: a list, or an object that holds it as "vectors".
#include <cctype>
#include <fstream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>
#include <vector>

#include "bouts.h"

namespace fc {

using Json = nlohmann::json;

/// One vector: "script", and "expect" or "error".
struct Vector {
  std::string game;
  Json content;
};

/// How googletest names a vector that failed.
inline void PrintTo(const Vector& vector, std::ostream* out) { *out << vector.game << ": " << vector.content.at("name"); }

namespace {

std::vector<Vector> all_vectors() {
  std::vector<Vector> vectors;
  for (const auto& game : test::all_games().all()) {
    const std::string slug(game->slug());
    std::ifstream in(FC_SOURCE_DIR "/tests/" + slug + "/vectors.json");
    const Json file = Json::parse(in, nullptr, false);
    const Json& list = file.is_object() ? file.at("vectors") : file;
    if (list.is_array()) {
      for (const Json& content : list) {
        vectors.push_back({.game = slug, .content = content});
      }
    }
  }
  return vectors;
}

/// "state.players.0.money": names of members, numbers of elements. Null if there is no such place.
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

class EveryVector : public testing::TestWithParam<Vector> {};

TEST_P(EveryVector, is_answered_as_expected) {
  const Json& vector = GetParam().content;
  const auto match = open_match(test::all_games(), vector.at("script").dump());
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

/// "error: die out of range" of bare-knuckle as bare_knuckle_error_die_out_of_range.
std::string name_of_vector(const testing::TestParamInfo<Vector>& info) {
  std::string name;
  for (const char c : info.param.game + "_" + info.param.content.at("name").get<std::string>()) {
    const bool is_plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (is_plain || !name.ends_with('_')) {
      name.push_back(is_plain ? c : '_');
    }
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryVector, testing::ValuesIn(all_vectors()), name_of_vector);

}  // namespace
}  // namespace fc
