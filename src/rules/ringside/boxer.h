// Ringside's boxers, punches and chart. Source: rules/ringside/rules.md, 2.1 to 2.3.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fc::ringside {

/// The six punches in the rulebook's order, which is used everywhere.
enum class Punch : std::uint8_t { uppercut, right_jab, right_hook, combination, left_jab, left_hook };

inline constexpr std::size_t punch_count = 6;

constexpr std::size_t index_of(Punch punch) { return static_cast<std::size_t>(punch); }

/// Hooks are the two punches that miss in a clinch; a combination is not a hook.
constexpr bool is_hook(Punch punch) { return punch == Punch::right_hook || punch == Punch::left_hook; }

/// Damage before the rating: row = thrown, column = expected, each -1 to 4.
using PunchChart = std::array<std::array<std::int8_t, punch_count>, punch_count>;

/// A boxer's ratings. agility 1-90, punches 1-9 (order of Punch), counterpunch 0-80, base endurance 0-60. 32 bytes, so that
/// finding a boxer is a shift.
struct alignas(16) Boxer {
  std::int16_t agility = 0;
  std::array<std::int16_t, punch_count> punches{};
  std::int16_t counterpunch = 0;
  std::int16_t endurance = 0;

  friend constexpr bool operator==(const Boxer&, const Boxer&) = default;
};

static_assert(sizeof(Boxer) == 32);

}  // namespace fc::ringside
