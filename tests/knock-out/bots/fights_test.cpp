// The card fight solved: with open hands exactly, with hidden hands as near as it says.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <stop_token>
#include <vector>

#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/known_fight.h"
#include "games.h"

namespace fc::knock_out {
namespace {

using test::cards;

struct KnownCase {
  Cards red;
  Cards blue;
  Fraction value;
  std::array<std::int8_t, 2> steps{5, 5};
};

// rules/knock-out/rules.md, 9.1.
const std::vector<KnownCase> known_cases{
    {cards({1, 3, 4, 5}), cards({1, 3, 4, 5}), {3, 10}},
    {cards({1, 4, 5, 5}), cards({1, 4, 5, 5}), {3, 10}},
    {cards({1, 4, 4, 5}), cards({1, 4, 5, 5}), {4, 9}},
    {cards({4, 4, 5, 5}), cards({1, 1, 4, 5}), {1, 3}},
    {cards({1, 1, 4, 4}), cards({4, 4, 5, 5}), {1, 2}},
    {cards({1, 4, 5}), cards({1, 4, 5}), {1, 6}},
    {cards({4, 5, 5}), cards({1, 1, 4, 5}), {0, 1}},
    {cards({1, 2, 3, 4}), cards({1, 2, 3, 4}), {0, 1}},
    {cards({2, 3, 4, 5}), cards({2, 3, 4, 5}), {0, 1}},
    {cards({1, 1, 5, 5}), cards({1, 1, 5, 5}), {0, 1}},
    {cards({3, 4, 4, 5}), cards({1, 2, 3, 5}), {1, 1}},
    {cards({1, 3, 4, 5}), cards({1, 2, 2, 3}), {1, 1}},
    {cards({1, 2, 2, 3}), cards({1, 3, 4, 5}), {0, 1}},
    {cards({1, 3, 4, 5}), cards({1, 3, 4, 5}), {3, 10}, {4, 5}},
    {cards({1, 3, 4, 5}), cards({1, 3, 4, 5}), {3, 10}, {5, 6}},
    {cards({1, 3, 4, 5}), cards({1, 3, 4, 5}), {3, 10}, {4, 6}},
};

TEST(KnownFight, has_the_values_of_the_rulebook) {
  for (const KnownCase& one : known_cases) {
    const KnownRound round = solve_known({.distance = one.steps}, one.red, one.blue);
    EXPECT_EQ(round.red_wins, one.value) << &one - known_cases.data();
  }
}

TEST(KnownFight, mixes_as_the_rulebook_says_where_only_one_mix_is_best) {
  const KnownRound round = solve_known({}, cards({1, 4, 4, 5}), cards({1, 4, 5, 5}));
  EXPECT_NEAR(round.red.share(0), 2.0 / 9, 1e-9);
  EXPECT_NEAR(round.red.share(1), 4.0 / 9, 1e-9);
  EXPECT_NEAR(round.blue.share(0), 1.0 / 9, 1e-9);
}

/// A matrix game of any size by regret matching: bounds of its value after some thousand passes.
struct Bounds {
  double low = 0;
  double high = 1;
};
Bounds value_of(const std::vector<std::vector<double>>& payoff, int passes) {
  const std::size_t size = payoff.size();
  std::array<std::vector<double>, 2> regret{std::vector<double>(size), std::vector<double>(size)};
  std::array<std::vector<double>, 2> total = regret;
  std::vector<double> mix(size);
  for (int pass = 1; pass <= passes; ++pass) {
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
      std::array<std::vector<double>, 2> mixes;
      for (const std::size_t one : {std::size_t{0}, std::size_t{1}}) {
        double sum = 0;
        for (const double number : regret[one]) {
          sum += number;
        }
        mixes[one].resize(size);
        for (std::size_t pick = 0; pick < size; ++pick) {
          mixes[one][pick] = sum > 0 ? regret[one][pick] / sum : 1.0 / static_cast<double>(size);
        }
      }
      std::vector<double> worth(size);
      double mean = 0;
      for (std::size_t own = 0; own < size; ++own) {
        for (std::size_t other = 0; other < size; ++other) {
          worth[own] += mixes[1 - side][other] * (side == 0 ? payoff[own][other] : -payoff[other][own]);
        }
        mean += mixes[side][own] * worth[own];
      }
      for (std::size_t own = 0; own < size; ++own) {
        regret[side][own] = std::max(0.0, regret[side][own] + worth[own] - mean);
        total[side][own] += pass * mixes[side][own];
      }
    }
  }
  const double weight = passes * (passes + 1) / 2.0;
  Bounds bounds{.low = 1, .high = 0};
  for (std::size_t own = 0; own < size; ++own) {
    double as_red = 0;
    double as_blue = 0;
    for (std::size_t other = 0; other < size; ++other) {
      as_red += payoff[own][other] * total[1][other] / weight;
      as_blue += payoff[other][own] * total[0][other] / weight;
    }
    bounds.high = std::max(bounds.high, as_red);
    bounds.low = std::min(bounds.low, as_blue);
  }
  return bounds;
}

TEST(KnownFight, training_from_full_decks_is_worth_what_the_rulebook_says) {
  const Choices trainings = trainings_of(full_deck);
  ASSERT_EQ(trainings.size(), 53U);
  std::vector<std::vector<double>> payoff(trainings.size(), std::vector<double>(trainings.size()));
  for (std::size_t red = 0; red < trainings.size(); ++red) {
    for (std::size_t blue = 0; blue < trainings.size(); ++blue) {
      payoff[red][blue] = solve_known({}, cards_of(trainings[red]), cards_of(trainings[blue])).red_wins.value();
    }
  }
  const Bounds bounds = value_of(payoff, 6000);
  EXPECT_NEAR(bounds.low, 0.3785, 5e-4);
  EXPECT_NEAR(bounds.high, 0.3785, 5e-4);
  EXPECT_LE(bounds.low, bounds.high + 1e-12);
}

HiddenFight fight_between(const Cards& red, const Cards& blue) {
  HiddenFight fight;
  const std::array<const Cards*, 2> hands{&red, &blue};
  for (std::size_t side = 0; side < 2; ++side) {
    fight.sides[side] = {.size = count_of(*hands[side]), .range = only(*hands[side]), .trains = false};
  }
  return fight;
}

TEST(HiddenFight, comes_to_the_exact_value_when_nothing_is_hidden) {
  FightSolver solver;
  for (const KnownCase& one : std::span(known_cases).first(3)) {
    HiddenFight fight = fight_between(one.red, one.blue);
    fight.terms.distance = one.steps;
    solver.solve(fight, 3000, {});
    EXPECT_LE(solver.exploitability(), 2e-3);
    EXPECT_NEAR(win_chance(solver.chances(), Corner::red), one.value.value(), 1e-3) << &one - known_cases.data();
  }
}

/// Passes in about 50 ms.
constexpr int forced = 150;

TEST(HiddenFight, is_within_half_a_hundredth_of_a_win_when_forced_and_within_a_thousandth_in_the_cabinet) {
  FightSolver solver;
  solver.solve(full_deck_fight(5, 5), forced, {});
  EXPECT_LE(solver.exploitability(), 0.005);
  solver.refine(in_the_cabinet.passes - forced, {});
  EXPECT_LE(solver.exploitability(), 0.001);
}

// Both sides must still hold secrets; three cards against three are known to everybody.
TEST(HiddenFight, of_decks_late_in_a_season_is_within_the_same_bounds) {
  Random random(23);
  FightSolver solver;
  for (int one = 0; one < 8; ++one) {
    HiddenFight fight = full_deck_fight(5, 5);
    for (FightSide& side : fight.sides) {
      const Cards deck = test::random_deck(random, 5 + static_cast<int>(random.below(5)));
      side.range = {};
      for (const Choice training : trainings_of(deck)) {
        side.range[hand_table.index(cards_of(training))] = 1;
      }
    }
    solver.solve(fight, forced, {});
    EXPECT_LE(solver.exploitability(), 0.005) << one;
    solver.refine(in_the_cabinet.passes - forced, {});
    EXPECT_LE(solver.exploitability(), 0.001) << one;
  }
}

TEST(HiddenFight, counts_every_ending_once) {
  FightSolver solver;
  solver.solve(full_deck_fight(4, 6), 20, {});
  double sum = 0;
  for (const double chance : solver.chances()) {
    sum += chance;
  }
  EXPECT_NEAR(sum, 1, 1e-5);
  const PerEnding known = solver.chances(Corner::red, hand_table.index(cards({4, 4, 5, 5})));
  EXPECT_NEAR(known[0] + known[1] + known[2] + known[3], 1, 1e-5);
}

TEST(HiddenFight, makes_one_pass_and_no_more_when_it_is_stopped) {
  std::stop_source source;
  source.request_stop();
  FightSolver stopped;
  stopped.solve(full_deck_fight(5, 5), 1'000'000, source.get_token());
  FightSolver once;
  once.solve(full_deck_fight(5, 5), 1, {});
  EXPECT_EQ(stopped.training(Corner::red), once.training(Corner::red));
  EXPECT_EQ(stopped.chances(), once.chances());
}

TEST(TrainingBook, is_near_the_exact_solution_whoever_relies_on_it) {
  const TrainingBook book = test::training_book();
  FightSolver solver;
  for (const auto& [red, blue] : {std::array{4, 6}, std::array{5, 4}, std::array{5, 5}, std::array{6, 6}}) {
    for (const Corner held_to_it : {Corner::red, Corner::blue}) {
      HiddenFight fight = full_deck_fight(red, blue);
      FightSide& side = fight.sides[fc::index_of(held_to_it)];
      side.range = book.at(red, blue).training[fc::index_of(held_to_it)];
      side.trains = false;
      solver.solve(fight, 200, {});
      EXPECT_NEAR(win_chance(solver.chances(), Corner::red), double{book.at(red, blue).red_wins}, 1e-3);
    }
  }
}

TEST(TrainingBook, is_read_back_as_it_was_written) {
  const TrainingBook book = test::training_book();
  const Result<TrainingBook> again = read_training_book(write_training_book(book));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(*again, book);
}

TEST(TrainingBook, is_not_looked_up_where_own_charts_start_the_fight_elsewhere) {
  auto setup = test::setup_of(3);
  setup.tables.basic_distance = 2;
  const Pairing pairing{boxer_index(0, Size::small), boxer_index(1, Size::small)};
  State state = Rules::opening(setup);
  Rules::play_choice(setup, state, choice_of(setup, pairing), NoEvents{});
  constexpr Effort effort{.passes = 10, .seasons = 4};
  const TrainingBook none;
  FightStudy worked_out(none, effort);
  FightStudy looked_up(test::training_book(), effort);
  const View view = Rules::view(setup, state, 0);
  EXPECT_EQ(looked_up.training(setup, view, Corner::red, {}), worked_out.training(setup, view, Corner::red, {}));
}

TEST(TrainingBook, that_is_damaged_is_refused_with_the_line) {
  const std::string table = write_training_book(test::training_book());
  const auto fault_after = [&](std::string_view wanted, std::string_view instead) {
    std::string damaged = table;
    damaged.replace(damaged.find(wanted), wanted.size(), instead);
    const Result<TrainingBook> read = read_training_book(damaged);
    return read ? Fault{} : read.error();
  };
  EXPECT_EQ(fault_after("red_steps", "steps").where, "line 1");
  EXPECT_EQ(fault_after("4,4,win", "3,4,win").where, "line 2");
  EXPECT_EQ(fault_after(",1122,", ",1112,").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after(",1122,", ",2211,").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after(",win,", ",win,,").code, FaultCode::wrong_type);
  EXPECT_EQ(fault_after("5,5,win,", "5,6,win,").code, FaultCode::missing_key);
  EXPECT_EQ(load_training_book("nowhere").error().code, FaultCode::cannot_read);
}

}  // namespace
}  // namespace fc::knock_out
