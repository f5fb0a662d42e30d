// Whole careers as golden text, until the career is a game of the cabinet and tests/match/playthrough_test.cpp takes
// them.
#include <gtest/gtest.h>

#include <cstdlib>

#include "library/whole_file.h"
#include "tests/match/bouts.h"
#include "tests/playthroughs.h"

namespace fc::dice_boxing_career::test {

std::string tell(const Match& match);

namespace {

TEST(DiceBoxingCareerPlaythroughs, are_told_as_before) {
  const auto scripts = fc::test::playthroughs_of("dice-boxing-career");
  ASSERT_GE(scripts.size(), 3U);
  for (const std::filesystem::path& script : scripts) {
    const auto match = fc::test::must(open_match(fc::test::all_games(), fc::test::must(read_whole(script))));
    EXPECT_EQ(match->need().kind, NeedKind::finished) << script;
    const std::string told = tell(*match) + match->answer() + "\n";
    const auto golden = std::filesystem::path(script).replace_extension(".txt");
    if (std::getenv("FC_APPROVE") != nullptr) {
      ASSERT_TRUE(write_whole(golden, told));
    }
    EXPECT_EQ(fc::test::must(read_whole(golden)), told);
  }
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
