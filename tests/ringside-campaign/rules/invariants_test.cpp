// What holds at every moment of every campaign, whatever is answered. Source: rules/ringside-campaign/rules.md, 9.3.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/ringside-campaign/campaigns.h"
#include "tests/rules/random_bouts.h"

namespace fc::ringside_campaign::test {
namespace {

/// Every rule of the rulebook that has an option is on in one of them.
const std::vector<std::string>& option_sets() {
  static const std::vector<std::string> sets{
      R"({"stable_size":3,"weeks":8})",
      R"({"formation":"draft","stable_size":4,"weeks":20,"disputes":"auction","stablemate_bouts":true,"title_rank":63})",
      R"({"formation":"auction","pool":"mixed","starting_cash":3000,"tournament":"random","weeks":14,"replacement":"pool"})",
      R"({"formation":"draft","pool":"generated","stable_size":8,"weeks":3,"starting_cash":100000,"replacement":"pool"})",
      R"({"stable_size":1,"weeks":30,"mandatory_weeks":2,"starting_cash":5000,"disputes":"auction"})",
      R"({"formation":"auction","stable_size":2,"starting_cash":50,"weeks":5,"mandatory_weeks":0})"};
  return sets;
}

/// Every man is in one stable or in the pool, and knows where.
void check_whereabouts(const Setup& setup, const State& state) {
  std::multiset<Person> met;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    for (const Person person : state.manager(seat).stable) {
      met.insert(person);
      EXPECT_EQ(state.man(person).owner, seat);
    }
    EXPECT_GE(state.manager(seat).cash, 0);
  }
  for (const Person person : state.pool) {
    met.insert(person);
    EXPECT_EQ(state.man(person).owner, in_pool);
  }
  const auto known = std::ranges::count_if(state.men, [](const Man& man) { return man.owner != no_seat; });
  EXPECT_EQ(static_cast<std::size_t>(known), met.size());
  EXPECT_EQ(std::set<Person>(met.begin(), met.end()).size(), met.size()) << "somebody is in two places";
}

/// Once the tournament is over, champion and contenders are the men of the stables.
void check_ladder(const Setup& setup, const State& state) {
  if (state.ladder.contenders.empty()) {
    return;
  }
  std::multiset<Person> ranked(state.ladder.contenders.begin(), state.ladder.contenders.end());
  if (state.ladder.champion != nobody) {
    ranked.insert(state.ladder.champion);
  }
  std::multiset<Person> owned;
  each_man(setup, state, [&owned](Person person) { owned.insert(person); });
  EXPECT_EQ(ranked, owned);
}

void check_bill(const Setup& setup, const State& state) {
  std::set<Person> boxing;
  for (const BilledBout& bout : state.night) {
    EXPECT_TRUE(boxing.insert(bout.red).second);
    EXPECT_TRUE(boxing.insert(bout.blue).second);
  }
  if (state.phase != Phase::fight_night) {
    return;
  }
  for (const Arena arena : {Arena::low, Arena::middle, Arena::high, Arena::best}) {
    EXPECT_LE(disputes::booked_at(state, arena), setup.tables.arena(arena).places);
  }
}

void check_men(const Setup& setup, const State& state) {
  each_man(setup, state, [&](Person person) {
    const Man& man = state.man(person);
    EXPECT_LE(man.kos + man.tkos, man.wins);
    EXPECT_LE(std::abs(man.fight_pop), setup.tables.fight_pop);
    for (std::size_t ability = 0; ability < ability_count; ++ability) {
      EXPECT_LE(man.gained[ability], setup.tables.gains[ability].most);
    }
  });
}

void check_question(const Setup& setup, const State& state) {
  const NeedKind kind = Rules::need(setup, state).kind;
  if (kind == NeedKind::choice) {
    fc::test::check_answers<Rules>(setup, state);
  }
}

TEST(RingsideCampaignInvariants, hold_at_every_moment_and_every_campaign_ends) {
  std::set<std::string_view> asked;
  for (std::size_t index = 0; index < option_sets().size(); ++index) {
    for (int managers = 1; managers <= most_managers; managers += 2) {
      const auto setup = setup_of(managers, option_sets()[index]);
      Random random(10 * index + static_cast<std::uint64_t>(managers));
      State state = Rules::opening(setup);
      do {
        asked.insert(Rules::topic_name(Rules::need(setup, state)));
        check_whereabouts(setup, state);
        check_ladder(setup, state);
        check_bill(setup, state);
        check_men(setup, state);
        check_question(setup, state);
        ASSERT_FALSE(testing::Test::HasFailure())
            << option_sets()[index] << ", " << managers << " managers, week " << state.week;
      } while (answer_at_random(setup, state, random, NoEvents()));
      EXPECT_EQ(state.phase, Phase::finished);
      EXPECT_EQ(state.weeks_left, 0);
    }
  }
  // 20 decisions, 10 kinds of dice, bouts, and the end.
  EXPECT_EQ(asked.size(), 32U) << "something was never asked";
}

TEST(RingsideCampaignInvariants, all_men_of_a_full_house_are_on_the_ladder_of_a_vacant_title) {
  const auto setup = setup_of(most_managers, R"({"stable_size":8,"weeks":16,"mandatory_weeks":1})");
  Random random(1);
  State state = Rules::opening(setup);
  std::size_t longest = 0;
  while (answer_at_random(setup, state, random, NoEvents())) {
    longest = std::max(longest, state.ladder.contenders.size());
    check_ladder(setup, state);
  }
  EXPECT_EQ(longest, static_cast<std::size_t>(most_in_stables));
}

TEST(RingsideCampaignInvariants, lead_with_and_without_a_listener_to_the_state_that_was_told_last) {
  const auto answer = [](const auto& setup, auto& state, Random& random, auto&& sink) {
    return answer_at_random(setup, state, random, sink);
  };
  EXPECT_GT(fc::test::expect_one_state_told<Rules>(setup_of(3, option_sets()[1]), Random(5), answer), 1000);
}

/// Answers as `answer_at_random` does.
struct ChancePlayer {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
  Choice choose(const auto& legal) { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; }
  BoutResult result(const Setup& setup, const State& state) { return any_result(setup, state, random); }
};

TEST(RingsideCampaignInvariants, the_same_answers_at_speed_lead_to_one_state) {
  for (std::size_t index = 0; index < option_sets().size(); ++index) {
    const auto setup = setup_of(2 + static_cast<int>(index), option_sets()[index]);
    Random random(index);
    ChancePlayer player{random};
    State slow = Rules::opening(setup);
    State quick = slow;
    while (answer_at_random(setup, slow, random, NoEvents())) {
    }
    Rules::play_out(setup, quick, player);
    EXPECT_EQ(quick, slow) << option_sets()[index];
    EXPECT_EQ(player.random, random) << option_sets()[index];
  }
}

TEST(RingsideCampaignInvariants, an_answer_that_is_not_in_the_list_changes_nothing) {
  const auto setup = setup_of(2, option_sets()[1]);
  Random random(6);
  State state = Rules::opening(setup);
  int refused = 0;
  bool goes_on = true;
  while (goes_on) {
    const State before = state;
    if (Rules::need(setup, state).kind == NeedKind::choice) {
      for (const std::string_view word : {"ask:1", "rounds:99", "nobody-at-all", "m8"}) {
        EXPECT_FALSE(Rules::choose(setup, state, *Rules::parse(word), NoEvents()));
        ++refused;
      }
      EXPECT_FALSE(Rules::roll(setup, state, 1, NoEvents()));
    }
    ASSERT_EQ(state, before);
    goes_on = answer_at_random(setup, state, random, NoEvents());
  }
  EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
