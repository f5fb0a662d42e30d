// Bouts for tests of the match layer: any game of the build, played at random through `Match`.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/random.h"
#include "match/games.h"
#include "tests/must.h"

namespace fc::test {

/// All games with the data of this checkout.
inline const Games& all_games() {
  static const Result<Games> games = Games::load(data_folder());
  EXPECT_TRUE(games) << one_line(games.error());
  return *games;
}

/// A bout of the tests' own game, two boxers if nothing else is said, before its first die.
inline std::unique_ptr<Match> tiny_bout(const std::string& boxers = R"("abe-anvil","zeb-winch")",
                                        const std::string& options = "{}") {
  return must(all_games().open({.game = "tiny",
                                .setup = R"({"boxers":[)" + boxers + R"(],"rounds":9,"options":)" + options + "}",
                                .dice = {},
                                .choices = {}}));
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
