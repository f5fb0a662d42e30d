// What tests take for granted: the project's data, and results that hold.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <utility>

#include "core/result.h"

namespace fc::test {

/// The project's data, with those of the tests' own game.
inline std::filesystem::path data_folder() { return FC_TESTED_DATA; }

/// The value; a fault ends the program with its line.
template <class T>
T must(Result<T> result) {
  if (!result) {
    std::cerr << one_line(result.error()) << '\n';
    std::abort();
  }
  return std::move(*result);
}

inline void must(const Result<void>& result) {
  if (!result) {
    std::cerr << one_line(result.error()) << '\n';
    std::abort();
  }
}

/// The catalogue of a game as the project's data have it. load: `load_catalogue` of the game.
template <auto load>
const auto& our_catalogue() {
  static const auto loaded = must(load(data_folder()));
  return loaded;
}

}  // namespace fc::test
