// Every key that the source spells out is written in data. A text in the source counts as a key if it begins like one
// ("bare-knuckle.call.down"); one that is put together at run time ("bare-knuckle.punch." + name) must begin at least one
// key.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

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

std::vector<UsedKey> used_keys(const std::set<std::string>& roots) {
  const std::regex literal(R"re("([a-z][a-z_-]*)((?:\.[a-z0-9_-]+)+)(\.?)"(s?\s*\+|\)\s*[.+])?)re");
  std::vector<UsedKey> keys;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(FC_SOURCE_DIR) / "src")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") {
      continue;
    }
    std::ifstream in(entry.path());
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
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
