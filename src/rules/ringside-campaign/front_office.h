// The front office: who retires, whom the managers ask, and the cuts that fall due. Source:
// rules/ringside-campaign/rules.md, 3.6.2.
#pragma once

#include "rules/ringside-campaign/cuts.h"
#include "rules/ringside-campaign/making.h"
#include "rules/ringside-campaign/sales.h"

namespace fc::ringside_campaign::front_office {

/// Ruling C10: enough bouts in his career, or the last ones all lost.
constexpr bool may_retire(const Setup& setup, const Man& man) {
  return man.bouts() >= setup.tables.retires_after || man.streak <= -setup.tables.retires_beaten;
}

constexpr Choices legal(const Setup& setup, const State& state, Seat seat) {
  Choices choices;
  choices.push_back(choice_of(Word::done));
  const auto& stable = state.manager(seat).stable;
  const auto add = [&](Word word, auto holds) {
    for (const Person person : stable) {
      if (holds(person)) {
        choices.push_back(choice_of(word, id_of(setup, person)));
      }
    }
  };
  add(Word::retire, [&](Person person) { return may_retire(setup, state.man(person)); });
  add(Word::sell, [&, may = sales::may_sell(setup, state, seat)](Person) { return may; });
  add(Word::trade, [&, may = sales::may_trade(setup, state, seat)](Person) { return may; });
  return choices;
}

/// Asks the next manager, or for a cut that is due. Returns false when both are over.
constexpr bool go_on(const Setup& setup, State& state) {
  if (state.offices_done < seats_of(setup)) {
    state.asked = ask(Decision::office, (state.first + state.offices_done) % seats_of(setup));
    return true;
  }
  return cuts::ask_for_cut(setup, state);
}

template <class Sink>
constexpr void close(State& state, Seat seat, Sink& tell) {
  ++state.offices_done;
  tell(OfficeClosed{seat});
}

/// He is gone before anybody takes his place. Rulings C10, C11: the champion may go too, and leaves the title vacant.
template <class Sink>
constexpr void retire(const Setup& setup, State& state, Seat seat, Person person, Sink& tell) {
  const int rank = rank_of(state.ladder, person);
  stables::leave(state, person);
  state.man(person) = {};
  const auto go = [&](Ladder& ladder) {
    if (rank == 0) {
      ladder.champion = nobody;
    } else {
      take_out(ladder.contenders, place_in(ladder.contenders, person));
    }
  };
  if (setup.options.replacement == Replacement::pool && !state.pool.empty()) {
    state.asked = ask(Decision::sign, seat);
  } else {
    making::begin(state, seat);
  }
  stables::change_ladder(state, go, tell);
  tell(Retired{.seat = seat, .man = person, .rank = rank});
}

template <class Sink>
constexpr void sign(State& state, Seat seat, Person person, Sink& tell) {
  stables::join_from_pool(state, seat, person);
  tell(SignedOn{.seat = seat, .man = person});
}

}  // namespace fc::ringside_campaign::front_office
