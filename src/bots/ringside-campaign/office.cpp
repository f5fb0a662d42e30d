// The front office: who retires, who is sold and traded, and what is accepted. Source:
// rules/ringside-campaign/rules.md, 6.3.
#include <algorithm>
#include <optional>

#include "bots/ringside-campaign/manager.h"
#include "rules/ringside-campaign/front_office.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::desk {
namespace {

/// So far below the mean a man retires.
constexpr double too_weak = 60;
/// Both sides of a deal want so much more than they give.
constexpr double wanted_gain = 1.1;
/// A buyer pays this share of what the man will be worth to him, and keeps as much as he pays.
constexpr double paid_share = 0.8;
constexpr double cash_for_each_dollar = 2;

struct Sale {
  Seat buyer = no_seat;
  Money sum = 0;
};

bool pays(const Setup& setup, const State& state, int buyer, Person person, Money sum) {
  return sum <= paid_share * worth_of(setup, state, person, usual_cut) &&
         cash_for_each_dollar * sum <= state.manager(buyer).cash;
}

/// The lowest sum that he is worth, to the richest buyer who pays it.
std::optional<Sale> sale_of(const Setup& setup, const State& state, int seller, Person person) {
  const double wanted = wanted_gain * worth_now(setup, state, person);
  for (const Money sum : setup.tables.sums) {
    if (sum < wanted) {
      continue;
    }
    Sale sale{.sum = sum};
    for (int seat = 0; seat < seats_of(setup); ++seat) {
      if (sales::is_buyer(setup, state, seller, seat) && pays(setup, state, seat, person, sum) &&
          (sale.buyer == no_seat || state.manager(seat).cash > state.manager(sale.buyer).cash)) {
        sale.buyer = static_cast<Seat>(seat);
      }
    }
    return sale.buyer == no_seat ? std::nullopt : std::optional(sale);
  }
  return std::nullopt;
}

/// What it brings a manager to get `wanted` for `given`.
double gain(const Setup& setup, const State& state, Person given, Person wanted) {
  return worth_of(setup, state, wanted, usual_cut) / std::max(1.0, worth_now(setup, state, given));
}

bool helps_both(const Setup& setup, const State& state, Person own, Person other) {
  return gain(setup, state, own, other) >= wanted_gain && gain(setup, state, other, own) >= wanted_gain;
}

bool has_partner(const Setup& setup, const State& state, Person own) {
  bool has = false;
  each_man(setup, state, [&](Person other) {
    has = has || (state.man(other).owner != state.man(own).owner && helps_both(setup, state, own, other));
  });
  return has;
}

}  // namespace

Choice office(const Setup& setup, const State& state, Seat seat, const Choices& legal) {
  const double mean = mean_strength(setup, state);
  // Who said no this week says it again: an offer of men a week.
  const bool has_offered = state.manager(seat).offers > 0;
  const auto wants = [&](const Choice& choice) {
    const Person person = person_of(setup, choice.man);
    switch (choice.word) {
      case Word::retire: return person != state.ladder.champion && strength(state.man(person).boxer) <= mean - too_weak;
      case Word::sell: return !has_offered && sale_of(setup, state, seat, person).has_value();
      case Word::trade: return !has_offered && has_partner(setup, state, person);
      default: return false;
    }
  };
  // The list has retirements, then sales, then trades: the order in which he looks.
  const auto* const wanted = std::ranges::find_if(legal, wants);
  return wanted == legal.end() ? choice_of(Word::done) : *wanted;
}

Choice buyer(const Setup& setup, const State& state, const Choices& legal) {
  const std::optional<Sale> sale = sale_of(setup, state, state.offer.by, state.offer.man);
  return sale ? choice_of(Word::seat, sale->buyer) : legal[0];
}

Choice price(const Setup& setup, const State& state, const Choices& legal) {
  const double wanted = wanted_gain * worth_now(setup, state, state.offer.man);
  const auto* const enough = std::ranges::find_if(legal, [wanted](const Choice& choice) { return choice.number >= wanted; });
  return enough == legal.end() ? legal[legal.size() - 1] : *enough;
}

Choice man_to_trade_for(const Setup& setup, const State& state, const Choices& legal) {
  const auto* const partner = std::ranges::find_if(
      legal, [&](const Choice& choice) { return helps_both(setup, state, state.offer.man, person_of(setup, choice.man)); });
  return partner == legal.end() ? legal[0] : *partner;
}

bool accepts_sale(const Setup& setup, const State& state) {
  return pays(setup, state, state.offer.to, state.offer.man, *state.offer.sum);
}

bool accepts_trade(const Setup& setup, const State& state) {
  const Offer& offer = state.offer;
  return worth_of(setup, state, offer.man, usual_cut) + *offer.sum >= wanted_gain * worth_now(setup, state, offer.other);
}

}  // namespace fc::ringside_campaign::desk
