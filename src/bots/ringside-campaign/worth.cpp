#include "bots/ringside-campaign/worth.h"

#include <algorithm>
#include <cmath>

#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/fight_night.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign {
namespace {

/// Dollars a week.
double week_of(const Setup& setup, const State& state, Person person) {
  constexpr double champions_week = 1000;
  constexpr double challengers_week = 300;
  constexpr double anybodys_week = 60;
  const int rank = rank_of(state.ladder, person);
  if (rank == 0) {
    return champions_week;
  }
  return rank != no_rank && rank <= setup.options.title_rank ? challengers_week : anybodys_week;
}

}  // namespace

double chance_to_beat(double own_form, double others_form) {
  constexpr double doubles_the_odds = 40;  // points of form
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
  // Where damage goes week by week nobody waits for the last of it: so many times as much leaves a man ready.
  constexpr int weekly_patience = 3;
  const int patience = setup.options.recovery == Recovery::weekly ? weekly_patience : 1;
  return carried_damage(setup, state, person) <= patience * taste.most_carried;
}

double enough_for(const Setup& setup, const State& state, Person own, const Taste& taste) {
  const bool is_idle = state.week - state.man(own).last_week > taste.patience;
  return is_idle ? 0 : taste.share_of_best * best_value(setup, state, own);
}

bool would_walk_over(const Setup& setup, const State& state, const Prospect& prospect) {
  // Who has this chance boxes rather than walk away.
  constexpr double least_chance_against_a_walkover = 0.4;
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
  constexpr double doubles_the_worth = 80;  // of strength
  const double above = strength(state.man(person).boxer) - mean_strength(setup, state);
  return state.weeks_left * week_of(setup, state, person) * std::exp2(above / doubles_the_worth) * cut / usual_cut;
}

double worth_now(const Setup& setup, const State& state, Person person) {
  const int cut = state.man(person).cut;
  return worth_of(setup, state, person, cut == 0 ? usual_cut : cut);
}

namespace {

using ringside::Method;

/// Damage as a share of what a fresh man has.
struct Shares {
  double least;
  double most;
};
constexpr Shares of_the_distance{0.5, 1.2};
constexpr Shares of_a_winner{0.15, 1.1};
constexpr Shares of_a_knocked_out_man{0.7, 1.25};

constexpr int scored_a_round = 17;
constexpr int scored_spread = 9;
constexpr int scored_by_winning = 5;
/// A man who is stopped is this far below his last point, and up to so much more.
constexpr int stopped_below = 25;
constexpr int stopped_more = 3;

/// 0 to 1.
double any_share(Random& random) {
  constexpr std::uint32_t steps = 1U << 24U;
  return random.below(steps) / static_cast<double>(steps);
}

int any_from(int least, int most, Random& random) {
  return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

std::int16_t within(const Range& range, int value) {
  return static_cast<std::int16_t>(std::clamp(value, range.least, range.most));
}

/// Round in which it ends: late rounds are likelier.
int last_round(int rounds, Random& random) {
  return std::min(rounds, 1 + static_cast<int>(rounds * std::sqrt(any_share(random))));
}

void decide(const BilledBout& bout, bool is_drawn, BoutResult& result, Random& random) {
  result.method = Method::decision;
  result.round = bout.rounds;
  if (is_drawn) {
    result.method = Method::draw;
  } else if (any_share(random) < fast::stop_chance(bout.rounds)) {
    result.method = any_share(random) < fast::knockout_share ? Method::ko : Method::tko;
    result.round = static_cast<std::int16_t>(last_round(bout.rounds, random));
  }
}

std::int16_t damage_of(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result,
                       Corner corner, Random& random) {
  const int fresh = fresh_endurance(bout.rounds, state.man(bout.man(corner)).boxer.endurance);
  const bool lost = result.outcome(corner) == Outcome::lost;
  if (lost && result.method == Method::tko) {
    return static_cast<std::int16_t>(fresh + stopped_below + any_from(0, stopped_more, random));
  }
  const bool stopped = result.method == Method::ko || result.method == Method::tko;
  const Shares shares = !stopped ? of_the_distance : lost ? of_a_knocked_out_man : of_a_winner;
  const double share = shares.least + (shares.most - shares.least) * any_share(random);
  Range range = damage_range(setup, state, bout, result, corner);
  const int brought = carried_damage(setup, state, bout.man(corner));
  constexpr int least_taken = 4;
  range.least = std::max(range.least, std::min(brought + least_taken, fresh));
  return within(range, static_cast<int>(std::lround(share * fresh)));
}

}  // namespace

Choice quick_result(const Setup& setup, const State& state, Random& random) {
  const BilledBout& bout = state.night[0];
  const Corner better = any_share(random) < chance_to_beat(setup, state, bout.red, bout.blue) ? Corner::red : Corner::blue;
  Choice choice{.word = Word::result};
  BoutResult& result = choice.result;
  const bool is_drawn = any_share(random) < fast::draw_chance;
  decide(bout, is_drawn, result, random);
  result.winner = is_drawn ? Corner::red : better;
  for (int round = 0; round < result.round; ++round) {
    for (const Corner corner : both_corners) {
      if (any_share(random) < (corner == better ? fast::winner_floors : fast::loser_floors)) {
        ++result.knockdowns[index_of(corner)];
      }
    }
  }
  for (const Corner corner : both_corners) {
    result.damage[index_of(corner)] = damage_of(setup, state, bout, result, corner, random);
  }
  for (const Corner corner : both_corners) {
    const int points = scored_a_round * result.round + any_from(-scored_spread, scored_spread, random) +
                       (corner == better ? scored_by_winning : 0);
    result.scored[index_of(corner)] = within(scored_range(setup, state, bout, result, corner), points);
  }
  return choice;
}

}  // namespace fc::ringside_campaign
