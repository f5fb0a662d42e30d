// Which bouts to book, to accept and to pay for. Source: rules/ringside-campaign/rules.md, 6.5, 6.6.
#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "bots/ringside-campaign/game.h"
#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::desk {
namespace {

/// A bout with what it promises its offering manager.
struct Plan {
  Prospect prospect;
  double value = 0;
};

/// Whether the other man's manager takes it; one's own need not be asked.
bool is_taken(const Setup& setup, const State& state, const Prospect& prospect, const Taste& taste) {
  return state.man(prospect.own).owner == state.man(prospect.other).owner ||
         is_willing(setup, state, {.own = prospect.other, .other = prospect.own, .venue = prospect.venue}, taste);
}

/// Takes the prospect into the plan if it is better, good enough for its man, and taken. enough: the least value.
void consider(const Setup& setup, const State& state, const Prospect& prospect, double enough, const Taste& taste,
              std::optional<Plan>& plan) {
  if (!bookings::is_venue(setup, state, prospect.own, prospect.other, prospect.venue)) {
    return;
  }
  const double value = value_of(setup, state, prospect);
  if (value >= enough && (!plan || value > plan->value) && is_taken(setup, state, prospect, taste)) {
    plan = Plan{.prospect = prospect, .value = value};
  }
}

void consider_venues(const Setup& setup, const State& state, Person own, Person other, double enough, const Taste& taste,
                     std::optional<Plan>& plan) {
  for (int venue = 0; venue <= title_venue; ++venue) {
    consider(setup, state, {.own = own, .other = other, .venue = venue}, enough, taste, plan);
  }
}

/// The best pairing of a manager's men, but for as many as he was refused this week: the same offer once more would only be
/// refused once more. None: he has no other.
std::optional<Plan> next_plan(const Setup& setup, const State& state, Seat seat, const Taste& taste) {
  std::vector<Plan> plans;  // the best venue of each pairing
  const bookings::FreeMen free = bookings::free_men(setup, state);
  for (const bookings::FreeMan& own : free) {
    if (own.owner != seat || !is_ready(setup, state, own.man, taste)) {
      continue;
    }
    const double enough = enough_for(setup, state, own.man, taste);
    for (const bookings::FreeMan& other : free) {
      std::optional<Plan> plan;
      if (bookings::may_meet(setup, state, own, other)) {
        consider_venues(setup, state, own.man, other.man, enough, taste, plan);
      }
      if (plan) {
        plans.push_back(*plan);
      }
    }
  }
  std::ranges::stable_sort(plans, std::greater(), &Plan::value);
  const std::size_t refused = state.manager(seat).declined;
  return refused < plans.size() ? std::optional(plans[refused]) : std::nullopt;
}

Prospect offered(const Offer& offer) {
  return {.own = offer.man, .other = offer.other, .venue = offer.title ? title_venue : static_cast<int>(*offer.arena)};
}

/// What red's manager loses if the bout has to go to the next lower arena for which the pair is eligible.
double worth_of_place(const Setup& setup, const State& state, const Contest& bout) {
  const auto value_at = [&](Arena arena) {
    return value_of(setup, state, {.own = bout.red, .other = bout.blue, .venue = static_cast<int>(arena)});
  };
  for (int lower = static_cast<int>(state.dispute.arena) - 1; lower >= 0; --lower) {
    if (is_eligible(setup.tables, static_cast<Arena>(lower), state.man(bout.red).pop(), state.man(bout.blue).pop())) {
      return value_at(state.dispute.arena) - value_at(static_cast<Arena>(lower));
    }
  }
  return value_at(state.dispute.arena);
}

}  // namespace

Choice book(const Setup& setup, const State& state, Seat seat, const Taste& taste) {
  const std::optional<Plan> plan = next_plan(setup, state, seat, taste);
  return plan ? choice_of(Word::man, id_of(setup, plan->prospect.own)) : choice_of(Word::pass);
}

Choice opponent(const Setup& setup, const State& state, const Choices& legal, const Taste& taste) {
  const Person own = state.offer.man;
  if (const auto planned = next_plan(setup, state, state.offer.by, taste); planned && planned->prospect.own == own) {
    return choice_of(Word::man, id_of(setup, planned->prospect.other));
  }
  const double enough = enough_for(setup, state, own, taste);
  std::optional<Plan> plan;
  for (const Choice& choice : legal) {
    consider_venues(setup, state, own, person_of(setup, choice.man), enough, taste, plan);
  }
  return plan ? choice_of(Word::man, id_of(setup, plan->prospect.other)) : legal[0];
}

Choice venue(const Setup& setup, const State& state, const Choices& legal, const Taste& taste) {
  const double enough = enough_for(setup, state, state.offer.man, taste);
  std::optional<Plan> plan;
  for (const Choice& choice : legal) {
    consider(setup, state, {.own = state.offer.man, .other = state.offer.other, .venue = choice.number}, enough, taste,
             plan);
  }
  return plan ? choice_of(Word::venue, plan->prospect.venue) : legal[0];
}

/// The better man wants time, the weaker one a short bout.
Choice rounds(const Setup& setup, const State& state, const Choices& legal) {
  const bool is_better = chance_to_beat(setup, state, state.offer.man, state.offer.other) >= 0.5;
  return is_better ? legal[legal.size() - 1] : legal[0];
}

bool accepts_bout(const Setup& setup, const State& state, const Taste& taste) {
  const Prospect offer = offered(state.offer);
  return is_willing(setup, state, {.own = offer.other, .other = offer.own, .venue = offer.venue}, taste);
}

Choice bid_for_place(const Setup& setup, const State& state, const Choices& legal) {
  const Choice& lowest = legal[1];
  const double worth = worth_of_place(setup, state, state.dispute.bouts[state.dispute.asked]);
  return lowest.number <= worth ? lowest : choice_of(Word::give_way);
}

}  // namespace fc::ringside_campaign::desk
