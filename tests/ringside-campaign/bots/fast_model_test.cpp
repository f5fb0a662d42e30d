// The fast model of bouts, by which campaigns are tried and careers reckoned ahead, against bouts that bots box by the rules
// of Ringside. It is meant to be near, not equal: it was
// measured with everything at random, and contenders hit harder. Source: rules/ringside-campaign/rules.md, 6.1, 9.1.
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "bots/ringside-campaign/worth.h"
#include "bots/ringside/game.h"
#include "computers.h"
#include "match/match_of.h"

namespace fc::ringside_campaign::test {
namespace {

/// Shares and means of one pair's bouts.
struct Boxed {
  double red_wins = 0;  ///< a drawn bout is half a win
  double stopped = 0;
  double floors = 0;  ///< by both, a round
};

ringside::State boxed(const ringside::Setup& setup, Controller& bot, Random& random) {
  using Rules = ringside::Rules;
  ringside::State state = Rules::opening(setup);
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup, state, throw_die(random, need.die), NoEvents());
    } else {
      const BriefOf<Rules> brief(setup, Rules::view(setup, state, need.seat), need, Rules::legal(setup, state, need));
      const std::size_t answer = bot.decide(brief, random.bits(), {});
      Rules::play_choice(setup, state, brief.legal()[answer], NoEvents());
    }
  }
  return state;
}

Boxed boxed(const ringside::Boxer& red, const ringside::Boxer& blue, int rounds, int red_damage) {
  constexpr int bouts = 160;
  const ringside::Setup setup{.boxers = {red, blue},
                              .damage = {static_cast<std::int16_t>(red_damage), 0},
                              .rounds = static_cast<std::int8_t>(rounds),
                              .options = {.tactics = false},
                              .charts = our_men().charts};
  const auto bot = ringside::make_controller(Level::contender);
  Random random(static_cast<std::uint64_t>(rounds));
  Boxed all;
  double fought = 0;
  double floors = 0;
  for (int bout = 0; bout < bouts; ++bout) {
    const ringside::State end = boxed(setup, *bot, random);
    all.red_wins += (!end.has_winner ? 0.5 : end.winner == Corner::red ? 1.0 : 0.0) / bouts;
    all.stopped += (end.method == ringside::Method::ko || end.method == ringside::Method::tko ? 1.0 : 0.0) / bouts;
    fought += end.round;
    floors += end.boxers[0].knockdowns + end.boxers[1].knockdowns;
  }
  all.floors = floors / fought;
  return all;
}

const ringside::Boxer& man(std::string_view id) { return our_men().find(id)->boxer; }

TEST(RingsideCampaignFastModel, gives_men_their_chances_within_fifteen_in_a_hundred_of_what_bots_box) {
  for (const auto& [red, blue] : {std::pair{"muhammad-ali", "joe-louis"},
                                  {"ezzard-charles", "oscar-bonavena"},
                                  {"george-chuvalo", "oscar-bonavena"}}) {
    for (const int rounds : {6, 12}) {
      const double chance = chance_to_beat(strength(man(red)), strength(man(blue)));
      EXPECT_NEAR(boxed(man(red), man(blue), rounds, 0).red_wins, chance, 0.15) << red << ", " << blue << ", " << rounds;
    }
  }
}

TEST(RingsideCampaignFastModel, knows_what_carried_damage_does) {
  const double fresh = boxed(man("ezzard-charles"), man("ezzard-charles"), 10, 0).red_wins;
  EXPECT_NEAR(fresh, 0.5, 0.12);
  for (const int damage : {20, 40}) {
    const double chance = chance_to_beat(-2.0 * damage, 0);
    EXPECT_NEAR(boxed(man("ezzard-charles"), man("ezzard-charles"), 10, damage).red_wins, chance, 0.15) << damage;
  }
}

TEST(RingsideCampaignFastModel, knows_how_often_bouts_are_stopped_and_men_go_down) {
  for (const int rounds : {4, 8, 12}) {
    const Boxed bouts = boxed(man("ezzard-charles"), man("oscar-bonavena"), rounds, 0);
    EXPECT_NEAR(bouts.stopped, fast::stop_chance(rounds), 0.2) << rounds;
    EXPECT_NEAR(bouts.floors, fast::winner_floors + fast::loser_floors, 0.15) << rounds;
  }
}

}  // namespace
}  // namespace fc::ringside_campaign::test
