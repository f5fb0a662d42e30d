#include "rules/ringside/rules.h"

#include <array>
#include <string>
#include <string_view>

namespace fc::ringside {
namespace {

static_assert(reason_count <= most_terms, "each reason may stand in one sum, once");

/// A term that is shown even if it is 0.
void add_part(RollCall& call, Reason reason, int amount) {
  call.add({.reason = static_cast<std::uint8_t>(reason), .amount = static_cast<std::int16_t>(amount)});
}

/// A swing at the man in `target`: rating, modifiers, cap.
void aim_at(RollCall& call, const Setup& setup, const State& state, Corner target) {
  call.success = Success::above;
  each_agility_part(setup, state, target, [&call](Reason reason, int amount) { call.add(reason, amount); });
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
  Need guess = asked_of(first, static_cast<int>(other(state.thrower())));
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

// The referee's words for choices, decisions and rolls. Source: rules/ringside/rules.md, 3.6, 3.7, 7.

namespace {

/// By Choice::code, up to `stay`; moves are spelled.
constexpr std::array<std::string_view, 17> choice_words{
    "no-tactic",    "cover-up",        "backpedal",   "clinch",       "no-rush",  "rush",
    "uppercut",     "right-jab",       "right-hook",  "combination",  "left-jab", "left-hook",
    "counterpunch", "no-counterpunch", "hold-clinch", "break-clinch", "stay"};

constexpr std::array<std::string_view, decision_count> decision_words{"tactic",       "rush",   "punch", "guess",
                                                                      "counterpunch", "clinch", "move",  "follow"};

constexpr std::array<std::string_view, purpose_count> purpose_words{"opening", "hit",     "knockdown",
                                                                    "count",   "counter", "counter-hit"};

constexpr std::string_view move_prefix = "move-";

constexpr bool is_coordinate(char digit) { return digit >= '0' && digit < '0' + ring_size; }

}  // namespace

std::string Rules::notation(Choice choice) {
  if (choice.code < choice_words.size()) {
    return std::string(choice_words[choice.code]);
  }
  FC_CHECK(is_move(choice));
  const Square square = square_of(choice);
  return std::string(move_prefix) + std::to_string(square.column) + "-" + std::to_string(square.row);
}

Result<Choice> Rules::parse(std::string_view text) {
  for (std::size_t code = 0; code < choice_words.size(); ++code) {
    if (choice_words[code] == text) {
      return Choice{static_cast<std::uint8_t>(code)};
    }
  }
  const std::size_t at = move_prefix.size();
  if (text.size() == at + 3 && text.substr(0, at) == move_prefix && text[at + 1] == '-' && is_coordinate(text[at]) &&
      is_coordinate(text[at + 2])) {
    return move_to({static_cast<std::int8_t>(text[at] - '0'), static_cast<std::int8_t>(text[at + 2] - '0')});
  }
  return no_choice_of("Ringside", text);
}

std::string_view Rules::topic_name(const Need& need) { return topic_word(need, purpose_words, decision_words); }

}  // namespace fc::ringside
