// The files of data that the games offer to the fuzzer: data_files() in tests/<slug>/fuzz/data_files.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.h"
#include "generated/tested_games.h"

namespace fc::test {

/// A file and how its game checks it: sound, or a fault.
struct DataFile {
  Result<void> (*check)(std::string_view name, std::string_view text) = nullptr;
  std::string_view name;
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
