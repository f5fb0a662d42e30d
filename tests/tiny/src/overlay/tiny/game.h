// What other layers need of Tiny's panels: a boxer's card, and what a player may set for all bouts.
#pragma once

#include <array>
#include <string>

#include "core/field.h"
#include "overlay/screens/setup.h"
#include "rules/tiny/setup.h"

namespace fc::tiny {

/// A boxer's card for the match set-up and the tale of the tape. weight: his class.
overlay::BoxerCardModel boxer_card(std::string name, std::string weight, const Boxer& boxer);

/// In the order of the values of `hearts_shown`.
enum class HeartsAs : std::uint8_t { figure, points, nothing };

inline constexpr std::array<SettingValue, 3> hearts_as{
    {{"figure", "tiny.hearts_as.figure"}, {"points", "tiny.hearts_as.points"}, {"nothing", "tiny.hearts_as.nothing"}}};
inline constexpr GameSetting hearts_shown{.key = "hearts", .values = hearts_as};

inline constexpr std::array own_settings{hearts_shown};

}  // namespace fc::tiny
