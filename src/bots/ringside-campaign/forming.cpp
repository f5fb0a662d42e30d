// Whom to pick, and how far to bid for a man. Source: rules/ringside-campaign/rules.md, 6.2.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "bots/ringside-campaign/desk.h"
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
