#include "bots/ringside-campaign/worth.h"

#include <algorithm>
#include <cmath>

#include "rules/ringside-campaign/fight_night.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign {
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
