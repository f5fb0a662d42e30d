#include "bots/knock-out/bets.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/game.h"
#include "bots/knock-out/known_fight.h"
#include "match/match_of.h"

namespace fc::knock_out {
namespace {

/// A fight in which both hands are known.
struct OpenFight {
  FightTerms terms;
  std::array<Cards, 2> hands{};

  [[nodiscard]] OpenFight after(const Exchange& result, int red, int blue) const {
    OpenFight next = *this;
    next.terms.moved = result.moved;
    ++next.terms.round;
    --next.hands[0][static_cast<std::size_t>(red - 1)];
    --next.hands[1][static_cast<std::size_t>(blue - 1)];
    return next;
  }
  [[nodiscard]] Exchange exchanged(int red, int blue) const { return exchange(terms, terms.moved, terms.round, red, blue); }
};

/// Red's chance to win.
double chance_in(const OpenFight& fight) {
  return solve_known(fight.terms, fight.hands[0], fight.hands[1]).red_wins.value();
}

double chance_after(const OpenFight& fight, int red, int blue) {
  const Exchange result = fight.exchanged(red, blue);
  if (result.over) {
    return winner_of(result.ending) == Corner::red ? 1 : 0;
  }
  return chance_in(fight.after(result, red, blue));
}

/// Chances of all endings, if both fight by the mixes of the textbook.
PerEnding endings_of(const OpenFight& fight) {
  const KnownRound round = solve_known(fight.terms, fight.hands[0], fight.hands[1]);
  const Choices reds = punches_of(fight.hands[0]);
  const Choices blues = punches_of(fight.hands[1]);
  PerEnding chances{};
  for (std::size_t row = 0; row < reds.size(); ++row) {
    for (std::size_t column = 0; column < blues.size(); ++column) {
      const double share = round.red.share(row) * round.blue.share(column);
      if (share <= 0) {
        continue;
      }
      const int red = punch_value(reds[row]);
      const int blue = punch_value(blues[column]);
      const Exchange result = fight.exchanged(red, blue);
      if (result.over) {
        chances[index_of(result.ending)] += share;
        continue;
      }
      const PerEnding later = endings_of(fight.after(result, red, blue));
      for (std::size_t ending = 0; ending < endings; ++ending) {
        chances[ending] += share * later[ending];
      }
    }
  }
  return chances;
}

/// Red's chance as it changes by a pair of cards.
struct PairOfCards {
  std::array<double, 2> errors{};  ///< what each card loses against the other's mix, by corner
  double reading = 0;              ///< of red: the rest of the change
};

PairOfCards weighed_pair(const OpenFight& fight, int red, int blue) {
  const KnownRound round = solve_known(fight.terms, fight.hands[0], fight.hands[1]);
  const double value = round.red_wins.value();
  double own = 0;
  double others = 0;
  const Choices blues = punches_of(fight.hands[1]);
  for (std::size_t column = 0; column < blues.size(); ++column) {
    own += round.blue.share(column) * chance_after(fight, red, punch_value(blues[column]));
  }
  const Choices reds = punches_of(fight.hands[0]);
  for (std::size_t row = 0; row < reds.size(); ++row) {
    others += round.red.share(row) * chance_after(fight, punch_value(reds[row]), blue);
  }
  PairOfCards pair{.errors = {value - own, others - value}};
  pair.reading = chance_after(fight, red, blue) - value + pair.errors[0] - pair.errors[1];
  return pair;
}

/// In Schmelings.
struct MoneyParts {
  double fights = 0;
  double bets = 0;
};

/// What one manager's cash came of. given: what his fights were worth beforehand, cards that were left, the bonus, and what
/// the bank lends.
struct ManagerFigures {
  double given = 0;
  MoneyParts skill;
  MoneyParts luck;
  std::vector<AccountDeal> deals;
};

/// Listens to a game and keeps the books of all managers.
class Books {
 public:
  Books(const Setup& setup, const State& state, const std::stop_token& stop)
      : setup_(setup), state_(state), stop_(stop), managers_(static_cast<std::size_t>(setup.players)) {}

  template <class Event>
  void operator()(const Event& event) {
    note(event);
  }
  /// A fight that stands before anything is told.
  void open_fight() {
    note(Challenged{});
    if (state_.fight.of(Corner::blue).trained) {
      note(TrainingSealed{.corner = Corner::blue, .cards = 0});
    }
  }
  [[nodiscard]] const std::vector<ManagerFigures>& managers() const { return managers_; }
  /// Where in the script the answer stands that is told next.
  void turn_to(const StepPlace& place) { place_ = place; }

 private:
  template <class Event>
  void note(const Event& /*event*/) {}
  void note(const Challenged& /*event*/) {
    ++fights_;
    before_ = win_chance(study_.odds_before(setup_, state_, stop_), Corner::red);
    for (const Corner corner : both_corners) {
      const BoxerIndex boxer = state_.fight.of(corner).boxer;
      purses_[index_of(corner)] = static_cast<double>(start_money(setup_, size_of(boxer), state_.boxer(boxer)));
    }
    skill_ = {};
    luck_ = {};
  }
  void note(const TrainingSealed& event) {
    if (event.corner == Corner::red) {
      return;
    }
    for (const Corner corner : both_corners) {
      fight_.terms.distance[index_of(corner)] = state_.fight.of(corner).distance;
      fight_.terms.moved[index_of(corner)] = state_.fight.of(corner).moved;
      fight_.hands[index_of(corner)] = state_.fight.of(corner).training;
    }
    fight_.terms.round = static_cast<std::int8_t>(std::max<int>(1, state_.fight.round));
    chances_ = endings_of(fight_);
    const double change = chance_in(fight_) - before_;
    skill_ = {purses_[0] * change, -purses_[1] * change};
  }
  void note(const PunchesRevealed& event) {
    const PairOfCards pair = weighed_pair(fight_, event.red, event.blue);
    skill_[0] += purses_[0] * (pair.reading - pair.errors[0]);
    skill_[1] -= purses_[1] * (pair.reading + pair.errors[1]);
    luck_[0] += purses_[0] * pair.errors[1];
    luck_[1] += purses_[1] * pair.errors[0];
    fight_ = fight_.after(fight_.exchanged(event.red, event.blue), event.red, event.blue);
  }
  void note(const FightEnded& /*event*/) {
    for (const Corner corner : both_corners) {
      ManagerFigures& manager = of(state_.fight.seat(corner));
      const double wins = corner == Corner::red ? before_ : 1 - before_;
      manager.given += purses_[index_of(corner)] * (1 + wins);
      manager.skill.fights += skill_[index_of(corner)];
      manager.luck.fights += luck_[index_of(corner)];
    }
  }
  void note(const BetOffered& event) {
    const double fair = gain_with_bank(chance_of(event.offer.table, event.offer.type, chances_)) * as_number(event.stake);
    offered_[index_of(event.offer.table)][event.offer.cell] = fair;
    lay(event.seat, fair);
  }
  void note(const BetAccepted& event) {
    const Bet& bet = state_.fight.bet_at(event.accept);
    const double stake = as_number(sequence::stake_of(setup_, event.accept.cell, bet.type));
    const double fair = bet.offerer == event.seat
                            ? -offered_[index_of(event.accept.table)][event.accept.cell]
                            : -gain_accepted(chance_of(event.accept.table, bet.type, chances_)) * stake;
    lay(event.seat, fair);
  }
  /// What it is worth now is skill; what it will bring differs from that by luck.
  void lay(int seat, double fair) {
    of(seat).skill.bets += fair;
    of(seat).luck.bets -= fair;
    of(seat).deals.push_back({.place = place_, .round = fights_, .skill = fair});
  }
  void note(const BetSettled& event) {
    if (event.payer != no_seat) {
      of(event.payer).luck.bets -= as_number(event.amount);
    }
    if (event.payee != no_seat) {
      of(event.payee).luck.bets += as_number(event.amount);
    }
  }
  void note(const NetPaid& event) { of(event.seat).given += as_number(event.forgiven); }
  void note(const IouGiven& event) { of(event.seat).given += as_number(setup_.tables.iou); }
  void note(const CardsPaid& event) { of(event.seat).given += as_number(event.amount); }
  void note(const BonusPaid& event) { of(event.seat).given += as_number(event.amount); }
  void note(const IousRepaid& event) { of(event.seat).given -= as_number(event.amount); }

  static double as_number(Money money) { return static_cast<double>(money); }
  ManagerFigures& of(int seat) { return managers_[static_cast<std::size_t>(seat)]; }

  const Setup& setup_;
  const State& state_;
  const std::stop_token& stop_;
  TrainingBook no_book_;
  FightStudy study_{no_book_, Effort{.passes = 400, .seasons = 0}};
  std::vector<ManagerFigures> managers_;
  StepPlace place_;
  int fights_ = 0;
  // Of the fight in progress, by corner:
  double before_ = 0.5;  ///< red's chance before anybody trains
  std::array<double, 2> purses_{};
  std::array<double, 2> skill_{};
  std::array<double, 2> luck_{};
  OpenFight fight_;
  PerEnding chances_{};
  std::array<std::array<double, cells>, 2> offered_{};  ///< what each offer was worth, by table and cell
};

}  // namespace

std::optional<double> Bookkeeper::chance(const Match& /*match*/) const { return std::nullopt; }

std::vector<double> Bookkeeper::costs(const Match& /*match*/, const Need& /*need*/) const { return {}; }

std::optional<PicksStudy> Bookkeeper::picks(const Match& /*match*/) const { return std::nullopt; }

std::optional<Counsel> Bookkeeper::counsel(const Match& match, const Need& need) const {
  const auto brief = match.brief(need);
  return champions_counsel(dynamic_cast<const SeatBrief&>(*brief));
}

Result<Ledger> Bookkeeper::analyse(const Script& script, const std::stop_token& stop) const {
  FC_TRY(const auto match, game_.open(script));
  FC_TRY(replay(*match->copy(), script));
  const Setup& setup = match_of<Rules>(*match).setup();
  State state = match_of<Rules>(*match).state();
  const State start = state;
  Books books(setup, state, stop);
  if (state.phase != Phase::start && state.phase != Phase::challenge && state.phase != Phase::finished) {
    books.open_fight();
  }
  std::size_t dice = 0;
  std::size_t choices = 0;
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    if (stop.stop_requested()) {
      return fault(FaultCode::unavailable, "analyse", "was stopped");
    }
    const bool rolls = need.kind == NeedKind::roll;
    if (rolls ? dice == script.dice.size() : choices == script.choices.size()) {
      break;
    }
    if (rolls) {
      Rules::play_roll(setup, state, script.dice[dice++], books);
    } else {
      books.turn_to({.dice = dice, .choices = choices});
      FC_TRY(const Choice choice, Rules::parse(script.choices[choices++]));
      Rules::play_choice(setup, state, choice, books);
    }
  }
  Ledger ledger{.game = std::string(Rules::slug)};
  ledger.over = state.phase == Phase::finished;
  ledger.holders = "managers";
  for (const ManagerFigures& manager : books.managers()) {
    const std::size_t seat = ledger.accounts.size();
    ledger.accounts.push_back({.change = static_cast<double>(state.players[seat].money - start.players[seat].money),
                               .given = manager.given,
                               .parts = {{.source = "fights", .skill = manager.skill.fights, .luck = manager.luck.fights},
                                         {.source = "bets", .skill = manager.skill.bets, .luck = manager.luck.bets}},
                               .deals = manager.deals});
  }
  return ledger;
}

}  // namespace fc::knock_out
