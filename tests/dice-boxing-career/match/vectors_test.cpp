#include "tests/match/whole_answers.h"

namespace fc::dice_boxing_career {
namespace {

TEST(DiceBoxingCareerVectors, are_answered_and_refused_whole) { test::expect_whole_answers("dice-boxing-career", 84, 11); }

}  // namespace
}  // namespace fc::dice_boxing_career
