#include "rules/dice-boxing/rules.h"

#include <array>

#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {
namespace {

constexpr std::array<std::string_view, purpose_count> purpose_words{
    "control", "punch", "result", "knockdown", "special", "foul", "ring", "cut", "doctor", "unique", "judge"};

/// Lowest face that counts a man out.
int counted_out_from(const Percentile<Letter>& row) {
  const auto found = std::ranges::find(row, Letter::ko);
  return static_cast<int>(found - row.begin());
}

void set_target(RollCall& call, Success success, int target) {
  call.success = success;
  call.target = static_cast<std::int16_t>(target);
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  for (const Corner corner : both_corners) {
    state.boxer(corner).stamina = setup.start(corner).stamina;
  }
  set_up_round(setup, state);
  return state;
}

std::optional<Need> Rules::asked_beside(const Setup& /*setup*/, const State& state, const Need& first) {
  return state.phase == Phase::strategy_red ? std::optional(asked_of(first, static_cast<int>(Corner::blue))) : std::nullopt;
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  RollCall call = roll_call_of(need(setup, state));
  const Corner scorer = state.thrower;
  const Corner down = other(scorer);
  switch (state.phase) {
    case Phase::control:
      detail::add_parts(call, control_limits, [&](auto part) { each_control_part(setup, state, state.roller, part); });
      set_target(call, Success::at_most, state.boxer(state.roller).ranges.control_to);
      break;
    case Phase::punch: {
      const bool free = state.free_punch != FreePunch::none;
      const Ranges& ranges = state.boxer(scorer).ranges;
      detail::add_parts(call, punch_limits, [&](auto part) { each_punches_part(setup, state, scorer, free, part); });
      set_target(call, Success::at_most, free ? ranges.free_punches_to : ranges.punches_to);
      break;
    }
    case Phase::result:
      detail::add_parts(call, knockdown_limits, [&](auto part) { each_knockdown_part(setup, state, scorer, part); });
      set_target(call, Success::at_least, state.boxer(scorer).ranges.kd_from);
      break;
    case Phase::knockdown:
      detail::add_parts(call, chin_limits, [&](auto part) { each_chin_part(setup, state, down, part); });
      set_target(call, Success::at_least, counted_out_from(setup.charts.knockdown_row(state.boxer(down).ranges.chin)));
      break;
    case Phase::foul: set_target(call, Success::none, setup.card(state.roller).ratings.foul); break;
    case Phase::cut: set_target(call, Success::none, static_cast<int>(column_due(setup, state))); break;
    case Phase::cut_doctor: set_target(call, Success::at_most, cut_doctor_stops_to(setup, state)); break;
    case Phase::clash_doctor:
    case Phase::injury_doctor: set_target(call, Success::at_most, event_doctor_stops_to(setup, state)); break;
    case Phase::judge: set_target(call, Success::none, lead_of(setup, state)); break;
    default: break;
  }
  return call;
}

View Rules::view(const Setup& /*setup*/, const State& state, int seat) {
  View view{.seen = state, .seat = static_cast<std::uint8_t>(seat), .pick_hidden = false};
  if (state.phase == Phase::strategy_blue && seat != static_cast<int>(Corner::red)) {
    view.seen.red_pick = Strategy::none;
    view.pick_hidden = true;
  }
  return view;
}

State Rules::assume(const Setup& /*setup*/, const View& view, Random& random) {
  State state = view.seen;
  if (view.pick_hidden) {
    state.red_pick = static_cast<Strategy>(random.below(strategy_count));
  }
  return state;
}

std::string Rules::notation(Choice choice) { return std::string(name_of(choice.strategy)); }

Result<Choice> Rules::parse(std::string_view text) {
  FC_TRY(const Strategy strategy, choice_named<Strategy>(strategy_names, text, "DICE Boxing"));
  return Choice{strategy};
}

std::string_view Rules::topic_name(const Need& need) {
  return need.kind == NeedKind::choice ? "strategy" : topic_word(need, purpose_words, {});
}

}  // namespace fc::dice_boxing
