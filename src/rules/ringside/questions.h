// What is asked in each phase, of whom, and the legal answers. Source: rules/ringside/rules.md, 3.6, 3.7.
#pragma once

#include <array>

#include "core/need.h"
#include "core/result.h"
#include "rules/ringside/movement.h"
#include "rules/ringside/state.h"

namespace fc::ringside {
namespace detail {

/// Who is asked, as bits: 1 changes to the other corner, 2 starts from the attacker (else red), 4 changes corners once more
/// while the defender throws a counterpunch. Bits instead of a switch: a rollout asks a thousand times a bout.
enum class Who : std::uint8_t { red = 0, blue = 1, attacker = 2, defender = 3, thrower = 6, guesser = 7 };

constexpr Corner corner_of(Who who, const State& state) {
  const auto bits = static_cast<unsigned>(who);
  const unsigned attacker = static_cast<unsigned>(state.attacker) & (bits >> 1U);
  const unsigned countering = static_cast<unsigned>(state.countering) & (bits >> 2U);
  return static_cast<Corner>((attacker ^ countering ^ bits) & 1U);
}

struct Asked {
  NeedKind kind;
  std::uint8_t topic;
  Die die;
  bool secret;
  Who who;
};

constexpr Asked choice(Decision decision, Who who, bool secret = false) {
  return {NeedKind::choice, static_cast<std::uint8_t>(decision), {}, secret, who};
}
constexpr Asked roll(Purpose purpose, Who who, const Die& die = d100) {
  return {NeedKind::roll, static_cast<std::uint8_t>(purpose), die, false, who};
}

/// What each Phase asks for, by Phase.
inline constexpr std::array<Asked, 16> asked{
    roll(Purpose::opening, Who::red),
    roll(Purpose::opening, Who::blue),
    choice(Decision::tactic, Who::defender),
    choice(Decision::rush, Who::attacker),
    roll(Purpose::hit, Who::attacker),
    choice(Decision::punch, Who::thrower, true),
    choice(Decision::guess, Who::guesser, true),
    roll(Purpose::knockdown, Who::attacker),
    roll(Purpose::count, Who::attacker, d10),
    choice(Decision::counterpunch, Who::defender),
    roll(Purpose::counter, Who::defender),
    roll(Purpose::counter_hit, Who::defender),
    choice(Decision::clinch, Who::defender),
    choice(Decision::move, Who::defender),
    choice(Decision::follow, Who::attacker),
    Asked{NeedKind::finished, 0, {}, false, Who::red},
};

inline constexpr Choices six_punches = [] {
  Choices punches;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    punches.push_back(choice_of(static_cast<Punch>(punch)));
  }
  return punches;
}();

/// The defender's tactics. Index: 1 if he is trapped, plus 2 if he may not clinch.
inline constexpr std::array<Choices, 4> tactics{
    Choices{choice_of(Tactic::none), choice_of(Tactic::cover_up), choice_of(Tactic::backpedal), choice_of(Tactic::clinch)},
    Choices{choice_of(Tactic::none), choice_of(Tactic::cover_up), choice_of(Tactic::clinch)},
    Choices{choice_of(Tactic::none), choice_of(Tactic::cover_up), choice_of(Tactic::backpedal)},
    Choices{choice_of(Tactic::none), choice_of(Tactic::cover_up)}};

constexpr const Choices& tactics_of(const BoxerState& defender) {
  return tactics[static_cast<std::size_t>(defender.trapped) + 2 * static_cast<std::size_t>(defender.clinch_barred)];
}

inline constexpr Choices rush_or_not{answer::no_rush, answer::rush};
inline constexpr Choices counter_or_not{answer::counterpunch, answer::no_counterpunch};
inline constexpr Choices hold_or_break{answer::hold_clinch, answer::break_clinch};

}  // namespace detail

/// The one question that is open.
constexpr Need question(const State& state) {
  const detail::Asked& asked = detail::asked[static_cast<std::size_t>(state.phase)];
  return {.kind = asked.kind,
          .seat = static_cast<std::uint8_t>(detail::corner_of(asked.who, state)),
          .topic = asked.topic,
          .die = asked.die,
          .more_dice = 0,
          .secret = asked.secret};
}

/// The legal answers to a decision that is open, in the order of section 3.6.
[[gnu::always_inline]] constexpr const Choices& legal_answers(const State& state, Decision decision) {
  const Square attacker = state.boxer(state.attacker).square;
  const Square defender = state.boxer(state.defender()).square;
  switch (decision) {
    case Decision::tactic: return detail::tactics_of(state.boxer(state.defender()));
    case Decision::rush: return detail::rush_or_not;
    case Decision::punch:
    case Decision::guess: return detail::six_punches;
    case Decision::counterpunch: return detail::counter_or_not;
    case Decision::clinch: return detail::hold_or_break;
    case Decision::move: return steps_after_miss(defender, attacker);
    case Decision::follow: return follow_ups(attacker, defender);
  }
  FC_CHECK(false && "no such decision");
}

}  // namespace fc::ringside
