// The files of data that the games offer to the fuzzer: data_files() in tests/<slug>/fuzz/data_files.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.h"
#include "generated/tested_games.h"
#include "library/checked_json.h"

namespace fc::test {

/// A file and how its game checks it: sound, or a fault.
struct DataFile {
  Result<void> (*check)(std::string_view name, std::string_view text) = nullptr;
  std::string_view name;
  /// Of a file that a player makes himself, one as his game writes it, called own-rocky; null: it comes with the game.
  Json (*own)() = nullptr;
  std::string_view slug{};  ///< of its game: filled in by `all_data_files`
};

}  // namespace fc::test

#define FC_DECLARE_DATA_FILES(game, slug)                                \
  namespace fc::game {                                                   \
  Result<void> check_file(std::string_view name, std::string_view text); \
  namespace test {                                                       \
  std::vector<fc::test::DataFile> data_files();                          \
  }                                                                      \
  }
FC_FOR_EACH_TESTED_GAME(FC_DECLARE_DATA_FILES)
#undef FC_DECLARE_DATA_FILES

namespace fc::test {

/// Those of all games, in the games' order.
inline const std::vector<DataFile>& all_data_files() {
  static const std::vector<DataFile> files = [] {
    std::vector<DataFile> all;
#define FC_ADD_DATA_FILES(game, of_slug)               \
  for (DataFile file : fc::game::test::data_files()) { \
    file.slug = of_slug;                               \
    all.push_back(file);                               \
  }
    FC_FOR_EACH_TESTED_GAME(FC_ADD_DATA_FILES)
#undef FC_ADD_DATA_FILES
    return all;
  }();
  return files;
}

}  // namespace fc::test
