// Everything that changes on a tour of Tiny.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/need.h"
#include "rules/tiny-tour/setup.h"

namespace fc::tiny_tour {

/// What the tour waits for, in the order of a stop.
enum class Phase : std::uint8_t { rival, length, bout, takings, finished };

struct State {
  Phase phase = Phase::length;
  std::int8_t stop = 1;
  std::uint8_t host = 0;   ///< whose boxer meets another here
  std::uint8_t rival = 1;  ///< his opponent; `no_seat` until he is chosen
  std::int8_t rounds = 0;  ///< of the bout here; 0: not yet decided
  std::array<std::int16_t, most_managers> points{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

/// Nothing is secret.
using View = State;

/// The seat with the most points; -1 if several have as many.
inline int leader(const Setup& setup, const State& state) {
  int best = -1;
  int most = -1;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    const int points = state.points[static_cast<std::size_t>(seat)];
    if (points >= most) {
      best = points == most ? -1 : seat;
      most = points;
    }
  }
  return best;
}

}  // namespace fc::tiny_tour
