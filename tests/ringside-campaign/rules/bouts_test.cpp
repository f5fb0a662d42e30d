// The bouts inside a campaign are bouts of Ringside: what comes of one is a result that the campaign takes.
#include <gtest/gtest.h>

#include "rules/ringside-campaign/fight_night.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

TEST(RingsideCampaignBouts, fought_by_ringside_give_results_that_are_taken) {
  const auto setup = setup_of(4, R"({"stable_size":3,"weeks":30})");
  Random random(1);
  State state = Rules::opening(setup);
  int bouts = 0;
  int tired = 0;
  bool goes_on = true;
  while (goes_on) {
    if (Rules::need(setup, state).kind != NeedKind::bout) {
      goes_on = answer_at_random(setup, state, random, NoEvents());
      continue;
    }
    const BilledBout bout = state.night[0];
    tired += carried_damage(setup, state, bout.red) > 0 || carried_damage(setup, state, bout.blue) > 0 ? 1 : 0;
    const Choice result = fought_by_chance(setup, state, random);
    const Result<void> taken = Rules::choose(setup, state, result, NoEvents());
    ASSERT_TRUE(taken) << Rules::notation(result) << ": " << one_line(taken.error());
    ++bouts;
  }
  EXPECT_GT(bouts, 50);
  EXPECT_GT(tired, 10) << "men bring damage into bouts";
}

TEST(RingsideCampaignBouts, of_a_tournament_that_are_drawn_let_the_higher_card_go_on_and_of_equals_red) {
  BoutResult drawn{.method = ringside::Method::draw, .scored = {50, 50}};
  EXPECT_EQ(meetings::who_goes_on(drawn), Corner::red);
  drawn.scored[1] = 51;
  EXPECT_EQ(meetings::who_goes_on(drawn), Corner::blue);
  const BoutResult won{.method = ringside::Method::ko, .winner = Corner::red, .scored = {40, 51}};
  EXPECT_EQ(meetings::who_goes_on(won), Corner::red);
}

TEST(RingsideCampaignBouts, a_result_beyond_its_range_changes_nothing) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":1,"weeks":1})");
  Random random(2);
  State state = before_the_first_bout(setup, random);
  const State before = state;
  Choice result = Rules::any_result(setup, state, random);
  result.result.damage[0] = 500;
  const Result<void> taken = Rules::choose(setup, state, result, NoEvents());
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().code, FaultCode::illegal_choice);
  EXPECT_EQ(state, before);
}

TEST(RingsideCampaignBouts, are_decided_by_the_managers_of_red_and_blue) {
  const auto setup = setup_of(3, R"({"formation":"draft","stable_size":1,"weeks":1})");
  Random random(3);
  State state = before_the_first_bout(setup, random);
  const Deciders deciders = Rules::deciders(setup, state);
  ASSERT_EQ(deciders.size(), 2U);
  EXPECT_EQ(state.manager(deciders[0]).stable[0], state.night[0].red);
  EXPECT_EQ(state.manager(deciders[1]).stable[0], state.night[0].blue);
  EXPECT_NE(deciders[0], deciders[1]);
}

TEST(RingsideCampaignBouts, for_the_title_say_who_comes_with_it) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":3,"weeks":30,"mandatory_weeks":1})");
  Random random(4);
  State state = Rules::opening(setup);
  int defences = 0;
  do {
    if (Rules::need(setup, state).kind == NeedKind::bout) {
      const BilledBout& bout = state.night[0];
      const std::optional<int> title = title_at_stake(setup, state);
      EXPECT_EQ(title.has_value(), bout.title);
      if (title && *title != vacant_title) {
        EXPECT_EQ(*title == 0 ? bout.red : bout.blue, state.ladder.champion);
        ++defences;
      }
    }
  } while (answer_at_random(setup, state, random, NoEvents()));
  EXPECT_GT(defences, 0);
}

TEST(RingsideCampaignBouts, for_the_title_are_booked_with_contenders_down_to_the_title_rank_who_have_another_manager) {
  const auto setup = setup_of(4, R"({"formation":"draft","stable_size":3,"weeks":30,"title_rank":3})");
  Random random(5);
  State state = Rules::opening(setup);
  int at_the_rank = 0;
  int below_it = 0;
  int stablemates = 0;
  do {
    const Person champion = state.ladder.champion;
    if (state.phase != Phase::booking || champion == nobody || state.meeting > 0) {
      continue;
    }
    each_man(setup, state, [&](Person man) {
      const int rank = rank_of(state.ladder, man);
      if (man == champion || rank == no_rank) {
        return;
      }
      const bool same_manager = state.man(man).owner == state.man(champion).owner;
      EXPECT_EQ(bookings::may_fight_for_the_title(setup, state, champion, man), rank <= 3 && !same_manager) << rank;
      at_the_rank += rank == 3 && !same_manager ? 1 : 0;
      below_it += rank == 4 && !same_manager ? 1 : 0;
      stablemates += rank < 3 && same_manager ? 1 : 0;
    });
  } while (answer_at_random(setup, state, random, NoEvents()));
  EXPECT_GT(at_the_rank, 0);
  EXPECT_GT(below_it, 0);
  EXPECT_GT(stablemates, 0);
}

TEST(RingsideCampaignBouts, for_the_title_that_a_champion_refuses_the_first_contender_are_walkovers) {
  const auto setup = setup_of(4, R"({"formation":"draft","stable_size":3,"weeks":8,"walkovers":1})");
  Random random(5);
  State state = Rules::opening(setup);
  while (state.ladder.champion == nobody || state.meeting > 0) {
    ASSERT_TRUE(answer_at_random(setup, state, random, NoEvents()));
  }
  each_man(setup, state, [&](Person man) { state.man(man).last_damage = 0; });  // all are rested
  const Person champion = state.ladder.champion;
  const auto due = [&](Person by, Person to, bool title) {
    return walkovers::is_due(setup, state, {.man = by, .other = to, .title = title});
  };
  EXPECT_TRUE(due(state.ladder.contenders[0], champion, true));
  EXPECT_FALSE(due(state.ladder.contenders[1], champion, true)) << "one place below and no more";
  EXPECT_FALSE(due(state.ladder.contenders[0], champion, false)) << "his title is at stake, or nothing";
  EXPECT_FALSE(due(champion, state.ladder.contenders[0], true)) << "a champion is no contender";
  EXPECT_TRUE(due(state.ladder.contenders[1], state.ladder.contenders[0], false));
  EXPECT_FALSE(due(state.ladder.contenders[0], state.ladder.contenders[1], false)) << "whom he asks stands below him";
}

}  // namespace
}  // namespace fc::ringside_campaign::test
