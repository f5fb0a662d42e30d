#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/knock-out/bets.h"
#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/game.h"

namespace fc::knock_out {
namespace {

constexpr std::uint32_t high_card_percent = 60;  ///< how often he trains all his high cards, or throws the highest
constexpr std::uint32_t accept_percent = 70;     ///< how often he takes somebody's offer, if there is one to his taste
constexpr std::uint32_t offer_percent = 30;      ///< how often he then offers a bet that he need not make
constexpr std::uint32_t bold_percent = 25;  ///< how often he offers twice the stake, or a K.O., as readily as a plain win

bool happens(Random& random, std::uint32_t percent) { return random.below(100) < percent; }

/// His own boxer, or the one he fancies today.
Corner favourite(const SeatBrief& brief, Random& random) {
  const std::optional<Corner> own = brief.view().seen.fight.corner_of(brief.need().seat);
  return own ? *own : static_cast<Corner>(random.below(2));
}

/// Whether a placement speaks for this boxer: that he wins, or knocks the other out.
bool backs(const SeatBrief& brief, Choice choice, Corner boxer) {
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    return backed_by(offer.table, offer.type) == boxer;
  }
  if (is_accept(choice)) {
    const Accept accept = accept_of(choice);
    const Bet& bet = brief.view().seen.fight.bet_at(accept);
    return bet.offerer != brief.need().seat && backed_by(accept.table, bet.type) != boxer;
  }
  return false;
}

/// Chips for his favourite, of those that please.
template <class Pleases>
Choices liked(const SeatBrief& brief, Corner boxer, Pleases pleases) {
  Choices choices;
  for (const Choice choice : brief.legal()) {
    if (pleases(choice) && backs(brief, choice, boxer)) {
      choices.push_back(choice);
    }
  }
  return choices;
}

Choice any_of(const Choices& choices, Random& random) {
  return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

Choice place_bet(const SeatBrief& brief, Random& random) {
  const Corner boxer = favourite(brief, random);
  const bool must_offer = !is_legal(brief, pass);
  const bool bold = happens(random, bold_percent);
  const Choices offers = liked(
      brief, boxer, [bold](Choice choice) { return is_offer(choice) && (bold || offer_of(choice).type == BetType::win); });
  const Choices accepts = liked(brief, boxer, is_accept);
  if (!accepts.empty() && happens(random, accept_percent)) {
    return any_of(accepts, random);
  }
  if (!offers.empty() && (must_offer || happens(random, offer_percent))) {
    return any_of(offers, random);
  }
  return must_offer ? any_of(brief.legal(), random) : pass;
}

}  // namespace

std::size_t novice(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const Decision decision = decision_of(brief);
  if (decision == Decision::bet) {
    return answer_index(brief, place_bet(brief, random));
  }
  const bool by_height = decision != Decision::challenge && happens(random, high_card_percent);
  return by_height ? brief.legal_count() - 1 : any_answer(brief, random);
}

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
