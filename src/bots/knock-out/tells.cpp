#include "bots/knock-out/tells.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/knock-out/bets.h"

namespace fc::knock_out {
namespace {

/// A hand that wins so much more often than usual makes its manager back his own boxer e times as likely as bet against him.
constexpr double clear_lead = 0.05;
/// Thousands at stake that say all that a bet may say.
constexpr double serious_stake = 12;
/// How often a bet is made for other reasons than the hand.
constexpr double doubt_of_a_tell = 0.2;

/// How strongly the bets of a corner's manager speak for his own boxer; below 0 against him.
double backing_of(const Setup& setup, const Fight& fight, Corner corner) {
  const int seat = fight.seat(corner);
  double backing = 0;
  for (const Corner table : both_corners) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const Bet& bet = fight.tables[fc::index_of(table)][cell];
      if (!bet.offered() || bet.offerer == bet.acceptor || (bet.offerer != seat && bet.acceptor != seat)) {
        continue;
      }
      const bool offer_backs_him = backed_by(table, bet.type) == corner;
      const double stake = sequence::stake_of(setup, cell, bet.type) / 1000.0;
      backing += (offer_backs_him == (bet.offerer == seat) ? 1 : -1) * std::min(1.0, stake / serious_stake);
    }
  }
  return backing;
}

}  // namespace

Range after_bets(const Setup& setup, const Fight& fight, Corner corner, const Belief& before) {
  const double backing = backing_of(setup, fight, corner);
  const double usual = std::inner_product(before.range.begin(), before.range.end(), before.wins.begin(), 0.0);
  std::array<double, most_hands> told{};
  double sum = 0;
  for (std::size_t hand = 0; hand < most_hands; ++hand) {
    if (before.range[hand] > 0) {
      const double lead = (before.wins[hand] - usual) / clear_lead;
      told[hand] = double{before.range[hand]} * std::pow(1 + std::exp(backing < 0 ? lead : -lead), -std::abs(backing));
      sum += told[hand];
    }
  }
  Range range{};
  std::transform(before.range.begin(), before.range.end(), told.begin(), range.begin(), [sum](float old, double now) {
    return static_cast<float>(doubt_of_a_tell * old + (1 - doubt_of_a_tell) * now / sum);
  });
  return range;
}

}  // namespace fc::knock_out
