// What the operator of a kiosk decides. Each setting is one row of a table: its key, its values, its default and its words
// follow from it. It is kept in the book (records/audits.h), not in the settings file, which is the player's.
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
  int language = 0;        ///< at rest: 0 English, 1 French
  int short_bouts = 0;     ///< 1: what is offered is as short as the game knows
  int even_only = 0;       ///< 1: visitors choose neither boxers nor opponents, only another even pair
  int still_there = 45;    ///< seconds without a press before the machine asks
  int opens = 0;           ///< hour of the day
  int closes = 0;          ///< hour; the same as `opens`: it never closes
  int effects = 80;        ///< per cent, as the crowd
  int effects_floor = 20;  ///< no visitor makes it quieter
  int crowd = 60;
  int crowd_floor = 0;
  int music = 50;
  int attract_sound = 4;                           ///< one bout of so many is heard while nobody is there; 0: none
  int price = 0;                                   ///< credits a seat; 0: free play
  int coin_control = 0;                            ///< which control the coin slot is wired to, see `coin_controls`
  std::set<std::string, std::less<>> games_off{};  ///< by slug: not offered

  friend bool operator==(const OperatorSettings&, const OperatorSettings&) = default;

  [[nodiscard]] bool offers(std::string_view slug) const { return !games_off.contains(slug); }
  /// hour: of the local day, 0 to 23.
  [[nodiscard]] bool is_open_at(int hour) const;
};

/// How a value is worded.
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

/// Reads what is kept; what is not there or makes no sense stays as it is in `defaults`.
OperatorSettings operator_settings_from(const records::OperatorValues& values, OperatorSettings defaults);
/// Everything, as it is kept.
records::OperatorValues values_of(const OperatorSettings& settings);

/// The settings that a visitor finds: the house's, with the operator's in them.
Settings at_rest(Settings app, const OperatorSettings& operators);
/// Lifts what a visitor made quieter than the operator allows.
void keep_floors(Settings& settings, const OperatorSettings& operators);

}  // namespace fc::cabinet
