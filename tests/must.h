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

}  // namespace fc::test
