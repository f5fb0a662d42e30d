// What the player wants to keep between runs. A file full of rubbish gives the defaults and one line that says so.
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
  bool keeps_pace = true;  ///< where pictures come late, they are made plainer
  bool fullscreen = false;
  platform::Volumes volumes;   ///< in steps of `volume_step`
  bool shuffle_picks = false;  ///< secret picks lie on other buttons each time, for peekers
  bool hints = false;          ///< whoever boxes alone against bots may ask what is best
  bool live_odds = false;      ///< a thin bar over the ring shows the chances as the bout goes on
  /// By game (its slug): what was chosen of its own settings. A game that is not in this build keeps its values.
  std::map<std::string, ChosenValues, std::less<>> games;
  /// By game (its slug): the ids of those in its roster whom the player marked.
  std::map<std::string, std::vector<std::string>, std::less<>> favourites;
  /// What people called themselves at the table, the latest first.
  std::vector<std::string> names{};
  /// What the newspapers printed lately, see `overlay::PaperVariants`.
  std::vector<std::string> printed{};
  platform::Bindings::Table controls;  ///< action -> control, where it differs from the defaults

  /// What was chosen of that game's own settings.
  [[nodiscard]] ChosenValues of(std::string_view slug) const;

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Settings, and one line for each thing in the text that could not be used (and was left at its default).
struct ReadSettings {
  Settings settings;
  std::vector<std::string> complaints;
  ChosenValues older;    ///< what stands at the top of the text and was a game's own in older versions, "on" or "off"
  bool damaged = false;  ///< the text holds no settings at all
  std::filesystem::path
      put_aside;  ///< where a file that was of no use lies now; empty: there was none, or it cannot be moved
};

/// text: the JSON of a settings file; `where` names it in complaints. Never fails.
ReadSettings settings_from(const std::string& text, const std::string& where);
std::string text_of(const Settings& settings);

/// Gives a game what an older version kept of its settings under the names that they still have, unless it has been chosen
/// since.
void take_over(const ChosenValues& older, std::string_view slug, std::span<const GameSetting> offered, Settings& settings);

/// What is to be kept of `now`, when a run began with `began` (the command line's overrides in it) instead of `own`: what
/// the player changed since, and his own values for everything else.
Settings without_overrides(const Settings& now, const Settings& began, const Settings& own);

/// Puts a name first in the list of names, which keeps the latest few.
void remember_name(std::vector<std::string>& names, const std::string& name);

/// Reads the file; the defaults, without a complaint, if there is none yet. One that is damaged, or cannot be read twice, is
/// put aside under another name.
ReadSettings read_settings(const std::filesystem::path& file);

}  // namespace fc::cabinet
