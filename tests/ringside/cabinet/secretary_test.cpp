// "As usual until the bell": one order answers tactics and rushes, and gives way where they matter.
#include "cabinet/ringside/corner.h"

#include <gtest/gtest.h>

#include <string>

#include "core/random.h"
#include "library/ringside/game.h"
#include "match/match_of.h"
#include "rules/ringside/rules.h"
#include "tests/must.h"

namespace fc::ringside {
namespace {

bool is_usual(const std::string& notation) { return notation == "no-tactic" || notation == "no-rush"; }

bool asks_for_tactics(const Need& need) {
  const auto topic = static_cast<Decision>(need.topic);
  return need.kind == NeedKind::choice && (topic == Decision::tactic || topic == Decision::rush);
}

/// What one order of red's spared him in a bout of random answers.
struct Spared {
  int in_its_round = 0;
  int later = 0;
  int while_trapped_or_spent = 0;
  int of_blue = 0;
};

Spared play_with_order(std::uint64_t seed) {
  const auto catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  const Setup setup = fc::test::must(read_setup(catalogue, R"({"red": "joe-louis", "blue": "max-schmeling", "rounds": 3})"));
  MatchOf<Rules> match(setup, {.game = "ringside", .setup = "{}", .dice = {}, .choices = {}}, write_answer, standing_of);
  const auto secretary = make_secretary();
  Random random(seed);
  Spared spared;
  bool ordered = false;
  while (match.need().kind != NeedKind::finished) {
    const Need need = match.need();
    if (need.kind == NeedKind::roll) {
      EXPECT_TRUE(match.roll(throw_die(random, need.die)));
      continue;
    }
    if (asks_for_tactics(need) && need.seat == 0 && !ordered) {
      secretary->take_order(match, 0, "usual");
      ordered = true;
    }
    const std::optional<std::string> answer = secretary->answer(match, need, {});
    if (answer) {
      EXPECT_TRUE(is_usual(*answer));
      const State& state = match.state();
      const BoxerState& red = state.boxer(Corner::red);
      spared.of_blue += need.seat == 1 ? 1 : 0;
      spared.while_trapped_or_spent += red.trapped || red.endurance <= 0 ? 1 : 0;
      ++(state.round == 1 ? spared.in_its_round : spared.later);
      EXPECT_TRUE(match.choose(*answer));
      continue;
    }
    const auto legal = Rules::legal(setup, match.state(), need);
    const Choice choice = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    EXPECT_TRUE(match.choose(Rules::notation(choice)));
  }
  return spared;
}

TEST(RingsideSecretary, answers_the_question_in_which_he_was_told_so_wherever_the_man_stands) {
  const auto catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  const auto setup = fc::test::must(read_setup(catalogue, R"({"red": "joe-louis", "blue": "max-schmeling", "rounds": 3})"));
  int trapped = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    MatchOf<Rules> match(setup, {.game = "ringside", .setup = "{}", .dice = {}, .choices = {}}, write_answer, standing_of);
    const auto secretary = make_secretary();
    Random random(seed);
    while (match.need().kind != NeedKind::finished) {
      const Need need = match.need();
      if (need.kind == NeedKind::roll) {
        EXPECT_TRUE(match.roll(throw_die(random, need.die)));
        continue;
      }
      if (asks_for_tactics(need) && match.state().boxer(static_cast<Corner>(need.seat)).trapped) {
        ++trapped;
        secretary->take_order(match, need.seat, "usual");
        const std::optional<std::string> answer = secretary->answer(match, need, {});
        ASSERT_TRUE(answer) << "the button does something";
        EXPECT_TRUE(match.choose(*answer));
        if (asks_for_tactics(match.need()) && match.need().seat == need.seat) {
          EXPECT_FALSE(secretary->answer(match, match.need(), {})) << "and no more: he is in trouble";
        }
        continue;
      }
      const auto legal = Rules::legal(setup, match.state(), need);
      const Choice choice = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      EXPECT_TRUE(match.choose(Rules::notation(choice)));
    }
  }
  EXPECT_GT(trapped, 10);
}

TEST(RingsideSecretary, answers_tactics_and_rushes_of_one_man_until_the_bell) {
  int spared_in_all = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Spared spared = play_with_order(seed);
    spared_in_all += spared.in_its_round;
    EXPECT_EQ(spared.later, 0) << "the next round asks anew";
    EXPECT_EQ(spared.of_blue, 0);
    EXPECT_EQ(spared.while_trapped_or_spent, 0);
  }
  EXPECT_GT(spared_in_all, 100);
}

}  // namespace
}  // namespace fc::ringside
