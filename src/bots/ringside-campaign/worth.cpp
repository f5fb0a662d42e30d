#include "bots/ringside-campaign/worth.h"

#include <algorithm>
#include <cmath>

#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/club.h"

namespace fc::ringside_campaign {
namespace {

/// Points of form that double the odds, and of strength that double a man's worth.
constexpr double doubles_the_odds = 40;
constexpr double doubles_the_worth = 80;
/// Where damage goes week by week nobody waits for the last of it: so many times as much leaves a man ready.
constexpr int weekly_patience = 3;
/// Who has this chance boxes rather than walk away.
constexpr double least_chance_against_a_walkover = 0.4;

/// Dollars a week.
constexpr double champions_week = 1000;
constexpr double challengers_week = 300;
constexpr double anybodys_week = 60;

double week_of(const Setup& setup, const State& state, Person person) {
  const int rank = rank_of(state.ladder, person);
  if (rank == 0) {
    return champions_week;
  }
  return rank != no_rank && rank <= setup.options.title_rank ? challengers_week : anybodys_week;
}

}  // namespace

double chance_to_beat(double own_form, double others_form) {
  return 1 / (1 + std::exp2((others_form - own_form) / doubles_the_odds));
}

double chance_to_beat(const Setup& setup, const State& state, Person own, Person other) {
  return chance_to_beat(form_of(setup, state, own), form_of(setup, state, other));
}

double value_of(const Setup& setup, const State& state, const Prospect& prospect) {
  const BilledBout bout = bout_of(prospect);
  const double chance = chance_to_beat(setup, state, prospect.own, prospect.other);
  return (chance * purse_of(setup, state, bout, Corner::red, Outcome::won) +
          (1 - chance) * purse_of(setup, state, bout, Corner::red, Outcome::lost)) *
         state.man(prospect.own).cut / 100;
}

double best_value(const Setup& setup, const State& state, Person own) {
  double best = 0;
  const bookings::FreeMan offered = bookings::free_man(setup, state, own);
  for (const bookings::FreeMan& free : bookings::free_men(setup, state)) {
    const Person other = free.man;
    if (!bookings::may_meet(setup, state, offered, free)) {
      continue;
    }
    for (int venue = 0; venue <= title_venue; ++venue) {
      if (bookings::is_venue(setup, state, own, other, venue)) {
        best = std::max(best, value_of(setup, state, {.own = own, .other = other, .venue = venue}));
      }
    }
  }
  return best;
}

bool is_ready(const Setup& setup, const State& state, Person person, const Taste& taste) {
  const int patience = setup.options.recovery == Recovery::weekly ? weekly_patience : 1;
  return carried_damage(setup, state, person) <= patience * taste.most_carried;
}

double enough_for(const Setup& setup, const State& state, Person own, const Taste& taste) {
  const bool is_idle = state.week - state.man(own).last_week > taste.patience;
  return is_idle ? 0 : taste.share_of_best * best_value(setup, state, own);
}

bool would_walk_over(const Setup& setup, const State& state, const Prospect& prospect) {
  const BilledBout bout = bout_of(prospect);
  return walkovers::is_due(setup, state,
                           {.kind = OfferKind::bout,
                            .by = state.man(prospect.other).owner,
                            .man = prospect.other,
                            .to = state.man(prospect.own).owner,
                            .other = prospect.own,
                            .arena = bout.arena,
                            .title = bout.title}) &&
         chance_to_beat(setup, state, prospect.own, prospect.other) >= least_chance_against_a_walkover;
}

bool is_willing(const Setup& setup, const State& state, const Prospect& prospect, const Taste& taste) {
  if (manager_of(state, prospect.own) == no_seat) {
    return true;
  }
  const bool ready = is_ready(setup, state, prospect.own, taste);
  if (prospect.venue == title_venue) {
    return prospect.own != state.ladder.champion ||
           (ready && chance_to_beat(setup, state, prospect.own, prospect.other) >= least_chance_of_a_champion);
  }
  return (ready && value_of(setup, state, prospect) >= enough_for(setup, state, prospect.own, taste)) ||
         would_walk_over(setup, state, prospect);
}

double mean_strength(const Setup& setup, const State& state) {
  double sum = 0;
  int men = 0;
  each_man(setup, state, [&](Person person) {
    sum += strength(state.man(person).boxer);
    ++men;
  });
  return men == 0 ? 0 : sum / men;
}

double worth_of(const Setup& setup, const State& state, Person person, double cut) {
  const double above = strength(state.man(person).boxer) - mean_strength(setup, state);
  return state.weeks_left * week_of(setup, state, person) * std::exp2(above / doubles_the_worth) * cut / usual_cut;
}

double worth_now(const Setup& setup, const State& state, Person person) {
  const int cut = state.man(person).cut;
  return worth_of(setup, state, person, cut == 0 ? usual_cut : cut);
}

}  // namespace fc::ringside_campaign
