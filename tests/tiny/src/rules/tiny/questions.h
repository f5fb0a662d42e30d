// What a bout of Tiny waits for, and what may be answered.
#pragma once

#include "core/need.h"
#include "core/result.h"
#include "rules/tiny/choice.h"

namespace fc::tiny {

/// Why a punch lands or not, and why somebody rises.
enum class Reason : std::uint8_t { base, reach, rush, swing, guard, hearts };

constexpr Need choice_of(int seat, Decision decision, bool secret = false) {
  return {.kind = NeedKind::choice,
          .seat = static_cast<std::uint8_t>(seat),
          .topic = static_cast<std::uint8_t>(decision),
          .secret = secret};
}

/// more_dice: the next so many fall together with this one.
constexpr Need roll_of(int seat, Purpose purpose, int more_dice = 0) {
  return {.kind = NeedKind::roll,
          .seat = static_cast<std::uint8_t>(seat),
          .topic = static_cast<std::uint8_t>(purpose),
          .die = d10_from_0,
          .more_dice = static_cast<std::uint8_t>(more_dice)};
}

constexpr Need question(const State& state) {
  switch (state.phase) {
    case Phase::start: return roll_of(no_seat, Purpose::start);
    case Phase::target: return choice_of(state.attacker, Decision::target);
    case Phase::pace: return choice_of(state.attacker, Decision::pace);
    case Phase::punch: return choice_of(state.attacker, Decision::punch, true);
    case Phase::guard: return choice_of(state.target, Decision::guard, true);
    case Phase::hit: return roll_of(state.attacker, Purpose::hit);
    case Phase::rise: return roll_of(state.target, Purpose::rise, 1);
    case Phase::rise_ones: return roll_of(state.target, Purpose::rise);
    case Phase::finished: break;
  }
  return {};
}

constexpr Choices answers(const Setup& setup, const State& state, const Need& need) {
  FC_CHECK(need.kind == NeedKind::choice);
  Choices legal;
  switch (static_cast<Decision>(need.topic)) {
    case Decision::target:
      for (int seat = 0; seat < static_cast<int>(setup.boxers.size()); ++seat) {
        if (seat != state.attacker && stands(state, seat)) {
          legal.push_back(at(seat));
        }
      }
      break;
    case Decision::pace:
      legal.push_back(Choice::rush);
      legal.push_back(Choice::wait);
      break;
    case Decision::punch:
      legal.push_back(Choice::jab);
      legal.push_back(Choice::swing);
      break;
    case Decision::guard:
      legal.push_back(Choice::block);
      legal.push_back(Choice::duck);
      break;
  }
  return legal;
}

/// Blocking stops jabs, ducking stops swings.
constexpr bool is_guarded(Punch punch, Guard guard) { return (punch == Punch::jab) == (guard == Guard::block); }

/// The sum behind the roll that is awaited: a punch lands, and a boxer rises, on the target or less. To rise, tens and ones
/// are thrown; the arithmetic comes with the ones.
constexpr RollCall call_of(const Setup& setup, const State& state) {
  const Need asked = question(state);
  RollCall call = roll_call_of(asked);
  const auto add = [&call](Reason reason, int amount) {
    if (amount != 0) {
      call.add({.reason = static_cast<std::uint8_t>(reason), .amount = static_cast<std::int16_t>(amount)});
    }
  };
  if (state.phase == Phase::hit) {
    call.success = Success::at_most;
    add(Reason::reach, setup.boxers[state.attacker].reach);
    add(Reason::rush, state.rushed ? 2 : 0);
    add(Reason::swing, state.punch == Punch::swing ? -1 : 0);
    add(Reason::guard, is_guarded(state.punch, state.guard) ? -4 : 0);
  } else if (state.phase == Phase::rise_ones) {
    call.success = Success::at_most;
    call.bonus = static_cast<std::int16_t>(10 * state.tens);
    add(Reason::base, 19);
    add(Reason::hearts, 10 * (setup.boxers[state.target].hearts / 2));
  }
  return call;
}

}  // namespace fc::tiny
