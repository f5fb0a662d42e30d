#include "rules/tiny/rules.h"

namespace fc::tiny {
namespace {

constexpr std::array<std::string_view, 12> choice_words{"at:1", "at:2", "at:3", "at:4",  "at:5",  "at:6",
                                                        "rush", "wait", "jab",  "swing", "block", "duck"};
constexpr std::array<std::string_view, 4> decision_words{"target", "pace", "punch", "guard"};
constexpr std::array<std::string_view, 3> purpose_words{"start", "hit", "rise"};

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  for (std::size_t seat = 0; seat < setup.boxers.size(); ++seat) {
    state.fighters[seat].hearts = setup.boxers[seat].hearts;
  }
  return state;
}

Need Rules::need(const Setup& /*setup*/, const State& state) {
  switch (state.phase) {
    case Phase::start: return roll_need(no_seat, Purpose::start, d10_from_0);
    case Phase::target: return choice_need(state.attacker, Decision::target);
    case Phase::pace: return choice_need(state.attacker, Decision::pace);
    case Phase::punch: return choice_need(state.attacker, Decision::punch, true);
    case Phase::guard: return choice_need(state.target, Decision::guard, true);
    case Phase::hit: return roll_need(state.attacker, Purpose::hit, d10_from_0);
    case Phase::rise: return roll_need(state.target, Purpose::rise, d10_from_0, 1);
    case Phase::rise_ones: return roll_need(state.target, Purpose::rise, d10_from_0);
    case Phase::finished: break;
  }
  return {};
}

std::optional<Need> Rules::asked_beside(const Setup& /*setup*/, const State& state, const Need& /*first*/) {
  return state.phase == Phase::punch ? std::optional(choice_need(state.target, Decision::guard, true)) : std::nullopt;
}

Choices Rules::legal(const Setup& setup, const State& state, const Need& need) {
  switch (static_cast<Decision>(need.topic)) {
    case Decision::target: break;
    case Decision::pace: return {Choice::rush, Choice::wait};
    case Decision::punch: return {Choice::jab, Choice::swing};
    case Decision::guard: return {Choice::block, Choice::duck};
  }
  Choices others;
  for (int seat = 0; seat < setup.seats(); ++seat) {
    if (seat != state.attacker && !state.fighter(seat).out) {
      others.push_back(at(seat));
    }
  }
  return others;
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  RollCall call = roll_call_of(need(setup, state));
  if (state.phase == Phase::hit) {
    // Blocking stops jabs, ducking stops swings.
    const bool is_guarded = (state.punch == Choice::jab) == (state.guard == Choice::block);
    call.success = Success::at_most;
    call.add(Reason::reach, setup.boxers[state.attacker].reach);
    call.add(Reason::rush, state.rushed ? 2 : 0);
    call.add(Reason::swing, state.punch == Choice::swing ? -1 : 0);
    call.add(Reason::guard, is_guarded ? -4 : 0);
  } else if (state.phase == Phase::rise_ones) {
    call.success = Success::at_most;
    call.bonus = static_cast<std::int16_t>(10 * state.tens);
    call.add(Reason::base, 19);
    call.add(Reason::hearts, 10 * (setup.boxers[state.target].hearts / 2));
  }
  return call;
}

View Rules::view(const Setup& /*setup*/, const State& state, int seat) {
  View view{.known = state};
  if (state.phase == Phase::guard && seat != state.attacker) {
    view.known.punch = Choice::jab;
    view.punch_hidden = true;
  }
  return view;
}

State Rules::assume(const Setup& /*setup*/, const View& view, Random& random) {
  State state = view.known;
  if (view.punch_hidden) {
    state.punch = random.below(2) == 0 ? Choice::jab : Choice::swing;
  }
  return state;
}

std::string Rules::notation(Choice choice) { return std::string(choice_words[place_of(choice)]); }

Result<Choice> Rules::parse(std::string_view text) { return choice_named<Choice>(choice_words, text, "this game"); }

std::string_view Rules::topic_name(const Need& need) { return topic_word(need, purpose_words, decision_words); }

}  // namespace fc::tiny
