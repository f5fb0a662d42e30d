// The sequence of play: what each answer leads to, and how the phases follow each other until the next question. Source:
// rules/dice-boxing/rules.md, 6.3.
#pragma once

#include <algorithm>

#include "core/result.h"
#include "rules/dice-boxing-career/aftermath.h"
#include "rules/dice-boxing-career/growth.h"
#include "rules/dice-boxing-career/ladder.h"

namespace fc::dice_boxing_career::tourneys {

// The tourney of the all-time greats: eight men, three rounds, once. Source: rules/dice-boxing/rules.md, 6.8.

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

namespace fc::dice_boxing_career {

// The legal answers to every question, in their order. Source: rules/dice-boxing/rules.md, 6.3, 6.4, 6.8, 6.9.

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

inline Choices purchases(const Setup& setup, const State& state) {
  Choices choices = growth::purchases(setup, state);
  choices.push_back(choice_of(Word::done));
  return choices;
}

inline Choices offers(const State& state) {
  Choices choices;
  for (const std::uint8_t rank : state.offers) {
    choices.push_back(choice_of_rank(rank));
  }
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

/// All outcomes of the awaited bout; in a tourney there is no draw.
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
  if (asked.kind != NeedKind::choice && asked.kind != NeedKind::bout) {
    return {};
  }
  switch (static_cast<Decision>(asked.topic)) {
    case Decision::upgrade: return detail::purchases(setup, state);
    case Decision::office: return detail::office(setup, state);
    case Decision::next_fight: return schedules::next_fights(setup, state);
    case Decision::offer: return detail::offers(state);
    case Decision::opponent: return detail::opponents(setup);
    case Decision::outcome: return detail::outcomes(state);
  }
  return {};
}

}  // namespace fc::dice_boxing_career

namespace fc::dice_boxing_career::sequence {

/// States A and B: ends the career after its last fight, else opens the gym if anything can be bought.
template <class Sink>
void enter_gym(const Setup& setup, State& state, Sink& tell) {
  if (state.fights() >= setup.options.max_fights) {
    return aftermath::retire(state, Retirement::max_fights, tell);
  }
  if (growth::can_buy_anything(setup, state)) {
    state.asked = ask(Decision::upgrade);
  } else {
    state.phase = Phase::office;
  }
}

/// State C: asks what to do next, but not before the first fight. Ruling: C16. A career needs one fight.
constexpr void enter_office(State& state) {
  if (state.fights() == 0) {
    state.phase = Phase::schedule;
  } else {
    state.asked = ask(Decision::office);
  }
}

/// One step while no question is open: opens a question or begins the next phase.
template <class Sink>
void advance(const Setup& setup, State& state, Sink& tell) {
  switch (state.phase) {
    case Phase::upgrade: return enter_gym(setup, state, tell);
    case Phase::office: return enter_office(state);
    case Phase::schedule: return schedules::begin(setup, state, tell);
    case Phase::tourney: return tourneys::advance(setup, state, tell);
    case Phase::bout:
    case Phase::finished: break;
  }
  FC_CHECK(state.phase == Phase::finished);
}

/// Goes on until a die, a bout or a choice is awaited, or the career is over.
template <class Sink>
void run(const Setup& setup, State& state, Sink& tell) {
  while (state.asked.kind == NeedKind::finished && state.phase != Phase::finished) {
    advance(setup, state, tell);
  }
}

template <class Sink>
void answer_office(const Setup& setup, State& state, Word word, Sink& tell) {
  switch (word) {
    case Word::retire: return aftermath::retire(state, Retirement::choice, tell);
    case Word::greats_tourney: return tourneys::begin(setup, state, tell);
    default: state.phase = Phase::schedule; tell(FoughtOn{});
  }
}

template <class Sink>
void answer_upgrade(const Setup& setup, State& state, const Choice& choice, Sink& tell) {
  if (choice.word == Word::buy) {
    return growth::buy(setup, state, choice.purchase(), tell);
  }
  state.phase = Phase::office;
  tell(GymLeft{state.points});
}

/// asked: the question that is answered.
template <class Sink>
void answer_choice(const Setup& setup, State& state, const Need& asked, const Choice& choice, Sink& tell) {
  switch (static_cast<Decision>(asked.topic)) {
    case Decision::upgrade: return answer_upgrade(setup, state, choice, tell);
    case Decision::office: return answer_office(setup, state, choice.word, tell);
    case Decision::next_fight: return schedules::choose_fight(setup, state, choice.word, tell);
    case Decision::offer: return schedules::choose_offer(setup, state, choice.number, tell);
    case Decision::opponent: return schedules::name_opponent(setup, state, person_of(setup, choice.man), Source::free, tell);
    case Decision::outcome:
      return state.phase == Phase::tourney ? tourneys::take_outcome(setup, state, choice.outcome(), tell)
                                           : aftermath::take_outcome(setup, state, choice.outcome(), tell);
  }
}

template <class Sink>
void answer_roll(const Setup& setup, State& state, const Need& asked, int value, Sink& tell) {
  switch (static_cast<Purpose>(asked.topic)) {
    case Purpose::schedule: return schedules::roll(setup, state, value, tell);
    case Purpose::lost_fight: return aftermath::roll_lost_fight(setup, state, value, tell);
    case Purpose::retirement: return aftermath::roll_retirement(setup, state, value, tell);
    case Purpose::other_bout: return tourneys::roll(setup, state, value, tell);
    case Purpose::wear: return aftermath::roll_wear(setup, state, value, tell);
  }
}

}  // namespace fc::dice_boxing_career::sequence
