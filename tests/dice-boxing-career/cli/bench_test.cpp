// What the rules of the career do, as one number: whoever changes it says so and why.
#include <gtest/gtest.h>

#include "cli/dice-boxing-career/game.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

TEST(DiceBoxingCareerBench, prints_the_signature_of_these_rules) {
  const cli::BenchResult result = bench(our_catalogue());
  EXPECT_EQ(result.signature, "ada3d1600e72c6df");
  EXPECT_LE(result.state_bytes, 16U * 1024);
  EXPECT_GT(result.bout_nanoseconds, result.draws_nanoseconds);
  EXPECT_GT(result.draws, 100) << "questions of a life";
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
