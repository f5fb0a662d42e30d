#include "bots/knock-out/game.h"

#include <algorithm>
#include <array>

#include "bots/knock-out/bets.h"
#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/known_fight.h"

namespace fc::knock_out {
namespace {

struct BookCards {
  Cards cards;
  int percent;
};

/// Best trainings of full decks when the fight is then fought with open hands. Source: rules/knock-out/rules.md, 9.1.
constexpr std::array<BookCards, 6> red_book{{{{2, 0, 0, 1, 1}, 40},
                                             {{1, 0, 0, 2, 1}, 20},
                                             {{0, 0, 0, 2, 2}, 10},
                                             {{0, 0, 1, 1, 2}, 10},
                                             {{1, 0, 0, 1, 2}, 10},
                                             {{1, 0, 1, 1, 1}, 10}}};
constexpr std::array<BookCards, 5> blue_book{
    {{{1, 0, 0, 2, 1}, 57}, {{1, 0, 0, 1, 2}, 24}, {{2, 0, 0, 1, 1}, 12}, {{1, 0, 1, 2, 0}, 5}, {{0, 0, 1, 2, 1}, 2}}};

/// What a card of each value is good for, by the same book.
constexpr std::array<double, card_values> card_worth{0.9, 0, 0.4, 1, 0.9};

/// Odds of a fight between equal decks, and what a card that is better on average does to them.
constexpr double usual_red_chance = 0.4;
constexpr double chance_by_card = 0.4;
constexpr double knockouts_of_wins = 0.35;

/// What he does not tell apart between challenges, in thousands.
constexpr double hardly_worse = 1;

/// Outside the ring his nose moves the odds by so much at most; in it he imagines so many hands of the other man.
constexpr double nose_reach = 0.15;
constexpr int guesses = 4;
/// He reckons that so many of his offers are taken.
constexpr double offers_taken = 0.4;
/// What a stake in play is worth to a man who lives by bets, as a share of it: where little is at risk he bets.
constexpr double zest_for_bouts = 0.05;
/// And how much every thousand at stake takes from its promise.
constexpr double caution = 0.006;

double worth_of(const Cards& cards) {
  double sum = 0;
  for (std::size_t value = 0; value < card_values; ++value) {
    sum += cards[value] * card_worth[value];
  }
  return sum / std::max(1, count_of(cards));
}

/// A training by the book that the hand allows and that contains `shown`; an empty hand if there is none.
template <std::size_t size>
Cards draw_by_book(const std::array<BookCards, size>& book, const Cards& hand, const Cards& shown, Random& random) {
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

PerEnding endings_when_red_wins(double chance) {
  const double red = std::clamp(chance, 0.05, 0.95);
  return {red * (1 - knockouts_of_wins), (1 - red) * (1 - knockouts_of_wins), red * knockouts_of_wins,
          (1 - red) * knockouts_of_wins};
}

/// By the cards that both decks still hold.
double red_chance_of(const Setup& setup, const State& state) {
  const double better = worth_of(deck_before(setup, state, Corner::red)) - worth_of(deck_before(setup, state, Corner::blue));
  return usual_red_chance + chance_by_card * better;
}

Choice choose_challenge(const SeatBrief& brief, Random& random) {
  const Setup& setup = brief.setup();
  WeighedChoices weighed;
  for (const Choice choice : brief.legal()) {
    State state = brief.view().seen;
    NoEvents nobody_listens;
    sequence::challenge(setup, state, choice, nobody_listens);
    const double chance = win_chance(endings_when_red_wins(red_chance_of(setup, state)), Corner::red);
    const auto prize = [&](Corner corner) {
      const BoxerIndex boxer = state.fight.of(corner).boxer;
      return start_money(setup, size_of(boxer), state.boxer(boxer));
    };
    weighed.push_back(
        {.choice = choice, .lead = (prize(Corner::red) * (1 + chance) - prize(Corner::blue) * (2 - chance)) / 1000});
  }
  return one_of_the_best(weighed, hardly_worse, random);
}

Choice choose_training(const SeatBrief& brief, Random& random) {
  const Cards by_book = draw_by_book(corner_of(brief), brief.view().seen.player(brief.need().seat).cards, {}, random);
  if (count_of(by_book) > 0) {
    return training_of(by_book);
  }
  return *std::max_element(brief.legal().begin(), brief.legal().end(),
                           [](Choice left, Choice right) { return worth_of(cards_of(left)) < worth_of(cards_of(right)); });
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

/// The other man as he may be trained, and his own hand.
KnownRound imagine_round(const SeatBrief& brief, Random& random) {
  const Fight& fight = brief.view().seen.fight;
  const Corner own = corner_of(brief);
  std::array<Cards, 2> hands;
  hands[fc::index_of(own)] = fight.of(own).training;
  hands[fc::index_of(other(own))] = guess_hand(brief, other(own), random);
  FightTerms terms{.round = std::max<std::int8_t>(1, static_cast<std::int8_t>(fight.round))};
  for (const Corner corner : both_corners) {
    terms.distance[fc::index_of(corner)] = fight.of(corner).distance;
    terms.moved[fc::index_of(corner)] = fight.of(corner).moved;
  }
  return solve_known(terms, hands[0], hands[1]);
}

/// The same for all bets of one seat in one fight, since nothing changes in between that it depends on.
Random hunches_of(const SeatBrief& brief) {
  const State& state = brief.view().seen;
  std::uint64_t fight = state.fight.of(Corner::red).boxer * std::uint64_t{16} + state.fight.of(Corner::blue).boxer;
  for (int seat = 0; seat < brief.setup().players; ++seat) {
    fight = fight * 1009 + static_cast<std::uint64_t>(state.player(seat).money / 1000);
  }
  return random_stream(fight, brief.need().seat);
}

/// What he thinks of the fight: in the ring by his own hand against some the other man may hold, else by the decks and his
/// nose.
PerEnding opinion_of(const SeatBrief& brief) {
  const State& state = brief.view().seen;
  Random hunches = hunches_of(brief);
  if (!state.fight.corner_of(brief.need().seat)) {
    constexpr std::uint32_t steps = 1000;
    const double nose = 2.0 * hunches.below(steps + 1) / steps - 1;
    return endings_when_red_wins(red_chance_of(brief.setup(), state) + nose_reach * nose);
  }
  double red = 0;
  for (int guess = 0; guess < guesses; ++guess) {
    red += imagine_round(brief, hunches).red_wins.value() / guesses;
  }
  return endings_when_red_wins(red);
}

/// What an offer promises as a share of its stake, with as many takers as he reckons with.
double promise_of_offer(Corner table, BetType type, const PerEnding& odds, const ChipsLeft& left) {
  const double chance = chance_of(table, type, odds);
  const double taken = left.others > 0 ? offers_taken : 0;
  return taken * gain_accepted(chance) + (1 - taken) * gain_with_bank(chance);
}

/// What the placement promises at face value, as a share of its stake.
double promise_of(const SeatBrief& brief, Choice choice, const PerEnding& odds, const ChipsLeft& left) {
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    return promise_of_offer(offer.table, offer.type, odds, left);
  }
  const Accept accept = accept_of(choice);
  const Bet& bet = brief.view().seen.fight.bet_at(accept);
  return bet.offerer == brief.need().seat ? -promise_of_offer(accept.table, bet.type, odds, left)
                                          : -gain_accepted(chance_of(accept.table, bet.type, odds));
}

/// The surer he is, the more he stakes.
Choice choose_bet(const SeatBrief& brief) {
  const PerEnding odds = opinion_of(brief);
  const ChipsLeft left = chips_after(brief.setup(), brief.view().seen, brief.need().seat);
  const auto appeal = [&](Choice choice) {
    if (choice == pass) {
      return 0.0;
    }
    const double stake = stake_in_play(brief.setup(), brief.view().seen.fight, choice);
    const double liking = zest_for_bouts * liveliness(brief.view().seen.fight, brief.need().seat, choice);
    return stake * (promise_of(brief, choice, odds, left) + liking - caution * stake);
  };
  return *std::max_element(brief.legal().begin(), brief.legal().end(),
                           [&](Choice one, Choice two) { return appeal(one) < appeal(two); });
}

Choice choose_punch(const SeatBrief& brief, Random& random) {
  const KnownRound round = imagine_round(brief, random);
  const Mix& mix = corner_of(brief) == Corner::red ? round.red : round.blue;
  std::array<double, most_picks> shares{};
  for (std::size_t pick = 0; pick < most_picks; ++pick) {
    shares[pick] = mix.share(pick);
  }
  return brief.legal()[draw(shares, random)];
}

}  // namespace

std::size_t contender(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  switch (decision_of(brief)) {
    case Decision::challenge: return answer_index(brief, choose_challenge(brief, random));
    case Decision::train: return answer_index(brief, choose_training(brief, random));
    case Decision::bet: return answer_index(brief, choose_bet(brief));
    case Decision::punch: return answer_index(brief, choose_punch(brief, random));
  }
  FC_CHECK(false && "no such decision");
}

}  // namespace fc::knock_out
