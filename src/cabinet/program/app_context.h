// All state of a program run. Only the program uses it as a whole; screens receive the parts they need.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/settings.h"
#include "cabinet/kiosk/kiosk.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/command_line.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/language.h"
#include "cabinet/program/odds_maker.h"
#include "cabinet/program/picture.h"
#include "cabinet/program/route.h"
#include "cabinet/program/seats.h"
#include "cabinet/program/soundboard.h"
#include "core/result.h"
#include "platform/timed_input.h"
#include "platform/window.h"

namespace fc::cabinet {

struct AppContext {
  /// Folders; saves is empty if nothing can be saved.
  struct Folders {
    std::filesystem::path data;
    std::filesystem::path assets;
    std::filesystem::path saves;
  };
  AppContext(const Options& asked, Folders found, std::uint64_t run_seed);
  AppContext(const AppContext&) = delete;
  AppContext& operator=(const AppContext&) = delete;
  ~AppContext() = default;

  /// Applies settings, including controls and language. Fault: the language cannot be loaded.
  Result<void> apply_settings(Settings wanted);

  Options options;
  Folders folders;
  Clock clock;
  RunSeed seed;
  Language language;
  Settings settings;
  Settings began_settings;  ///< at start of this run, with the command line's overrides
  Settings own_settings;    ///< as stored in the settings file
  KeptBouts kept;
  CornerGames games;
  OddsMaker odds;
  Seating seating;
  Announcer announcer;
  Soundboard soundboard;
  PressGuard guard{clock};
  std::set<std::string, std::less<>>
      bills_told;  ///< games, by slug: what is told before the first bell is told once a night
  std::vector<std::string> printed_by_demonstrations{};  ///< as `Settings::printed`, and kept nowhere
  Photographer photographer;
  Flow flow;
  Kiosk kiosk{*this};
};

// Start-up: folders, data, settings, window and recorded input.

/// Loads data, texts and settings, and finds the saves folder. If that is not writable, the player is told and nothing is
/// saved. Fault: unusable data.
Result<std::unique_ptr<AppContext>> open_app_context(const Options& options);

/// The recorded input of --input; empty if not given. Faults: see read_whole and read_timed_input.
Result<platform::TimedInput> open_timed_input(const Options& options);

Result<platform::Window> open_window(const Options& options, const Settings& settings);

}  // namespace fc::cabinet
