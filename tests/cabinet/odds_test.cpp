// One chance, one number: whoever shows what becomes of a pair shows the same, and an even pair is even by that number.
#include "cabinet/program/odds_maker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <optional>
#include <thread>

#include "cabinet/program/app_context.h"
#include "cabinet/program/match_up.h"
#include "cabinet/screens/gym_screen.h"
#include "cabinet/screens/roster_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "tests/cabinet/cabinet_test_table.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

class OddsOfPairs : public CabinetTable, public testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    CabinetTable::SetUp();
    open(quiet_options());
    plan_ = game().plan(random_);
  }
  [[nodiscard]] CornerGame& game() { return *app().games.find(GetParam()); }
  [[nodiscard]] const Words& words() { return app().language.words(); }
  [[nodiscard]] std::optional<overlay::Odds> odds() { return app().odds.odds(game(), plan_, words()); }

  Random random_{7};
  BoutPlan plan_;
};

TEST_P(OddsOfPairs, add_to_a_hundred_and_stay_as_they_are) {
  const std::optional<overlay::Odds> first = odds();
  if (!first) {
    EXPECT_TRUE(plan_.entrants.size() != 2 || !game().chance(plan_, plan_.entrants[0], plan_.entrants[1]))
        << "a game that looks for even pairs says how even they are";
    return;
  }
  ASSERT_TRUE(first->shares) << "in virtual time nothing is waited for";
  EXPECT_EQ(first->shares->left + first->shares->drawn + first->shares->right, 100);
  EXPECT_GE(std::min({first->shares->left, first->shares->drawn, first->shares->right}), 0);
  EXPECT_FALSE(first->assumes.empty());
  EXPECT_EQ(first->assumes.find('{'), std::string::npos) << first->assumes;
  EXPECT_EQ(odds(), first);
  OddsMaker another(true);
  plan_.stand_ins = {StandIn{.word = "novice", .level = Level::novice}, std::nullopt};
  EXPECT_EQ(another.odds(game(), plan_, words()), first) << "whoever sits there, and whoever asks";
}

TEST_P(OddsOfPairs, come_from_a_thread_that_nobody_waits_for) {
  const std::optional<overlay::Odds> known = odds();
  OddsMaker beside(false);
  std::optional<overlay::Odds> now = beside.odds(game(), plan_, words());
  EXPECT_EQ(now.has_value(), known.has_value());
  if (!known) {
    return;
  }
  EXPECT_TRUE(!now->shares || now == known) << "not yet, and the picture goes on; or the thread was quicker";
  EXPECT_EQ(now->assumes, known->assumes);
  for (int look = 0; look < 6000 && beside.answered() == 0; ++look) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(beside.odds(game(), plan_, words()), known);
}

TEST_P(OddsOfPairs, are_the_same_wherever_they_are_shown) {
  app().flow.to_setup(GetParam());
  frames(2);
  const SetupScreen* setup = top_as<SetupScreen>();
  ASSERT_NE(setup, nullptr);
  plan_ = setup->plan();
  EXPECT_EQ(setup->odds(), odds());
  if (!setup->odds()) {
    return;
  }
  EXPECT_TRUE(is_even(*setup->odds()->shares)) << "whoever is offered first";

  RosterQuery filters;
  for (const int seat : {0, 1}) {
    app().flow.open_roster(game(), plan_, seat, filters, [](const std::string& /*id*/) {});
    frames(2);
    ASSERT_NE(top_as<RosterScreen>(), nullptr);
    EXPECT_EQ(top_as<RosterScreen>()->odds(), odds()) << "of whom the seat brings";
    app().flow.back();
    frames(1);
  }
  for (const int seat : {0, 1}) {
    if (game().has_gym()) {
      app().flow.open_gym(game(), plan_, seat, plan_.entrants[static_cast<std::size_t>(seat)],
                          [](const std::string& /*id*/) {});
      frames(2);
      ASSERT_NE(top_as<GymScreen>(), nullptr);
      EXPECT_EQ(top_as<GymScreen>()->odds(), odds()) << "of his copy, before anything is changed";
      app().flow.back();
      frames(1);
    }
  }
  app().flow.to_tale(game(), {.plan = plan_, .script = game().opening_script(plan_)});
  frames(2);
  ASSERT_NE(top_as<TaleScreen>(), nullptr);
  EXPECT_EQ(top_as<TaleScreen>()->model().odds, odds());
}

TEST_P(OddsOfPairs, are_of_the_same_pair_after_a_look_at_the_corners) {
  app().flow.to_setup(GetParam());
  frames(2);
  plan_ = top_as<SetupScreen>()->plan();
  ASSERT_FALSE(plan_.options.empty());
  game().set_option(plan_, 0, plan_.options.front() == 0 ? 1 : 0);
  app().flow.leave_setup(game(), plan_);
  frames(2);
  EXPECT_EQ(top_as<SetupScreen>(), nullptr);
  app().flow.to_setup(GetParam());
  frames(2);
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  EXPECT_EQ(top_as<SetupScreen>()->plan(), plan_) << "men and terms, as they were left";
  app().flow.leave_setup(game(), plan_);
  app().flow.to_title();
  app().flow.to_setup(GetParam());
  frames(2);
  EXPECT_NE(top_as<SetupScreen>()->plan(), plan_) << "whoever comes after him begins anew";
}

TEST_P(OddsOfPairs, are_of_the_same_pair_after_a_right_click_and_back) {
  ASSERT_FALSE(plan_.options.empty());
  game().set_option(plan_, 0, plan_.options.front() == 0 ? 1 : 0);
  app().flow.leave_setup(game(), plan_);
  app().flow.to_setup(GetParam());
  frames(2);
  SDL_Event click{};
  click.type = SDL_MOUSEBUTTONDOWN;
  click.button.button = SDL_BUTTON_RIGHT;
  click.button.state = SDL_PRESSED;
  SDL_PushEvent(&click);
  frames(2);
  EXPECT_EQ(top_as<SetupScreen>(), nullptr);
  app().flow.to_setup(GetParam());
  frames(2);
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  EXPECT_EQ(top_as<SetupScreen>()->plan(), plan_);
}

TEST_P(OddsOfPairs, are_what_a_search_for_an_even_pair_goes_by) {
  if (!odds()) {
    return;
  }
  std::vector<BoutPlan> found;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 1U}) {
    Random random(seed);
    EvenSearch search(app().odds, game(), words(), plan_,
                      even_candidates(game(), everybody(game().roster()), plan_, 1, random));
    ASSERT_TRUE(search.update()) << "in virtual time it is over at once";
    found.push_back(search.plan());
    EXPECT_NE(found.back().entrants[1], plan_.entrants[1]) << "somebody else";
    EXPECT_TRUE(is_even(*app().odds.odds(game(), found.back(), words())->shares))
        << found.back().entrants[0] << " against " << found.back().entrants[1];
  }
  EXPECT_EQ(found.front(), found.back()) << "of the same seed";
}

TEST_P(OddsOfPairs, of_first_bouts_are_even) {
  if (!game().first_bout(random_)) {
    return;
  }
  app().flow.to_first_bout();
  frames(2);
  const TaleScreen* tale = top_as<TaleScreen>();
  ASSERT_NE(tale, nullptr);
  ASSERT_TRUE(tale->model().odds);
  EXPECT_TRUE(is_even(*tale->model().odds->shares));
}

INSTANTIATE_TEST_SUITE_P(Games, OddsOfPairs, testing::ValuesIn(fc::test::listed_slugs), fc::test::name_of_game);

TEST(EvenOdds, are_forty_to_sixty_with_half_of_the_draws_for_each) {
  EXPECT_TRUE(is_even({.left = 40, .drawn = 0, .right = 60}));
  EXPECT_FALSE(is_even({.left = 39, .drawn = 0, .right = 61}));
  EXPECT_TRUE(is_even({.left = 30, .drawn = 20, .right = 50}));
  EXPECT_FALSE(is_even({.left = 53, .drawn = 16, .right = 31}));
}

}  // namespace
}  // namespace fc::cabinet
