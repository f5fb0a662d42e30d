// The computer's manager answers every question of every campaign legally, and as the rules of his desk say.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/ringside-campaign/worth.h"
#include "computers.h"

namespace fc::ringside_campaign::test {
namespace {

Person named(const Setup& setup, std::string_view id) { return person_of(setup, *Id::from(id)); }

/// Plays as the computer until this is asked. False: it never was.
bool play_to(const Setup& setup, State& state, Random& random, Decision decision) {
  bool goes_on = true;
  while (goes_on && !is_asked(state, decision)) {
    goes_on = answer_as_computer(setup, state, random, NoEvents());
  }
  return goes_on;
}

/// Stables of two are drafted, and the first manager is at his desk.
struct AtTheDesk {
  explicit AtTheDesk(std::uint64_t seed) : random(seed), state(Rules::opening(setup)) {
    EXPECT_TRUE(play_to(setup, state, random, Decision::office));
  }

  const Setup setup = setup_of(2, R"({"formation":"draft","stable_size":2,"weeks":8,"mandatory_weeks":0})");
  Random random;
  State state;
};

TEST(RingsideCampaignManager, plays_campaigns_of_every_kind_to_their_end) {
  std::set<std::string_view> asked;
  for (
      const char* const options :
      {R"({"formation":"auction","weeks":20,"disputes":"auction"})",
       R"({"formation":"draft","weeks":20,"pool":"mixed","replacement":"pool","disputes":"auction","stablemate_bouts":true})",
       R"({"weeks":30,"stable_size":2,"mandatory_weeks":2})",
       R"({"weeks":20,"recovery":"weekly","visitors":2,"walkovers":5,"title_purse":30,"television":true,"rematches":true,"wear":3})"}) {
    for (const int managers : {2, 5}) {
      const auto setup = setup_of(managers, options);
      Random random(static_cast<std::uint64_t>(managers));
      State state = Rules::opening(setup);
      do {
        asked.insert(Rules::topic_name(Rules::need(setup, state)));
      } while (answer_as_computer(setup, state, random, NoEvents()));
      ASSERT_EQ(state.phase, Phase::finished) << options;
    }
  }
  for (const std::string_view decision :
       {"pick", "nominate", "bid", "office", "book", "opponent", "arena", "rounds", "answer"}) {
    EXPECT_TRUE(asked.contains(decision)) << decision << " was never asked";
  }
}

TEST(RingsideCampaignManager, bids_in_few_steps_to_where_all_but_one_have_had_enough) {
  int lots = 0;
  int most = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const auto setup = setup_of(4, R"({"formation":"auction","pool":"mixed","stable_size":4,"weeks":4})");
    Random random(seed);
    State state = Rules::opening(setup);
    int bids = 0;
    while (state.phase == Phase::forming) {
      const bool bids_now = is_asked(state, Decision::bid);
      bids = is_asked(state, Decision::nominate) ? 0 : bids + (bids_now ? 1 : 0);
      most = std::max(most, bids);
      ASSERT_TRUE(answer_as_computer(setup, state, random, NoEvents()));
      lots += bids_now && state.lot.man == nobody ? 1 : 0;
    }
  }
  EXPECT_GT(lots, 50);
  EXPECT_LE(most, 16) << "whoever sits with them is not asked for ever";
}

/// What happens in a campaign by club rules.
struct ClubFigures {
  int visitors = 0;
  int booked = 0;  ///< of them
  int worn = 0;
  int rematches = 0;
  int nights = 0;
  int empty = 0;

  void operator()(const VisitorCame& /*event*/) { ++visitors; }
  void operator()(const Worn& /*event*/) { ++worn; }
  void operator()(const Rematched& /*event*/) { ++rematches; }
  void operator()(const NightBegan& event) {
    ++nights;
    empty += event.bouts == 0 ? 1 : 0;
  }
  template <class Other>
  void operator()(const Other& /*event*/) {}
};

TEST(RingsideCampaignManager, by_club_rules_boxes_visitors_and_leaves_few_weeks_empty) {
  const auto setup =
      setup_of(4, R"({"stable_size":4,"weeks":52,"recovery":"weekly","visitors":1,"walkovers":5,"title_purse":30,
                                     "television":true,"rematches":true,"wear":25})");
  Random random(2);
  ClubFigures figures;
  State state = Rules::opening(setup);
  while (answer_as_computer(setup, state, random, figures)) {
    const bool is_visitors = state.asked.kind == NeedKind::bout && manager_of(state, state.night[0].blue) == no_seat;
    figures.booked += is_visitors ? 1 : 0;
  }
  EXPECT_EQ(figures.visitors, 52);
  EXPECT_GT(figures.booked, 10);
  EXPECT_GT(figures.rematches, 0);
  EXPECT_LT(3 * figures.empty, figures.nights) << figures.empty << " of " << figures.nights << " nights are empty";
}

TEST(RingsideCampaignManager, boxes_rather_than_be_passed_unfought) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":2,"weeks":8,"walkovers":5})");
  Random random(6);
  State state = Rules::opening(setup);
  ASSERT_TRUE(play_to(setup, state, random, Decision::office));
  const auto& men = state.ladder.contenders;
  for (Man& man : state.men) {
    man.last_damage = 0;
  }
  const Person own = men[0];
  const auto* const rival =
      std::ranges::find_if(men, [&](Person man) { return state.man(man).owner != state.man(own).owner; });
  ASSERT_NE(rival, men.end());
  const Prospect prospect{.own = own, .other = *rival, .venue = static_cast<int>(Arena::pits)};
  state.man(own).boxer = state.man(*rival).boxer;
  EXPECT_TRUE(would_walk_over(setup, state, prospect));
  state.man(own).boxer.agility = 1;
  EXPECT_FALSE(would_walk_over(setup, state, prospect)) << "he would be beaten: rather the walkover";
  state.man(own).boxer = state.man(*rival).boxer;
  state.man(own).last_walkover_week = state.week;
  EXPECT_FALSE(would_walk_over(setup, state, prospect)) << "one a week";
}

TEST(RingsideCampaignManager, picks_the_strongest_man) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":1})");
  Random random(4);
  State state = Rules::opening(setup);
  ASSERT_TRUE(play_to(setup, state, random, Decision::pick));
  EXPECT_EQ(managers_choice(setup, state), choice_of(Word::man, *Id::from("joe-louis")));
}

TEST(RingsideCampaignManager, bids_for_the_best_man_and_keeps_a_hundred_for_each_place) {
  const auto setup = setup_of(2, R"({"formation":"auction","stable_size":3,"starting_cash":1000})");
  State state = Rules::opening(setup);
  Random random(5);
  ASSERT_TRUE(is_asked(state, Decision::nominate));
  EXPECT_EQ(managers_choice(setup, state), choice_of(Word::man, *Id::from("joe-louis")));
  ASSERT_TRUE(play_to(setup, state, random, Decision::bid));
  state.lot.bid = 700;
  EXPECT_EQ(managers_choice(setup, state), choice_of(Word::drop))
      << "800 leave him 200 for two places, a third is his limit";
}

TEST(RingsideCampaignManager, thinks_nothing_of_a_tired_man_until_he_is_rested) {
  auto [setup, random, state] = AtTheDesk(6);
  ASSERT_TRUE(play_to(setup, state, random, Decision::book));
  const Seat seat = state.asked.seat;
  for (Man& man : state.men) {
    man.last_damage = 0;
  }
  ASSERT_EQ(managers_choice(setup, state).word, Word::man);
  for (const Person person : state.manager(seat).stable) {
    state.man(person).last_damage = 11;
    state.man(person).last_week = state.week;
  }
  EXPECT_EQ(managers_choice(setup, state), choice_of(Word::pass));
  EXPECT_NE(managers_choice(setup, state, {.share_of_best = 0.4, .most_carried = 30}), choice_of(Word::pass))
      << "a gambler does not mind";
}

TEST(RingsideCampaignManager, takes_any_bout_for_a_man_whom_patience_has_left) {
  auto [setup, random, state] = AtTheDesk(6);
  const Person idle = state.manager(0).stable[0];
  EXPECT_GT(enough_for(setup, state, idle, patient_taste), 0);
  state.man(idle).last_week = static_cast<std::int16_t>(state.week - patient_taste.patience - 1);
  EXPECT_EQ(enough_for(setup, state, idle, patient_taste), 0);
  EXPECT_GT(enough_for(setup, state, idle, {}), 0) << "by the rules of his desk he never does";
}

TEST(RingsideCampaignManager, retires_who_is_far_below_the_others_but_no_champion) {
  auto [setup, random, state] = AtTheDesk(7);
  const Seat seat = state.asked.seat;
  const Person weak = state.manager(seat).stable[1];
  state.man(weak).boxer.agility = 20;
  state.man(weak).streak = -3;
  state.ladder.champion = state.manager(seat).stable[0];
  EXPECT_EQ(managers_choice(setup, state), choice_of(Word::retire, id_of(setup, weak)));
  state.ladder.champion = weak;
  EXPECT_NE(managers_choice(setup, state).word, Word::retire);
}

TEST(RingsideCampaignManager, knows_what_a_bout_promises) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":1,"weeks":1})");
  State state;
  const Person louis = named(setup, "joe-louis");
  const Person ali = named(setup, "muhammad-ali");
  for (const Person person : {louis, ali}) {
    state.man(person).boxer = setup.history[ali];
    state.man(person).fight_pop = 20;
    state.man(person).cut = 20;
  }
  EXPECT_DOUBLE_EQ(value_of(setup, state, {.own = louis, .other = ali, .venue = 0}), 50.0) << "(70 + 30) / 2 + 200, a fifth";
  EXPECT_DOUBLE_EQ(value_of(setup, state, {.own = louis, .other = ali, .venue = title_venue}), 7000.0);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
