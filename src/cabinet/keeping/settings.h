// The player's settings. An invalid file gives the defaults and one message.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "platform/bindings.h"
#include "platform/speaker.h"

namespace fc::cabinet {

inline constexpr int volume_step = 10;  ///< per cent

struct Settings {
  std::string language = "en";
  int speed = 1;         ///< 1, 2, 4; 0: instant
  int text_scale = 100;  ///< per cent, 100 to 200
  bool reduced_motion = false;
  bool keeps_pace = true;  ///< simplifies pictures when frames are late
  bool fullscreen = false;
  platform::Volumes volumes;   ///< in steps of `volume_step`
  bool shuffle_picks = false;  ///< shuffles the buttons of secret picks, against peeking
  bool hints = false;          ///< allows hints when playing alone against bots
  bool live_odds = false;      ///< shows the win chance in a bar over the ring
  /// By slug: values of that game's own settings. Those of games not in this build are preserved.
  std::map<std::string, ChosenValues, std::less<>> games;
  /// By slug: ids of favourite entrants.
  std::map<std::string, std::vector<std::string>, std::less<>> favourites;
  /// Names used by players, latest first.
  std::vector<std::string> names{};
  /// Texts used by recent newspapers, see `overlay::PaperVariants`.
  std::vector<std::string> printed{};
  platform::Bindings::Table controls;  ///< action -> control, where it differs from the defaults

  /// The chosen values of that game's own settings.
  [[nodiscard]] ChosenValues of(std::string_view slug) const;

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Settings as read, and one message for each unusable entry, which keeps its default.
struct ReadSettings {
  Settings settings;
  std::vector<std::string> complaints;
  ChosenValues older;               ///< game settings that older versions stored at top level, "on" or "off"
  bool damaged = false;             ///< the text is no settings file at all
  std::filesystem::path put_aside;  ///< where an unusable file was moved; empty: none, or it cannot be moved
};

/// Parses settings. text: JSON; where: names the file in messages. Never fails.
ReadSettings settings_from(const std::string& text, const std::string& where);
std::string text_of(const Settings& settings);

/// Applies an older version's settings of a game, if they still exist and were not chosen since.
void take_over(const ChosenValues& older, std::string_view slug, std::span<const GameSetting> offered, Settings& settings);

/// Settings to store: what the player changed during the run, and his own values for everything else, without command-line
/// overrides. now: current; began: at start, with overrides; own: as stored.
Settings without_overrides(const Settings& now, const Settings& began, const Settings& own);

/// Puts a name at the front of the list, which keeps the latest few.
void remember_name(std::vector<std::string>& names, const std::string& name);

/// Reads the file; a missing one gives the defaults without a message. One that is damaged, or fails to be read twice, is
/// renamed.
ReadSettings read_settings(const std::filesystem::path& file);

}  // namespace fc::cabinet
