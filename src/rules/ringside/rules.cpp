#include "rules/ringside/rules.h"

namespace fc::ringside {
namespace {

static_assert(reason_count <= most_terms, "each reason may stand in one sum, once");

void add_part(RollCall& call, Reason reason, int amount) {
  call.add({.reason = static_cast<std::uint8_t>(reason), .amount = static_cast<std::int16_t>(amount)});
}

/// A swing at the man in `target`: rating, modifiers, cap.
void aim_at(RollCall& call, const Setup& setup, const State& state, Corner target) {
  call.success = Success::above;
  each_agility_part(setup, state, target, [&call](Reason reason, int amount) {
    if (amount != 0) {
      add_part(call, reason, amount);
    }
  });
  call.target = static_cast<std::int16_t>(effective_agility(setup, state, target));
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  for (const Corner corner : both_corners) {
    state.boxer(corner).endurance = static_cast<std::int16_t>(start_endurance(setup, corner));
  }
  sequence::set_up_round(state);
  return state;
}

std::optional<Need> Rules::asked_beside(const Setup& /*setup*/, const State& state, const Need& first) {
  if (state.phase != Phase::punch) {
    return std::nullopt;
  }
  Need guess = first;
  guess.seat = static_cast<std::uint8_t>(other(state.thrower()));
  guess.topic = static_cast<std::uint8_t>(Decision::guess);
  return guess;
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  RollCall call = roll_call_of(need(setup, state));
  switch (state.phase) {
    case Phase::hit: aim_at(call, setup, state, state.defender()); break;
    case Phase::counter_hit: aim_at(call, setup, state, state.attacker); break;
    case Phase::counter:
      call.success = Success::at_most;
      add_part(call, Reason::counterpunch, setup.boxer(state.defender()).counterpunch);
      if (state.rush) {
        add_part(call, Reason::rush, effective_counterpunch(setup, state) - call.target);
      }
      break;
    case Phase::knockdown:
      call.success = Success::at_most;
      add_part(call, Reason::damage, state.blow);
      if (is_spent(state.boxer(state.defender()))) {
        add_part(call, Reason::spent, knockdown_chance(state) - state.blow);
      }
      break;
    case Phase::count:
      call.success = Success::at_least;
      call.bonus = static_cast<std::int16_t>(count_bonus(state));
      add_part(call, Reason::knockout, knockout_count);
      break;
    default: break;
  }
  return call;
}

View Rules::view(const Setup& /*setup*/, const State& state, int seat) {
  View view{.seen = state, .seat = static_cast<std::uint8_t>(seat), .punch_hidden = false};
  if (state.phase == Phase::guess && static_cast<int>(state.thrower()) != seat) {
    view.seen.thrown = Punch::uppercut;
    view.punch_hidden = true;
  }
  return view;
}

State Rules::assume(const Setup& /*setup*/, const View& view, Random& random) {
  State state = view.seen;
  if (view.punch_hidden) {
    state.thrown = static_cast<Punch>(random.below(punch_count));
  }
  return state;
}

}  // namespace fc::ringside
