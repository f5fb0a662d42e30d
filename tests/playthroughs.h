// Whole bouts as readable golden text: tests/<slug>/playthroughs/*.json are scripts, the .txt beside each tells the bout.
// After a change of rules that is meant: FC_APPROVE=1 in the environment writes the texts anew; read them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "library/whole_file.h"
#include "match/games.h"
#include "match/match_of.h"

namespace fc::test {

/// The scripts of a game, in alphabetical order.
inline std::vector<std::filesystem::path> playthroughs_of(std::string_view slug) {
  std::vector<std::filesystem::path> files;
  const auto folder = std::filesystem::path(FC_SOURCE_DIR "/tests") / slug / "playthroughs";
  if (std::filesystem::is_directory(folder)) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".json") {
        files.push_back(entry.path());
      }
    }
  }
  std::ranges::sort(files);
  return files;
}

/// Plays the script and compares what tell(match) says with the golden text. Rules: the game's.
template <class Rules, class Tell>
void expect_told_as_before(const std::filesystem::path& script, Tell tell) {
  const auto games = Games::load(FC_SOURCE_DIR "/data");
  ASSERT_TRUE(games) << one_line(games.error());
  const auto text = read_whole(script);
  ASSERT_TRUE(text) << one_line(text.error());
  const auto match = open_match(*games, *text);
  ASSERT_TRUE(match) << one_line(match.error());
  const std::string tale = tell(match_of<Rules>(**match)) + (*match)->answer() + "\n";
  const auto golden = std::filesystem::path(script).replace_extension(".txt");
  if (std::getenv("FC_APPROVE") != nullptr) {
    ASSERT_TRUE(write_whole(golden, tale));
  }
  EXPECT_EQ(read_whole(golden), tale);
}

/// "seed-example" as seed_example.
inline std::string name_of_playthrough(const testing::TestParamInfo<std::filesystem::path>& script) {
  std::string name = script.param.stem().string();
  std::ranges::replace(name, '-', '_');
  return name;
}

}  // namespace fc::test
