#include "bots/ringside-campaign/manager.h"

#include "bots/ringside-campaign/desk.h"
#include "core/check.h"
#include "rules/ringside-campaign/sequence.h"

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
