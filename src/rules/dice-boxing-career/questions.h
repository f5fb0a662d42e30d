// The legal answers to every question, in their order. Source: rules/dice-boxing/rules.md, 6.3, 6.4, 6.8, 6.9.
#pragma once

#include "rules/dice-boxing-career/growth.h"
#include "rules/dice-boxing-career/schedule.h"
#include "rules/dice-boxing-career/tourney.h"

namespace fc::dice_boxing_career {

namespace detail {

inline Choices office(const Setup& setup, const State& state) {
  Choices choices;
  choices.push_back(choice_of(Word::fight_on));
  if (tourneys::is_open(setup, state)) {
    choices.push_back(choice_of(Word::greats_tourney));
  }
  choices.push_back(choice_of(Word::retire));
  return choices;
}

/// The whole roster of the class.
inline Choices opponents(const Setup& setup) {
  Choices choices;
  for (const Man& man : setup.men) {
    if (!man.reserve) {
      choices.push_back(choice_of(man.id));
    }
  }
  return choices;
}

/// A tourney knows no draw.
constexpr Choices outcomes(const State& state) {
  Choices choices;
  for (std::size_t place = 0; place < outcome_count; ++place) {
    const auto outcome = static_cast<Outcome>(place);
    if (outcome != Outcome::draw || state.phase != Phase::tourney) {
      choices.push_back(choice_of(outcome));
    }
  }
  return choices;
}

}  // namespace detail

/// All legal answers to the open question; empty if neither a choice nor a bout is asked.
inline Choices answers(const Setup& setup, const State& state, const Need& asked) {
  Choices choices;
  if (asked.kind != NeedKind::choice && asked.kind != NeedKind::bout) {
    return choices;
  }
  switch (static_cast<Decision>(asked.topic)) {
    case Decision::upgrade:
      choices = growth::purchases(setup, state);
      choices.push_back(choice_of(Word::done));
      return choices;
    case Decision::office: return detail::office(setup, state);
    case Decision::next_fight: return schedules::next_fights(setup, state);
    case Decision::offer:
      for (const std::uint8_t rank : state.offers) {
        choices.push_back(choice_of_rank(rank));
      }
      return choices;
    case Decision::opponent: return detail::opponents(setup);
    case Decision::outcome: return detail::outcomes(state);
  }
  return choices;
}

}  // namespace fc::dice_boxing_career
