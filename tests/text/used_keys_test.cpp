// Every key that the source spells out is written in data, and nothing is written that no source could ask for. A text in
// the source counts as a key if it begins like one ("bare-knuckle.call.down"); one that is put together at run time
// ("bare-knuckle.punch." + name) must begin at least one key.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "library/rulebook.h"
#include "library/words.h"

namespace fc::test {
namespace {

namespace fs = std::filesystem;

struct UsedKey {
  std::string file;
  std::string key;
  bool is_beginning = false;  ///< more is added to it
};

/// The first part of every key: "menu", "bare-knuckle".
std::set<std::string> roots_of(const Words& words) {
  std::set<std::string> roots;
  for (const auto& [key, text] : words.all()) {
    roots.insert(key.substr(0, key.find('.')));
  }
  return roots;
}

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<UsedKey> used_keys(const std::set<std::string>& roots) {
  const std::regex literal(R"re("([a-z][a-z_-]*)((?:\.[a-z0-9_-]+)+)(\.?)"(s?\s*\+|\)\s*[.+])?)re");
  std::vector<UsedKey> keys;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(FC_SOURCE_DIR) / "src")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") {
      continue;
    }
    const std::string text = text_of(entry.path());
    for (std::sregex_iterator match(text.begin(), text.end(), literal), end; match != end; ++match) {
      const auto& found = *match;
      if (roots.contains(found[1].str())) {
        keys.push_back({.file = fs::relative(entry.path(), FC_SOURCE_DIR).string(),
                        .key = found[1].str() + found[2].str() + found[3].str(),
                        .is_beginning = found[3].length() > 0 || found[4].length() > 0});
      }
    }
  }
  return keys;
}

bool begins_a_key(const Words& words, const std::string& beginning) {
  const auto next = words.all().lower_bound(beginning);
  return next != words.all().end() && next->first.starts_with(beginning);
}

TEST(UsedKeys, every_key_spelled_out_in_the_source_is_written) {
  const fs::path data = fs::path(FC_SOURCE_DIR) / "data";
  const auto words = Words::load(data, "en");
  const auto rulebook = Rulebook::load(data, "en");
  ASSERT_TRUE(words.has_value()) << one_line(words.error());
  ASSERT_TRUE(rulebook.has_value()) << one_line(rulebook.error());
  const auto keys = used_keys(roots_of(*words));
  EXPECT_GT(keys.size(), 50U) << "the search for keys no longer finds what the source says";
  for (const auto& [file, key, is_beginning] : keys) {
    const bool is_page = rulebook->find(key) < rulebook->pages().size();
    EXPECT_TRUE(words->has(key) || is_page || (is_beginning && begins_a_key(*words, key)))
        << file << " uses \"" << key << "\"";
  }
}

/// Whatever stands between quotation marks in the source and in the games' data, but for words and rulebooks.
std::set<std::string> quoted_texts() {
  const std::regex quoted(R"re("((?:[^"\\\n]|\\.)*)")re");
  std::set<std::string> texts;
  for (const char* folder : {"src", "data"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(FC_SOURCE_DIR) / folder)) {
      const std::string ending = entry.path().extension().string();
      const bool is_words = entry.path().string().find("/text/") != std::string::npos;
      if ((ending != ".cpp" && ending != ".h" && ending != ".json") || is_words) {
        continue;
      }
      const std::string text = text_of(entry.path());
      for (std::sregex_iterator match(text.begin(), text.end(), quoted), end; match != end; ++match) {
        texts.insert((*match)[1].str());
      }
    }
  }
  return texts;
}

/// The words of letters in a text: "left-hook.2" has two.
void add_words(const std::string& text, std::set<std::string>& words) {
  std::string word;
  for (const char letter : text + " ") {
    if ((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')) {
      word += letter;
    } else if (!word.empty()) {
      words.insert(word);
      word.clear();
    }
  }
}

/// A key is asked for if the source spells it out, or a beginning of it and, somewhere, every word of the rest. Options,
/// settings, lessons, accounts, reasons, told rolls and how a bout ended begin with whatever slug their game has; keys of a
/// keyboard are called as SDL calls them.
TEST(UsedKeys, nothing_is_written_that_nobody_asks_for) {
  const auto words = Words::load(fs::path(FC_SOURCE_DIR) / "data", "en");
  ASSERT_TRUE(words.has_value()) << one_line(words.error());
  const std::set<std::string> roots = roots_of(*words);
  const std::set<std::string> quoted = quoted_texts();
  std::set<std::string> known_words;
  std::set<std::string> beginnings;
  for (const std::string& text : quoted) {
    add_words(text, known_words);
    if (roots.contains(text.substr(0, text.find('.'))) && text.find_last_of("._-") == text.size() - 1) {
      beginnings.insert(text);
    }
  }
  for (const UsedKey& used : used_keys(roots)) {
    if (used.is_beginning) {
      beginnings.insert(used.key);
    }
  }
  for (const std::string& root : roots) {
    for (const char* topic : {".option.", ".setting.", ".lesson.", ".accounts.", ".reason.", ".told-roll.", ".stands."}) {
      beginnings.insert(root + topic);
    }
  }
  // An option's words are made of its key, as in "GAME.scoring.rounds": see core/field.h.
  for (const auto& [key, text] : words->all()) {
    const std::size_t topic = key.find(".option.");
    if (topic != std::string::npos) {
      beginnings.insert(key.substr(0, topic) + "." + key.substr(topic + std::string_view(".option.").size()) + ".");
    }
  }
  const auto is_asked_for = [&](const std::string& key) {
    return quoted.contains(key) || std::ranges::any_of(beginnings, [&](const std::string& beginning) {
             if (!key.starts_with(beginning)) {
               return false;
             }
             std::set<std::string> rest;
             add_words(key.substr(beginning.size()), rest);
             return std::ranges::includes(known_words, rest);
           });
  };
  for (const auto& [key, text] : words->all()) {
    EXPECT_TRUE(key.starts_with("menu.key.") || is_asked_for(key)) << key << " is written, and nobody asks for it";
  }
}

/// Keys that the screens make of a game's slug.
TEST(UsedKeys, every_game_has_a_name_and_a_line_for_its_corner) {
  const fs::path data = fs::path(FC_SOURCE_DIR) / "data";
  const auto words = Words::load(data, "en");
  ASSERT_TRUE(words.has_value()) << one_line(words.error());
  for (const auto& folder : fs::directory_iterator(data)) {
    const std::string slug = folder.path().filename().string();
    for (const std::string& key : {"menu.game." + slug + ".name", "menu.game." + slug + ".line"}) {
      EXPECT_TRUE(slug == "common" || words->has(key)) << key << " is not written, in data/" << slug << "/text for one";
    }
  }
}

}  // namespace
}  // namespace fc::test
