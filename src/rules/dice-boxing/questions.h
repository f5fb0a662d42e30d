// What is asked in each phase, of whom, and the legal answers. Source: rules/dice-boxing/rules.md, 3.1, 3.4, 3.11.
#pragma once

#include <array>

#include "core/need.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// Percentile dice: 00 to 99.
inline constexpr Die percentile{.lowest = 0, .highest = faces - 1};

/// The five strategies, in the order of section 3.4: always all of them.
inline constexpr Choices all_strategies = [] {
  Choices all;
  for (std::size_t strategy = 0; strategy < strategy_count; ++strategy) {
    all.push_back({static_cast<Strategy>(strategy)});
  }
  return all;
}();

namespace detail {

/// Whom a question is put to.
enum class Who : std::uint8_t { red, blue, roller, others_roller, thrower, others_thrower, nobody };

constexpr std::uint8_t seat_of(Who who, const State& state) {
  switch (who) {
    case Who::red:
    case Who::blue: return static_cast<std::uint8_t>(who);
    case Who::roller: return static_cast<std::uint8_t>(state.roller);
    case Who::others_roller: return static_cast<std::uint8_t>(other(state.roller));
    case Who::thrower: return static_cast<std::uint8_t>(state.thrower);
    case Who::others_thrower: return static_cast<std::uint8_t>(other(state.thrower));
    case Who::nobody: break;
  }
  return no_seat;
}

struct Asked {
  NeedKind kind = NeedKind::finished;
  std::uint8_t topic = 0;
  Who who = Who::nobody;
};

constexpr Asked pick(Who who) { return {NeedKind::choice, static_cast<std::uint8_t>(Decision::strategy), who}; }
constexpr Asked roll(Purpose purpose, Who who) { return {NeedKind::roll, static_cast<std::uint8_t>(purpose), who}; }

/// What every Phase waits for, in its order.
inline constexpr std::array<Asked, phase_count> asked{
    pick(Who::red),
    pick(Who::blue),
    roll(Purpose::control, Who::roller),
    roll(Purpose::punch, Who::thrower),
    roll(Purpose::result, Who::thrower),
    roll(Purpose::knockdown, Who::others_thrower),
    roll(Purpose::special, Who::roller),
    roll(Purpose::foul, Who::roller),
    roll(Purpose::ring, Who::roller),
    roll(Purpose::cut, Who::roller),
    roll(Purpose::doctor, Who::others_roller),
    roll(Purpose::unique, Who::roller),
    roll(Purpose::doctor, Who::nobody),
    roll(Purpose::doctor, Who::others_roller),
    roll(Purpose::judge, Who::nobody),
    Asked{},
};

}  // namespace detail

/// The one question that is open. The dice of the three judges fall together.
constexpr Need question(const State& state) {
  const detail::Asked& asked = detail::asked[place_of(state.phase)];
  Need need{.kind = asked.kind, .seat = detail::seat_of(asked.who, state), .topic = asked.topic};
  if (asked.kind == NeedKind::finished) {
    need.seat = 0;
  } else if (asked.kind == NeedKind::roll) {
    need.die = percentile;
    need.more_dice = state.phase == Phase::judge ? static_cast<std::uint8_t>(judge_count - 1 - state.opinions.size()) : 0;
  } else {
    need.secret = true;
  }
  return need;
}

}  // namespace fc::dice_boxing
