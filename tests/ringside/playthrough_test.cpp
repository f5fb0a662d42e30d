// Ringside's playthroughs, told turn by turn.
#include "library/ringside/game.h"
#include "library/ringside/tale.h"
#include "tests/playthroughs.h"

namespace fc::ringside {
namespace {

/// Turns and rounds stand out, everything else is indented below them.
std::string tell(const MatchOf<Rules>& match) {
  std::string text;
  for (const Event& event : match.events()) {
    const bool heads = std::holds_alternative<RoundBegan>(event) || std::holds_alternative<TurnBegan>(event);
    text.append(heads ? "" : "    ").append(told(event)).append("\n");
  }
  return text;
}

class RingsidePlaythrough : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(RingsidePlaythrough, is_told_as_before) {
  test::expect_told_as_before<Rules>(GetParam(), tell);
}

INSTANTIATE_TEST_SUITE_P(Ringside, RingsidePlaythrough, testing::ValuesIn(test::playthroughs_of(Rules::slug)),
                         test::name_of_playthrough);

}  // namespace
}  // namespace fc::ringside
