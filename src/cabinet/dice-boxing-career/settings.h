// What a player may set for all his careers.
#pragma once

#include <array>

#include "core/game_setting.h"

namespace fc::dice_boxing_career {

inline constexpr std::array<SettingValue, 4> simulated_values{{{"none", "dice-boxing-career.setting.bouts_none"},
                                                               {"low", "dice-boxing-career.setting.bouts_low"},
                                                               {"untitled", "dice-boxing-career.setting.bouts_untitled"},
                                                               {"all", "dice-boxing-career.setting.bouts_all"}}};
/// Which of his bouts are simulated without asking him: those against men below the top ten, all but title fights, all.
inline constexpr GameSetting simulated_bouts{.key = "bouts", .values = simulated_values};

inline constexpr std::array own_settings{simulated_bouts};

}  // namespace fc::dice_boxing_career
