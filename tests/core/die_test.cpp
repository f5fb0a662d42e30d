// Dice as games throw them, what refuses a wrong face, and the sum that a roll is compared with.
#include "core/need.h"

#include <gtest/gtest.h>

#include <map>

#include "rules/rules_of.h"

namespace fc {
namespace {

constexpr Die percentile{.lowest = 0, .highest = 99};

Need roll_of(const Die& die) {
  return {.kind = NeedKind::roll, .seat = 0, .topic = 0, .die = die, .more_dice = 0, .secret = false};
}

TEST(Die, shows_each_of_its_faces_about_as_often_and_no_other) {
  constexpr int throws_a_face = 1000;
  for (const Die& die : {d3, d6, d20, d100, percentile, Die{.lowest = 0, .highest = 9}}) {
    Random random(7);
    std::map<int, int> shown;
    for (int thrown = 0; thrown < throws_a_face * die.faces(); ++thrown) {
      ++shown[throw_die(random, die)];
    }
    EXPECT_EQ(shown.size(), static_cast<std::size_t>(die.faces()));
    EXPECT_EQ(shown.begin()->first, die.lowest);
    EXPECT_EQ(shown.rbegin()->first, die.highest);
    for (const auto& [face, times] : shown) {
      EXPECT_NEAR(times, throws_a_face, throws_a_face / 5) << face;
    }
  }
}

TEST(Die, from_nought_falls_as_the_die_from_one_does) {
  Random from_one(3);
  Random from_nought(3);
  for (int thrown = 0; thrown < 100; ++thrown) {
    EXPECT_EQ(throw_die(from_one, d100), throw_die(from_nought, percentile) + 1);
  }
}

TEST(Die, is_refused_with_its_lowest_and_highest_face) {
  EXPECT_TRUE(check_die(roll_of(percentile), 0));
  EXPECT_TRUE(check_die(roll_of(percentile), 99));
  EXPECT_EQ(check_die(roll_of(percentile), 100).error().detail, "100 is not on a d100 (0 to 99)");
  EXPECT_EQ(check_die(roll_of(percentile), -1).error().detail, "-1 is not on a d100 (0 to 99)");
  EXPECT_EQ(check_die(roll_of(d3), 0).error().detail, "0 is not on a d3 (1 to 3)");
  EXPECT_EQ(check_die(roll_of(d3), 4).error().code, FaultCode::bad_die);
}

TEST(RollCall, sums_its_terms_and_counts_those_it_has_no_room_for) {
  RollCall call{.parts = {}};
  for (std::size_t term = 0; term < most_terms; ++term) {
    call.add({.reason = static_cast<std::uint8_t>(term), .amount = 2});
  }
  EXPECT_EQ(call.target, 2 * static_cast<int>(most_terms));
  EXPECT_EQ(call.left_out, 0);
  call.add({.reason = 0, .amount = 5});
  EXPECT_EQ(call.target, 2 * static_cast<int>(most_terms) + 5);
  EXPECT_EQ(call.parts.size(), most_terms);
  EXPECT_EQ(call.left_out, 1);
}

}  // namespace
}  // namespace fc
