#include "cabinet/program/match_up.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

#include "core/looks.h"
#include "core/random.h"

namespace fc::cabinet {
namespace {

/// Games may take microseconds for one estimate: this many are asked for at most, so that no frame waits.
constexpr std::size_t most_estimates = 200;
constexpr double even = 0.5;

bool is_taken(const BoutPlan& plan, std::string_view id) {
  return std::ranges::find(plan.entrants, id) != plan.entrants.end();
}

/// Whoever of these passes, by place in the roster.
template <class Test>
std::vector<std::size_t> those_who(const Roster& roster, std::span<const std::size_t> places, const Test& test) {
  std::vector<std::size_t> kept;
  std::ranges::copy_if(places, std::back_inserter(kept), [&](std::size_t place) { return test(roster[place].id); });
  return kept;
}

}  // namespace

std::vector<std::size_t> everybody(const Roster& roster) {
  std::vector<std::size_t> places(roster.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  return places;
}

std::vector<std::size_t> all_with(const Roster& roster, std::size_t trait, std::uint64_t values) {
  std::vector<std::size_t> places = everybody(roster);
  std::erase_if(places, [&](std::size_t place) { return roster[place].traits[trait] != values; });
  return places;
}

void bring(BoutPlan& plan, int seat, std::string_view id) {
  std::string& own = plan.entrants[static_cast<std::size_t>(seat)];
  const std::string given_up = own;
  for (std::string& other : plan.entrants) {
    if (other == id) {
      other = given_up;
    }
  }
  own = id;
}

void replace_gone(BoutPlan& plan, const Roster& roster) {
  for (std::size_t seat = 0; seat < plan.entrants.size(); ++seat) {
    for (std::size_t place = 0; !roster.find(plan.entrants[seat]) && place < roster.size(); ++place) {
      if (!is_taken(plan, roster[place].id)) {
        plan.entrants[seat] = roster[place].id;
      }
    }
  }
}

std::string next_entrant(const Roster& roster, const BoutPlan& plan, int seat, int step) {
  const auto count = static_cast<int>(roster.size());
  const std::string& own = plan.entrants[static_cast<std::size_t>(seat)];
  const int here = static_cast<int>(roster.find(own).value_or(0));
  for (int steps = 1; steps < count; ++steps) {
    const int place = ((here + step * steps) % count + count) % count;
    if (const std::string& id = roster[static_cast<std::size_t>(place)].id; !is_taken(plan, id)) {
      return id;
    }
  }
  return roster[static_cast<std::size_t>((here + step + count) % count)].id;
}

std::optional<std::string> random_entrant(const Roster& roster, std::span<const std::size_t> places, const BoutPlan& plan,
                                          int seat, Random& random) {
  const std::string& own = plan.entrants[static_cast<std::size_t>(seat)];
  std::vector<std::size_t> open = those_who(roster, places, [&](const std::string& id) { return !is_taken(plan, id); });
  if (open.empty()) {
    open = those_who(roster, places, [&](const std::string& id) { return id != own; });
  }
  if (open.empty()) {
    return std::nullopt;
  }
  return roster[open[random.below(static_cast<std::uint32_t>(open.size()))]].id;
}

std::string_view opponent_of(const BoutPlan& plan, int seat) {
  return plan.entrants.size() == 2 ? std::string_view(plan.entrants[static_cast<std::size_t>(1 - seat)])
                                   : std::string_view();
}

scene::SeatMark mark_of_seat(const CornerGame& game, const BoutPlan& plan, int seat, const Words& words) {
  if (plan.entrants.size() == 2) {
    return scene::mark_of(seat == 0 ? Corner::red : Corner::blue);
  }
  return game.card(plan.entrants[static_cast<std::size_t>(seat)], words)
      .mark.value_or(scene::SeatMark{scene::Ink::ink, scene::Mark::disc});
}

std::vector<Looks> looks_of_seat(const CornerGame& game, const BoutPlan& plan, int seat) {
  std::vector<Looks> looks = game.looks(plan.entrants[static_cast<std::size_t>(seat)]);
  if (plan.entrants.size() == 2 && seat == 1 && looks.size() == 1) {
    if (const std::vector<Looks> first = game.looks(plan.entrants[0]); first.size() == 1) {
      looks[0] = told_apart(first[0], looks[0]);
    }
  }
  return looks;
}

std::vector<std::size_t> others_like(const Roster& roster, std::size_t place, std::size_t trait) {
  std::vector<std::size_t> others = all_with(roster, trait, roster[place].traits[trait]);
  std::erase(others, place);
  return others;
}

std::optional<std::string> even_match(const CornerGame& game, std::span<const std::size_t> places, const BoutPlan& plan,
                                      int seat, Random& random, double least) {
  const Roster& roster = game.roster();
  std::vector<std::size_t> open = those_who(roster, places, [&](const std::string& id) { return !is_taken(plan, id); });
  const std::string_view opponent = opponent_of(plan, seat);
  std::optional<std::string> nearest;
  double distance = 1;
  const std::size_t asked = opponent.empty() ? 0 : std::min(open.size(), most_estimates);
  for (std::size_t place = 0; place < asked; ++place) {
    std::swap(open[place], open[place + random.below(static_cast<std::uint32_t>(open.size() - place))]);
    const std::string& id = roster[open[place]].id;
    const std::optional<double> chance = game.chance(plan, id, opponent);
    if (chance && std::abs(*chance - even) < distance) {
      distance = std::abs(*chance - even);
      nearest = id;
    }
    if (distance <= even - least) {
      break;
    }
  }
  return nearest;
}

void bring_even_pair(const CornerGame& game, BoutPlan& plan, std::span<const std::size_t> places,
                     const std::function<std::vector<std::size_t>(std::size_t)>& whom, Random& random, double least) {
  constexpr int most_firsts = 8;
  const Roster& roster = game.roster();
  double distance = 2;  // farther than any
  for (int tried = 0; tried < most_firsts && distance > even - least; ++tried) {
    const std::size_t first = places[random.below(static_cast<std::uint32_t>(places.size()))];
    BoutPlan pair = plan;
    pair.entrants = {roster[first].id, roster[(first + 1) % roster.size()].id};
    if (const std::optional<std::string> match = even_match(game, whom(first), pair, 1, random, least)) {
      pair.entrants[1] = *match;
    }
    const double found = std::abs(game.chance(pair, pair.entrants[0], pair.entrants[1]).value_or(1) - even);
    if (found < distance) {
      distance = found;
      plan.entrants = std::move(pair.entrants);
    }
  }
}

Billing::Billing(const CornerGames& games) {
  // A pair of each game in turn.
  for (std::size_t place = 0, found = 1; found > 0; ++place) {
    found = 0;
    for (const auto& game : games.all()) {
      const std::span<const FamousPair> pairs = game->famous();
      if (place < pairs.size()) {
        bills_.push_back({.game = game.get(), .pair = pairs[place]});
        ++found;
      }
    }
  }
}

std::array<Looks, 2> Billing::looks(std::size_t number) const {
  if (bills_.empty()) {
    return {Looks{.guard = Guard::peekaboo}, Looks{}};
  }
  const Bill& bill = bills_[number % bills_.size()];
  return looks_of(*bill.game, bill.pair);
}

std::array<Looks, 2> Billing::looks_of(const CornerGame& game, const FamousPair& pair) {
  Random random(1);
  BoutPlan plan = game.plan(random);
  plan.entrants = {std::string(pair[0]), std::string(pair[1])};
  const Result<std::unique_ptr<Match>> match = game.open(game.opening_script(plan));
  std::array<Looks, 2> looks{};
  if (match) {
    const std::vector<Looks>& all = (*match)->looks();
    std::copy_n(all.begin(), std::min(all.size(), looks.size()), looks.begin());
  }
  return looks;
}

}  // namespace fc::cabinet
