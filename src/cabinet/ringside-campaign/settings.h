// What a player may set for all his campaigns: what he leaves to his secretary.
#pragma once

#include <array>

#include "core/game_setting.h"

namespace fc::ringside_campaign {

/// Everything but what is rare and dear goes by the computer's manager.
inline constexpr GameSetting small_things{.key = "small_things"};

inline constexpr std::array<SettingValue, 2> kept_or_asked{
    {{"keep", "ringside-campaign.setting.moved_keep"}, {"ask", "ringside-campaign.setting.moved_ask"}}};
/// Whether a bout that loses its place is kept at the arena it is moved to, or he is asked.
inline constexpr GameSetting moved_bouts{.key = "moved", .values = kept_or_asked};

inline constexpr std::array<SettingValue, 4> simulated_arenas{{{"none", "ringside-campaign.setting.bouts_none"},
                                                               {"low", "ringside-campaign.setting.bouts_low"},
                                                               {"middle", "ringside-campaign.setting.bouts_middle"},
                                                               {"untitled", "ringside-campaign.setting.bouts_untitled"}}};
/// Up to where his bouts are simulated without asking him.
inline constexpr GameSetting simulated_bouts{.key = "bouts", .values = simulated_arenas};

inline constexpr std::array own_settings{small_things, moved_bouts, simulated_bouts};

}  // namespace fc::ringside_campaign
