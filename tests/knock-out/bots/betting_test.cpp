// The champion's bets: break-even, throwing a fight, and how near he comes to an oracle who knows the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "bots/knock-out/bets.h"
#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/game.h"
#include "games.h"

namespace fc::knock_out {
namespace {

using test::cards;

constexpr Effort effort{.passes = 100, .seasons = 40};

/// Red may win for sure with 5, 5, 2, or lose for sure with 2, 2, 5: whatever blue plays first.
const Cards in_his_hands = cards({2, 2, 5, 5});
const Cards without_a_choice = cards({3, 3, 3});

std::string placed_by(const Setup& setup, const State& state) {
  const TrainingBook none;
  FightStudy study(none, effort);
  return Rules::notation(best_placement(test::brief_of(setup, state), study, {}));
}

TEST(Bets, break_even_at_one_half_accepted_and_at_two_thirds_with_the_bank) {
  EXPECT_NEAR(gain_accepted(0.5), 0, 1e-12);
  EXPECT_NEAR(gain_with_bank(2.0 / 3), 0, 1e-12);
}

TEST(Bets, pay_as_the_rules_settle_them) {
  const auto setup = test::setup_of(3);
  const Bet held{.offerer = 2, .acceptor = no_seat, .type = BetType::ko};
  const PerEnding lead = lead_from(setup, Corner::red, 3, held, 2);
  EXPECT_EQ(lead, (PerEnding{-30, -30, -30, 15}));
  const Bet taken{.offerer = 2, .acceptor = 1, .type = BetType::win};
  EXPECT_EQ(lead_from(setup, Corner::red, 3, taken, 2), (PerEnding{15, -15, 15, -15}));
  EXPECT_EQ(lead_from(setup, Corner::red, 3, taken, 1), (PerEnding{-15, 15, -15, 15}));
  const Bet own{.offerer = 2, .acceptor = 2, .type = BetType::win};
  EXPECT_EQ(lead_from(setup, Corner::red, 3, own, 2), PerEnding{});
}

TEST(ChipsLeft, are_counted_to_the_end_of_the_bets) {
  const auto setup = test::setup_of(4);
  const State state = test::betting_between(setup, full_deck, full_deck);
  EXPECT_EQ(chips_after(setup, state, 0).others, 9);
  EXPECT_EQ(chips_after(setup, state, 0).own, 2);
  EXPECT_EQ(chips_after(setup, test::in_the_last_round(state, 3), 3).others, 0);
}

TEST(Champion, takes_a_bet_that_wins_more_than_half_the_time_and_leaves_the_other) {
  const auto setup = test::setup_of(3);
  State state = test::in_the_last_round(test::betting_between(setup, full_deck, full_deck), 2);
  const State nothing_offered = state;
  test::offer(state, 0, {.table = Corner::red, .cell = 0, .type = BetType::win});
  EXPECT_EQ(placed_by(setup, state), "bet:accept:red:1");  // red wins 2 of 5
  state = nothing_offered;
  test::offer(state, 1, {.table = Corner::blue, .cell = 0, .type = BetType::win});
  EXPECT_EQ(placed_by(setup, state), "bet:pass");
}

TEST(Champion, leaves_an_offer_to_the_bank_only_above_two_thirds) {
  const auto setup = test::setup_of(3);
  EXPECT_EQ(placed_by(setup, test::in_the_last_round(test::betting_between(setup, full_deck, full_deck), 2)), "bet:pass");
  EXPECT_EQ(placed_by(setup, test::in_the_last_round(test::betting_between(setup, in_his_hands, without_a_choice), 2)),
            "bet:offer:red:4:x2");
}

TEST(Champion, cancels_an_offer_that_the_bank_would_hold_at_his_cost) {
  const auto setup = test::setup_of(3);
  State state = test::in_the_last_round(test::betting_between(setup, full_deck, full_deck), 2);
  test::offer(state, 2, {.table = Corner::red, .cell = 3, .type = BetType::x2});
  EXPECT_EQ(placed_by(setup, state), "bet:accept:red:4");
}

/// Red's last chip; then both fight it out.
State after_the_fight(const Setup& setup, State state) {
  const std::unique_ptr<Controller> bot = make_controller(Level::champion, {}, effort);
  Random random(5);
  while (state.phase == Phase::bet || state.phase == Phase::punch_red || state.phase == Phase::punch_blue) {
    const BriefOf<Rules> brief = test::brief_of(setup, state);
    const bool is_red = brief.need().seat == 0;
    const Choice others = state.phase == Phase::bet ? pass : brief.legal()[0];
    Rules::play_choice(setup, state, is_red ? brief.legal()[bot->decide(brief, random.bits(), {})] : others, NoEvents{});
  }
  return state;
}

/// Who wins if nobody may bet any more.
int winner_by_punches(const Setup& setup, State state) {
  state.fight.round = 1;
  state.phase = Phase::punch_red;
  return owner_of(after_the_fight(setup, state).last_winner);
}

State red_to_bet(const Setup& setup) {
  return test::in_the_last_round(test::betting_between(setup, in_his_hands, without_a_choice), 0);
}

TEST(Champion, wins_what_he_can_win_when_nobody_bets_on_it) {
  const auto setup = test::setup_of(3);
  State state = red_to_bet(setup);
  state.fight.bet_round = 0;
  state.fight.bet_turn = 0;
  EXPECT_EQ(winner_by_punches(setup, state), 0);
}

TEST(Champion, throws_the_fight_when_a_bet_against_himself_pays_more) {
  const auto setup = test::setup_of(3);
  State state = red_to_bet(setup);
  for (const std::uint8_t cell : {std::uint8_t{2}, std::uint8_t{3}}) {
    state.fight.tables[0][cell] = {.offerer = 2, .acceptor = 0, .type = BetType::x2};
  }
  EXPECT_EQ(winner_by_punches(setup, state), 1);
}

TEST(Champion, takes_a_bet_against_himself_and_throws_the_fight) {
  const auto setup = test::setup_of(3);
  State state = red_to_bet(setup);
  for (std::uint8_t cell = 0; cell < cells; ++cell) {
    state.fight.tables[1][cell] = {.offerer = 2, .acceptor = 1, .type = BetType::win};
  }
  test::offer(state, 2, {.table = Corner::red, .cell = 3, .type = BetType::x2});
  EXPECT_EQ(placed_by(setup, state), "bet:accept:red:4");
  const State end = after_the_fight(setup, state);
  EXPECT_EQ(owner_of(end.last_winner), 1);
  EXPECT_EQ(end.player(0).money, 100'000 + 6'000 + 20'000 + 5'000);  // start money, the bet, the card he kept
}

TEST(Champion, does_not_take_a_fighters_bet_against_himself) {
  const auto setup = test::setup_of(3);
  State state = test::in_the_last_round(test::betting_between(setup, in_his_hands, without_a_choice), 2);
  test::offer(state, 0, {.table = Corner::blue, .cell = 3, .type = BetType::x2});
  EXPECT_NE(placed_by(setup, state), "bet:accept:blue:4");
}

/// Any deck that can still fight.
Cards random_deck(Random& random) {
  return test::random_deck(random, count_of(full_deck) - static_cast<int>(random.below(10)));
}

/// Somewhere in the bets of a fight between random decks, all placements so far at random.
State random_bets(const Setup& setup, Random& random) {
  State state = test::betting_between(setup, random_deck(random), random_deck(random));
  for (auto placed = random.below(static_cast<std::uint32_t>(3 * setup.players)); placed > 0; --placed) {
    const Choices legal = Rules::legal(setup, state, Rules::need(setup, state));
    Rules::play_choice(setup, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], NoEvents{});
  }
  return state;
}

double lead_of(const WeighedChoices& weighed, Choice choice) {
  const auto* found =
      std::find_if(weighed.begin(), weighed.end(), [choice](const Weighed& one) { return one.choice == choice; });
  EXPECT_NE(found, weighed.end());
  return found->lead;
}

// The oracle is the same judgement with beliefs solved almost exactly: twenty times the passes of a simulation's champion.
// What is gained is measured against the mean of the placements weighed, since a chip has to be placed also by who has
// nothing to gain.
TEST(Champion, gets_95_per_cent_of_what_an_oracle_with_the_same_public_facts_gets) {
  const auto setup = test::setup_of(4);
  const TrainingBook none;
  FightStudy his(none, in_simulations);
  FightStudy oracles(none, {.passes = 20 * in_simulations.passes, .seasons = in_simulations.seasons});
  Random random(17);
  double gained = 0;
  double possible = 0;
  for (int position = 0; position < 40; ++position) {
    const State state = random_bets(setup, random);
    const BriefOf<Rules> brief = test::brief_of(setup, state);
    const Choice chosen = best_placement(brief, his, {});
    const WeighedChoices truth = weigh_placements(brief, oracles, {});
    double mean = 0;
    double best = truth[0].lead;
    for (const Weighed& one : truth) {
      mean += one.lead / static_cast<double>(truth.size());
      best = std::max(best, one.lead);
    }
    gained += lead_of(truth, chosen) - mean;
    possible += best - mean;
  }
  EXPECT_GT(possible, 0);
  EXPECT_GE(gained, 0.95 * possible);
  RecordProperty("share_of_the_oracle", std::to_string(gained / possible));
}

/// Two hands of the same chance, of which the first wins less.
Belief between(HandIndex poor, HandIndex good) {
  Belief belief;
  belief.range[poor] = belief.range[good] = 0.5F;
  belief.wins[poor] = 0.3;
  belief.wins[good] = 0.6;
  return belief;
}

TEST(Tells, make_good_hands_likelier_for_who_backs_his_own_boxer_and_poor_ones_for_who_bets_against_him) {
  const auto setup = test::setup_of(3);
  const HandIndex poor = hand_table.index(cards({1, 2, 2, 3}));
  const HandIndex good = hand_table.index(cards({1, 4, 4, 5}));
  const Belief before = between(poor, good);
  const State nothing = test::betting_between(setup, full_deck, full_deck);
  const auto good_after = [&](const Bet& bet, Corner table) {
    State state = nothing;
    state.fight.tables[fc::index_of(table)][3] = bet;
    const Range after = after_bets(setup, state.fight, Corner::red, before);
    EXPECT_NEAR(after[poor] + after[good], 1, 1e-5);
    EXPECT_GT(after[poor], 0);
    return after[good];
  };
  const auto offer_of = [](BetType type) { return Bet{.offerer = 0, .acceptor = no_seat, .type = type}; };
  EXPECT_GT(good_after(offer_of(BetType::win), Corner::red), 0.6);
  EXPECT_GT(good_after(offer_of(BetType::ko), Corner::blue), 0.6);
  EXPECT_LT(good_after(offer_of(BetType::win), Corner::blue), 0.4);
  EXPECT_LT(good_after({.offerer = 2, .acceptor = 0, .type = BetType::x2}, Corner::red), 0.4);
  EXPECT_NEAR(good_after({.offerer = 0, .acceptor = 0, .type = BetType::win}, Corner::red), 0.5, 1e-6);
  EXPECT_NEAR(good_after({.offerer = 2, .acceptor = 1, .type = BetType::win}, Corner::red), 0.5, 1e-6);
}

/// What became of the chips of one table of equals.
struct ChipCount {
  double all = 0;
  double offered = 0;
  double taken = 0;
  double taken_back = 0;
};

ChipCount count_chips(Level level, int games) {
  const auto setup = test::setup_of(4);
  const std::unique_ptr<Controller> bot = make_controller(level, test::training_book(), {.passes = 6, .seasons = 6});
  ChipCount count;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    State state = Rules::opening(setup);
    while (state.phase != Phase::finished) {
      const BriefOf<Rules> brief = test::brief_of(setup, state);
      const Choice choice = brief.legal()[bot->decide(brief, random.bits(), {})];
      if (state.phase == Phase::bet) {
        const double life = liveliness(state.fight, brief.need().seat, choice);
        count.all += 1;
        count.offered += is_offer(choice) ? 1 : 0;
        count.taken += life > 1 ? 1 : 0;
        count.taken_back += life < 0 ? 1 : 0;
      }
      Rules::play_choice(setup, state, choice, NoEvents{});
    }
  }
  return count;
}

TEST(Novice, now_and_then_offers_twice_the_stake_or_a_knockout) {
  const auto setup = test::setup_of(4);
  const BriefOf<Rules> brief = test::brief_of(setup, test::betting_between(setup, full_deck, full_deck));
  const std::unique_ptr<Controller> bot = make_controller(Level::novice);
  std::array<int, 3> offers{};  // by type
  for (std::uint64_t thought = 0; thought < 400; ++thought) {
    ++offers[static_cast<std::size_t>(offer_of(brief.legal()[bot->decide(brief, thought, {})]).type)];
  }
  EXPECT_GT(offers[static_cast<std::size_t>(BetType::win)], 300);
  EXPECT_GT(offers[static_cast<std::size_t>(BetType::x2)], 10);
  EXPECT_GT(offers[static_cast<std::size_t>(BetType::ko)], 10);
}

// A table holds eight of twelve chips as offers at most, and takes as many.
TEST(Contender, bets_for_all_to_see) {
  const ChipCount count = count_chips(Level::contender, 50);
  EXPECT_GT(count.offered, 0.3 * count.all);
  EXPECT_GT(count.taken, 0.4 * count.offered);
  EXPECT_LT(count.taken_back, 0.02 * count.all);
}

TEST(Champion, bets_for_all_to_see) {
  const ChipCount count = count_chips(Level::champion, 8);
  EXPECT_GT(count.offered, 0.4 * count.all);
  EXPECT_LT(count.taken_back, 0.05 * count.all);
}

}  // namespace
}  // namespace fc::knock_out
