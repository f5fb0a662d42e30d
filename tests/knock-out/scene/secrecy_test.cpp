// What lies face down stays face down: stage, readout, sounds and prompts of two games that differ in hidden cards only are
// the same, and a pick that the rules forced looks and lasts like one that was asked.
#include <gtest/gtest.h>

#include <memory>
#include <span>

#include "games.h"
#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "scene/knock-out/game.h"
#include "tests/match/no_answer.h"
#include "tests/scene/onlooker.h"

namespace fc::knock_out {
namespace {

using scene::Motion;

/// Three managers without betting; black calls out green and both train.
std::unique_ptr<MatchOf<Rules>> trained(std::string_view red, std::string_view blue) {
  const Setup setup =
      test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0, "options": {"betting": false}})");
  auto match = std::make_unique<MatchOf<Rules>>(setup, Script{}, fc::test::no_answer<Rules>, standing_of);
  EXPECT_TRUE(match->choose("challenge:robin-zorres:arnold-blackndecker"));
  EXPECT_TRUE(match->choose(red));
  EXPECT_TRUE(match->choose(blue));
  return match;
}

std::unique_ptr<Scene> scene_of(const MatchOf<Rules>& match) {
  auto scene = std::make_unique<Scene>(match.setup(), test::names_of(match.setup()));
  scene->update(match, 0);
  return scene;
}

void expect_same_look(const scene::GameScene& one, const scene::GameScene& two, double clock, const Words& words) {
  const scene::Stage left = one.stage(clock, Motion::full);
  const scene::Stage right = two.stage(clock, Motion::full);
  ASSERT_EQ(left.cards.size(), right.cards.size()) << clock;
  for (std::size_t card = 0; card < left.cards.size(); ++card) {
    EXPECT_EQ(left.cards[card].face, right.cards[card].face) << clock;
    EXPECT_EQ(left.cards[card].at.x, right.cards[card].at.x) << clock;
    EXPECT_EQ(left.cards[card].turned, right.cards[card].turned) << clock;
  }
  ASSERT_EQ(left.markers.size(), right.markers.size());
  EXPECT_EQ(left.calls.size(), right.calls.size());
  EXPECT_EQ(one.caption(clock, words).text, two.caption(clock, words).text);
  EXPECT_EQ(one.commentary(clock, words, 4).size(), two.commentary(clock, words, 4).size());
}

void expect_same_sounds(const scene::GameScene& one, const scene::GameScene& two) {
  const std::vector<scene::SoundCue> heard = one.sounds({.from = 0, .to = one.rest_time() + 1});
  EXPECT_FALSE(heard.empty());
  EXPECT_EQ(heard, two.sounds({.from = 0, .to = two.rest_time() + 1}));
}

void expect_same_readout(const Readout& one, const Readout& two) {
  EXPECT_TRUE(one.now == two.now);
  EXPECT_EQ(one.activity, two.activity);
  EXPECT_EQ(one.activity_age, two.activity_age);
  EXPECT_EQ(one.seals.open, two.seals.open);
  EXPECT_EQ(one.seals.sealed, two.seals.sealed);
  EXPECT_EQ(one.seals.age, two.seals.age);
  EXPECT_EQ(one.punches.has_value(), two.punches.has_value());
}

TEST(KnockOutSecrecy, no_onlooker_sees_a_pick_before_both_are_in) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    scene::test::expect_blind_onlooker<Rules>(test::some_setup(seed), seed);
  }
}

TEST(KnockOutSecrecy, hidden_cards_change_neither_picture_nor_readout) {
  const Words words = test::words_in("en");
  const auto one = trained("train:1,2,3,4", "train:2,3,4,5");
  const auto two = trained("train:2,3,4,5", "train:1,1,4,5");
  const auto first = scene_of(*one);
  const auto second = scene_of(*two);
  EXPECT_EQ(first->end_time(), second->end_time());
  EXPECT_EQ(first->rest_time(), second->rest_time());
  expect_same_sounds(*first, *second);
  for (double clock = 0; clock < first->rest_time() + 1; clock += 0.1) {
    expect_same_look(*first, *second, clock, words);
    expect_same_readout(first->readout(clock), second->readout(clock));
  }
}

/// Two games after two equal rounds; in the second one red holds two equal cards, so his last pick is forced.
std::unique_ptr<MatchOf<Rules>> after_two_rounds(std::string_view red, std::string_view first_card) {
  auto match = trained(red, "train:1,2,3,4");
  EXPECT_TRUE(match->choose(first_card));
  EXPECT_TRUE(match->choose(first_card));
  EXPECT_TRUE(match->choose("punch:2"));
  EXPECT_TRUE(match->choose("punch:2"));
  return match;
}

TEST(KnockOutSecrecy, a_forced_punch_is_asked_for_like_any_other) {
  const Words words = test::words_in("en");
  const auto asked = after_two_rounds("train:2,3,3,4", "punch:3");
  const auto forced = after_two_rounds("train:2,3,4,4", "punch:3");
  ASSERT_EQ(asked->pickers().size(), 2U);
  ASSERT_EQ(forced->pickers().size(), 1U);
  const auto free = scene_of(*asked);
  const auto bound = scene_of(*forced);
  EXPECT_EQ(free->end_time(), bound->end_time());
  EXPECT_EQ(free->rest_time(), bound->rest_time());
  expect_same_sounds(*free, *bound);
  for (double clock = 0; clock < free->rest_time() + 1; clock += 0.1) {
    expect_same_look(*free, *bound, clock, words);
    expect_same_readout(free->readout(clock), bound->readout(clock));
  }

  EXPECT_TRUE(free->passed_over(*asked, words).empty());
  const std::vector<scene::Prompt> phantoms = bound->passed_over(*forced, words);
  ASSERT_EQ(phantoms.size(), 1U);
  const scene::Prompt& phantom = phantoms[0];
  const scene::Prompt real = free->prompt(*asked, asked->pickers()[0], words);
  EXPECT_TRUE(phantom.need == real.need);
  EXPECT_EQ(phantom.title, real.title);
  EXPECT_EQ(phantom.options.size(), 1U);
  EXPECT_EQ(real.options.size(), 2U);
  ASSERT_EQ(phantom.place_count(), real.place_count());
  for (std::size_t place = 0; place < real.place_count(); ++place) {
    EXPECT_EQ(phantom.places[place].label, real.places[place].label);
  }
}

TEST(KnockOutSecrecy, when_both_are_forced_the_table_waits_as_if_both_were_asked) {
  auto forced = trained("train:2,3,4,4", "train:2,3,5,5");
  const auto bound = scene_of(*forced);
  for (const char* card : {"punch:3", "punch:3", "punch:2", "punch:2"}) {
    ASSERT_TRUE(forced->choose(card));
    bound->update(*forced, bound->end_time());
  }
  // Both last rounds have been fought in the rules; on the screen the third still is to be chosen.
  double waited = 0;
  for (const double step = 0.05; waited < 60; waited += step) {
    const Readout shown = bound->readout(waited);
    if (shown.now.fight.round == 3 && shown.seals.open) {
      break;
    }
  }
  EXPECT_LT(waited, 60);
  double open = 0;
  for (const double step = 0.05; bound->readout(waited + open).seals.open; open += step) {
    EXPECT_EQ(bound->readout(waited + open).trained_left(Corner::red), 2);
  }
  EXPECT_GT(open, static_cast<double>(choosing_seconds(fight_rounds)) - 0.1);
}

TEST(KnockOutSecrecy, no_readout_knows_the_value_of_a_card_that_was_not_played) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (double clock = 0; clock < choreography.end_time(); clock += 1.3) {
      const Readout shown = choreography.readout(clock);
      for (int seat = 0; seat < setup.players; ++seat) {
        EXPECT_EQ(shown.now.player(seat).cards[0], count_of(shown.now.player(seat).cards));
      }
      for (const Corner corner : {Corner::red, Corner::blue}) {
        EXPECT_EQ(shown.now.fight.of(corner).training[0], count_of(shown.now.fight.of(corner).training));
      }
      EXPECT_EQ(shown.now.fight.pending, 0);
    }
  }
}

}  // namespace
}  // namespace fc::knock_out
