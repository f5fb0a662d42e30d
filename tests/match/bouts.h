// Bouts for tests of the match layer: any game of the build, played at random through `Match`.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/random.h"
#include "match/games.h"
#include "match/script.h"
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

/// Plays a long game to its end and opens it again from its script at one question in `every`. answer(): one more; false:
/// it is over. Returns how many there were.
template <class Answer>
int expect_to_go_on_from_its_script(const Match& match, int every, Answer answer) {
  const auto stands = [](const Match& one) {
    const std::string whole = one.answer();
    return whole.substr(0, whole.find("\"events\""));
  };
  int answers = 0;
  do {
    if (++answers % every == 0) {
      const auto again = must(open_match(all_games(), to_json(match.script())));
      EXPECT_EQ(again->need(), match.need());
      EXPECT_EQ(stands(*again), stands(match));
    }
  } while (answer());
  return answers;
}

/// Boxes the bout that a long game awaits by chance, as one of the game below.
inline void box_by_chance(Match& match, std::string_view below, Random& random) {
  const auto bout = must(all_games().open(match.bout()));
  EXPECT_EQ(bout->game(), below);
  while (answer_at_random(*bout, random)) {
  }
  const Result<void> taken = match.choose(match.result_of(*bout));
  EXPECT_TRUE(taken) << one_line(taken.error());
}

}  // namespace fc::test
