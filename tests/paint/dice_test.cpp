// Which number stands on which face of which solid.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

#include "paint/dice.h"

namespace fc::paint {
namespace {

constexpr Die digit{.lowest = 0, .highest = 9};
constexpr std::array<Die, 8> dice{
    d3, d4, d6, d10, d20, digit, Die{.lowest = 1, .highest = 2}, Die{.lowest = 0, .highest = 19}};

int faces_of(const Die& die) { return static_cast<int>(shape_of(die).faces.size()); }

TEST(DiceShapes, every_face_of_a_die_is_found_on_its_solid) {
  for (const Die& die : dice) {
    for (int face = die.lowest; face <= die.highest; ++face) {
      const std::size_t place = face_with(die, face);
      ASSERT_LT(place, shape_of(die).faces.size());
      EXPECT_EQ(number_on(die, static_cast<int>(place)), die == d10 && face == 10 ? 0 : face);
    }
  }
}

TEST(DiceShapes, a_solid_bears_no_number_that_its_die_has_not) {
  for (const Die& die : dice) {
    std::set<int> numbers;
    for (int face = 0; face < faces_of(die); ++face) {
      const int number = number_on(die, face);
      EXPECT_TRUE(die.has(number) || (die == d10 && number == 0)) << number;
      numbers.insert(number);
    }
    EXPECT_EQ(static_cast<int>(numbers.size()), die.faces());
  }
}

TEST(DiceShapes, a_die_of_three_is_a_cube_with_each_number_on_opposite_faces) {
  ASSERT_EQ(faces_of(d3), 6);
  for (int face = 0; face < 6; ++face) {
    for (int other = face + 1; other < 6; ++other) {
      const Vec3& one = shape_of(d3).faces[static_cast<std::size_t>(face)].normal;
      const Vec3& two = shape_of(d3).faces[static_cast<std::size_t>(other)].normal;
      const bool opposite = one.x * two.x + one.y * two.y + one.z * two.z < -0.9F;
      EXPECT_EQ(number_on(d3, face) == number_on(d3, other), opposite);
    }
  }
}

TEST(DiceShapes, a_seven_stands_in_one_place_on_both_ten_sided_dice) {
  EXPECT_EQ(face_with(d10, 7), face_with(digit, 7));
  EXPECT_EQ(face_with(d10, 10), face_with(digit, 0));
}

TEST(DiceShapes, a_die_at_rest_turns_its_face_to_the_seats) {
  for (const Die& die : dice) {
    for (int face = die.lowest; face <= die.highest; ++face) {
      const Turn turn = turn_of({.die = die, .face = face, .at = {}});
      const Vec3 normal = turn(shape_of(die).faces[face_with(die, face)].normal);
      EXPECT_NEAR(normal.z, 1, 0.001F);
    }
  }
}

}  // namespace
}  // namespace fc::paint
