// Looks in a file of the player's own: words that come back, and what is refused.
#include "library/own_boxers.h"

#include <gtest/gtest.h>

#include "core/looks.h"
#include "tests/must.h"

namespace fc {
namespace {

using test::must;

Fault refused(const char* text) {
  const Result<LooksWish> read = read_looks(must(parse_json(text)), "setup.red.looks");
  EXPECT_FALSE(read.has_value()) << text;
  return read ? Fault{} : read.error();
}

TEST(LooksJson, reads_what_it_writes) {
  const LooksWish wish = wish_of(looks_of("own-rocky", {}));
  EXPECT_EQ(must(read_looks(looks_json(wish), "")), wish);
  LooksWish one;
  one.choose(LooksField::trunks, static_cast<int>(TrunksPattern::star));
  EXPECT_EQ(looks_json(one).dump(), R"({"trunks":"star"})");
  EXPECT_EQ(must(read_looks(looks_json(one), "")), one);
  EXPECT_TRUE(must(read_looks_of(Json::object(), "")).empty());
}

TEST(LooksJson, says_where_a_word_is_wrong_and_what_is_allowed) {
  const Fault word = refused(R"({"hair": "mohican"})");
  EXPECT_EQ(word.code, FaultCode::unknown_value);
  EXPECT_EQ(word.where, "setup.red.looks.hair");
  EXPECT_NE(word.detail.find("flat-top"), std::string::npos) << word.detail;
  const Fault key = refused(R"({"hat": "bowler"})");
  EXPECT_EQ(key.code, FaultCode::unknown_key);
  EXPECT_NE(key.detail.find("whiskers"), std::string::npos) << key.detail;
  EXPECT_EQ(refused(R"({"boots": 2})").code, FaultCode::wrong_type);
  EXPECT_EQ(refused(R"(["hair"])").code, FaultCode::wrong_type);
}

}  // namespace
}  // namespace fc
