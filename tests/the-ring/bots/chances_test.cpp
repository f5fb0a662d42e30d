// The estimate before the bout.
#include "bots/the-ring/chances.h"

#include <gtest/gtest.h>

#include "bouts.h"

namespace fc::the_ring {
namespace {

double chance(std::string_view red, std::string_view blue, int rounds = 12) {
  return chance_of_red(test::bout_of(red, blue, rounds));
}

TEST(Chances, both_chances_make_one) {
  EXPECT_NEAR(chance("muhammad-ali", "muhammad-ali"), 0.5, 0.001);
  EXPECT_NEAR(chance("muhammad-ali", "joe-frazier") + chance("joe-frazier", "muhammad-ali"), 1, 0.001);
}

TEST(Chances, the_better_boxer_gains_by_every_round) {
  double before = 0.5;
  for (const int rounds : {1, 4, 8, 12, 15, 20}) {
    const double now = chance("muhammad-ali", "jerry-quarry", rounds);
    EXPECT_GT(now, before) << rounds << " rounds";
    before = now;
  }
}

TEST(Chances, a_great_man_beats_a_journeyman) {
  EXPECT_GT(chance("muhammad-ali", "chuck-wepner"), 0.9);
  EXPECT_GT(chance("joe-louis", "chuck-wepner"), 0.9);
}

TEST(Chances, need_no_city_and_no_referee) {
  auto setup = test::bout_of("joe-louis", "joe-frazier", 12);
  const double known = chance_of_red(setup);
  setup.city = City::none;
  setup.referee = Referee::none;
  setup.options.training_camp = true;
  EXPECT_DOUBLE_EQ(chance_of_red(setup), known);
}

}  // namespace
}  // namespace fc::the_ring
