#include "bots/knock-out/known_fight.h"

#include <algorithm>
#include <numeric>

namespace fc::knock_out {

FightSolver::FightSolver() {
  for (Mixes& mixes : mixes_) {
    mixes.regret.resize(all_numbers);
    mixes.total.resize(all_numbers);
  }
}

void FightSolver::solve(const HiddenFight& fight, int passes, const std::stop_token& stop) {
  fight_ = fight;
  passes_ = 0;
  for (Mixes& mixes : mixes_) {
    std::ranges::fill(mixes.regret, 0.0F);
    std::ranges::fill(mixes.total, 0.0F);
  }
  training_regret_ = {};
  training_total_ = {};
  weigh_last_round();
  refine(passes, stop);
}

void FightSolver::weigh_last_round() {
  for (const Corner corner : both_corners) {
    const std::size_t side = fc::index_of(corner);
    for (std::int8_t red = 0; red < fight_.terms.distance[0]; ++red) {
      for (std::int8_t blue = 0; blue < fight_.terms.distance[1]; ++blue) {
        LastRound& worth = last_round_[side][static_cast<std::size_t>(red)][static_cast<std::size_t>(blue)];
        for (std::size_t own = 0; own < card_values; ++own) {
          for (std::size_t others = 0; others < card_values; ++others) {
            const Exchange result = exchange_of(fight_.terms, corner, {red, blue}, fight_rounds, own, others);
            worth[own][others] = static_cast<float>(fight_.terms.worth[side][index_of(result.ending)]);
          }
        }
      }
    }
  }
}

void FightSolver::refine(int passes, const std::stop_token& stop) {
  for (int made = 0; made < passes && (passes_ == 0 || !stop.stop_requested()); ++made) {
    ++passes_;
    pass(Corner::red);
    pass(Corner::blue);
  }
}

Range FightSolver::present_training(Corner corner) const {
  const FightSide& side = fight_.sides[fc::index_of(corner)];
  if (!side.trains) {
    return side.range;
  }
  Range shares{};
  match_regrets(training_regret_[fc::index_of(corner)], held(side.range), shares);
  return shares;
}

Range FightSolver::training(Corner corner) const {
  const FightSide& side = fight_.sides[fc::index_of(corner)];
  if (!side.trains) {
    return side.range;
  }
  Range shares{};
  match_regrets(training_total_[fc::index_of(corner)], held(side.range), shares);
  return shares;
}

/// One side learns once against the other's present mix.
void FightSolver::pass(Corner corner) {
  const std::size_t side = fc::index_of(corner);
  const Range own = present_training(corner);
  const Range worth = walk_tree<Walk::learn>(corner, own, present_training(other(corner)), &mixes_[side]);
  if (!fight_.sides[side].trains) {
    return;
  }
  const HandList hands = held(fight_.sides[side].range);
  float mean = 0;
  for (const HandIndex hand : hands) {
    mean += own[hand] * worth[hand];
  }
  for (const HandIndex hand : hands) {
    float& regret = training_regret_[side][hand];
    regret = std::max(0.0F, regret + worth[hand] - mean);
    training_total_[side][hand] += pass_weight() * own[hand];
  }
}

template <FightSolver::Walk walk>
Range FightSolver::walked(Corner corner) const {
  return walk_tree<walk>(corner, training(corner), training(other(corner)), nullptr);
}

std::array<double, most_hands> FightSolver::worths(Corner corner) const {
  const Range worth = walked<Walk::follow>(corner);
  const Range others = training(other(corner));
  const double reach = std::accumulate(others.begin(), others.end(), 0.0);
  std::array<double, most_hands> worths{};
  std::ranges::transform(worth, worths.begin(), [reach](float one) { return one / reach; });
  return worths;
}

double FightSolver::exploitability() const {
  double gain = 0;
  for (const Corner corner : both_corners) {
    const FightSide& side = fight_.sides[fc::index_of(corner)];
    const Range follow = walked<Walk::follow>(corner);
    const Range best = walked<Walk::answer>(corner);
    const Range own = training(corner);
    double mean = 0;
    double highest = -1e30;
    double mean_of_best = 0;
    for (const HandIndex hand : held(side.range)) {
      mean += double{own[hand]} * follow[hand];
      mean_of_best += double{own[hand]} * best[hand];
      highest = std::max(highest, double{best[hand]});
    }
    gain += (side.trains ? highest : mean_of_best) - mean;
  }
  return gain;
}

PunchMix FightSolver::punches(Corner corner, HandIndex hand) const { return mix<Walk::follow>(corner, 0, 0, hand); }

PerEnding FightSolver::chances() const { return chances_between(training(Corner::red), training(Corner::blue)); }

PerEnding FightSolver::chances(Corner corner, HandIndex hand) const {
  Range known{};
  known[hand] = 1;
  const Range others = training(other(corner));
  return corner == Corner::red ? chances_between(known, others) : chances_between(others, known);
}

PerEnding FightSolver::chances_between(const Range& red, const Range& blue) const {
  PerEnding chances{};
  add_chances(0, 0, fight_.terms.moved, {red, blue}, chances);
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  std::ranges::transform(chances, chances.begin(), [sum](double chance) { return chance / sum; });
  return chances;
}

/// reach: how often each side comes to the knot with each hand.
void FightSolver::add_chances(int level, std::size_t knot, const std::array<std::int8_t, 2>& moved,
                              const std::array<Range, 2>& reach, PerEnding& chances) const {
  const Visit here{.level = level, .knot = knot};
  std::array<PunchMix, most_hands> shares;
  const std::array<Plays, 2> plays{plays_of<Walk::follow>(Corner::red, here, reach[0], held(reach[0]), shares),
                                   plays_of<Walk::follow>(Corner::blue, here, reach[1], held(reach[1]), shares)};
  for (std::size_t red = 0; red < card_values; ++red) {
    for (std::size_t blue = 0; blue < card_values; ++blue) {
      const double chance = double{plays[0].sum[red]} * plays[1].sum[blue];
      if (!(chance > 0)) {
        continue;
      }
      const Exchange result = exchange_of(fight_.terms, Corner::red, moved, fight_.terms.round + level, red, blue);
      if (result.over) {
        chances[index_of(result.ending)] += chance;
      } else {
        add_chances(level + 1, next_knot(knot, Corner::red, red, blue), result.moved,
                    {plays[0].range[red], plays[1].range[blue]}, chances);
      }
    }
  }
}

}  // namespace fc::knock_out
