// From chances to mixes, and from mixes to picks.
#include "bots/mixing.h"

#include <gtest/gtest.h>

#include "best_response.h"

namespace fc {
namespace {

/// Paper, scissors, stone with two picks that nobody wants.
ChanceMatrix known_game() {
  constexpr std::size_t picks = 5;
  ChanceMatrix chances{.picks = picks, .chance = {}};
  for (std::size_t red = 0; red < picks; ++red) {
    for (std::size_t blue = 0; blue < picks; ++blue) {
      chances.chance[red][blue] = red > 2 ? 0.2 : blue > 2 ? 0.8 : red == blue ? 0.5 : (red + 1) % 3 == blue ? 0.4 : 0.6;
    }
  }
  return chances;
}

TEST(Mixing, finds_the_mix_of_a_game_that_is_known) {
  const ChanceMatrix chances = known_game();
  const auto mixes = best_mixes(chances, all_picks(chances.picks));
  for (const Mix& mix : mixes) {
    for (std::size_t pick = 0; pick < chances.picks; ++pick) {
      EXPECT_NEAR(mix.share(pick), pick < 3 ? 1.0 / 3 : 0, 0.01) << pick;
    }
  }
  EXPECT_NEAR(chances.value(mixes), 0.5, 0.001);
  EXPECT_NEAR(test::best_response_gain({chances, chances}, mixes), 0, 0.001);
}

TEST(Mixing, a_pick_that_is_not_kept_is_never_mixed) {
  const ChanceMatrix chances = known_game();
  KeptPicks kept = all_picks(chances.picks);
  kept[0][0] = false;
  const auto mixes = best_mixes(chances, kept);
  EXPECT_EQ(mixes[0].weight[0], 0);
  EXPECT_LT(chances.value(mixes), 0.5);
}

TEST(Mixing, a_pick_costs_as_much_in_the_one_corner_as_in_the_other) {
  Random random(7);
  int several_best = 0;
  for (int game = 0; game < 400; ++game) {
    const std::array<std::size_t, 2> counts{2 + random.below(4), 2 + random.below(4)};
    ChanceMatrix chances{.picks = std::max(counts[0], counts[1]), .chance = {}};
    ChanceMatrix mirror = chances;
    KeptPicks kept{};
    for (std::size_t red = 0; red < counts[0]; ++red) {
      for (std::size_t blue = 0; blue < counts[1]; ++blue) {
        chances.chance[red][blue] = 0.25 + 0.25 * random.below(3);  // so few that often several mixes are best
        mirror.chance[blue][red] = 1 - chances.chance[red][blue];
        kept[0][red] = kept[1][blue] = true;
      }
    }
    const PicksStudy study{.chances = chances, .counts = counts, .mixes = even_mixes(chances, counts)};
    const PicksStudy mirrored{
        .chances = mirror, .counts = {counts[1], counts[0]}, .mixes = even_mixes(mirror, {counts[1], counts[0]})};
    for (const std::size_t corner : {0U, 1U}) {
      const auto costs = study.costs(corner);
      const auto of_other = mirrored.costs(1 - corner);
      for (std::size_t pick = 0; pick < costs.size(); ++pick) {
        EXPECT_NEAR(costs[pick], of_other[pick], 1e-9);
      }
    }
    const double value = chances.value(best_mixes(chances, kept));
    for (std::size_t red = 0; red < counts[0]; ++red) {
      EXPECT_LE(study.of_pick(0, red), value + 0.002) << "nobody can exploit it";
    }
    for (std::size_t blue = 0; blue < counts[1]; ++blue) {
      EXPECT_GE(study.of_pick(1, blue), value - 0.002) << "nobody can exploit it";
    }
    several_best += best_mixes(chances, kept)[0] != best_mixes(mirror, {kept[1], kept[0]})[1] ? 1 : 0;
  }
  EXPECT_GT(several_best, 20);
}

TEST(Mixing, a_predictable_player_is_exploited) {
  const ChanceMatrix chances = known_game();
  Mix always;
  always.weight[0] = 1;
  always.total = 1;
  EXPECT_NEAR(test::best_response_gain({chances, chances}, {always, always}), 0.1, 1e-9);
}

TEST(Mixing, picks_are_drawn_as_often_as_their_weights_say) {
  Random random(1);
  Mix mix;
  mix.weight = {1, 0, 3};
  mix.total = 4;
  constexpr int draws = 4'000;
  std::array<int, 3> mixed{};
  std::array<int, 3> weighed{};
  for (int draw = 0; draw < draws; ++draw) {
    ++mixed[draw_pick(mix, random)];
    ++weighed[draw_place(std::array<std::uint8_t, 3>{2, 0, 6}, random)];
  }
  for (const auto& counts : {mixed, weighed}) {
    EXPECT_NEAR(counts[0], draws / 4, 120);
    EXPECT_EQ(counts[1], 0);
  }
}

}  // namespace
}  // namespace fc
