// What a player may set for all bouts of Tiny: how the hearts are shown that somebody has left.
#pragma once

#include <array>

#include "core/field.h"

namespace fc::tiny {

/// In the order of the values of `hearts_shown`.
enum class HeartsAs : std::uint8_t { figure, points, nothing };

inline constexpr std::array<SettingValue, 3> hearts_as{
    {{"figure", "tiny.hearts_as.figure"}, {"points", "tiny.hearts_as.points"}, {"nothing", "tiny.hearts_as.nothing"}}};
inline constexpr GameSetting hearts_shown{.key = "hearts", .values = hearts_as};
inline constexpr std::array own_settings{hearts_shown};

}  // namespace fc::tiny
