// What the rules of the career do, as one number: whoever changes it says so and why.
#include <gtest/gtest.h>

#include "cli/dice-boxing-career/game.h"
#include "tests/cli/run_cli.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

TEST(DiceBoxingCareerBench, prints_the_signature_of_these_rules) {
  fc::test::expect_bench(bench(our_catalogue()), "ada3d1600e72c6df", 100);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
