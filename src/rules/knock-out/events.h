// The events of a game of Knock Out, told in order. Source: rules/knock-out/rules.md, 3, 6.
#pragma once

#include <variant>

#include "core/corner.h"
#include "core/need.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

struct SeasonBegan {
  int season;
  int first_seat;
};
/// This seat takes the red table: it can challenge and must.
struct TablePassed {
  int seat;
};
struct Challenged {
  BoxerIndex red;
  BoxerIndex blue;
  bool title_fight;
};
/// This corner has put his training, three or four cards, face down.
struct TrainingSealed {
  Corner corner;
  int cards;
};
struct BetOffered {
  int seat;
  Offer offer;
  Money stake;
};
struct BetAccepted {
  int seat;
  Accept accept;
};
struct BetPassed {
  int seat;
};
struct PunchSealed {
  Corner corner;
};
/// Both cards of a round are shown. mover: whose boxer moves; steps: 0 if neither does; hook: 1 against 5.
struct PunchesRevealed {
  int round;
  int red;
  int blue;
  Corner mover;
  int steps;
  bool hook;
  int moved;  ///< of the mover, so far
};
struct FightEnded {
  Corner winner;
  bool knockout;
  int rounds;
};
struct PrizePaid {
  int seat;
  BoxerIndex boxer;
  Money amount;
};
/// A boxer's class, title or health changed.
struct StandingChanged {
  BoxerIndex boxer;
  Boxer before;
  Boxer after;
};
/// One bet is settled. payer `no_seat`: the bank pays; payee `no_seat`: the bonus space takes it. amount: 0 if the same
/// player offered and accepted.
struct BetSettled {
  Corner table;
  int cell;
  Bet bet;
  bool won;
  Money amount;
  std::uint8_t payer;
  std::uint8_t payee;
};
/// The sum of a player's bets on the fight. forgiven: debt that the bank bears because no printed IOUs are left, else 0.
struct NetPaid {
  int seat;
  Money net;
  Money forgiven = 0;
};
struct IouGiven {
  int seat;
};
struct CardsPaid {
  int seat;
  int cards;
  Money amount;
};
struct BonusPaid {
  int seat;
  Money amount;
};
struct IousRepaid {
  int seat;
  int ious;
  Money amount;
};
struct SeasonEnded {
  int season;
};
struct GameEnded {};

using Event = std::variant<Rolled, SeasonBegan, TablePassed, Challenged, TrainingSealed, BetOffered, BetAccepted, BetPassed,
                           PunchSealed, PunchesRevealed, FightEnded, PrizePaid, StandingChanged, BetSettled, NetPaid,
                           IouGiven, CardsPaid, BonusPaid, IousRepaid, SeasonEnded, GameEnded>;

}  // namespace fc::knock_out
