// What a player may set for all games of Knock Out.
#pragma once

#include <array>

#include "core/game_setting.h"

namespace fc::knock_out {

/// What each manager still holds, which all could work out from what all saw him play: on one screen nobody could look at
/// his own hand else.
inline constexpr GameSetting show_discards{.key = "show_discards", .usual = 1};
/// Everybody's money before the end, not only that of a person alone among bots.
inline constexpr GameSetting show_money{.key = "show_money", .usual = 1};

inline constexpr std::array own_settings{show_discards, show_money};

}  // namespace fc::knock_out
