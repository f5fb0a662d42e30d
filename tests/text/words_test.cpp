#include "library/words.h"

#include <gtest/gtest.h>

#include <array>

#include "scratch.h"

namespace fc::test {
namespace {

TEST(Words, nested_objects_join_their_keys_with_dots) {
  const ScratchFolder data;
  data.write("common/text/menu.en.json", R"({"title": {"press": "Press any button", "quit": "Quit"}})");
  data.write("pugilism/text/panels.en.json", R"({"pugilism": {"rush": "Rush"}})");
  data.write("pugilism/text/panels.fr.json", R"({"pugilism": {"rush": "Charge"}})");
  const auto words = Words::load(data.path(), "en");
  ASSERT_TRUE(words.has_value());
  EXPECT_EQ((*words)["title.press"], "Press any button");
  EXPECT_EQ((*words)["pugilism.rush"], "Rush");
  EXPECT_EQ(words->all().size(), 3U);
  EXPECT_EQ(words->language(), "en");
}

TEST(Words, missing_key_is_shown_as_itself) {
  const Words words;
  EXPECT_EQ(words["nobody.wrote.this"], "nobody.wrote.this");
  EXPECT_FALSE(words.has("nobody.wrote.this"));
}

TEST(Words, places_are_filled_by_name_in_any_order) {
  const ScratchFolder data;
  data.write("common/text/calls.en.json", R"({"hit": "{red} hits {blue}, {blue} falls: {points}"})");
  const auto words = Words::load(data.path(), "en");
  ASSERT_TRUE(words.has_value());
  EXPECT_EQ(words->say("hit", {{"points", "7"}, {"blue", "Rocky"}, {"red", "Ali"}}), "Ali hits Rocky, Rocky falls: 7");
}

TEST(Words, a_number_is_followed_by_the_form_that_it_asks_for) {
  const ScratchFolder data;
  data.write("common/text/calls.en.json", R"({"left": "{points} {points:point|points} left"})");
  data.write("common/text/calls.fr.json", R"({"left": "Reste {points} {points:point|points}"})");
  for (const auto& [language, none, one, many] : {std::array{"en", "0 points left", "1 point left", "21 points left"},
                                                  std::array{"fr", "Reste 0 point", "Reste 1 point", "Reste 21 points"}}) {
    const auto words = Words::load(data.path(), language);
    ASSERT_TRUE(words.has_value());
    EXPECT_EQ(words->say("left", {{"points", "0"}}), none);
    EXPECT_EQ(words->say("left", {{"points", "1"}}), one);
    EXPECT_EQ(words->say("left", {{"points", "21"}}), many);
  }
}

TEST(Words, place_nobody_fills_stays_to_be_seen) {
  const ScratchFolder data;
  data.write("common/text/calls.en.json", R"({"hit": "{red} hits {blue", "empty": ""})");
  const auto words = Words::load(data.path(), "en");
  ASSERT_TRUE(words.has_value());
  EXPECT_EQ(words->say("hit", {{"green", "x"}}), "{red} hits {blue");
  EXPECT_EQ(words->say("hit", {{"red", "{blue}"}}), "{blue} hits {blue");
  EXPECT_EQ(words->say("empty", {{"red", "x"}}), "");
}

struct BadFile {
  const char* name;
  const char* text;
  FaultCode code;
};

class WordsFromBadFile : public testing::TestWithParam<BadFile> {};

TEST_P(WordsFromBadFile, is_a_fault_that_names_the_file) {
  const ScratchFolder data;
  data.write("common/text/bad.en.json", GetParam().text);
  const auto words = Words::load(data.path(), "en");
  ASSERT_FALSE(words.has_value());
  EXPECT_EQ(words.error().code, GetParam().code);
  EXPECT_NE(words.error().where.find("bad.en.json"), std::string::npos) << one_line(words.error());
  EXPECT_EQ(one_line(words.error()).find('\n'), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(all, WordsFromBadFile,
                         testing::Values(BadFile{"cut_short", R"({"a": "b)", FaultCode::bad_json},
                                         BadFile{"empty", "", FaultCode::bad_json},
                                         BadFile{"no_object", "[]", FaultCode::wrong_type},
                                         BadFile{"number", R"({"a": {"b": 3}})", FaultCode::wrong_type},
                                         BadFile{"twin_key", R"({"a": {"b": "1", "b": "2"}})", FaultCode::unknown_key},
                                         BadFile{"twin_path", R"({"a": {"b": "1"}, "a.b": "2"})", FaultCode::unknown_key},
                                         BadFile{"latin_1", "{\"a\": \"\xE9\"}", FaultCode::bad_json},
                                         BadFile{"deep", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
                                                 FaultCode::bad_json}),
                         [](const auto& bad) { return std::string(bad.param.name); });

TEST(Words, the_same_key_in_two_objects_is_no_twin) {
  const ScratchFolder data;
  data.write("common/text/menu.en.json", R"({"a": {"title": "1"}, "b": {"title": "2"}, "title": "3"})");
  EXPECT_TRUE(Words::load(data.path(), "en").has_value());
}

TEST(Words, a_key_in_two_files_is_a_fault) {
  const ScratchFolder data;
  data.write("common/text/menu.en.json", R"({"title": "one"})");
  data.write("pugilism/text/panels.en.json", R"({"title": "two"})");
  const auto words = Words::load(data.path(), "en");
  ASSERT_FALSE(words.has_value());
  EXPECT_EQ(words.error().code, FaultCode::unknown_key);
  EXPECT_NE(words.error().where.find("panels.en.json"), std::string::npos);
}

TEST(Words, a_file_that_cannot_be_read_is_a_fault) {
  const ScratchFolder data;
  data.write("common/text/menu.en.json/folder", "");
  const auto words = Words::load(data.path(), "en");
  ASSERT_FALSE(words.has_value());
  EXPECT_EQ(words.error().code, FaultCode::cannot_read);
}

TEST(Words, a_folder_or_language_that_is_not_there_is_a_fault) {
  const ScratchFolder data;
  EXPECT_EQ(Words::load(data.path() / "nowhere", "en").error().code, FaultCode::cannot_read);
  data.write("common/text/menu.en.json", R"({"a": "b"})");
  const auto german = Words::load(data.path(), "de");
  ASSERT_FALSE(german.has_value());
  EXPECT_EQ(german.error().code, FaultCode::cannot_read);
}

}  // namespace
}  // namespace fc::test
