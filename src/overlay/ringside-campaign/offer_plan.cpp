#include "overlay/ringside-campaign/cards.h"

#include <algorithm>
#include <string>

#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/sequence.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

/// Per cent from which nobody is ashamed to propose a bout.
constexpr int fair_chance = 35;
constexpr std::array<std::string_view, arena_count + 1> venue_words{"pits", "low", "middle", "high", "best", "title"};

double promised(const Setup& setup, const State& state, Person own, Person other, int venue, int chance) {
  const Purses shares = shares_of(setup, state, own, other, venue);
  const Money won = shares[static_cast<std::size_t>(Outcome::won)];
  const Money lost = shares[static_cast<std::size_t>(Outcome::lost)];
  return (chance * static_cast<double>(won) + (100 - chance) * static_cast<double>(lost)) / 100;
}

bool is_taken(const Setup& setup, const State& state, Person own, Person other, int venue, const Estimator& estimate) {
  if (!estimate || state.man(own).owner == state.man(other).owner) {
    return true;
  }
  std::string question = "takes:";
  question.append(id_of(setup, own).text()).append(":").append(id_of(setup, other).text()).append(":");
  question.append(venue_words.at(static_cast<std::size_t>(venue)));
  return estimate(question).value_or(1) > 0;
}

Rival rival(const Setup& setup, const State& state, Person own, Person other, const Estimator& estimate) {
  Rival best{.person = other, .chance = chance_to_win(setup, state, own, other), .value = -1, .takes = false};
  for (const int venue : venues_of(setup, state, own, other)) {
    const double value = promised(setup, state, own, other, venue, best.chance);
    const bool takes = is_taken(setup, state, own, other, venue, estimate);
    if (takes != best.takes ? takes : value > best.value) {
      best.venue = venue;
      best.value = value;
      best.takes = takes;
    }
  }
  best.even = best.chance >= fair_chance || best.venue == title_venue;
  return best;
}

/// Whether one proposal comes before the other.
bool is_better(const Rival& one, const Rival& other) {
  return one.takes != other.takes ? one.takes : one.even != other.even ? one.even : one.value > other.value;
}

/// The men that an answer of the list names.
std::vector<Person> men_of(const Setup& setup, const Choices& choices) {
  std::vector<Person> men;
  for (const Choice& choice : choices) {
    if (choice.word == Word::man) {
      men.push_back(person_of(setup, choice.man));
    }
  }
  return men;
}

}  // namespace

std::vector<Person> men_to_offer(const Setup& setup, const State& state) {
  return men_of(setup, bookings::men_to_book(setup, state, state.asked.seat));
}

std::vector<Rival> rivals_of(const Setup& setup, const State& state, Person own, const Estimator& estimate) {
  std::vector<Rival> rivals;
  for (const Person other : men_of(setup, bookings::opponents(setup, state, own))) {
    rivals.push_back(rival(setup, state, own, other, estimate));
  }
  std::ranges::stable_sort(rivals, is_better);
  return rivals;
}

std::vector<int> venues_of(const Setup& setup, const State& state, Person own, Person other) {
  std::vector<int> venues;
  for (int venue = 0; venue <= title_venue; ++venue) {
    if (bookings::is_venue(setup, state, own, other, venue)) {
      venues.push_back(venue);
    }
  }
  return venues;
}

std::vector<int> distances_at(const Setup& setup, const State& state, Person own, Person other, int venue) {
  const Distances& all = bookings::distances_of(setup, venue);
  std::vector<int> distances;
  for (int rounds = all.shortest; rounds <= all.longest; ++rounds) {
    if (both_stand(setup, state, own, other, rounds)) {
      distances.push_back(rounds);
    }
  }
  return distances;
}

int likely_distance(const Setup& setup, const State& state, Person own, Person other, int venue) {
  const std::vector<int> distances = distances_at(setup, state, own, other, venue);
  if (distances.empty()) {
    return 0;
  }
  constexpr int even = 50;
  return chance_to_win(setup, state, own, other) >= even ? distances.back() : distances.front();
}

std::optional<OfferPlan> best_plan(const Setup& setup, const State& state, const Estimator& estimate) {
  std::optional<OfferPlan> plan;
  Rival best{.value = -1, .even = false, .takes = false};
  bool best_rested = false;
  for (const Person own : men_to_offer(setup, state)) {
    const std::vector<Rival> rivals = rivals_of(setup, state, own, estimate);
    if (rivals.empty()) {
      continue;
    }
    const Rival& first = rivals.front();
    const bool rested = is_rested(setup, state, own);
    const bool better = rested != best_rested ? rested : is_better(first, best);
    if (!plan || better) {
      best = first;
      best_rested = rested;
      plan = OfferPlan{.own = own,
                       .other = first.person,
                       .venue = first.venue,
                       .rounds = likely_distance(setup, state, own, first.person, first.venue)};
    }
  }
  return plan;
}

}  // namespace fc::ringside_campaign
