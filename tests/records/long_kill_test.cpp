// The tests' own long game, killed at random moments and gone on with.
#include "long_kill.h"
#include "tests/asked.h"
#include "tests/setups.h"

namespace fc::records {
namespace {

#ifndef FC_KILLS
#define FC_KILLS 30
#endif

// Any number by FC_KILLS=1000 before the program's name; FC_GAME: of another long game.
TEST(LongKill, comes_to_the_end_of_the_unbroken_run) {
  const std::string asked = fc::test::asked_game();
  const std::string slug = asked.empty() ? "tiny-tour" : asked;
  const test::LongGame game{.opening = {.game = slug, .setup = fc::test::some_setup(slug), .dice = {}, .choices = {}}};
  EXPECT_GT(test::kill_and_go_on(game, fc::test::asked_or("FC_KILLS", FC_KILLS), 40'000), 0);
}

}  // namespace
}  // namespace fc::records
