// What holds in every game, whoever sits at the table and whatever they answer. Source: rules/knock-out/rules.md, 3.15.
//
// Every test plays its share of the 100,000 random games with set-ups of all kinds and looks after every answer.
#include <cstdlib>
#include <numeric>
#include <variant>

#include "games.h"

namespace fc::knock_out {
namespace {

constexpr std::uint64_t games_in_all = 100'000;
constexpr std::uint64_t shares = 10;
constexpr Money unit = 1000;

/// One game under watch: the first rule that breaks is kept as text.
class Watch {
 public:
  Watch(const Setup& setup, const State& opening) : setup_(setup), before_(opening), total_(total_of(opening)) {}

  /// To be called for every event, then `look` once the answer is played.
  void hear(const Event& event) {
    std::visit([this](const auto& one) { note(one); }, event);
  }

  void look(const State& state) {
    check(total_of(state) == total_, "money is conserved");
    check(state.bonus >= 0 && state.bonus % unit == 0 && state.bank % unit == 0, "whole thousands");
    for (int seat = 0; seat < setup_.players; ++seat) {
      look_at(state, seat);
    }
    look_at_fight(state);
    look_at_bonus_and_titles(state);
    before_ = state;
    income_ = {};
    to_bonus_ = 0;
  }

  [[nodiscard]] const char* broken() const { return broken_; }

 private:
  void check(bool holds, const char* rule) { broken_ = holds || broken_ != nullptr ? broken_ : rule; }

  [[nodiscard]] std::int64_t total_of(const State& state) const {
    std::int64_t total = std::int64_t{state.bonus} + state.bank;
    for (int seat = 0; seat < setup_.players; ++seat) {
      total += state.player(seat).money;
    }
    return total;
  }

  // ----- what is told -----
  void note(const PrizePaid& event) { earn(event.seat, event.amount); }
  void note(const NetPaid& event) { earn(event.seat, event.net + event.forgiven); }
  void note(const IouGiven& event) { earn(event.seat, setup_.tables.iou); }
  void note(const CardsPaid& event) { earn(event.seat, event.amount); }
  void note(const BonusPaid& event) { earn(event.seat, event.amount); }
  void note(const IousRepaid& event) { earn(event.seat, -event.amount); }
  void note(const BetSettled& event) { to_bonus_ += event.payee == no_seat ? event.amount : 0; }
  void note(const StandingChanged& event) {
    laurels_ += event.before.title == Title::none && event.after.title == Title::superchampion && !in_fight_ ? 1 : 0;
  }
  void note(const FightEnded& /*event*/) { in_fight_ = true; }
  void note(const TablePassed& /*event*/) { in_fight_ = false; }
  void note(const SeasonEnded& /*event*/) { in_fight_ = false; }
  template <class Other>
  void note(const Other& /*event*/) {}

  void earn(int seat, Money amount) { income_[static_cast<std::size_t>(seat)] += amount; }

  // ----- what is so -----
  void look_at(const State& state, int seat) {
    const Player& player = state.player(seat);
    check(player.money % unit == 0, "whole thousands");
    check(player.money >= 0 || state.phase == Phase::finished, "nobody is below 0 before the IOUs are paid");
    check(player.money - before_.player(seat).money == income_[static_cast<std::size_t>(seat)], "all payments are told");
    for (std::size_t value = 0; value < card_values; ++value) {
      check(player.cards[value] + player.played[value] == setup_.tables.deck[value], "unplayed and played make the deck");
    }
    for (const Boxer& boxer : player.boxers) {
      check(boxer.title == Title::none || (boxer.rank == Class::champion && !boxer.out && state.season == 2),
            "a title holder is a champion of season 2");
      check(!boxer.out || boxer.rank == Class::amateur, "who is out is an amateur");
    }
  }

  void look_at_fight(const State& state) {
    const Fight& fight = state.fight;
    if (state.phase < Phase::train_red || state.phase > Phase::punch_blue) {
      check(fight == Fight{}, "nothing lies on the table between fights");
      return;
    }
    for (const Corner corner : {Corner::red, Corner::blue}) {
      const Fighter& fighter = fight.of(corner);
      check(fighter.moved >= 0 && fighter.moved < fighter.distance, "who is still fighting has not reached the K.O. space");
      for (std::size_t value = 0; value < card_values; ++value) {
        check(fighter.training[value] <= state.player(owner_of(fighter.boxer)).cards[value], "training is of the hand");
      }
    }
    look_at_chips(state);
  }

  void look_at_chips(const State& state) {
    std::array<int, most_players> chips{};
    for (int seat = 0; seat < setup_.players; ++seat) {
      check(offers_shown(state.fight, seat, BetType::x2) <= setup_.tables.x2_chips, "at most two x2 offers");
      check(offers_shown(state.fight, seat, BetType::ko) <= setup_.tables.ko_chips, "at most one ko offer");
      chips[static_cast<std::size_t>(seat)] += state.fight.passes[static_cast<std::size_t>(seat)];
    }
    for (const auto& table : state.fight.tables) {
      for (const Bet& bet : table) {
        check(!bet.accepted() || bet.offered(), "only an offer is accepted");
        for (const std::uint8_t seat : {bet.offerer, bet.acceptor}) {
          if (seat != no_seat) {
            ++chips[seat];
          }
        }
      }
    }
    const int placed = std::accumulate(chips.begin(), chips.end(), 0);
    const int due = state.fight.bet_round == 0 ? 0
                    : state.fight.round > 0    ? bet_rounds * setup_.players
                                               : (state.fight.bet_round - 1) * setup_.players + state.fight.bet_turn;
    check(placed == due, "every turn places one chip");
    for (int seat = 0; seat < setup_.players; ++seat) {
      const int own = chips[static_cast<std::size_t>(seat)];
      check(own <= bet_rounds && (state.fight.round == 0 || own == (setup_.options.betting ? bet_rounds : 0)),
            "every seat places three chips");
    }
  }

  void look_at_bonus_and_titles(const State& state) {
    check(state.phase == Phase::finished ? state.bonus == 0 : state.bonus - before_.bonus == to_bonus_,
          "the bonus grows by lost bets of the bank only, until it is paid out");
    int titles = 0;
    int belts = 0;
    for (const Player& player : state.players) {
      for (const Boxer& boxer : player.boxers) {
        titles += boxer.title != Title::none ? 1 : 0;
        belts += boxer.title == Title::world_champion ? 1 : 0;
      }
    }
    check(titles <= laurels_ && titles <= titles_before_, "titles never grow in number");
    titles_before_ = state.season == 2 ? titles : titles_before_;
    check(2 * belts <= laurels_, "every belt costs two laurels");
    check(!setup_.options.strict_components || laurels_ <= setup_.tables.laurels, "printed laurels are enough");
  }

  const Setup& setup_;
  State before_;
  std::int64_t total_;
  std::array<Money, most_players> income_{};
  Money to_bonus_ = 0;
  bool in_fight_ = false;
  int laurels_ = 0;
  int titles_before_ = 2 * static_cast<int>(most_players);
  const char* broken_ = nullptr;
};

/// A game by any options that stands at its first question, and the dice that go on with it.
struct BegunGame {
  Random random;
  Rules::Setup setup;
  State state;
};

BegunGame begun(std::uint64_t seed, std::uint64_t number) {
  Random random = random_stream(seed, number);
  const Rules::Setup setup = test::any_setup(random);
  return {random, setup, Rules::opening(setup)};
}

/// Plays one game by its number; null, or the rule that broke.
const char* broken_rule_in(std::uint64_t game) {
  constexpr std::uint64_t seed = 20261121;
  constexpr int most_answers = 2000;
  auto [random, setup, state] = begun(seed, game);
  Watch watch(setup, state);
  int answers = 0;
  while (test::answer_at_random(setup, state, random, [&](const auto& event) { watch.hear(event); })) {
    watch.look(state);
    if (watch.broken() != nullptr) {
      return watch.broken();
    }
    if (++answers > most_answers) {
      return "a game ends";
    }
  }
  return nullptr;
}

class KnockOutInvariants : public testing::TestWithParam<std::uint64_t> {};

TEST_P(KnockOutInvariants, hold_after_every_answer_of_ten_thousand_games) {
  for (std::uint64_t game = GetParam(); game < games_in_all; game += shares) {
    const char* const broken = broken_rule_in(game);
    ASSERT_EQ(broken, nullptr) << broken << " in game " << game;
  }
}

INSTANTIATE_TEST_SUITE_P(Share, KnockOutInvariants, testing::Range(std::uint64_t{0}, shares));

TEST(KnockOutRules, notation_goes_there_and_back_and_listening_changes_nothing) {
  for (std::uint64_t game = 0; game < 200; ++game) {
    auto [random, setup, state] = begun(7, game);
    Random same_random = random;
    State same = state;
    while (test::answer_at_random(setup, state, random, [](const auto&) {})) {
      test::answer_at_random(setup, same, same_random, NoEvents{});
      ASSERT_EQ(state, same);
      for (const Choice choice : Rules::legal(setup, state, Rules::need(setup, state))) {
        ASSERT_EQ(Rules::parse(Rules::notation(choice)), choice) << Rules::notation(choice);
      }
    }
  }
}

/// Answers as `test::answer_at_random` does.
struct ChancePlayer {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
  Choice choose(Decision /*decision*/, const auto& legal) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

TEST(KnockOutRules, the_same_answers_at_speed_lead_to_one_state) {
  for (std::uint64_t game = 0; game < 2000; ++game) {
    auto [random, setup, slow] = begun(8, game);
    State quick = slow;
    const ChancePlayer player = Rules::play_out(setup, quick, ChancePlayer{random}, NoEvents{});
    while (test::answer_at_random(setup, slow, random, NoEvents{})) {
    }
    ASSERT_EQ(quick, slow) << game;
    ASSERT_EQ(player.random, random) << game;
  }
}

TEST(KnockOutRules, ranks_by_money_then_by_boxers_then_share) {
  const std::array<Colour, 3> colours{Colour::black, Colour::green, Colour::yellow};
  const Rules::Setup setup = ordinary_setup(test::catalogue(), colours, 0, {});
  State state = Rules::opening(setup);
  state.phase = Phase::finished;
  const auto ranks = [&] {
    std::string words;
    for (const Ranked& one : ranking_of(setup, state)) {
      words += std::to_string(one.seat) + ":" + std::to_string(one.rank) + "/" +
               std::to_string(static_cast<int>(one.tie_break)) + " ";
    }
    return words;
  };
  EXPECT_EQ(ranks(), "0:1/0 1:1/3 2:1/3 ");
  state.player(2).money += 1000;
  EXPECT_EQ(ranks(), "2:1/0 0:2/0 1:2/3 ");
  state.player(1).boxers[0].rank = Class::champion;
  EXPECT_EQ(ranks(), "2:1/0 1:2/0 0:3/1 ");
  state.player(0).boxers[0].rank = Class::champion;
  state.player(0).boxers[1].rank = Class::amateur;
  EXPECT_EQ(ranks(), "2:1/0 1:2/0 0:3/2 ");
}

}  // namespace
}  // namespace fc::knock_out
