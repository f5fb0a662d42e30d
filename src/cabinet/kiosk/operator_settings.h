// Settings of a kiosk's operator. Each is one row of a table (key, values, default, texts). Stored in the records
// (records/audits.h), not in the player's settings file.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "cabinet/keeping/settings.h"
#include "records/audits.h"

namespace fc::cabinet {

struct OperatorSettings {
  int language = 0;        ///< default language: 0 English, 1 French
  int short_bouts = 0;     ///< 1: only the shortest bouts are offered
  int even_only = 0;       ///< 1: visitors choose neither boxers nor opponents, only another even pair
  int still_there = 45;    ///< seconds without input before "Still there?"
  int opens = 0;           ///< hour of the day
  int closes = 0;          ///< hour; equal to `opens`: always open
  int effects = 80;        ///< per cent, like `crowd`
  int effects_floor = 20;  ///< minimum volume a visitor can set, per cent
  int crowd = 60;
  int crowd_floor = 0;
  int music = 50;
  int attract_sound = 4;                           ///< one attract bout of so many has sound; 0: none
  int price = 0;                                   ///< credits for each seat; 0: free play
  int coin_control = 0;                            ///< index in `coin_controls`
  std::set<std::string, std::less<>> games_off{};  ///< by slug: not offered

  friend bool operator==(const OperatorSettings&, const OperatorSettings&) = default;

  [[nodiscard]] bool offers(std::string_view slug) const { return !games_off.contains(slug); }
  /// hour: of the local day, 0 to 23.
  [[nodiscard]] bool is_open_at(int hour) const;
};

/// How a value is displayed.
enum class OperatorUnit : std::uint8_t { words, percent, seconds, hour, count };
/// One setting. key: "still_there"; its words are "operator.set.still_there" and "operator.help.still_there", and with
/// OperatorUnit::words those of its values "operator.value.<key>-<value>".
struct OperatorRow {
  std::string_view key;
  int OperatorSettings::*member;
  std::span<const int> values;
  OperatorUnit unit;
};
/// Settings under one heading. title: a key.
struct OperatorGroup {
  std::string_view title;
  std::span<const OperatorRow> rows;
};
std::span<const OperatorGroup> operator_groups();

/// By `OperatorSettings::coin_control`, as `Devices::set_coin_control` has them; the first is none.
std::span<const std::string_view> coin_controls();

/// Reads stored settings; missing or invalid ones stay as in `defaults`.
OperatorSettings operator_settings_from(const records::OperatorValues& values, OperatorSettings defaults);
/// All settings for storage.
records::OperatorValues values_of(const OperatorSettings& settings);

/// The settings each visitor starts with: the machine's, overridden by the operator's.
Settings visitor_defaults(Settings app, const OperatorSettings& operators);
/// Raises volumes below the operator's minimum.
void keep_floors(Settings& settings, const OperatorSettings& operators);

}  // namespace fc::cabinet
