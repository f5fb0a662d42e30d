// The referee's lines: every kind of event has one, short and in plain letters.
#include "library/dice-boxing-career/game.h"

#include <gtest/gtest.h>

#include <set>
#include <variant>

#include "tests/dice-boxing-career/careers.h"
#include "tests/library/our_catalogue.h"

namespace fc::dice_boxing_career::test {
namespace {

TEST(DiceBoxingCareerEventLine, says_what_happened) {
  const auto setup = setup_of("heavyweight", "{}");
  const Person louis = person_of(setup, *Id::from("joe-louis"));
  EXPECT_EQ(
      event_line(
          setup,
          BoutFought{.man = louis, .own_rank = 4, .rank = 0, .outcome = Outcome::win_ko, .title = true, .tourney = false}),
      "#4 against joe-louis, the champion: win-ko, for the title");
  EXPECT_EQ(
      event_line(setup,
                 Upgraded{.what = Purchase::cover_up, .price = 60, .before = 3, .after = 2, .kd_before = 2, .kd_after = 2}),
      "cover-up from D to C for 60 points");
  EXPECT_EQ(event_line(setup, LostFightRead{.die = 50, .stopped = 15, .row = 20, .total = 85, .places = 3}),
            "lost fight: 50 + 15 + 20 = 85, places lost: 3");
  EXPECT_EQ(event_line(setup, WearRead{.chance = 40, .wears = true, .what = Purchase::chin, .before = -5, .after = -4}),
            "below 40 he wears: chin from -5 to -4");
  EXPECT_EQ(event_line(setup, ChartRead{.one = 24, .other = 20, .locked = false}), "the chart offers #24 and #20");
}

TEST(DiceBoxingCareerEventLine, is_short_and_plain_for_every_kind_of_event) {
  std::set<std::size_t> kinds;
  const auto setup =
      setup_of("heavyweight", R"({"all_time_greats":false,"retirement_chart":true,"max_fights":200,"life":true})");
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Climber climber{.random = Random(seed), .wins = 9};
    State state = Rules::opening(setup);
    const auto listen = [&](const auto& event) {
      kinds.insert(Event(event).index());
      fc::test::expect_plain(event_line(setup, event));
    };
    while (climber.answer(setup, state, listen)) {
    }
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Event>) << "something never happened";
}

TEST(DiceBoxingCareerStanding, names_who_comes_with_the_title_that_is_at_stake) {
  const auto setup = setup_of("heavyweight", R"({"all_time_greats":false})");
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  EXPECT_EQ(title_at_stake(setup, state), std::nullopt);
  climb_to(setup, state, 1);
  play(setup, state, {"done", "fight-on"});
  EXPECT_EQ(title_at_stake(setup, state), 1) << "the champion in blue";
  play(setup, state, {"win-ko", "done", "fight-on"}, {0});
  EXPECT_EQ(title_at_stake(setup, state), 0) << "he defends";
  play(setup, state, {"win-ko", "done", "greats-tourney"});
  EXPECT_EQ(title_at_stake(setup, state), std::nullopt) << "a tourney is for nothing but honour";
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
