#include "library/text_files.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "library/words.h"
#include "scratch.h"

namespace fc::test {
namespace {

std::string told(const std::vector<Fault>& faults) {
  std::string lines;
  for (const Fault& fault : faults) {
    lines += one_line(fault) + "\n";
  }
  return lines;
}

TEST(TextCheck, our_own_texts_have_no_fault) {
  const auto faults = check_texts(std::filesystem::path(FC_SOURCE_DIR) / "data");
  EXPECT_TRUE(faults.empty()) << told(faults);
}

TEST(TextCheck, in_french_no_name_stands_behind_a_word_that_would_lose_its_vowel) {
  // "de {boxer}" reads "de Al Dente" for a name that begins with a vowel.
  const std::regex would_elide(
      R"((^|[ (])([dDjJnNlL]e|[lL]a|[qQ]ue|[lL]orsque) \{(boxer|opponent|manager|rival|payer|payee|winner|loser|second|name|attacker|defender|own|other)\})");
  const auto french = Words::load(std::filesystem::path(FC_SOURCE_DIR) / "data", "fr");
  ASSERT_TRUE(french.has_value()) << one_line(french.error());
  for (const auto& [key, text] : french->all()) {
    EXPECT_FALSE(std::regex_search(text, would_elide)) << key << ": " << text;
  }
}

TEST(TextCheck, per_cents_are_written_one_way_in_each_language) {
  for (const auto& [language, other_way] : {std::pair{"en", "[0-9}][ \u00a0]+%"}, std::pair{"fr", "[0-9}]%"}}) {
    const auto words = Words::load(std::filesystem::path(FC_SOURCE_DIR) / "data", language);
    ASSERT_TRUE(words.has_value()) << one_line(words.error());
    for (const auto& [key, text] : words->all()) {
      EXPECT_FALSE(std::regex_search(text, std::regex(other_way))) << key << ": " << text;
    }
  }
}

/// Whoever punches misses as often as he lands, and the man at the microphone has to say something each time.
TEST(TextCheck, a_miss_is_told_in_a_dozen_ways_and_none_is_another) {
  constexpr std::size_t a_dozen = 12;
  for (const char* const language : {"en", "fr"}) {
    const auto words = Words::load(std::filesystem::path(FC_SOURCE_DIR) / "data", language);
    ASSERT_TRUE(words.has_value()) << one_line(words.error());
    std::size_t games = 0;
    for (const auto& [key, text] : words->all()) {
      constexpr std::string_view first = ".say.miss.1";
      if (!key.ends_with(first)) {
        continue;
      }
      ++games;
      const std::string topic = key.substr(0, key.size() - 1);
      std::set<std::string_view> lines;
      std::size_t count = 0;
      while (words->has(topic + std::to_string(count + 1))) {
        lines.insert((*words)[topic + std::to_string(++count)]);
      }
      EXPECT_GE(count, a_dozen) << topic << language;
      EXPECT_EQ(lines.size(), count) << topic << language;
    }
    EXPECT_GE(games, 2U);
  }
}

TEST(TextCheck, a_key_missing_in_either_language_is_found) {
  const ScratchFolder data;
  data.write("common/text/menu.en.json", R"({"a": "1", "only": {"here": "2"}})");
  data.write("common/text/menu.fr.json", R"({"a": "1", "seul": "3"})");
  const auto faults = check_texts(data.path());
  ASSERT_EQ(faults.size(), 2U) << told(faults);
  EXPECT_EQ(faults[0].where, "fr: only.here");
  EXPECT_EQ(faults[1].where, "en: seul");
  EXPECT_EQ(faults[1].code, FaultCode::missing_key);
}

TEST(TextCheck, places_must_be_the_same) {
  const ScratchFolder data;
  data.write("common/text/menu.en.json", R"({"a": "{boxer} hits {other}", "b": "{n} and {n}"})");
  data.write("common/text/menu.fr.json", R"({"a": "{boxeur} touche {other}", "b": "{n}"})");
  const auto faults = check_texts(data.path());
  ASSERT_FALSE(faults.empty());
  EXPECT_EQ(one_line(faults.front()), "fr: a: has the places {boxeur} {other}, should have {boxer} {other}");
}

TEST(TextCheck, letters_without_glyph_are_found) {
  EXPECT_EQ(letter_without_glyph("Œuvre — « été » … ’ 12 € −1"), "");
  EXPECT_EQ(letter_without_glyph("snow \u2603"), "U+2603");
  EXPECT_EQ(letter_without_glyph("infinity \u221E"), "U+221E");
  EXPECT_EQ(letter_without_glyph("two\nlines"), "U+000A");
  EXPECT_EQ(letter_without_glyph("\xC3"), "U+FFFD");
  EXPECT_EQ(letter_without_glyph("\U0001F94A"), "U+1F94A");
}

TEST(TextCheck, rulebook_pages_must_match) {
  const ScratchFolder data;
  for (const char* language : {"en", "fr"}) {
    data.write(std::string("common/text/menu.") + language + ".json", R"({"a": "1"})");
  }
  data.write("bare-knuckle/text/rulebook/p.en.json",
             R"({"pages": [{"id": "bare-knuckle.a", "title": "A", "lines": ["- x"]}]})");
  data.write("bare-knuckle/text/rulebook/p.fr.json",
             R"({"pages": [{"id": "bare-knuckle.a", "title": "A", "lines": ["x"]}]})");
  auto faults = check_texts(data.path());
  ASSERT_EQ(faults.size(), 1U) << told(faults);
  EXPECT_EQ(faults[0].where, "fr: rulebook: bare-knuckle.a");
  data.write("bare-knuckle/text/rulebook/p.fr.json",
             R"({"pages": [{"id": "bare-knuckle.b", "title": "A", "lines": ["- x"]}]})");
  faults = check_texts(data.path());
  ASSERT_EQ(faults.size(), 1U) << told(faults);
  EXPECT_EQ(faults[0].where, "fr: rulebook");
}

TEST(TextCheck, a_file_that_does_not_load_is_the_fault) {
  const ScratchFolder data;
  data.write("common/text/menu.en.json", R"({"a": "1"})");
  data.write("common/text/menu.fr.json", R"({"a": )");
  const auto faults = check_texts(data.path());
  ASSERT_EQ(faults.size(), 1U) << told(faults);
  EXPECT_EQ(faults[0].code, FaultCode::bad_json);
}

}  // namespace
}  // namespace fc::test
