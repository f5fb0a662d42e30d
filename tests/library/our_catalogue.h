// The catalogue of a game as the project's data have it, for tests.
#pragma once

#include <gtest/gtest.h>

#include "tests/must.h"

namespace fc::test {

/// load: `load_catalogue` of the game.
template <auto load>
const auto& our_catalogue() {
  static const auto loaded = must(load(data_folder()));
  return loaded;
}

/// Nothing is wrong with the game's data. check: its `check_data`.
template <class Check>
void expect_sound(Check check) {
  for (const Fault& found : check(data_folder())) {
    ADD_FAILURE() << one_line(found);
  }
}

}  // namespace fc::test
