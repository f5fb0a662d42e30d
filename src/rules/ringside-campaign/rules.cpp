#include "rules/ringside-campaign/rules.h"

#include <algorithm>
#include <string>

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign {

State Rules::opening(const Setup& setup) {
  State state;
  NoEvents nobody_listens;
  forming::begin(setup, state);
  sequence::run(setup, state, nobody_listens);
  return state;
}

Deciders Rules::deciders(const Setup& /*setup*/, const State& state) {
  const BilledBout& bout = state.night[0];
  return {manager_of(state, bout.red), manager_of(state, bout.blue)};
}

Result<void> Rules::check_result(const Setup& setup, const State& state, const Choice& choice) {
  if (choice.word != Word::result) {
    return fault(FaultCode::illegal_choice, "",
                 "'" + notation(choice) +
                     "' is no result of a bout; its form: "
                     "bout:red-ko:7:knockdowns=2-1:damage=31-62:scored=40-22");
  }
  return ringside_campaign::check_result(setup, state, choice.result);
}

Choice Rules::result_of(const Setup& /*setup*/, const State& /*state*/, const ringside::Setup& fought,
                        const ringside::State& end) {
  return {.word = Word::result, .result = ringside_campaign::result_of(fought, end)};
}

Choice Rules::any_result(const Setup& setup, const State& state, Random& random) {
  return {.word = Word::result, .result = ringside_campaign::any_result(setup, state, random)};
}

namespace {

using ringside::Method;

/// Endurance below 0 with which a man is stopped, and what one more punch can take beyond it.
constexpr int stopped_at = 25;
constexpr int lowest_standing = stopped_at - 1;
constexpr int chart_most = 4;
/// A knockout takes a punch of so much damage, unless he is spent.
constexpr int least_to_floor = 4;
constexpr int rest_a_round = 10;

/// Endurance of a fresh man.
int fresh(const State& state, const BilledBout& bout, Corner corner) {
  return fresh_endurance(bout.rounds, state.man(bout.man(corner)).boxer.endurance);
}

Range round_range(const BilledBout& bout, const BoutResult& result) {
  return result.is_stoppage() ? Range{1, bout.rounds} : Range{bout.rounds, bout.rounds};
}

/// Of both corners together; the punch that ends the bout is no knockdown.
Range knockdown_range(const BoutResult& result) {
  return {0, ringside::turns_in_a_round * result.round - (result.is_stoppage() ? 1 : 0)};
}

Result<void> check_range(const char* figure, int value, const Range& range) {
  if (range.has(value)) {
    return {};
  }
  return fault(FaultCode::illegal_choice, "",
               std::string(figure)
                   .append(" must be ")
                   .append(std::to_string(range.least))
                   .append(" to ")
                   .append(std::to_string(range.most))
                   .append(", not ")
                   .append(std::to_string(value)));
}

std::int16_t any_of(const Range& range, Random& random) {
  return static_cast<std::int16_t>(range.least +
                                   static_cast<int>(random.below(static_cast<std::uint32_t>(range.most - range.least + 1))));
}

}  // namespace

Range damage_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner) {
  const int whole = fresh(state, bout, corner);
  const int brought = carried_damage(setup, state, bout.man(corner));
  if (result.outcome(corner) == Outcome::lost && result.method == Method::tko) {
    const auto& ratings = state.man(bout.man(other(corner))).boxer.punches;
    return {whole + stopped_at, whole + stopped_at + chart_most - 1 + *std::ranges::max_element(ratings)};
  }
  const bool floored = result.outcome(corner) == Outcome::lost && result.method == Method::ko;
  return {floored ? std::min(brought + least_to_floor, whole) : brought, whole + lowest_standing};
}

Range scored_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner) {
  const Corner others = other(corner);
  const int dealt = result.damage[index_of(others)] - carried_damage(setup, state, bout.man(others));
  const bool wins_on_points = result.method == Method::decision && result.winner == corner;
  return {wins_on_points ? 1 : 0, 2 * (dealt + rest_a_round * (result.round - 1))};
}

Result<void> check_result(const Setup& setup, const State& state, const BoutResult& result) {
  const BilledBout& bout = state.night[0];
  FC_TRY(check_range("the round", result.round, round_range(bout, result)));
  FC_TRY(check_range("knockdowns together", result.knockdowns[0] + result.knockdowns[1], knockdown_range(result)));
  for (const Corner corner : both_corners) {
    const int damage = result.damage[index_of(corner)];
    FC_TRY(check_range("damage", damage, damage_range(setup, state, bout, result, corner)));
  }
  for (const Corner corner : both_corners) {
    const int scored = result.scored[index_of(corner)];
    FC_TRY(check_range("points scored", scored, scored_range(setup, state, bout, result, corner)));
  }
  return {};
}

BoutResult result_of(const ringside::Setup& fought, const ringside::State& end) {
  BoutResult result{.method = end.method, .winner = end.has_winner ? end.winner : Corner::red, .round = end.round};
  for (const Corner corner : both_corners) {
    const std::size_t own = index_of(corner);
    const ringside::BoxerState& man = end.boxer(corner);
    const int whole = fresh_endurance(fought.rounds, fought.boxer(corner).endurance);
    result.knockdowns[own] = man.knockdowns;
    result.damage[own] = static_cast<std::int16_t>(whole - man.endurance);
    // The last round of a stoppage is not on the card.
    int scored = result.is_stoppage() ? man.damage : 0;
    for (const ringside::ScoredRound& round : end.scorecard) {
      scored += round.damage[own];
    }
    result.scored[own] = static_cast<std::int16_t>(scored);
  }
  return result;
}

BoutResult any_result(const Setup& setup, const State& state, Random& random) {
  constexpr std::uint32_t ways = 7;  // three for each corner, and a draw
  const BilledBout& bout = state.night[0];
  const std::uint32_t way = random.below(ways);
  BoutResult result;
  if (way + 1 == ways) {
    result.method = Method::draw;
  } else {
    result.method = static_cast<Method>(static_cast<std::uint32_t>(Method::ko) + way % ways_to_win);
    result.winner = way < ways_to_win ? Corner::red : Corner::blue;
  }
  result.round = any_of(round_range(bout, result), random);
  for (std::int16_t& knockdowns : result.knockdowns) {
    knockdowns = any_of({0, result.round}, random);
  }
  for (const Corner corner : both_corners) {
    result.damage[index_of(corner)] = any_of(damage_range(setup, state, bout, result, corner), random);
  }
  for (const Corner corner : both_corners) {
    result.scored[index_of(corner)] = any_of(scored_range(setup, state, bout, result, corner), random);
  }
  return result;
}

}  // namespace fc::ringside_campaign
