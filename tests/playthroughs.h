// Whole bouts as readable golden text: tests/<slug>/playthroughs/*.json are scripts, the .txt beside each tells the bout.
// After a change of rules that is meant: FC_APPROVE=1 in the environment writes the texts anew; read them.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "generated/tested_games.h"
#include "match/match.h"

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

}  // namespace fc::test

/// Every game's account of a bout, a line for each event: defined in tests/<slug>/tell.cpp.
#define FC_DECLARE_TELL(game, slug)     \
  namespace fc::game::test {            \
  std::string tell(const Match& match); \
  }
FC_FOR_EACH_TESTED_GAME(FC_DECLARE_TELL)
#undef FC_DECLARE_TELL
