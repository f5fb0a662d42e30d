// What a player may set for all bouts of The Ring.
#pragma once

#include <array>

#include "core/game_setting.h"

namespace fc::the_ring {

/// The judges' cards lie open after every round; else they are read at the end.
inline constexpr GameSetting open_cards{.key = "open_cards"};

inline constexpr std::array own_settings{open_cards};

}  // namespace fc::the_ring
