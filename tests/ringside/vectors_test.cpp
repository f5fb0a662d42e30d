// The test vectors of the rules, one test each: script in, the referee's answer or the named error out.
#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "match/games.h"

namespace fc {
namespace {

using Json = nlohmann::json;

Json read_vectors() {
  std::ifstream in(FC_SOURCE_DIR "/tests/ringside/vectors.json");
  return Json::parse(in);
}

class RingsideVector : public testing::TestWithParam<Json> {
 protected:
  static void SetUpTestSuite() {
    auto loaded = Games::load(FC_SOURCE_DIR "/data");
    ASSERT_TRUE(loaded) << one_line(loaded.error());
    games_ = std::make_unique<Games>(std::move(*loaded));
  }
  static void TearDownTestSuite() { games_.reset(); }

  static Result<std::unique_ptr<Match>> referee(const Json& script) { return open_match(*games_, script.dump()); }

 private:
  inline static std::unique_ptr<Games> games_;
};

std::string name_in_camel_case(const testing::TestParamInfo<Json>& info) {
  std::string name;
  bool starts_word = true;
  for (const char c : info.param.at("name").get<std::string>()) {
    if (c == '-') {
      starts_word = true;
      continue;
    }
    name.push_back(starts_word ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c);
    starts_word = false;
  }
  return name;
}

TEST_P(RingsideVector, is_answered_as_expected) {
  const Json& vector = GetParam();
  const auto match = referee(vector.at("script"));
  if (vector.contains("error")) {
    ASSERT_FALSE(match) << "no error, but " << (*match)->answer();
    EXPECT_NE(one_line(match.error()).find(vector.at("error").get<std::string>()), std::string::npos)
        << one_line(match.error());
    return;
  }
  ASSERT_TRUE(match) << one_line(match.error());
  const Json answer = Json::parse((*match)->answer());
  const Json& expected = vector.at("expect");
  for (const char* const key : {"status", "need", "state", "result"}) {
    EXPECT_EQ(answer.at(key), expected.at(key)) << vector.at("note");
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, RingsideVector, testing::ValuesIn(read_vectors().get<std::vector<Json>>()),
                         name_in_camel_case);

TEST(RingsideVectors, are_all_there) {
  EXPECT_EQ(read_vectors().size(), 98U);
}

}  // namespace
}  // namespace fc
