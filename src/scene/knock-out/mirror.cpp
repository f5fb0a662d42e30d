#include "scene/knock-out/mirror.h"

#include <algorithm>

#include "rules/knock-out/fight.h"
#include "rules/ruleset.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

/// So many cards whose values are nobody's business.
Cards face_down(int count) {
  return {static_cast<std::uint8_t>(count), 0, 0, 0, 0};
}

class Mirror {
 public:
  Mirror(const Setup& setup, State& told) : setup_(setup), told_(told) {}

  void operator()(const Rolled&) {}
  void operator()(const SeasonBegan& event) {
    told_.first_seat = static_cast<std::uint8_t>(event.first_seat);
    if (event.season == told_.season) {
      return;
    }
    told_.season = static_cast<std::uint8_t>(event.season);
    told_.last_winner = told_.last_loser = nobody;
    for (int seat = 0; seat < setup_.players; ++seat) {
      Player& player = told_.player(seat);
      player.cards = face_down(count_of(setup_.tables.deck));
      player.played = {};
    }
  }
  void operator()(const TablePassed& event) {
    close_fight();
    told_.challenger = static_cast<std::uint8_t>(event.seat);
    told_.phase = Phase::challenge;
  }
  void operator()(const Challenged& event) {
    sequence::challenge(setup_, told_, choice_of(setup_, Pairing{event.red, event.blue}), nobody_listens_);
  }
  void operator()(const TrainingSealed& event) {
    if (event.corner == Corner::red) {
      return;
    }
    for (const Corner corner : {Corner::red, Corner::blue}) {
      Fighter& fighter = told_.fight.of(corner);
      fighter.trained = true;
      fighter.training = face_down(std::min(most_trained_cards, count_of(told_.player(owner_of(fighter.boxer)).cards)));
    }
    told_.phase = setup_.options.betting ? Phase::bet : Phase::punch_red;
    std::uint8_t& round = setup_.options.betting ? told_.fight.bet_round : told_.fight.round;
    round = 1;
  }
  void operator()(const BetOffered& event) { place(choice_of(event.offer)); }
  void operator()(const BetAccepted& event) { place(choice_of(event.accept)); }
  void operator()(const BetPassed&) { place(pass); }
  void operator()(const PunchSealed&) {}
  void operator()(const PunchesRevealed& event) {
    const bool over = ends_fight(told_, event);
    play(Corner::red, event.red);
    play(Corner::blue, event.blue);
    told_.fight.of(event.mover).moved = static_cast<std::int8_t>(event.moved);
    if (!over) {
      ++told_.fight.round;
    }
  }
  void operator()(const FightEnded& event) {
    told_.last_winner = told_.fight.of(event.winner).boxer;
    told_.last_loser = told_.fight.of(other(event.winner)).boxer;
  }
  void operator()(const PrizePaid& event) { sequence::pay_from_bank(told_, event.seat, event.amount); }
  void operator()(const StandingChanged& event) { told_.boxer(event.boxer) = event.after; }
  void operator()(const BetSettled& event) {
    if (event.payee == no_seat) {
      told_.bonus += event.amount;
    } else if (event.payer == no_seat) {
      told_.bank -= event.amount;
    }
  }
  void operator()(const NetPaid& event) {
    told_.player(event.seat).money += event.net;
    sequence::pay_from_bank(told_, event.seat, event.forgiven);
  }
  void operator()(const IouGiven& event) {
    sequence::pay_from_bank(told_, event.seat, setup_.tables.iou);
    ++told_.player(event.seat).ious;
  }
  void operator()(const CardsPaid& event) { sequence::pay_from_bank(told_, event.seat, event.amount); }
  void operator()(const BonusPaid& event) {
    Player& player = told_.player(event.seat);
    player.bonus = event.amount;
    player.money += event.amount;
    told_.bonus -= event.amount;
  }
  void operator()(const IousRepaid& event) { sequence::pay_from_bank(told_, event.seat, -event.amount); }
  void operator()(const SeasonEnded& event) {
    close_fight();
    if (event.season == 2 || !setup_.options.second_season) {
      sequence::share_bonus(setup_, told_);
    }
  }
  void operator()(const GameEnded&) {
    told_.bonus_remainder = told_.bonus;
    told_.bank += told_.bonus;
    told_.bonus = 0;
    told_.phase = Phase::finished;
  }

 private:
  void close_fight() {
    if (told_.fight.of(Corner::red).boxer == nobody) {
      return;
    }
    ++told_.fights[static_cast<std::size_t>(told_.season - 1)];
    told_.fight = {};
    told_.first_seat = static_cast<std::uint8_t>(clockwise(setup_, told_.challenger));
  }

  void place(Choice choice) { sequence::place(setup_, told_, choice, nobody_listens_); }

  void play(Corner corner, int value) {
    Fighter& fighter = told_.fight.of(corner);
    Player& player = told_.player(owner_of(fighter.boxer));
    --fighter.training[0];
    --player.cards[0];
    ++player.played[static_cast<std::size_t>(value - 1)];
    fighter.played.push_back(static_cast<std::uint8_t>(value));
  }

  const Setup& setup_;
  State& told_;
  NoEvents nobody_listens_;
};

}  // namespace

bool ends_fight(const State& told, const PunchesRevealed& event) {
  return event.round == fight_rounds || event.moved == told.fight.of(event.mover).distance;
}

void mirror(const Setup& setup, State& told, const Event& event) {
  std::visit(Mirror(setup, told), event);
}

State told_of(const Setup& setup, const State& state) {
  State told = state;
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    Player& player = told.players[seat];
    player.cards = seat < static_cast<std::size_t>(setup.players) ? face_down(count_of(player.cards)) : Cards{};
  }
  for (Fighter& fighter : told.fight.fighters) {
    fighter.training = face_down(count_of(fighter.training));
  }
  told.fight.pending = 0;
  if (told.phase == Phase::train_blue) {
    told.phase = Phase::train_red;
    told.fight.of(Corner::red).trained = false;
    told.fight.of(Corner::red).training = {};
  } else if (told.phase == Phase::punch_blue) {
    told.phase = Phase::punch_red;
  }
  return told;
}

}  // namespace fc::knock_out
