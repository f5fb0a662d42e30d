// The estimate before the bout against bouts that are boxed.
#include "bots/ringside/fitted_chance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "bots/ringside/game.h"
#include "bouts.h"
#include "library/catalogue_files.h"
#include "match/game_of.h"
#include "match/script.h"
#include "tests/must.h"
#include "tests/playthroughs.h"

namespace fc::ringside {
namespace {

Boxer the(std::string_view id) { return test::catalogue().find(id)->boxer; }

/// Share of red between two contenders; a drawn bout is half a win.
double boxed_share(const Boxer& red, const Boxer& blue, int rounds) {
  constexpr int bouts = 120;
  const auto setup = test::bout_of(red, blue, rounds);
  const std::unique_ptr<Controller> one = make_controller(Level::contender);
  const std::unique_ptr<Controller> other = make_controller(Level::contender);
  double share = 0;
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    const State end = test::play_out(setup, Rules::opening(setup), {one.get(), other.get()}, bout);
    share += (end.has_winner ? (end.winner == Corner::red ? 1.0 : 0.0) : 0.5) / bouts;
  }
  return share;
}

TEST(Chances, both_chances_make_one) {
  EXPECT_DOUBLE_EQ(chance_to_beat(the("muhammad-ali"), the("muhammad-ali"), 3), 0.5);
  EXPECT_DOUBLE_EQ(
      chance_to_beat(the("joe-louis"), the("duane-bobick"), 3) + chance_to_beat(the("duane-bobick"), the("joe-louis"), 3),
      1);
}

TEST(Chances, the_better_boxer_gains_by_every_round) {
  double before = 0.5;
  for (const int rounds : {1, 3, 5, 7, 8, 10, 12, 15}) {
    const double chance = chance_to_beat(the("joe-louis"), the("archie-moore"), rounds);
    EXPECT_GT(chance, before) << rounds << " rounds";
    before = chance;
  }
}

TEST(Chances, come_near_what_bouts_show) {
  constexpr double near = 0.15;  // 0.05 of it are the luck of so few bouts
  for (const int rounds : {1, 3, 7, 15}) {
    for (const auto& [red, blue] :
         {std::pair{"muhammad-ali", "rocky-marciano"}, std::pair{"george-foreman", "joe-frazier"},
          std::pair{"joe-louis", "duane-bobick"}, std::pair{"karl-mildenberger", "sonny-liston"}}) {
      EXPECT_NEAR(chance_to_beat(the(red), the(blue), rounds), boxed_share(the(red), the(blue), rounds), near)
          << red << " v " << blue << ", " << rounds << " rounds";
    }
  }
}

/// tell(match, need) before each open answer of our playthroughs that leaves a choice.
template <class Tell>
void each_open_answer(const Game& game, Tell tell) {
  for (const std::filesystem::path& file : fc::test::playthroughs_of("ringside")) {
    const Script script = fc::test::must(read_script(file));
    const auto match = fc::test::must(game.open(script));
    std::size_t dice = 0;
    std::size_t choices = 0;
    while (match->need().kind != NeedKind::finished) {
      const Need need = match->need();
      if (need.kind == NeedKind::roll) {
        if (dice == script.dice.size()) {
          break;
        }
        fc::test::must(match->roll(script.dice[dice++]));
        continue;
      }
      if (choices == script.choices.size()) {
        break;
      }
      if (!need.secret && match->legal(need).size() > 1) {
        tell(*match, need);
      }
      fc::test::must(match->choose(script.choices[choices++]));
    }
  }
}

/// Of a V that looks at one thing alone, whatever tells is that, or that the bout may be over.
TEST(Chances, tell_by_what_they_look_at) {
  const auto opened = fc::test::must(make_game<Rules, Catalogue>(fc::test::data_folder(), test::catalogue()));
  const Game& game = *opened;
  const std::vector<double> all = fc::test::must(read_chances(fc::test::data_folder(), "ringside", chance_terms));
  int told = 0;
  for (const std::string_view aspect : {"attack", "cover", "lead", "endurance", "ropes", ""}) {
    std::vector<double> weights = all;
    for (std::size_t term = 0; term < weights.size(); ++term) {
      weights[term] = FittedChance::aspect_of(term) == aspect ? weights[term] : 0;
    }
    const auto analyst = make_analyst(game, weights);
    ASSERT_NE(analyst, nullptr);
    each_open_answer(game, [&](const Match& match, const Need& need) {
      const std::vector<double> costs = analyst->costs(match, need);
      const auto [best, worst] = std::ranges::minmax_element(costs);
      constexpr double worth_telling = 0.01;
      if (*worst < worth_telling) {
        return;
      }
      const std::vector<std::string> legal = match.legal(need);
      const std::string_view said =
          analyst->telling_aspect(match, need, legal[static_cast<std::size_t>(best - costs.begin())],
                                  legal[static_cast<std::size_t>(worst - costs.begin())]);
      EXPECT_TRUE(said == aspect || said == "end") << "\"" << said << "\" where there is but \"" << aspect << "\"";
      told += said == aspect && !aspect.empty() ? 1 : 0;
    });
  }
  EXPECT_GT(told, 10);
}

}  // namespace
}  // namespace fc::ringside
