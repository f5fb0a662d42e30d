// How a bout ends: stoppages, technical stops, cards and verdicts. Source: rules/dice-boxing/rules.md, 2.5 (verdicts), 3.10.
#pragma once

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// So many complete rounds make a decision of a technical stop.
inline constexpr std::size_t rounds_for_a_decision = 4;

template <class Sink>
void finish(State& state, const End& end, Sink& tell) {
  state.end = end;
  state.phase = Phase::finished;
  tell(BoutEnded{.end = end, .round = state.round, .cards = cards_of(state)});
}

/// One man wins before the last bell.
template <class Sink>
void stop_bout(State& state, Method method, EndReason reason, Corner winner, Sink& tell) {
  finish(state, {.method = method, .reason = reason, .has_winner = true, .winner = winner}, tell);
}

/// What three sums make: winner and word. method: with a winner; drawn: without one.
constexpr End end_on_cards(const State& state, Method method, Method drawn, EndReason reason) {
  std::array<std::size_t, 2> judges_for{};
  for (const auto& [red, blue] : cards_of(state)) {
    judges_for[0] += red > blue ? 1 : 0;
    judges_for[1] += blue > red ? 1 : 0;
  }
  const std::size_t even = judge_count - judges_for[0] - judges_for[1];
  const bool has_winner = judges_for[0] >= 2 || judges_for[1] >= 2;
  const Corner winner = judges_for[1] > judges_for[0] ? Corner::blue : Corner::red;
  const std::size_t agree = has_winner ? judges_for[fc::index_of(winner)] : even;
  Verdict verdict = Verdict::split;
  if (agree == judge_count) {
    verdict = Verdict::unanimous;
  } else if (has_winner ? even == 1 : even == 2) {
    verdict = Verdict::majority;
  }
  return {.method = has_winner ? method : drawn,
          .reason = reason,
          .verdict = verdict,
          .has_winner = has_winner,
          .on_cards = true,
          .winner = has_winner ? winner : Corner::red};
}

/// After the last bell.
template <class Sink>
void decide_on_cards(State& state, Sink& tell) {
  finish(state, end_on_cards(state, Method::decision, Method::draw, EndReason::cards), tell);
}

/// An accident ends the bout: nobody's fault. Ruling: R26. Four complete rounds make a decision.
template <class Sink>
void stop_for_accident(State& state, EndReason reason, Sink& tell) {
  if (state.scorecard.size() < rounds_for_a_decision) {
    finish(state, {.method = Method::technical_draw, .reason = reason}, tell);
  } else {
    finish(state, end_on_cards(state, Method::technical_decision, Method::technical_draw, reason), tell);
  }
}

}  // namespace fc::dice_boxing
