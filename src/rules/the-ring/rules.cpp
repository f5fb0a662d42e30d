#include "rules/the-ring/rules.h"

#include "core/cleaned.h"
#include "rules/the-ring/terms.h"

namespace fc::the_ring {
namespace {

/// The strategy a hidden pick may be: drawn as the manager's among the legal ones, of a Solitaire boxer by his dice.
void draw_red_pick(const Setup& setup, State& state, Random& random) {
  if (setup.is_solitaire(Corner::red)) {
    for (std::uint8_t& die : state.red_dice) {
      die = static_cast<std::uint8_t>(throw_die(random, d6));
    }
    state.red_pick = read_solitaire(setup, state, Corner::red, state.red_dice[0] + state.red_dice[1]).strategy;
    return;
  }
  const Choices legal = answers(state, {.kind = NeedKind::choice,
                                        .seat = static_cast<std::uint8_t>(Corner::red),
                                        .topic = static_cast<std::uint8_t>(Decision::strategy)});
  state.red_pick = static_cast<Strategy>(legal[random.below(static_cast<std::uint32_t>(legal.size()))].value);
}

std::string_view word_of(Choice choice) {
  switch (choice.decision) {
    case Decision::city: return name_of(static_cast<City>(choice.value));
    case Decision::gloves: return name_of(static_cast<Gloves>(choice.value));
    case Decision::referee: return name_of(static_cast<Referee>(choice.value));
    case Decision::strategy: return name_of(static_cast<Strategy>(choice.value));
    case Decision::cut_target: return name_of(static_cast<Location>(choice.value));
    case Decision::retaliate: return retaliation_names[choice.value];
  }
  return {};
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  NoEvents nobody;
  begin_bout(setup, state, nobody);
  return state;
}

std::optional<Need> Rules::asked_beside(const Setup& setup, const State& state, const Need& first) {
  if (state.phase != Phase::strategy_red || setup.is_solitaire(Corner::blue)) {
    return std::nullopt;
  }
  Need second = first;
  second.seat = static_cast<std::uint8_t>(Corner::blue);
  return second;
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  RollCall call = roll_call_of(need(setup, state));
  add_terms(setup, state, call);
  return call;
}

View Rules::view(const Setup& /*setup*/, const State& state, int seat) {
  View view{.seen = state, .seat = static_cast<std::uint8_t>(seat), .pick_hidden = false};
  if (state.phase == Phase::strategy_blue && seat != static_cast<int>(Corner::red)) {
    view.seen.red_pick = Strategy::none;
    view.seen.red_dice = {};
    view.pick_hidden = true;
  }
  return view;
}

State Rules::assume(const Setup& setup, const View& view, Random& random) {
  State state = view.seen;
  if (view.pick_hidden) {
    draw_red_pick(setup, state, random);
  }
  return state;
}

std::string Rules::notation(Choice choice) { return std::string(word_of(choice)); }

Result<Choice> Rules::parse(std::string_view text) {
  if (const auto strategy = named<Strategy>(strategy_names, text); strategy && *strategy != Strategy::none) {
    return choice_of(*strategy);
  }
  if (const auto location = named<Location>(location_names, text)) {
    return choice_of(*location);
  }
  if (const auto city = named<City>(city_names, text)) {
    return choice_of(*city);
  }
  if (const auto referee = named<Referee>(referee_names, text)) {
    return choice_of(*referee);
  }
  if (const auto gloves = named<Gloves>(gloves_names, text)) {
    return choice_of(*gloves);
  }
  if (const auto answer = named<std::size_t>(retaliation_names, text)) {
    return retaliation(*answer != 0);
  }
  return fault(FaultCode::illegal_choice, "", std::string("'").append(cleaned(text)).append("' is no choice of The Ring"));
}

std::string_view Rules::topic_name(const Need& need) {
  if (need.kind == NeedKind::roll) {
    return purpose_names[need.topic];
  }
  return need.kind == NeedKind::choice ? decision_names[need.topic] : "finished";
}

}  // namespace fc::the_ring
