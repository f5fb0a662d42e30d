// What tests ask of a catalogue, and of the lines of a referee.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/must.h"

namespace fc::test {

/// Nothing is wrong with the game's data. check: its `check_data`.
template <class Check>
void expect_sound(Check check) {
  for (const Fault& found : check(data_folder())) {
    ADD_FAILURE() << one_line(found);
  }
}

/// The referee's line is short and in plain letters.
inline void expect_plain(const std::string& line) {
  EXPECT_FALSE(line.empty());
  EXPECT_LT(line.size(), 200U);
  EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; })) << line;
}

}  // namespace fc::test
