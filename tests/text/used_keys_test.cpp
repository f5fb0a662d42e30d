// Every key of words that the source spells out is written in data. Keys put together at run time ("ringside.punch." + name)
// are not seen here; their beginnings are, and must begin at least one key.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "library/words.h"

namespace fc::test {
namespace {

namespace fs = std::filesystem;

struct UsedKey {
  std::string file;
  std::string key;
};

/// The literals in `words["..."]`, `words.say("...", words->say("...` and the like of all sources.
std::vector<UsedKey> used_keys() {
  const std::regex use(R"re(words(?:\(\))?(?:_)?(?:\)?\[|(?:\.|->)(?:say|has)\()\s*"([^"]*)")re");
  std::vector<UsedKey> keys;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(FC_SOURCE_DIR) / "src")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") {
      continue;
    }
    std::ifstream in(entry.path());
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    for (std::sregex_iterator match(text.begin(), text.end(), use), end; match != end; ++match) {
      keys.push_back({.file = fs::relative(entry.path(), FC_SOURCE_DIR).string(), .key = (*match)[1].str()});
    }
  }
  return keys;
}

bool is_known(const Words& words, const std::string& key) {
  if (!key.ends_with('.')) {
    return words.has(key);
  }
  const auto next = words.all().lower_bound(key);
  return next != words.all().end() && next->first.starts_with(key);
}

TEST(UsedKeys, every_key_spelled_out_in_the_source_is_written) {
  const auto words = Words::load(fs::path(FC_SOURCE_DIR) / "data", "en");
  ASSERT_TRUE(words.has_value()) << one_line(words.error());
  const auto keys = used_keys();
  EXPECT_GT(keys.size(), 20U) << "the search for keys no longer finds what the source says";
  for (const auto& [file, key] : keys) {
    EXPECT_TRUE(is_known(*words, key)) << file << " uses \"" << key << "\"";
  }
}

}  // namespace
}  // namespace fc::test
