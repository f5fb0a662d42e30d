#include "bots/ringside/fitted_chance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/lookahead.h"
#include "bots/ringside/outlook.h"

namespace fc::ringside {
namespace {

TimeLeft time_left(const Setup& setup, const State& state) {
  const double part = 1 - (state.turn - 1) / double{turns_in_a_round};
  return {part, setup.rounds - state.round + part, 1.6};
}

FittedChance::Terms terms_of(const Setup& setup, const State& state, Corner corner, const TimeLeft& time) {
  const Boxer& card = setup.boxer(corner);
  const BoxerState& me = state.boxer(corner);
  const BoxerState& him = state.boxer(other(corner));
  const double punches = std::accumulate(card.punches.begin(), card.punches.end(), 0);
  const double best = std::ranges::max(card.punches);
  const double endurance = me.endurance;
  const double spent = std::exp(-std::max(endurance, -10.0) / 6);
  const double worn = std::exp(-std::max(endurance, 0.0) / 15);
  const double tired = std::exp(-std::max(endurance, 0.0) / 35);
  const double his_worn = std::exp(-std::max<double>(him.endurance, 0.0) / 15);
  const double his_spent = std::exp(-std::max<double>(him.endurance, -10.0) / 6);
  const double lasts = std::clamp(endurance / (9 * time.rounds + 6), -1.0, 2.5);
  const double damage = me.damage - him.damage;
  const double round_lead = std::tanh(damage / (1.5 + 11 * std::sqrt(time.part)) * 1.5);
  const double attacks = state.has_attacker && state.attacker == corner ? 1 : 0;
  const double ropes = attacks > 0 ? (5 - hits_to_ropes(him.square, me.square)) / 5.0 * attacks : 0;
  return {card.agility / 10.0 * time.growth,
          punches / 10 * time.growth,
          best * time.growth,
          card.counterpunch / 10.0 * time.growth,
          card.agility / 10.0 * time.late,
          punches / 10 * time.late,
          best * time.late,
          card.counterpunch / 10.0 * time.late,
          card.agility / 100.0 * time.rounds,
          punches / 100 * time.rounds,
          static_cast<double>(me.points) * time.narrow,
          static_cast<double>(me.points) * time.late,
          static_cast<double>(me.points),
          round_lead * time.narrow,
          round_lead * time.late,
          damage / 10.0,
          spent,
          worn,
          tired,
          spent * time.to_go,
          worn * time.to_go,
          std::max(0.0, -endurance) / 5,
          lasts,
          lasts * time.to_go,
          endurance / 50,
          attacks * time.narrow,
          attacks * his_spent,
          attacks * his_worn,
          attacks * punches / 10 * time.narrow,
          attacks * time.late,
          ropes * time.narrow,
          ropes * his_worn,
          (me.trapped ? 1 : 0) * time.narrow,
          (me.trapped ? 1 : 0) * worn,
          (me.clinch_barred ? 1 : 0) * time.narrow,
          (me.covering ? 1 : 0) * time.narrow,
          (me.covering ? 1 : 0) * time.part * time.narrow,
          (me.covering ? 1 : 0) * time.part * time.growth,
          best * his_worn,
          endurance / 50 * time.growth,
          static_cast<double>(me.knockdowns) * worn};
}

}  // namespace

std::optional<double> FittedChance::settled(const State& state) const {
  if (state.phase != Phase::finished) {
    return std::nullopt;
  }
  return !state.has_winner ? 0.5 : state.winner == Corner::red ? 1.0 : 0.0;
}

bool FittedChance::is_anchor(const State& state) const {
  return state.phase == Phase::tactic || state.phase == Phase::opening_red ||
         (state.phase == Phase::hit && !setup_->options.tactics);
}

MenTerms<chance_terms.size()> FittedChance::men(const State& state) const {
  const TimeLeft time = time_left(*setup_, state);
  return {terms_of(*setup_, state, Corner::red, time), terms_of(*setup_, state, Corner::blue, time)};
}

double FittedChance::chance(const State& state) const { return chance_by(men(state), weights_); }

std::array<double, most_picks> FittedChance::shares(const State& state, const Need& need, const Choices& legal) const {
  const PunchGame& game = mixes_.game(state.thrower(), state.tactic == Tactic::clinch);
  const PunchOdds& odds = static_cast<Decision>(need.topic) == Decision::punch ? game.thrown : game.expected;
  std::array<double, most_picks> shares{};
  for (std::size_t pick = 0; pick < legal.size(); ++pick) {
    shares[pick] = odds.share(punch_of(legal[pick]));
  }
  return shares;
}

namespace {

double strength(const Boxer& boxer) {
  constexpr double of_agility = 0.11;
  constexpr double of_each_punch = 0.08;
  // A card with one great punch is worth more than its sum: it is thrown more often.
  constexpr double of_best_punch = 0.32;
  constexpr double of_counterpunch = 0.032;
  constexpr double of_endurance = 0.031;
  const int punches = std::accumulate(boxer.punches.begin(), boxer.punches.end(), 0);
  return of_agility * boxer.agility + of_each_punch * punches + of_best_punch * std::ranges::max(boxer.punches) +
         of_counterpunch * boxer.counterpunch + of_endurance * boxer.endurance;
}

/// The more rounds, the less is luck: 0.5 for one, 0.9 for three, 1.1 for seven, 1.2 for twelve.
double weight_of(int rounds) {
  constexpr double of_endless_bouts = 1.35;
  constexpr double rounds_to_half = 1.6;
  return of_endless_bouts * rounds / (rounds + rounds_to_half);
}

}  // namespace

double chance_to_beat(const Boxer& boxer, const Boxer& opponent, int rounds) {
  return 1 / (1 + std::exp(weight_of(rounds) * (strength(opponent) - strength(boxer))));
}

}  // namespace fc::ringside
