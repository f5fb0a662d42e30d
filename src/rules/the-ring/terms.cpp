#include "rules/the-ring/terms.h"

#include "rules/the-ring/sequence.h"

namespace fc::the_ring {
namespace {

void add(RollCall& call, Reason reason, int amount) {
  if (amount != 0) {
    call.add({.reason = static_cast<std::uint8_t>(reason), .amount = static_cast<std::int16_t>(amount)});
  }
}

/// The faces before the last one: tens of a d66, or the other die of a total.
int faces_before(const State& state) {
  constexpr int tens = 10;
  int sum = 0;
  for (const std::uint8_t face : state.thrown) {
    sum += face;
  }
  const bool is_d66 = state.phase == Phase::city || state.phase == Phase::second_city || state.phase == Phase::referee ||
                      state.phase == Phase::second_referee;
  return state.phase == Phase::basic ? 0 : is_d66 ? tens * sum : sum;
}

void add_tie_up(const Setup& setup, const State& state, RollCall& call) {
  const Corner corner = detail::clincher(state);
  call.success = Success::at_most;
  add(call, Reason::rating, def_of(state, corner));
  add(call, Reason::hurt, -tie_up_hurt(state, corner));
  add(call, Reason::referee, -referee_rules(setup, state).clinch);
}

void add_rating(const Setup& setup, const State& state, Corner corner, Strategy strategy, RollCall& call) {
  const int bonus = bonus_of(state, corner);
  add(call, Reason::rating, rating_for(setup, state, corner, strategy) - bonus);
  add(call, Reason::bare_defence, bonus);
}

void add_basic(const Setup& setup, const State& state, RollCall& call) {
  const Corner roller = state.attack.roller;
  add_rating(setup, state, roller, state.boxer(roller).strategy, call);
  add(call, Reason::defence, -def_of(state, other(roller)));
}

void add_counter(const Setup& setup, const State& state, RollCall& call) {
  const Corner corner = other(state.attack.roller);
  const bool outside = state.boxer(corner).strategy == Strategy::outside;
  call.success = Success::at_most;
  add_rating(setup, state, corner, outside ? Strategy::outside : Strategy::box, call);
}

void add_hard_shot(const State& state, RollCall& call) {
  const Corner by = state.attack.by;
  add(call, Reason::after_down, after_down(state.boxer(other(by))));
  add(call, Reason::outside, outside_of(state, other(by)));
  add(call, Reason::own_outside, outside_of(state, by));
}

void add_count(const Setup& setup, const State& state, RollCall& call) {
  const CountTerms terms = count_terms(setup, state);
  const auto& rows = setup.charts.knockout[place_of(count_portion(setup, state))].rows;
  const auto up = std::ranges::find(rows, Count::up, &CountCell::count);
  call.success = Success::at_least;
  add(call, Reason::portion, static_cast<int>(up - rows.begin()));
  add(call, Reason::rating, -terms.kod);
  add(call, Reason::outside, -terms.outside);
  add(call, Reason::downs, terms.downs);
  add(call, Reason::tired, terms.tired);
  add(call, Reason::referee, terms.stop);
}

void add_cut_rating(const Setup& setup, const State& state, int rating, RollCall& call) {
  const int training = training_change(setup, state.boxer(other(state.attack.by))).cut;
  call.success = Success::above;
  add(call, Reason::rating, rating - training);
  add(call, Reason::training, training);
}

void add_judge(const Setup& setup, const State& state, RollCall& call) {
  add(call, Reason::points, 2 * margin_of(state));
  add(call, Reason::local, is_local(state.judges_in) ? local_view(setup, state) : 0);
}

}  // namespace

void add_terms(const Setup& setup, const State& state, RollCall& call) {
  if (state.phase != Phase::judge && call.more_dice > 0) {
    return;
  }
  const Corner hit = other(state.attack.by);
  call.bonus = static_cast<std::int16_t>(faces_before(state));
  switch (state.phase) {
    case Phase::gloves: call.success = Success::at_least; return add(call, Reason::number, gloves_granted_from);
    case Phase::training_red:
    case Phase::training_blue: return add(call, Reason::rating, setup.card(static_cast<Corner>(call.seat)).training);
    case Phase::tie_up: return add_tie_up(setup, state, call);
    case Phase::basic: return add_basic(setup, state, call);
    case Phase::counter: return add_counter(setup, state, call);
    case Phase::hard_shot: return add_hard_shot(state, call);
    case Phase::pure_twelve: call.success = Success::at_least; return add(call, Reason::number, twelve_holds_from);
    case Phase::knockout: return add_count(setup, state, call);
    case Phase::finisher: return add(call, Reason::rating, state.boxer(state.attack.by).now.ki);
    case Phase::possible_cut: return add_cut_rating(setup, state, opening_rating(setup, state, hit), call);
    case Phase::cut_stoppage:
      add_cut_rating(setup, state, stoppage_rating(setup, state, hit), call);
      return add(call, Reason::doctor, -city_rules(setup, state).doctor);
    case Phase::foul:
      add(call, Reason::rating, setup.card(state.attack.roller).foul);
      return add(call, Reason::referee, referee_rules(setup, state).fouls);
    case Phase::retaliation: return add(call, Reason::referee, referee_rules(setup, state).fouls);
    case Phase::time: return add(call, Reason::clock, setup.charts.clock[state.segment - std::size_t{1}]);
    case Phase::judge: return add_judge(setup, state, call);
    case Phase::corner:
      call.success = Success::at_most;
      return add(call, Reason::cornerman, setup.corner_rating(static_cast<Corner>(call.seat)));
    default: return;
  }
}

}  // namespace fc::the_ring
