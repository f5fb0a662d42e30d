// Knock Out's playthroughs, told fight by fight.
#include "library/knock-out/game.h"
#include "library/knock-out/tale.h"
#include "tests/playthroughs.h"

namespace fc::knock_out {
namespace {

/// Seasons and challenges stand out, everything else is indented below them.
std::string tell(const MatchOf<Rules>& match) {
  std::string text;
  for (const Event& event : match.events()) {
    const bool heads = std::holds_alternative<SeasonBegan>(event) || std::holds_alternative<Challenged>(event) ||
                       std::holds_alternative<SeasonEnded>(event);
    text.append(heads ? "" : "    ").append(told(match.setup(), event)).append("\n");
  }
  return text;
}

class KnockOutPlaythrough : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(KnockOutPlaythrough, is_told_as_before) {
  test::expect_told_as_before<Rules>(GetParam(), tell);
}

INSTANTIATE_TEST_SUITE_P(KnockOut, KnockOutPlaythrough, testing::ValuesIn(test::playthroughs_of(Rules::slug)),
                         test::name_of_playthrough);

}  // namespace
}  // namespace fc::knock_out
