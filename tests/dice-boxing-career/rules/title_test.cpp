// Champion and former champion. Source: rules/dice-boxing/rules.md, 6.4 to 6.7.
#include <gtest/gtest.h>

#include <variant>
#include <vector>

#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

/// A champion who has just won the title, in the gym.
State champion(const Setup& setup) {
  State state = Rules::opening(setup);
  climb_to(setup, state, 0);
  return state;
}

std::vector<Event> told_of(const Setup& setup, State& state, std::initializer_list<const char*> words,
                           std::initializer_list<int> dice) {
  std::vector<Event> events;
  const auto listen = [&events](const auto& event) { events.emplace_back(event); };
  const auto* word = words.begin();
  const auto* die = dice.begin();
  while (word != words.end() || die != dice.end()) {
    if (Rules::need(setup, state).kind == NeedKind::roll) {
      EXPECT_TRUE(Rules::roll(setup, state, *die++, listen));
    } else {
      EXPECT_TRUE(Rules::choose(setup, state, *Rules::parse(*word++), listen));
    }
  }
  return events;
}

template <class Kind>
std::vector<Kind> only(const std::vector<Event>& events) {
  std::vector<Kind> found;
  for (const Event& event : events) {
    if (const auto* const one = std::get_if<Kind>(&event)) {
      found.push_back(*one);
    }
  }
  return found;
}

TEST(DiceBoxingCareerTitle, is_taken_from_the_champion_who_becomes_number_one) {
  const auto setup = setup_of("heavyweight", "{}");
  const Person old = man_at(Rules::opening(setup), 0);
  const State state = champion(setup);
  EXPECT_EQ(state.titles, 1);
  EXPECT_EQ(state.defences, std::int16_t{0});
  EXPECT_EQ(state.taken_from, old);
  EXPECT_EQ(man_at(state, 1), old);
  EXPECT_EQ(state.best, 0);
}

TEST(DiceBoxingCareerTitle, is_first_defended_against_him_as_a_rule) {
  const auto setup = setup_of("heavyweight", "{}");
  for (const auto& [die, rank] : {std::pair{0, 1}, std::pair{79, 1}, std::pair{90, 2}, std::pair{99, 3}}) {
    State state = champion(setup);
    play(setup, state, {"done", "fight-on"}, {die});
    EXPECT_EQ(state.opponent, die < 80 ? state.taken_from : man_at(state, rank)) << die;
    EXPECT_EQ(state.asked.kind, NeedKind::bout);
  }
}

TEST(DiceBoxingCareerTitle, defences_pay_as_much_as_the_champion_did) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = champion(setup);
  const auto events = told_of(setup, state, {"done", "fight-on", "win-ko"}, {99});
  ASSERT_EQ(only<PointsEarned>(events).size(), 1U);
  EXPECT_EQ(only<PointsEarned>(events)[0].base, 700) << "though he met #3";
  EXPECT_EQ(only<PointsEarned>(events)[0].earned, 1050);
  ASSERT_EQ(only<TitleDefended>(events).size(), 1U);
  EXPECT_EQ(only<TitleDefended>(events)[0].defences, 1);
  EXPECT_EQ(own_rank(state), 0);
}

TEST(DiceBoxingCareerTitle, is_kept_with_a_draw_which_counts_as_a_defence) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = champion(setup);
  const auto events = told_of(setup, state, {"done", "fight-on", "draw"}, {0});
  ASSERT_EQ(only<TitleDefended>(events).size(), 1U);
  EXPECT_TRUE(only<TitleDefended>(events)[0].drawn);
  EXPECT_EQ(state.defences, std::int16_t{1});
}

TEST(DiceBoxingCareerTitle, that_is_lost_makes_you_number_one_before_the_places_are_lost) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = champion(setup);
  const auto events = told_of(setup, state, {"done", "fight-on", "loss-tko"}, {99, 20});
  ASSERT_EQ(only<TitleLost>(events).size(), 1U);
  EXPECT_EQ(man_at(state, 0), only<TitleLost>(events)[0].to);
  EXPECT_EQ(own_rank(state), 2) << "#1, then one place for 35";
  EXPECT_EQ(state.lock, 4) << "he was stopped";
  EXPECT_FALSE(state.defences.has_value());
  EXPECT_FALSE(state.rematch_open);
}

TEST(DiceBoxingCareerTitle, is_out_of_reach_until_the_lock_is_off) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  climb_to(setup, state, 1);
  play(setup, state, {"done", "fight-on", "loss-decision"}, {0});
  EXPECT_EQ(own_rank(state), 1);
  EXPECT_EQ(state.lock, 3);
  for (const int left : {2, 1, 0}) {
    EXPECT_EQ(schedules::rank_in_line(state), 2);
    play(setup, state, {"done", "fight-on", "win-decision"});
    EXPECT_EQ(state.lock, left);
    EXPECT_EQ(own_rank(state), 1) << "he beat a lower man";
  }
  EXPECT_EQ(schedules::rank_in_line(state), 0);
}

TEST(DiceBoxingCareerRetirement, is_forced_by_four_losses_in_a_row) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  play(setup, state, {"done", "loss-decision"}, {50});
  play(setup, state, {"done", "fight-on", "loss-decision"}, {50});
  play(setup, state, {"done", "fight-on", "loss-decision"}, {50});
  EXPECT_EQ(state.phase, Phase::upgrade);
  play(setup, state, {"done", "fight-on", "loss-decision"}, {50});
  EXPECT_EQ(state.phase, Phase::finished);
  EXPECT_EQ(state.retired, Retirement::losses);
}

TEST(DiceBoxingCareerRetirement, is_forced_by_the_eighteenth_loss_and_by_the_eighth_stoppage_but_by_none_before) {
  const auto setup = setup_of("heavyweight", "{}");
  const auto retired_after = [&](int losses, int stoppages, const char* outcome) {
    State state = Rules::opening(setup);
    play(setup, state, {"done"});
    state.record.losses = static_cast<std::int16_t>(losses - 1);
    state.record.ko_losses = static_cast<std::int16_t>(stoppages);
    play(setup, state, {outcome}, {50});
    return state.retired;
  };
  EXPECT_EQ(retired_after(17, 0, "loss-decision"), Retirement::none);
  EXPECT_EQ(retired_after(18, 0, "loss-decision"), Retirement::losses);
  EXPECT_EQ(retired_after(9, 6, "loss-ko"), Retirement::none) << "the seventh";
  EXPECT_EQ(retired_after(9, 7, "loss-ko"), Retirement::losses) << "the eighth";
}

TEST(DiceBoxingCareerTitle, that_was_out_of_reach_opens_no_rematch_though_no_place_was_lost) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  climb_to(setup, state, 2);
  State below = state;
  const auto lost = only<LostFightRead>(told_of(setup, below, {"done", "fight-on", "next-in-line", "loss-decision"}, {0}));
  ASSERT_EQ(lost.size(), 1U);
  EXPECT_EQ(lost[0].places, 0);
  EXPECT_TRUE(below.rematch_open);
  climb_to(setup, state, 1);
  const auto title = only<LostFightRead>(told_of(setup, state, {"done", "fight-on", "loss-decision"}, {0}));
  ASSERT_EQ(title.size(), 1U);
  EXPECT_EQ(title[0].places, 0);
  EXPECT_FALSE(state.rematch_open);
}

TEST(DiceBoxingCareerRetirement, is_more_likely_with_every_five_fights_and_after_a_stoppage) {
  const auto setup = setup_of("heavyweight", R"({"retirement_chart":true})");
  State state = Rules::opening(setup);
  for (const auto& [fights, chance] : {std::pair{24, 0}, std::pair{25, 1}, std::pair{34, 2}, std::pair{45, 11},
                                       std::pair{59, 24}, std::pair{60, 35}, std::pair{200, 35}}) {
    state.record = {.wins = static_cast<std::int16_t>(fights)};
    state.outcome = Outcome::loss_decision;
    EXPECT_EQ(aftermath::retirement_chance(setup, state), chance) << fights;
    state.outcome = Outcome::loss_tko;
    EXPECT_EQ(aftermath::retirement_chance(setup, state), chance + 10) << fights;
    state.outcome = Outcome::win_tko;
    EXPECT_EQ(aftermath::retirement_chance(setup, state), chance) << fights;
  }
}

TEST(DiceBoxingCareerRetirement, by_the_chart_is_below_the_chance) {
  const auto setup = setup_of("heavyweight", R"({"retirement_chart":true})");
  for (const int die : {9, 10}) {
    State state = Rules::opening(setup);
    play(setup, state, {"done", "loss-ko"}, {10});
    ASSERT_EQ(Rules::topic_name(state.asked), "retirement") << "he was stopped";
    const RollCall call = Rules::roll_call(setup, state);
    EXPECT_EQ(call.succeeds(die), die < 10);
    play(setup, state, {}, {die});
    EXPECT_EQ(state.retired, die < 10 ? Retirement::chart : Retirement::none);
  }
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
