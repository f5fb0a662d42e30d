#include "bots/knock-out/bets.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace fc::knock_out {

ChipsLeft chips_after(const Setup& setup, const State& state, int seat) {
  State later = state;
  ChipsLeft count;
  while (to_next_placement(setup, later.fight)) {
    ++(bettor(setup, later) == seat ? count.own : count.others);
  }
  return count;
}

double acceptance(double chance, int placements) {
  // One chip takes an offer that is as good as this as often as that; in between it follows a straight line.
  constexpr double sure_thing = 0.3;
  constexpr double taken_when_sure = 0.5;
  constexpr double poor_thing = 0.6;
  constexpr double taken_when_poor = 0.03;
  const double place = std::clamp((chance - sure_thing) / (poor_thing - sure_thing), 0.0, 1.0);
  const double taken = taken_when_sure + place * (taken_when_poor - taken_when_sure);
  return 1 - std::pow(1 - taken, placements);
}

PerEnding lead_from(const Setup& setup, Corner table, std::size_t cell, const Bet& bet, int seat, double taken,
                    bool dropped) {
  PerEnding lead{};
  if (bet.offerer == bet.acceptor || (bet.offerer != seat && bet.acceptor != seat)) {
    return lead;
  }
  const double stake = sequence::stake_of(setup, cell, bet.type) / thousand;
  const double share_accepted = bet.accepted() ? 1 : taken;
  for (std::size_t ending = 0; ending < endings; ++ending) {
    const bool won = is_won(table, bet.type, static_cast<Ending>(ending));
    const double accepted = (won == (bet.offerer == seat) ? 1 : -1) * stake * lead_factor(setup);
    const double with_bank = dropped ? 0 : (won ? stake / 2 : -stake);
    lead[ending] = share_accepted * accepted + (1 - share_accepted) * with_bank;
  }
  return lead;
}

PerEnding lead_from_all(const Setup& setup, const Fight& fight, int seat, const PerEnding& chances, const ChipsLeft& left) {
  PerEnding sum{};
  for (const Corner table : both_corners) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const Bet& bet = fight.tables[fc::index_of(table)][cell];
      if (!bet.offered()) {
        continue;
      }
      const double chance = chance_of(table, bet.type, chances);
      const bool dropped = left.own > 0 && gain_with_bank(chance) < 0;
      const PerEnding lead = lead_from(setup, table, cell, bet, seat, acceptance(chance, left.others), dropped);
      std::transform(sum.begin(), sum.end(), lead.begin(), sum.begin(), std::plus<>());
    }
  }
  return sum;
}

double stake_in_play(const Setup& setup, const Fight& fight, Choice choice) {
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    return sequence::stake_of(setup, offer.cell, offer.type) / thousand;
  }
  if (is_accept(choice)) {
    const Accept accept = accept_of(choice);
    return sequence::stake_of(setup, accept.cell, fight.bet_at(accept).type) / thousand;
  }
  return 0;
}

double liveliness(const Fight& fight, int seat, Choice choice) {
  if (is_accept(choice)) {
    return fight.bet_at(accept_of(choice)).offerer == seat ? -1 : 2;
  }
  return is_offer(choice) ? 1 : 0;
}

Fight with_placement(const Fight& fight, int seat, Choice choice) {
  Fight after = fight;
  sequence::lay_chip(after, seat, choice);
  return after;
}

}  // namespace fc::knock_out
