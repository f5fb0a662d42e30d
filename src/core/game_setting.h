// What a player sets once for all bouts of a game. The game's folder says which settings there are, the cabinet lists them
// under the game's name and keeps what was chosen, the game's panels look up what holds.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace fc {

/// One of the values of a setting. id: the word under which it is kept; word: the key of what the screen says.
struct SettingValue {
  std::string_view id;
  std::string_view word;
};

inline constexpr std::array<SettingValue, 2> off_and_on{{{"off", "menu.off"}, {"on", "menu.on"}}};

/// What was chosen of one game's settings: the id of the value by the key of the setting.
using ChosenValues = std::map<std::string, std::string, std::less<>>;

/// A row of the settings, worded by "<slug>.setting.<key>" and "<slug>.setting.<key>_help".
struct GameSetting {
  std::string_view key;
  std::span<const SettingValue> values = off_and_on;
  std::size_t usual = 0;  ///< the place in `values` of what holds until somebody chooses

  /// The place in `values` of what was chosen; the usual one if nothing was, or nothing that this setting knows.
  [[nodiscard]] std::size_t chosen_in(const ChosenValues& chosen) const {
    const auto found = chosen.find(key);
    for (std::size_t place = 0; found != chosen.end() && place < values.size(); ++place) {
      if (values[place].id == found->second) {
        return place;
      }
    }
    return usual;
  }
  /// Of one that is off or on.
  [[nodiscard]] bool is_on(const ChosenValues& chosen) const { return chosen_in(chosen) != 0; }
};

}  // namespace fc
