// The tourney of the all-time greats: eight men, three rounds, once. Source: rules/dice-boxing/rules.md, 6.8.
#pragma once

#include <algorithm>

#include "rules/dice-boxing-career/aftermath.h"

namespace fc::dice_boxing_career::tourneys {

/// Whether the tourney may be entered now. Ruling: C17.
bool is_open(const Setup& setup, const State& state);

/// The field: you, and seven all-time greats in the order of the draw.
FixedVector<Person, tourney_men> draw(const Setup& setup);

/// The terms of the chance that the first of two men wins, in per cent, before it is limited.
struct Terms {
  int even = 0;
  int difference = 0;  ///< by the difference of their standings
};

inline Terms terms_of(const Setup& setup, Person first, Person second) {
  constexpr int even = 50;
  constexpr int a_point = 3;
  return {.even = even, .difference = a_point * (setup.man(first).standing() - setup.man(second).standing())};
}

/// The chance that the first of two men wins, in per cent, limited to 5 to 95.
inline int chance_of(const Setup& setup, Person first, Person second) {
  constexpr int least = 5;
  constexpr int most = 95;
  const Terms terms = terms_of(setup, first, second);
  return std::clamp(terms.even + terms.difference, least, most);
}

/// The place in the field of the first man of the pair whose die is awaited.
constexpr std::size_t next_pair(const Tourney& tourney) { return 2 * tourney.winners.size(); }

template <class Sink>
void begin_round(const Setup& setup, State& state, Sink& tell) {
  state.opponent = state.tourney.field[1];
  state.asked = ask_bout();
  tell(TourneyRoundBegan{*state.tourney.wins + 1});
  tell(OpponentNamed{.source = Source::tourney,
                     .man = state.opponent,
                     .rank = rank_of(state, state.opponent),
                     .rounds = setup.tables.bouts.tourney_rounds,
                     .title = false});
}

template <class Sink>
void begin(const Setup& setup, State& state, Sink& tell) {
  state.phase = Phase::tourney;
  state.tourney = {.field = draw(setup), .winners = {}, .wins = 0, .opponent_before = state.opponent};
  tell(TourneyBegan{});
  begin_round(setup, state, tell);
}

template <class Sink>
void end(State& state, Sink& tell) {
  state.opponent = state.tourney.opponent_before;
  state.tourney.field.clear();
  state.tourney.winners.clear();
  state.tourney.opponent_before = nobody;
  state.phase = Phase::upgrade;
  tell(TourneyEnded{*state.tourney.wins});
}

/// Asks for the next pair's die or, after the last pair, begins the next round with the winners.
template <class Sink>
void advance(const Setup& setup, State& state, Sink& tell) {
  Tourney& tourney = state.tourney;
  if (next_pair(tourney) < tourney.field.size()) {
    state.asked = ask_die(Purpose::other_bout, no_seat);
    return;
  }
  tourney.field.clear();
  for (const Person person : tourney.winners) {
    tourney.field.push_back(person);
  }
  tourney.winners.clear();
  begin_round(setup, state, tell);
}

template <class Sink>
void take_outcome(const Setup& setup, State& state, Outcome outcome, Sink& tell) {
  Tourney& tourney = state.tourney;
  state.outcome = outcome;
  const PointsEarned points = aftermath::keep_score(setup, state, outcome, aftermath::tourney_base(setup));
  tell(BoutFought{.man = state.opponent,
                  .own_rank = own_rank(state),
                  .rank = rank_of(state, state.opponent),
                  .outcome = outcome,
                  .title = false,
                  .tourney = true});
  tell(points);
  if (is_won(outcome)) {
    ++*tourney.wins;
    tourney.winners.push_back(you);
  }
  if (is_lost(outcome) || *tourney.wins == tourney_length) {
    end(state, tell);
  }
}

template <class Sink>
void roll(const Setup& setup, State& state, int value, Sink& tell) {
  Tourney& tourney = state.tourney;
  const Person first = tourney.field[next_pair(tourney)];
  const Person second = tourney.field[next_pair(tourney) + 1];
  const int chance = chance_of(setup, first, second);
  const bool first_won = value < chance;
  tourney.winners.push_back(first_won ? first : second);
  tell(OtherBoutFought{.first = first, .second = second, .chance = chance, .first_won = first_won});
}

}  // namespace fc::dice_boxing_career::tourneys
