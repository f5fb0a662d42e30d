// Everything that changes in a bout of Tiny, and what may be answered.
#pragma once

#include <array>
#include <cstdint>

#include "core/named.h"
#include "core/need.h"
#include "rules/tiny/setup.h"

namespace fc::tiny {

/// `at(seat)` goes for that seat; the others are named.
enum class Choice : std::uint8_t { at_first = 0, rush = most_boxers, wait, jab, swing, block, duck };
using Choices = FixedVector<Choice, most_boxers>;

constexpr Choice at(int seat) { return static_cast<Choice>(seat); }

/// What is asked, what a roll is for, and why a punch lands or not and somebody rises.
enum class Decision : std::uint8_t { target, pace, punch, guard };
enum class Purpose : std::uint8_t { start, hit, rise };
enum class Reason : std::uint8_t { base, reach, rush, swing, guard, hearts };

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
  Choice punch = Choice::jab;       ///< secret to the target in Phase::guard
  Choice guard = Choice::block;
  std::int8_t tens = 0;                         ///< in Phase::rise_ones: what the first die shows
  std::array<Fighter, most_boxers> fighters{};  ///< by seat

  [[nodiscard]] constexpr const Fighter& fighter(int seat) const { return fighters[static_cast<std::size_t>(seat)]; }
  friend constexpr bool operator==(const State&, const State&) = default;
};

/// A state without what the seat may not know.
struct View {
  State known;
  bool punch_hidden = false;  ///< the attacker has decided, and `known` holds another punch

  friend constexpr bool operator==(const View&, const View&) = default;
};

constexpr int count_standing(const Setup& setup, const State& state) {
  int standing = 0;
  for (int seat = 0; seat < setup.seats(); ++seat) {
    standing += state.fighter(seat).out ? 0 : 1;
  }
  return standing;
}

/// The seat with the most hearts; -1 if several have as many.
constexpr int leader(const Setup& setup, const State& state) {
  int best = -1;
  int most = 0;
  for (int seat = 0; seat < setup.seats(); ++seat) {
    const int hearts = state.fighter(seat).hearts;
    if (hearts >= most) {
      best = hearts == most ? -1 : seat;
      most = hearts;
    }
  }
  return best;
}

}  // namespace fc::tiny
