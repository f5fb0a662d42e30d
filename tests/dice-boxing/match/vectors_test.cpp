#include "tests/match/whole_answers.h"

namespace fc::dice_boxing {
namespace {

TEST(DiceBoxingVectors, are_answered_and_refused_whole) { test::expect_whole_answers("dice-boxing", 118, 35); }

}  // namespace
}  // namespace fc::dice_boxing
