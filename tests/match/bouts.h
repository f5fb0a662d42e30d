// Bouts for tests of the match layer: any game of the build, played at random through `Match`.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/random.h"
#include "match/games.h"

namespace fc::test {

/// All games with the data of this checkout.
inline const Games& all_games() {
  static const Result<Games> games = Games::load(FC_SOURCE_DIR "/data");
  EXPECT_TRUE(games) << one_line(games.error());
  return *games;
}

/// A Ringside bout of equal men at its first question.
inline std::unique_ptr<Match> ringside_bout(int rounds = 3) {
  const Script script{.game = "ringside",
                      .setup = R"({"red":"joe-louis","blue":"joe-frazier","rounds":)" + std::to_string(rounds) + "}",
                      .dice = {},
                      .choices = {}};
  auto match = all_games().open(script);
  EXPECT_TRUE(match) << one_line(match.error());
  return std::move(*match);
}

/// Answers what is asked at random. False: the bout is over.
inline bool answer_at_random(Match& match, Random& random) {
  const Need need = match.need();
  if (need.kind == NeedKind::finished) {
    return false;
  }
  if (need.kind == NeedKind::roll) {
    EXPECT_TRUE(match.roll(throw_die(random, need.die)));
    return true;
  }
  if (need.kind == NeedKind::bout) {
    EXPECT_TRUE(match.choose(match.any_result(random)));
    return true;
  }
  const auto legal = match.legal(need);
  EXPECT_TRUE(match.choose(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
  return true;
}

}  // namespace fc::test
