// The tests' own long game, killed at random moments and gone on with.
#include "long_kill.h"
#include "tests/setups.h"

namespace fc::records {
namespace {

#ifndef FC_KILLS
#define FC_KILLS 30
#endif

TEST(LongKill, comes_to_the_end_of_the_unbroken_run) {
  const test::LongGame game{
      .opening = {.game = "tiny-tour", .setup = fc::test::some_setup("tiny-tour"), .dice = {}, .choices = {}}};
  EXPECT_GT(test::kill_and_go_on(game, FC_KILLS, 40'000), 0);
}

}  // namespace
}  // namespace fc::records
