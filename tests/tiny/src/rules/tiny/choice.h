// The answers in Tiny: one small number for each.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/tiny/state.h"

namespace fc::tiny {

/// What is asked; a choice's question is told by its value alone.
enum class Decision : std::uint8_t { target, pace, punch, guard };

/// The purpose of a roll.
enum class Purpose : std::uint8_t { start, hit, rise };

/// `at(seat)` goes for that seat; the others are named.
enum class Choice : std::uint8_t { at_first = 0, rush = most_boxers, wait, jab, swing, block, duck };

using Choices = FixedVector<Choice, most_boxers>;

constexpr Choice at(int seat) { return static_cast<Choice>(seat); }

}  // namespace fc::tiny
