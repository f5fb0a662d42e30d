// The chronicle knows from the events alone what the state knows, and what the state has forgotten.
#include "scene/ringside-campaign/chronicle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <set>
#include <vector>

#include "tests/ringside-campaign/bots/computers.h"

namespace fc::ringside_campaign {
namespace {

/// A campaign of computer managers and its chronicle. check(state, chronicle) after every answer.
template <class Check>
Chronicle told(const Setup& setup, std::uint64_t seed, std::vector<Event>& events, Check check) {
  State state = Rules::opening(setup);
  Chronicle chronicle(setup);
  Random random(seed);
  while (test::answer_as_computer(setup, state, random, [&](const Event& event) {
    events.push_back(event);
    chronicle.note(event);
  })) {
    check(state, chronicle);
  }
  return chronicle;
}

class Chronicles : public testing::TestWithParam<std::string> {};

TEST_P(Chronicles, agree_with_the_state_after_every_answer) {
  const auto setup = test::setup_of(4, GetParam());
  std::vector<Event> events;
  const Chronicle chronicle = told(setup, 7, events, [&](const State& state, const Chronicle& so_far) {
    ASSERT_EQ(so_far.bouts().size(), static_cast<std::size_t>(state.bouts));
    for (int seat = 0; seat < seats_of(setup); ++seat) {
      ASSERT_EQ(so_far.cash().back().cash[static_cast<std::size_t>(seat)], state.manager(seat).cash);
    }
    if (state.week > 0) {
      ASSERT_EQ(so_far.week(), state.week);
      const bool reigns = !so_far.reigns().empty() && so_far.reigns().back().end == ReignEnd::goes_on;
      ASSERT_EQ(reigns ? so_far.reigns().back().man : nobody, state.ladder.champion);
    }
  });
  EXPECT_GT(chronicle.bouts().size(), 30U);
  EXPECT_GT(chronicle.reigns().size(), 1U);
}

TEST_P(Chronicles, remember_every_man_as_he_was_at_the_end_of_a_week) {
  const auto setup = test::setup_of(4, GetParam());
  std::vector<Event> events;
  int compared = 0;
  State before = Rules::opening(setup);
  told(setup, 8, events, [&](const State& state, const Chronicle& so_far) {
    // The answer that began this week also ended the last one, and nothing moves between both.
    const bool has_begun = state.phase == Phase::front_office || state.phase == Phase::television;
    if (has_begun && before.week != state.week && before.phase == Phase::fight_night) {
      each_man(setup, state, [&](Person person) {
        const auto weeks = so_far.weeks_of(person);
        ASSERT_FALSE(weeks.empty());
        ASSERT_EQ(weeks.back().pop, state.man(person).pop());
        ASSERT_EQ(weeks.back().rank, rank_of(state.ladder, person));
        ASSERT_EQ(so_far.bouts_of(person).size(), static_cast<std::size_t>(state.man(person).bouts()));
        ++compared;
      });
    }
    before = state;
  });
  EXPECT_GT(compared, 100);
}

TEST_P(Chronicles, account_for_every_dollar) {
  const auto setup = test::setup_of(4, GetParam());
  std::vector<Event> events;
  const Chronicle chronicle = told(setup, 9, events, [](const State&, const Chronicle&) {});
  std::array<Money, most_managers> sums{};
  for (const LedgerLine& line : chronicle.ledger()) {
    sums[line.seat] += line.sum;
    EXPECT_EQ(line.kind == Entry::share, line.bout != no_bout);
  }
  EXPECT_EQ(sums, chronicle.cash().back().cash);
  for (const PastBout& bout : chronicle.bouts()) {
    for (const std::size_t side : {0U, 1U}) {
      const bool visits = bout.seats.at(side) == no_seat;
      EXPECT_EQ(bout.purses.at(side) == 0, visits);
      EXPECT_LE(bout.shares.at(side), bout.purses.at(side));
      const int change =
          visits ? 0
                 : pop_of(setup.tables, bout.terms, bout.result.method,
                          bout.result.outcome(side == 0 ? Corner::red : Corner::blue), bout.result.knockdowns.at(side));
      EXPECT_EQ(bout.pops_after.at(side) - bout.pops.at(side), change);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Setups, Chronicles,
    testing::Values(R"({"stable_size":4})",
                    R"({"formation":"auction","stable_size":3,"disputes":"auction","replacement":"pool"})",
                    R"({"formation":"draft","stable_size":2,"starting_cash":500,"weeks":100})",
                    R"({"stable_size":4,"recovery":"weekly","visitors":2,"walkovers":5,"title_purse":30,"television":true,
                        "rematches":true,"wear":8})"));

TEST(Chronicle, tells_the_reigns_of_all_champions_without_a_gap) {
  const auto setup = test::setup_of(4, R"({"stable_size":4,"weeks":104})");
  std::vector<Event> events;
  const Chronicle chronicle = told(setup, 3, events, [](const State&, const Chronicle&) {});
  ASSERT_GT(chronicle.reigns().size(), 3U);
  int defences = 0;
  for (std::size_t index = 0; index < chronicle.reigns().size(); ++index) {
    const Reign& reign = chronicle.reigns()[index];
    EXPECT_LE(reign.from, reign.to);
    defences += reign.defences;
    ASSERT_NE(reign.won_in, no_bout);
    const PastBout& won = chronicle.bouts()[static_cast<std::size_t>(reign.won_in)];
    EXPECT_EQ(won.week, reign.from);
    EXPECT_EQ(won.bout.man(won.result.winner), reign.man);
    if (reign.end == ReignEnd::beaten) {
      ASSERT_LT(index + 1, chronicle.reigns().size());
      EXPECT_EQ(chronicle.reigns()[index + 1].won_in, reign.lost_in);
    }
  }
  const auto titles = std::ranges::count_if(chronicle.bouts(), [](const PastBout& bout) { return bout.bout.title; });
  const auto undecided = std::ranges::count(chronicle.news(), NewsKind::title_undecided, &News::kind);
  const auto changes = static_cast<std::ptrdiff_t>(chronicle.reigns().size()) - 1;  // the first by the tournament
  EXPECT_EQ(titles, defences + changes + undecided);
}

TEST(Chronicle, finds_news_of_many_kinds) {
  std::set<NewsKind> kinds;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    const auto setup = test::setup_of(4, R"({"stable_size":4,"weeks":156})");
    std::vector<Event> events;
    const Chronicle chronicle = told(setup, seed, events, [](const State&, const Chronicle&) {});
    for (const News& news : chronicle.news()) {
      kinds.insert(news.kind);
      EXPECT_GE(news.weight, 1);
      EXPECT_LE(news.weight, 3);
    }
  }
  for (const NewsKind kind : {NewsKind::crowned, NewsKind::title_won, NewsKind::title_kept, NewsKind::retired,
                              NewsKind::signed_on, NewsKind::traded, NewsKind::upset, NewsKind::stopped_early,
                              NewsKind::great_fight, NewsKind::streak, NewsKind::new_leader, NewsKind::ended}) {
    EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
  }
}

/// What is true of two men after so many bouts, counted by hand from all that was told: names pass from man to man, so only
/// bouts since a man was made are his.
struct Counted {
  int wins = 0;
  int losses = 0;
  int bouts = 0;
  int row = 0;
};

TEST(Memories, say_of_two_men_what_is_true_of_them_in_both_languages) {
  const std::array words{Words::load(fc::test::data_folder(), "en"), Words::load(fc::test::data_folder(), "fr")};
  std::map<MemoryKind, int> told_of;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto setup = test::setup_of(4, R"({"stable_size":4,"weeks":156,"mandatory_weeks":4})");
    std::vector<Event> events;
    const Chronicle chronicle = told(setup, seed, events, [](const State&, const Chronicle&) {});
    const auto& bouts = chronicle.bouts();
    const auto count = [&](Person person, std::int32_t before) {
      Counted counted;
      for (const std::int32_t index : chronicle.bouts_of(person)) {
        if (index >= before) {
          break;
        }
        const PastBout& bout = bouts[static_cast<std::size_t>(index)];
        const bool won = !bout.result.is_drawn() && bout.bout.man(bout.result.winner) == person;
        const bool lost = !bout.result.is_drawn() && !won;
        ++counted.bouts;
        counted.wins += won ? 1 : 0;
        counted.losses += lost ? 1 : 0;
        counted.row = won ? (counted.row > 0 ? counted.row : 0) + 1 : lost ? (counted.row < 0 ? counted.row : 0) - 1 : 0;
      }
      return counted;
    };
    const auto winners = [&](Person one, Person other, std::int32_t before) {
      std::vector<Person> found;
      const auto own = chronicle.bouts_of(one);
      const auto others = chronicle.bouts_of(other);
      for (const std::int32_t index : own) {
        const PastBout& bout = bouts[static_cast<std::size_t>(index)];
        if (index < before && std::ranges::count(others, index) == 1) {
          found.push_back(bout.result.is_drawn() ? nobody : bout.bout.man(bout.result.winner));
        }
      }
      return found;
    };
    const auto reigned = [&](Person person, std::int32_t before) {
      return std::ranges::any_of(chronicle.reigns(), [&](const Reign& reign) {
        return reign.man == person && reign.won_in < before && reign.end != ReignEnd::goes_on;
      });
    };
    for (std::int32_t index = 0; index < static_cast<std::int32_t>(bouts.size()); ++index) {
      const PastBout& bout = bouts[static_cast<std::size_t>(index)];
      std::vector<Memory> all = at_stake(chronicle, bout.bout.red, bout.bout.blue, index);
      const std::vector<Memory> after = settled(chronicle, index);
      EXPECT_TRUE(after.empty() || !bout.result.is_drawn());
      all.insert(all.end(), after.begin(), after.end());
      for (const Memory& memory : all) {
        ++told_of[memory.kind];
        const Counted own = count(memory.man, index);
        const Counted others = count(memory.other, index);
        const std::vector<Person> won = winners(memory.man, memory.other, index);
        const auto wins = std::ranges::count(won, memory.man);
        const auto losses = std::ranges::count(won, memory.other);
        const Corner winner = bout.result.winner;
        switch (memory.kind) {
          case MemoryKind::one_each:
          case MemoryKind::decided: EXPECT_TRUE(won.size() == 2 && wins == 1 && losses == 1); break;
          case MemoryKind::revenge:
          case MemoryKind::avenged: EXPECT_EQ(won.back(), memory.other); break;
          case MemoryKind::again: EXPECT_TRUE(wins == memory.number && std::ssize(won) == wins && wins > 1); break;
          case MemoryKind::old_champion:
          case MemoryKind::regained: EXPECT_TRUE(reigned(memory.man, index)); break;
          case MemoryKind::unbeaten:
            EXPECT_TRUE(own.losses + others.losses == 0 && own.bouts >= 3 && others.bouts >= 3);
            break;
          case MemoryKind::streak: EXPECT_TRUE(own.row == memory.number && own.row >= 3); break;
          case MemoryKind::losing: EXPECT_TRUE(own.row == -memory.number && own.row <= -3); break;
          case MemoryKind::first_time: EXPECT_TRUE(won.empty() && own.bouts >= 3 && others.bouts >= 3); break;
          case MemoryKind::streak_ended: EXPECT_TRUE(others.row == memory.number && others.row >= 3); break;
          case MemoryKind::against_odds:
            EXPECT_LE(memory.number, 30);
            EXPECT_LT(bout.forms.at(index_of(winner)), bout.forms.at(index_of(other(winner))));
            break;
          case MemoryKind::came_back:
            EXPECT_EQ(bout.result.knockdowns.at(index_of(other(winner))), memory.number);
            EXPECT_EQ(bout.bout.man(winner), memory.man);
            break;
        }
        for (const auto& language : words) {
          const std::string said = worded(memory, chronicle, setup, *language);
          EXPECT_EQ(said.find("ringside-campaign"), std::string::npos) << said;
          EXPECT_EQ(said.find('{'), std::string::npos) << said;
          if (memory.bout != no_bout && (memory.kind == MemoryKind::revenge || memory.kind == MemoryKind::avenged)) {
            const PastBout& earlier = bouts[static_cast<std::size_t>(memory.bout)];
            EXPECT_NE(said.find(std::to_string(earlier.week)), std::string::npos) << said;
          }
        }
      }
    }
  }
  for (int kind = 0; kind < memory_kinds; ++kind) {
    EXPECT_GT(told_of[static_cast<MemoryKind>(kind)], 0) << kind << " is never told";
  }
}

TEST(Chronicle, of_ten_years_of_full_stables_is_small_and_told_at_once) {
  const auto setup = test::setup_of(8, R"({"stable_size":8,"weeks":520})");
  std::vector<Event> events;
  State state = Rules::opening(setup);
  Random random(5);
  while (test::answer_at_random(setup, state, random, [&](const Event& event) { events.push_back(event); })) {
  }
  ASSERT_GT(state.bouts, 2000);
  const auto start = std::chrono::steady_clock::now();
  Chronicle again(setup);
  for (const Event& event : events) {
    again.note(event);
  }
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  RecordProperty("events", static_cast<int>(events.size()));
  RecordProperty("bouts", static_cast<int>(again.bouts().size()));
  RecordProperty("kilobytes", static_cast<int>(again.bytes() / 1024));
  RecordProperty("microseconds", static_cast<int>(1000 * taken.count()));
  EXPECT_LT(again.bytes(), std::size_t{2} << 20U);
  EXPECT_LT(taken.count(), 1500);  // not optimised, with all checks, beside other tests
  EXPECT_EQ(again.bouts().size(), static_cast<std::size_t>(state.bouts));
  EXPECT_EQ(again.cash().back().cash[3], state.manager(3).cash);
}

}  // namespace
}  // namespace fc::ringside_campaign
