#include "bots/knock-out/contender.h"

#include <algorithm>
#include <array>

#include "bots/knock-out/bets.h"
#include "bots/knock-out/draw.h"
#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/known_fight.h"

namespace fc::knock_out {
namespace {

struct BookTraining {
  Cards cards;
  int percent;
};

/// Best trainings of full decks when the fight is then fought with open hands. Source: rules/knock-out.md, 9.1.
constexpr std::array<BookTraining, 6> red_book{{{{2, 0, 0, 1, 1}, 40},
                                                {{1, 0, 0, 2, 1}, 20},
                                                {{0, 0, 0, 2, 2}, 10},
                                                {{0, 0, 1, 1, 2}, 10},
                                                {{1, 0, 0, 1, 2}, 10},
                                                {{1, 0, 1, 1, 1}, 10}}};
constexpr std::array<BookTraining, 5> blue_book{
    {{{1, 0, 0, 2, 1}, 57}, {{1, 0, 0, 1, 2}, 24}, {{2, 0, 0, 1, 1}, 12}, {{1, 0, 1, 2, 0}, 5}, {{0, 0, 1, 2, 1}, 2}}};

/// What a card of each value is good for, by the same book.
constexpr std::array<double, card_values> card_worth{0.9, 0, 0.4, 1, 0.9};

/// Odds of a fight between equal decks, and what a card that is better on average does to them.
constexpr double usual_red_chance = 0.4;
constexpr double chance_by_card = 0.4;
constexpr double knockouts_of_wins = 0.35;

double worth_of(const Cards& cards) {
  double sum = 0;
  for (std::size_t value = 0; value < card_values; ++value) {
    sum += cards[value] * card_worth[value];
  }
  return sum / std::max(1, count_of(cards));
}

bool holds(const Cards& hand, const Cards& wanted) {
  return std::equal(wanted.begin(), wanted.end(), hand.begin(), [](int want, int have) { return want <= have; });
}

/// A training by the book that the hand allows and that contains `shown`; an empty hand if there is none.
template <std::size_t size>
Cards draw_by_book(const std::array<BookTraining, size>& book, const Cards& hand, const Cards& shown, Random& random) {
  std::array<double, size> shares{};
  double sum = 0;
  for (std::size_t place = 0; place < size; ++place) {
    shares[place] = holds(hand, book[place].cards) && holds(book[place].cards, shown) ? book[place].percent : 0;
    sum += shares[place];
  }
  if (!(sum > 0)) {
    return {};
  }
  for (double& share : shares) {
    share /= sum;
  }
  return book[draw(shares, random)].cards;
}

Cards draw_by_book(Corner corner, const Cards& hand, const Cards& shown, Random& random) {
  return corner == Corner::red ? draw_by_book(red_book, hand, shown, random) : draw_by_book(blue_book, hand, shown, random);
}

Corner corner_of(const SeatBrief& brief) {
  return brief.need().seat == brief.view().seen.challenger ? Corner::red : Corner::blue;
}

PerEnding odds_of(const Setup& setup, const State& state) {
  const double better = worth_of(deck_before(setup, state, Corner::red)) - worth_of(deck_before(setup, state, Corner::blue));
  const double red = std::clamp(usual_red_chance + chance_by_card * better, 0.05, 0.95);
  return {red * (1 - knockouts_of_wins), (1 - red) * (1 - knockouts_of_wins), red * knockouts_of_wins,
          (1 - red) * knockouts_of_wins};
}

Choice choose_challenge(const SeatBrief& brief) {
  const Setup& setup = brief.setup();
  Choice best = brief.legal()[0];
  double best_lead = -1e30;
  for (const Choice choice : brief.legal()) {
    State state = brief.view().seen;
    NoEvents nobody_listens;
    sequence::challenge(setup, state, choice, nobody_listens);
    const double chance = win_chance(odds_of(setup, state), Corner::red);
    const auto prize = [&](Corner corner) {
      const BoxerIndex boxer = state.fight.of(corner).boxer;
      return start_money(setup, size_of(boxer), state.boxer(boxer));
    };
    const double lead = prize(Corner::red) * (1 + chance) - prize(Corner::blue) * (2 - chance);
    if (lead > best_lead) {
      best_lead = lead;
      best = choice;
    }
  }
  return best;
}

Choice choose_training(const SeatBrief& brief, Random& random) {
  const Cards by_book = draw_by_book(corner_of(brief), brief.view().seen.player(brief.need().seat).cards, {}, random);
  if (count_of(by_book) > 0) {
    return training_of(by_book);
  }
  return *std::max_element(brief.legal().begin(), brief.legal().end(),
                           [](Choice left, Choice right) { return worth_of(cards_of(left)) < worth_of(cards_of(right)); });
}

/// What the bet promises at face value, in Schmelings.
double promise_of(const SeatBrief& brief, Choice choice, const PerEnding& odds) {
  const Setup& setup = brief.setup();
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    return sequence::stake_of(setup, offer.cell, offer.type) * gain_with_bank(chance_of(offer.table, offer.type, odds));
  }
  if (is_accept(choice)) {
    const Accept accept = accept_of(choice);
    const Bet& bet = brief.view().seen.fight.tables[fc::index_of(accept.table)][accept.cell];
    const double chance = chance_of(accept.table, bet.type, odds);
    const double stake = sequence::stake_of(setup, accept.cell, bet.type);
    return bet.offerer == brief.need().seat ? -stake * gain_with_bank(chance) : -stake * gain_accepted(chance);
  }
  return 0;
}

Choice choose_bet(const SeatBrief& brief) {
  const PerEnding odds = odds_of(brief.setup(), brief.view().seen);
  return *std::max_element(brief.legal().begin(), brief.legal().end(), [&](Choice left, Choice right) {
    return promise_of(brief, left, odds) < promise_of(brief, right, odds);
  });
}

/// One hand the other man may still hold: by the book if what he showed allows it, else any.
Cards guess_hand(const SeatBrief& brief, Corner corner, Random& random) {
  const State& state = brief.view().seen;
  Cards shown{};
  for (const std::uint8_t value : state.fight.of(corner).played) {
    ++shown[static_cast<std::size_t>(value - 1)];
  }
  Cards hand = draw_by_book(corner, deck_before(brief.setup(), state, corner), shown, random);
  std::transform(hand.begin(), hand.end(), shown.begin(), hand.begin(),
                 [](int all, int gone) { return static_cast<std::uint8_t>(std::max(0, all - gone)); });
  const int left = brief.view().training_count[fc::index_of(corner)];
  return count_of(hand) == left ? hand : Rules::assume(brief.setup(), brief.view(), random).fight.of(corner).training;
}

Choice choose_punch(const SeatBrief& brief, Random& random) {
  const Fight& fight = brief.view().seen.fight;
  const Corner own = corner_of(brief);
  std::array<Cards, 2> hands;
  hands[fc::index_of(own)] = fight.of(own).training;
  hands[fc::index_of(other(own))] = guess_hand(brief, other(own), random);
  FightTerms terms{.round = static_cast<std::int8_t>(fight.round)};
  for (const Corner corner : {Corner::red, Corner::blue}) {
    terms.distance[fc::index_of(corner)] = fight.of(corner).distance;
    terms.moved[fc::index_of(corner)] = fight.of(corner).moved;
  }
  const KnownRound round = solve_known(terms, hands[0], hands[1]);
  const Mix& mix = own == Corner::red ? round.red : round.blue;
  std::array<double, most_picks> shares{};
  for (std::size_t pick = 0; pick < most_picks; ++pick) {
    shares[pick] = mix.share(pick);
  }
  return brief.legal()[draw(shares, random)];
}

}  // namespace

std::size_t Contender::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  switch (decision_of(brief)) {
    case Decision::challenge:
      return answer_index(brief, choose_challenge(brief));
    case Decision::train:
      return answer_index(brief, choose_training(brief, random));
    case Decision::bet:
      return answer_index(brief, choose_bet(brief));
    case Decision::punch:
      return answer_index(brief, choose_punch(brief, random));
  }
  FC_CHECK(false && "no such decision");
}

}  // namespace fc::knock_out
