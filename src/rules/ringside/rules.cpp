#include "rules/ringside/rules.h"

#include <array>

namespace fc::ringside {
namespace {

struct Asked {
  NeedKind kind;
  std::uint8_t topic;
  std::uint8_t sides;
  bool secret;
};

constexpr Asked choice(Decision decision, bool secret = false) {
  return {NeedKind::choice, static_cast<std::uint8_t>(decision), 0, secret};
}
constexpr Asked die(Purpose purpose, std::uint8_t sides = 100) {
  return {NeedKind::roll, static_cast<std::uint8_t>(purpose), sides, false};
}

/// What every Phase waits for, in its order.
constexpr std::array<Asked, 16> asked{
    die(Purpose::opening),
    die(Purpose::opening),
    choice(Decision::tactic),
    choice(Decision::rush),
    die(Purpose::hit),
    choice(Decision::punch, true),
    choice(Decision::guess, true),
    die(Purpose::knockdown),
    die(Purpose::count, 10),
    choice(Decision::counterpunch),
    die(Purpose::counter),
    die(Purpose::counter_hit),
    choice(Decision::clinch),
    choice(Decision::move),
    choice(Decision::follow),
    Asked{NeedKind::finished, 0, 0, false},
};

Corner asked_corner(const State& state) {
  switch (state.phase) {
    case Phase::opening_blue:
      return Corner::blue;
    case Phase::rush:
    case Phase::hit:
    case Phase::knockdown:
    case Phase::count:
    case Phase::follow:
      return state.attacker;
    case Phase::tactic:
    case Phase::ask_counterpunch:
    case Phase::counter:
    case Phase::counter_hit:
    case Phase::clinch:
    case Phase::move:
      return state.defender();
    case Phase::punch:
      return state.thrower();
    case Phase::guess:
      return other(state.thrower());
    case Phase::opening_red:
    case Phase::finished:
      break;
  }
  return Corner::red;
}

constexpr Choices six_punches = [] {
  Choices punches;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    punches.push_back(choice_of(static_cast<Punch>(punch)));
  }
  return punches;
}();

Choices tactics_of(const State& state) {
  const Man& defender = state.man(state.defender());
  Choices tactics;
  tactics.push_back(choice_of(Tactic::none));
  tactics.push_back(choice_of(Tactic::cover_up));
  if (!defender.trapped) {
    tactics.push_back(choice_of(Tactic::backpedal));
  }
  if (!defender.clinch_barred) {
    tactics.push_back(choice_of(Tactic::clinch));
  }
  return tactics;
}

constexpr Choices pair(Choice first, Choice second) {
  Choices both;
  both.push_back(first);
  both.push_back(second);
  return both;
}

void add_part(RollCall& call, Reason reason, int amount) {
  call.parts.push_back({.reason = static_cast<std::uint8_t>(reason), .amount = static_cast<std::int16_t>(amount)});
  call.target = static_cast<std::int16_t>(call.target + amount);
}

/// A swing at the man in `target`: rating, modifiers, cap.
void aim_at(RollCall& call, const Setup& setup, const State& state, Corner target) {
  call.success = Success::above;
  each_agility_part(setup, state, target, [&call](Reason reason, int amount) { add_part(call, reason, amount); });
  call.target = static_cast<std::int16_t>(effective_agility(setup, state, target));
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  for (const Corner corner : {Corner::red, Corner::blue}) {
    state.man(corner).endurance = static_cast<std::int16_t>(start_endurance(setup, corner));
  }
  sequence::set_up_round(state);
  return state;
}

Need Rules::need(const Setup& /*setup*/, const State& state) {
  const Asked& question = asked[static_cast<std::size_t>(state.phase)];
  return {.kind = question.kind,
          .seat = static_cast<std::uint8_t>(asked_corner(state)),
          .topic = question.topic,
          .sides = question.sides,
          .secret = question.secret};
}

Needs Rules::pickers(const Setup& setup, const State& state) {
  const Need first = need(setup, state);
  Needs needs;
  if (first.kind != NeedKind::choice) {
    return needs;
  }
  needs.push_back(first);
  if (state.phase == Phase::punch) {
    Need guess = first;
    guess.seat = static_cast<std::uint8_t>(other(state.thrower()));
    guess.topic = static_cast<std::uint8_t>(Decision::guess);
    needs.push_back(guess);
  }
  return needs;
}

Choices Rules::legal(const Setup& /*setup*/, const State& state, const Need& need) {
  if (need.kind != NeedKind::choice) {
    return {};
  }
  const Square attacker = state.man(state.attacker).square;
  const Square defender = state.man(state.defender()).square;
  switch (static_cast<Decision>(need.topic)) {
    case Decision::tactic:
      return tactics_of(state);
    case Decision::rush:
      return pair(answer::no_rush, answer::rush);
    case Decision::punch:
    case Decision::guess:
      return six_punches;
    case Decision::counterpunch:
      return pair(answer::counterpunch, answer::no_counterpunch);
    case Decision::clinch:
      return pair(answer::hold_clinch, answer::break_clinch);
    case Decision::move:
      return steps_after_miss(defender, attacker);
    case Decision::follow:
      return follow_ups(attacker, defender);
  }
  return {};
}

Result<void> Rules::may_choose(const Setup& setup, const State& state, Choice choice) {
  const Need asked_now = need(setup, state);
  if (asked_now.kind != NeedKind::choice) {
    return fault(FaultCode::wrong_question, "", "no choice is awaited here");
  }
  const Choices choices = legal(setup, state, asked_now);
  std::string words;
  for (const Choice one : choices) {
    if (one == choice) {
      return {};
    }
    words += (words.empty() ? "" : ", ") + notation(one);
  }
  return fault(FaultCode::illegal_choice, "", "'" + notation(choice) + "' is not legal here; legal: " + words);
}

Result<void> Rules::may_roll(const Setup& setup, const State& state, int value) {
  const Need asked_now = need(setup, state);
  if (asked_now.kind != NeedKind::roll) {
    return fault(FaultCode::wrong_question, "", "no die is awaited here");
  }
  if (value < 1 || value > asked_now.sides) {
    const std::string sides = std::to_string(asked_now.sides);
    return fault(FaultCode::bad_die, "", std::to_string(value) + " is not on a d" + sides + " (1 to " + sides + ")");
  }
  return {};
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  const Need asked_now = need(setup, state);
  RollCall call{.purpose = asked_now.topic, .sides = asked_now.sides, .seat = asked_now.seat, .parts = {}};
  switch (state.phase) {
    case Phase::hit:
      aim_at(call, setup, state, state.defender());
      break;
    case Phase::counter_hit:
      aim_at(call, setup, state, state.attacker);
      break;
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
      if (is_spent(state.man(state.defender()))) {
        add_part(call, Reason::spent, knockdown_chance(state) - state.blow);
      }
      break;
    case Phase::count:
      call.success = Success::at_least;
      call.bonus = static_cast<std::int16_t>(count_bonus(state));
      add_part(call, Reason::knockout, knockout_count);
      break;
    default:
      break;
  }
  return call;
}

View Rules::view(const Setup& /*setup*/, const State& state, int seat) {
  View view{.seen = state, .seat = static_cast<Corner>(seat), .punch_hidden = false};
  if (state.phase == Phase::guess && state.thrower() != view.seat) {
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
