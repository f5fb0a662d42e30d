// What holds at every moment of every career, whatever is answered. Source: rules/dice-boxing/rules.md, 6.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "tests/dice-boxing-career/careers.h"
#include "tests/rules/random_bouts.h"

namespace fc::dice_boxing_career::test {
namespace {

/// Every option is on in one of them.
constexpr std::array option_sets{
    "{}",
    R"({"all_time_greats":false,"max_fights":200})",
    R"({"retirement_chart":true,"max_fights":200})",
    R"({"mode":"free","retirement_chart":true})",
    R"({"all_time_greats":false,"retirement_chart":true,"max_fights":3})",
    R"({"all_time_greats":false,"life":true})",
    R"({"mode":"free","retirement_chart":true,"max_fights":200,"life":true})",
};

void check_ladder(const Setup& setup, const State& state) {
  if (setup.options.mode == Mode::free) {
    EXPECT_EQ(own_rank(state), no_rank);
    EXPECT_EQ(state.best, no_rank);
    return;
  }
  EXPECT_EQ(std::set<Person>(state.ladder.begin(), state.ladder.end()).size(), ladder_places);
  EXPECT_EQ(own_rank(state) == 0, state.is_champion());
  // While something is still to be done after a bout the best rank is not yet known.
  if (state.phase != Phase::bout) {
    EXPECT_LE(state.best, own_rank(state));
  }
  EXPECT_GE(state.titles, state.is_champion() ? 1 : 0);
}

void check_record(const Setup& setup, const State& state) {
  const Record& record = state.record;
  EXPECT_LE(record.ko_wins, record.wins);
  EXPECT_LE(record.ko_losses, record.losses);
  EXPECT_LE(state.losses_in_a_row, record.losses);
  // The tourney may go beyond the last fight that was agreed.
  EXPECT_LT(state.fights(), setup.options.max_fights + tourney_length);
  EXPECT_GE(state.points, 0);
  EXPECT_GE(state.lock, 0);
}

void check_card(const Setup& setup, const State& state) {
  for (std::size_t rating = 0; rating < dice_boxing::all_ratings.size(); ++rating) {
    EXPECT_TRUE(setup.cards.limits[rating].holds(state.ratings.*dice_boxing::all_ratings[rating])) << rating;
  }
}

void check_question(const Setup& setup, const State& state) {
  const NeedKind kind = Rules::need(setup, state).kind;
  if (kind == NeedKind::choice || kind == NeedKind::bout) {
    fc::test::check_answers<Rules>(setup, state);
  }
}

TEST(DiceBoxingCareerInvariants, hold_at_every_moment_and_every_career_ends) {
  std::set<std::string> asked;
  for (std::size_t index = 0; index < option_sets.size(); ++index) {
    for (int seed = 0; seed < 12; ++seed) {
      const auto weight_class = dice_boxing::class_names[static_cast<std::size_t>(seed) % dice_boxing::class_count];
      const auto setup = setup_of(std::string(weight_class), option_sets[index], seed);
      Climber climber{.random = Random(100 * index + static_cast<std::uint64_t>(seed)),
                      .wins = seed % 3 == 0   ? 9U
                              : seed % 3 == 1 ? 7U
                                              : 5U};
      State state = Rules::opening(setup);
      do {
        asked.emplace(Rules::topic_name(Rules::need(setup, state)));
        check_ladder(setup, state);
        check_record(setup, state);
        check_card(setup, state);
        check_question(setup, state);
        ASSERT_FALSE(testing::Test::HasFailure()) << option_sets[index] << ", seed " << seed << ", fight " << state.fights();
      } while (climber.answer(setup, state, NoEvents()));
      EXPECT_EQ(state.phase, Phase::finished);
      EXPECT_NE(state.retired, Retirement::none);
    }
  }
  // 6 decisions, 5 kinds of dice, and the end.
  EXPECT_EQ(asked.size(), 12U) << "something was never asked";
}

TEST(DiceBoxingCareerInvariants, lead_with_and_without_a_listener_to_the_state_that_was_told_last) {
  const auto answer = [](const auto& setup, auto& state, Climber& climber, auto&& sink) {
    return climber.answer(setup, state, sink);
  };
  const Climber climber{.random = Random(5), .wins = 9};
  EXPECT_GT(fc::test::expect_one_state_told<Rules>(setup_of("heavyweight", option_sets[1]), climber, answer), 500);
}

TEST(DiceBoxingCareerInvariants, an_answer_that_is_not_in_the_list_changes_nothing) {
  const auto setup = setup_of("heavyweight", option_sets[1]);
  Climber climber{.random = Random(6), .wins = 9};
  State state = Rules::opening(setup);
  int refused = 0;
  do {
    const State before = state;
    if (Rules::need(setup, state).kind == NeedKind::choice) {
      for (const std::string_view word : {"win-ko", "rank-51", "muhammad-ali"}) {
        EXPECT_FALSE(Rules::choose(setup, state, *Rules::parse(word), NoEvents()));
        ++refused;
      }
      EXPECT_FALSE(Rules::roll(setup, state, 1, NoEvents()));
    }
    ASSERT_EQ(state, before);
  } while (climber.answer(setup, state, NoEvents()));
  EXPECT_GT(refused, 200);
}

TEST(DiceBoxingCareerNotation, reads_nothing_but_its_own_words) {
  for (const std::string_view word :
       {"", "buy-kd", "buy-", "rank-0", "rank-01", "rank-52", "rank-99999999999", "rank-", "rank-+1", "Draw", "a b"}) {
    const Result<Choice> read = Rules::parse(word);
    // What is no other word may still be somebody's id.
    EXPECT_TRUE(!read || read->word == Word::man) << word;
  }
  EXPECT_FALSE(Rules::parse("Draw"));
  EXPECT_EQ(Rules::parse("rank-51")->number, 51);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
