// What people at the table can tell of a secret pick before it is out: nothing.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace fc::cabinet {

/// What could be seen and heard until the secret was out, and what came out.
struct Onlooker {
  std::vector<std::uint64_t> pictures;  ///< frame by frame; equal numbers, equal pixels
  std::string heard;
  std::vector<std::string> revealed;  ///< the choices of the script afterwards
};

/// Different choices were made, and no picture and no sound told of it.
inline void expect_nothing_told(const Onlooker& one, const Onlooker& other) {
  ASSERT_EQ(one.pictures.size(), other.pictures.size());
  const auto differs = std::ranges::mismatch(one.pictures, other.pictures);
  EXPECT_EQ(differs.in1, one.pictures.end()) << "picture " << differs.in1 - one.pictures.begin() << " differs";
  EXPECT_EQ(one.heard, other.heard);
  EXPECT_NE(one.revealed, other.revealed) << "the picks were no different after all";
}

}  // namespace fc::cabinet
