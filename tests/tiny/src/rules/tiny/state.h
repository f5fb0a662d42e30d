// Everything that changes in a bout of Tiny.
#pragma once

#include <array>
#include <cstdint>

#include "core/need.h"
#include "rules/tiny/setup.h"

namespace fc::tiny {

enum class Punch : std::uint8_t { jab, swing };
enum class Guard : std::uint8_t { block, duck };

/// What the bout waits for, in the order of a turn. Rising takes two dice that fall together.
enum class Phase : std::uint8_t { start, target, pace, punch, guard, hit, rise, rise_ones, finished };

struct Fighter {
  std::int8_t hearts = 0;  ///< left; 0: he is down or out
  bool rose = false;       ///< he has had his second wind
  bool out = false;

  friend constexpr bool operator==(const Fighter&, const Fighter&) = default;
};

struct State {
  Phase phase = Phase::start;
  std::int8_t round = 1;
  std::uint8_t first = no_seat;     ///< who attacks first in every round
  std::uint8_t attacker = no_seat;  ///< whose turn it is
  std::uint8_t target = no_seat;    ///< whom he goes for
  bool rushed = false;              ///< he came in with a rush
  Punch punch = Punch::jab;         ///< secret to the target in Phase::guard
  Guard guard = Guard::block;
  std::int8_t tens = 0;                         ///< in Phase::rise_ones: what the first die shows
  std::array<Fighter, most_boxers> fighters{};  ///< by seat

  friend constexpr bool operator==(const State&, const State&) = default;
};

/// A state without what the seat may not know.
struct View {
  State known;
  std::uint8_t seat = 0;      ///< who looks
  bool punch_hidden = false;  ///< the attacker has decided, and `known` holds another punch

  friend constexpr bool operator==(const View&, const View&) = default;
};

constexpr bool stands(const State& state, int seat) { return !state.fighters[static_cast<std::size_t>(seat)].out; }

constexpr int count_standing(const Setup& setup, const State& state) {
  int standing = 0;
  for (std::size_t seat = 0; seat < setup.boxers.size(); ++seat) {
    standing += stands(state, static_cast<int>(seat)) ? 1 : 0;
  }
  return standing;
}

}  // namespace fc::tiny
