// Who joins the stable and who leaves it: whom to pick, how far to bid for a man, who retires, who is sold and traded, and
// what is accepted. Source: rules/ringside-campaign/rules.md, 6.2, 6.3.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>

#include "bots/ringside-campaign/game.h"
#include "rules/ringside-campaign/front_office.h"
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

// The front office: who retires, who is sold and traded, and what is accepted. Source:
// rules/ringside-campaign/rules.md, 6.3.

namespace {

/// Both sides of a deal want so much more than they give.
constexpr double wanted_gain = 1.1;

struct Sale {
  Seat buyer = no_seat;
  Money sum = 0;
};

/// A buyer pays a share of what the man will be worth to him, and keeps as much as he pays.
bool pays(const Setup& setup, const State& state, int buyer, Person person, Money sum) {
  constexpr double paid_share = 0.8;
  constexpr double cash_for_each_dollar = 2;
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
  constexpr double too_weak = 60;  // so far below the mean a man retires
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
