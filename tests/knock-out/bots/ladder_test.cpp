// The ladder of bots: one of each level wins more than his share against a table of the level below. Seeds are fixed, so the
// result is too. Over 1,000 games the shares are higher still; here fewer games have to show a clear lead.
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "bots/knock-out/game.h"
#include "games.h"
#include "rules/knock-out/seasons.h"

namespace fc::knock_out {
namespace {

constexpr int players = 4;
constexpr Effort quick{.passes = 6, .seasons = 10};

/// Win share of one `stronger` among `weaker`, who changes his seat every game; a shared win counts in part.
double share_of(Level stronger, Level weaker, int games) {
  const Setup setup = test::setup_of(players);
  const TrainingBook& book = test::training_book();
  const std::unique_ptr<Controller> hero = make_controller(stronger, book, quick);
  const std::unique_ptr<Controller> rival = make_controller(weaker, book, quick);
  double share = 0;
  for (int game = 0; game < games; ++game) {
    std::vector<Controller*> by_seat(players, rival.get());
    const int seat = game % players;
    by_seat[static_cast<std::size_t>(seat)] = hero.get();
    const State end = test::play_out(setup, Rules::opening(setup), by_seat, static_cast<std::uint64_t>(game));
    const Ranking ranking = ranking_of(setup, end);
    const auto winners = std::count_if(ranking.begin(), ranking.end(), [](const Ranked& one) { return one.rank == 1; });
    for (const Ranked& one : ranking) {
      share += one.rank == 1 && one.seat == seat ? 1.0 / static_cast<double>(winners) : 0;
    }
  }
  return share / games;
}

TEST(Ladder, the_novice_beats_uniform_bots) { EXPECT_GE(share_of(Level::novice, Level::uniform, 400), 0.35); }

TEST(Ladder, the_contender_beats_novices) { EXPECT_GE(share_of(Level::contender, Level::novice, 400), 0.5); }

TEST(Ladder, the_champion_beats_contenders) { EXPECT_GE(share_of(Level::champion, Level::contender, 60), 0.4); }

}  // namespace
}  // namespace fc::knock_out
