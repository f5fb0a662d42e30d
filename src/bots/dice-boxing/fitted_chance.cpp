#include "bots/dice-boxing/fitted_chance.h"

#include <cmath>

#include "bots/dice-boxing/outlook.h"
#include "bots/lookahead.h"

namespace fc::dice_boxing {
namespace {

TimeLeft time_left(const Setup& setup, const State& state) {
  const double part = state.strategies_are_in() ? 1 - state.action / double{actions_in_a_round} : 1;
  return {part, setup.options.rounds - state.round + part};
}

/// Of one man; a figure that is both men's in one counts in red's.
FittedChance::Terms terms_of(const Setup& setup, const State& state, Corner corner, const TimeLeft& time) {
  const BoxerState& me = state.boxer(corner);
  const BoxerState& him = state.boxer(other(corner));
  const bool fights = state.strategies_are_in() && state.action > 0;
  const double points = fights ? me.total() - him.total() : 0;
  const double lead = std::tanh(points / (4 + 9 * std::sqrt(time.part)));
  const double cards = lead_on_cards(state, corner) / double{judge_count} / 2;
  const double control = state.strategies_are_in() ? me.ranges.control_to * time.part / 10 : 0;
  const double rolls = (state.strategies_are_in() ? state.roller : setup.first) == corner ? 1 : 0;
  const double hurt = me.hurt ? time.part : 0;
  double opened = 0;
  for (const Cut& cut : me.cuts) {
    opened += cut.exists && !cut.accidental && cut.reopened > 1 ? 1 : 0;
  }
  return {0,
          0,
          0,
          points / 10 * time.narrow / 2,
          points / 10 * time.late / 2,
          lead * time.narrow / 2,
          lead * time.late / 2,
          cards * time.narrow,
          cards * time.late,
          control * time.narrow,
          control * time.late,
          rolls * std::sqrt(time.part) * time.narrow,
          rolls * std::sqrt(time.part) * time.late,
          hurt * time.narrow,
          hurt,
          (me.tired > 0 ? 1 : 0) * time.to_go,
          me.knockdowns * time.to_go,
          me.stamina / 20.0 * time.to_go,
          opened * time.to_go,
          me.warnings * time.to_go};
}

}  // namespace

std::optional<double> FittedChance::settled(const State& state) const {
  if (state.phase != Phase::finished) {
    return std::nullopt;
  }
  return !state.end.has_winner ? 0.5 : state.end.winner == Corner::red ? 1.0 : 0.0;
}

bool FittedChance::is_anchor(const State& state) const {
  return state.phase == Phase::strategy_red || state.phase == Phase::control;
}

MenTerms<chance_terms.size()> FittedChance::men(const State& state) const {
  const TimeLeft time = time_left(*setup_, state);
  MenTerms<chance_terms.size()> men{terms_of(*setup_, state, Corner::red, time),
                                    terms_of(*setup_, state, Corner::blue, time)};
  constexpr double nearly_sure = 1e-5;
  const double odds = log_odds(outlook_.of_red(state), nearly_sure);
  const std::array<double, 3> outlook{odds, odds * time.late, std::tanh(odds / 3) * 3};
  for (std::size_t term = 0; term < outlook.size(); ++term) {
    men[0][term] = outlook[term] / 2;
    men[1][term] = -outlook[term] / 2;
  }
  return men;
}

double FittedChance::chance(const State& state) const { return chance_by(men(state), weights_); }

std::string_view FittedChance::pick_aspect(const Setup& setup, const State& state, std::size_t seat, const PicksStudy& study,
                                           const Choice& better, const Choice& worse) {
  constexpr std::array<std::array<std::string_view, 3>, 2> aspects{
      {{"control", "punches", "knock-downs"}, {"his-control", "his-punches", "his-knock-downs"}}};
  using Numbers = std::array<std::array<double, 3>, 2>;  // of a hundred: his own, and the other man's
  const auto numbers_by = [&](const Choice& own) {
    Numbers numbers{};
    for (std::size_t other = 0; other < strategy_count; ++other) {
      const double share = study.mixes[1 - seat].share(other);
      State next = state;
      for (int asked = 0; share > 0 && asked < 2; ++asked) {
        Rules::play_choice(setup, next, Rules::need(setup, next).seat == seat ? own : all_strategies[other], NoEvents{});
      }
      for (const std::size_t man : {0U, 1U}) {
        const Ranges& ranges = next.boxers[man == 0 ? seat : 1 - seat].ranges;
        numbers[man][0] += share * ranges.control_to;
        numbers[man][1] += share * ranges.punches_to;
        numbers[man][2] += share * (100 - ranges.kd_from);
      }
    }
    return numbers;
  };
  const Numbers by_better = numbers_by(better);
  const Numbers by_worse = numbers_by(worse);
  std::string_view aspect;
  double most = 1.03;  // less is not worth a word
  for (const std::size_t man : {0U, 1U}) {
    for (std::size_t bar = 0; bar < aspects[man].size(); ++bar) {
      const double grows = by_better[man][bar] / by_worse[man][bar];
      const double for_him = man == 0 ? grows : 1 / grows;
      if (for_him > most) {
        most = for_him;
        aspect = aspects[man][bar];
      }
    }
  }
  return aspect;
}

namespace {

double chance_of_red(const Setup& setup) { return Outlook(setup).of_red(Rules::opening(setup)); }

}  // namespace

double chance_to_beat(const BoxerCard& boxer, const BoxerCard& opponent, const Options& options, const Charts& charts) {
  // Between equals red is the favourite: half of that is each man's.
  const double as_red = chance_of_red(agreed(boxer, opponent, options, charts));
  const double against_red = chance_of_red(agreed(opponent, boxer, options, charts));
  return (as_red + 1 - against_red) / 2;
}

double chance_of_a_draw(double chance, int rounds) {
  // All nearly equal heavyweights as contenders: 14.2 % over 4 rounds, 9.4 over 6, 5.3 over 10, 3.0 over 15; the more one
  // is the better, the rarer.
  const double between_equals = 0.66 / std::pow(rounds, 1.1);
  return between_equals * 4 * chance * (1 - chance);
}

}  // namespace fc::dice_boxing
