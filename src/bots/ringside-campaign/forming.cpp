// Whom to pick, and how far to bid for a man. Source: rules/ringside-campaign/rules.md, 6.2.

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "bots/ringside-campaign/manager.h"
#include "core/result.h"
#include "rules/ringside-campaign/sequence.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::desk {
namespace {

/// Points of strength that double what he would pay.
constexpr double doubles_the_limit = 80;
/// The least that a man costs: kept for each place that is left.
constexpr double least_price = 100;

int places_left(const Setup& setup, const State& state, int seat) {
  return setup.options.stable_size - static_cast<int>(state.manager(seat).stable.size());
}

/// Mean strength of the best men of the pool, as many as there are places left in all stables.
double mean_of_the_best(const Setup& setup, const State& state) {
  int places = 0;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    places += places_left(setup, state, seat);
  }
  std::array<int, most_men> strengths{};
  const std::size_t men = state.pool.size();
  for (std::size_t place = 0; place < men; ++place) {
    strengths[place] = strength(state.man(state.pool[place]).boxer);
  }
  std::sort(strengths.begin(), strengths.begin() + static_cast<std::ptrdiff_t>(men), std::greater<>());
  const std::size_t counted = std::min(men, static_cast<std::size_t>(places));
  double sum = 0;
  for (std::size_t place = 0; place < counted; ++place) {
    sum += strengths[place];
  }
  return counted == 0 ? 0 : sum / static_cast<double>(counted);
}

double limit_for(const Setup& setup, const State& state, int seat, Person person) {
  const double cash = state.manager(seat).cash;
  const int places = places_left(setup, state, seat);
  const double above = strength(state.man(person).boxer) - mean_of_the_best(setup, state);
  return std::min(cash / places * std::exp2(above / doubles_the_limit), cash - least_price * (places - 1));
}

}  // namespace

Choice strongest_of(const Setup& setup, const State& state, const Choices& legal) {
  return *std::ranges::max_element(legal, {}, [&](const Choice& choice) {
    return choice.word == Word::man ? strength(state.man(person_of(setup, choice.man)).boxer) : -1;
  });
}

Choice nominate(const Setup& setup, const State& state, const Choices& legal) {
  const Choice strongest = strongest_of(setup, state, legal);
  const double limit = limit_for(setup, state, state.asked.seat, person_of(setup, strongest.man));
  return limit >= least_price ? strongest : choice_of(Word::pass);
}

/// Bids of the lowest raise come to where all but one have reached their limits. Everything is open: he goes there at once,
/// for nobody wants to be asked fifty times about one man.
Choice bid(const Setup& setup, const State& state, const Choices& legal) {
  const Seat seat = state.asked.seat;
  const double limit = limit_for(setup, state, seat, state.lot.man);
  double others = 0;
  for (int other = 0; other < seats_of(setup); ++other) {
    others =
        other != seat && state.lot.has(other) ? std::max(others, limit_for(setup, state, other, state.lot.man)) : others;
  }
  Choice chosen = legal[1].number <= limit ? legal[1] : choice_of(Word::drop);
  for (const Choice& choice : legal) {
    chosen = choice.word == Word::bid && choice.number <= std::min(limit, others) ? choice : chosen;
  }
  return chosen;
}

}  // namespace fc::ringside_campaign::desk

namespace fc::ringside_campaign {
namespace {

/// An offer in front of him.
bool accepts(const Setup& setup, const State& state, const Taste& taste) {
  switch (state.offer.kind) {
    case OfferKind::sale: return desk::accepts_sale(setup, state);
    case OfferKind::trade: return desk::accepts_trade(setup, state);
    default: return desk::accepts_bout(setup, state, taste);
  }
}

}  // namespace

Choice managers_choice(const Setup& setup, const State& state, const Taste& taste) {
  FC_CHECK(state.asked.kind == NeedKind::choice);
  const Choices legal = answers(setup, state, state.asked);
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::pick:
    case Decision::sign: return desk::strongest_of(setup, state, legal);
    case Decision::nominate: return desk::nominate(setup, state, legal);
    case Decision::bid: return desk::bid(setup, state, legal);
    case Decision::office: return desk::office(setup, state, state.asked.seat, legal);
    case Decision::sale_to: return desk::buyer(setup, state, legal);
    case Decision::sale_sum: return desk::price(setup, state, legal);
    case Decision::trade_for: return desk::man_to_trade_for(setup, state, legal);
    case Decision::book: return desk::book(setup, state, state.asked.seat, taste);
    case Decision::opponent: return desk::opponent(setup, state, legal, taste);
    case Decision::arena: return desk::venue(setup, state, legal, taste);
    case Decision::rounds: return desk::rounds(setup, state, legal);
    case Decision::answer: return choice_of(accepts(setup, state, taste) ? Word::accept : Word::decline);
    case Decision::dispute_bid: return desk::bid_for_place(setup, state, legal);
    case Decision::withdraw: return choice_of(state.offer.arena == Arena::pits ? Word::withdraw : Word::keep);
    case Decision::opening_bid:      // the lowest
    case Decision::trade_sum:        // even
    case Decision::title_vacant:     // sign
    case Decision::title_challenge:  // challenge
    case Decision::title_defence:    // defend
      break;
  }
  return legal[0];
}

}  // namespace fc::ringside_campaign
