// What a player may set for all games of Knock Out.
#pragma once

#include <array>

#include "core/game_setting.h"

namespace fc::knock_out {

/// Cards that were played stay in sight.
inline constexpr GameSetting show_discards{.key = "show_discards"};
/// Everybody's money before the end, not only that of a person alone among bots.
inline constexpr GameSetting show_money{.key = "show_money", .usual = 1};

inline constexpr std::array own_settings{show_discards, show_money};

}  // namespace fc::knock_out
