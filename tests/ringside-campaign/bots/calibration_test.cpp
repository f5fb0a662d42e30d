// Campaigns of computer managers keep the measured economy: 50 campaigns within the tolerances of 9.2. Source:
// rules/ringside-campaign/rules.md, 9.2.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>

#include "computers.h"
#include "library/ringside/game.h"
#include "rules/ringside-campaign/ladder.h"

namespace fc::ringside_campaign::test {
namespace {

/// Means over campaigns.
struct Economy {
  double bouts = 0;
  std::array<double, arena_count> at{};  ///< bouts by Arena, title bouts at The Best
  double title_bouts = 0;
  double changes = 0;                        ///< of the champion
  std::array<double, most_managers> cash{};  ///< thousands of dollars, the richest first
  std::array<double, 3> leaders{};           ///< popularity of the most popular men, whole points
};

class Counter {
 public:
  explicit Counter(Economy& sums) : sums_(sums) {}

  void operator()(const BoutFought& event) {
    ++sums_.bouts;
    ++sums_.at[static_cast<std::size_t>(event.bout.arena)];
    sums_.title_bouts += event.bout.title ? 1 : 0;
    is_title_bout_ = event.bout.title;
  }
  void operator()(const RankChanged& event) { sums_.changes += is_title_bout_ && event.after == 0 ? 1 : 0; }
  void operator()(const QuestionOpened&) { is_title_bout_ = false; }
  template <class Event>
  void operator()(const Event&) {}

 private:
  Economy& sums_;
  bool is_title_bout_ = false;
};

void add_end(const Setup& setup, const State& state, Economy& sums) {
  constexpr double thousand = 1000;
  const Ranking ranking = ranking_of(setup, state);
  for (std::size_t place = 0; place < ranking.size(); ++place) {
    sums.cash[place] += ranking[place].cash / thousand;
  }
  std::vector<double> pops;
  each_man(setup, state, [&](Person person) { pops.push_back(state.man(person).pop() / 2.0); });
  std::ranges::sort(pops, std::greater<>());
  for (std::size_t leader = 0; leader < sums.leaders.size(); ++leader) {
    sums.leaders[leader] += pops[leader];
  }
}

/// result(setup, state, random): of the bout that is awaited.
template <class ResultOf>
Economy economy_of(const Setup& setup, int campaigns, ResultOf result) {
  Economy sums;
  for (int campaign = 0; campaign < campaigns; ++campaign) {
    Random random = random_stream(17, static_cast<std::uint64_t>(campaign));
    State state = Rules::opening(setup);
    Counter counter(sums);
    const auto listen = [&counter](const auto& event) { counter(event); };
    bool goes_on = true;
    while (goes_on) {
      if (state.asked.kind == NeedKind::bout) {
        fc::test::must(Rules::choose(setup, state, result(setup, state, random), listen));
      } else {
        goes_on = answer_as_computer(setup, state, random, listen);
      }
    }
    EXPECT_EQ(state.phase, Phase::finished);
    add_end(setup, state, sums);
  }
  const auto mean = [campaigns](double& sum) { sum /= campaigns; };
  mean(sums.bouts);
  std::ranges::for_each(sums.at, mean);
  mean(sums.title_bouts);
  mean(sums.changes);
  std::ranges::for_each(sums.cash, mean);
  std::ranges::for_each(sums.leaders, mean);
  return sums;
}

TEST(RingsideCampaignCalibration, a_year_of_four_managers_has_the_measured_economy) {
  const Economy economy = economy_of(setup_of(4, R"({"stable_size":4})"), 50, quick_result);
  EXPECT_NEAR(economy.bouts, 128.9, 2.5);
  constexpr std::array measured{44.5, 29.0, 22.6, 18.8, 14.0};
  constexpr std::array tolerances{2.0, 2.0, 2.0, 2.0, 0.7};
  for (std::size_t arena = 0; arena < arena_count; ++arena) {
    EXPECT_NEAR(economy.at[arena], measured[arena], tolerances[arena]) << "arena " << arena;
  }
  EXPECT_NEAR(economy.title_bouts, 13.0, 0.7);
  EXPECT_NEAR(economy.changes, 4.4, 1.2);
  constexpr std::array cash{141.0, 89.0, 48.0, 22.0};
  constexpr std::array cash_tolerances{12.0, 9.0, 7.0, 5.0};
  for (std::size_t place = 0; place < cash.size(); ++place) {
    EXPECT_NEAR(economy.cash[place], cash[place], cash_tolerances[place]) << "place " << place + 1;
  }
  constexpr std::array leaders{36.0, 29.5, 25.0};
  constexpr std::array leader_tolerances{2.5, 1.5, 1.5};
  for (std::size_t leader = 0; leader < leaders.size(); ++leader) {
    EXPECT_NEAR(economy.leaders[leader], leaders[leader], leader_tolerances[leader]) << "leader " << leader + 1;
  }
}

TEST(RingsideCampaignCalibration, a_year_whose_bouts_are_played_is_much_as_one_of_quick_results) {
  const Economy economy = economy_of(setup_of(4, R"({"stable_size":4,"bout":{"tactics":false}})"), 20, fought_by_chance);
  EXPECT_NEAR(economy.bouts, 128.9, 8);
  EXPECT_NEAR(economy.title_bouts, 13.1, 0.7);
  constexpr std::array measured{42.9, 26.4, 21.6, 18.2, 14.5};
  for (std::size_t arena = 0; arena < arena_count; ++arena) {
    EXPECT_NEAR(economy.at[arena], measured[arena], 4) << "arena " << arena;
  }
}

}  // namespace
}  // namespace fc::ringside_campaign::test
