// What every screen shares: words, settings, seats, games, and the way to the next screen. Made once by the loop, handed
// down by reference.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/corner_game.h"
#include "cabinet/keeping/settings.h"
#include "cabinet/program/options.h"
#include "cabinet/program/seats.h"
#include "cabinet/screens/screen.h"
#include "core/random.h"
#include "core/result.h"
#include "library/rulebook.h"
#include "library/words.h"
#include "overlay/controls/prompts.h"
#include "overlay/screens/setup.h"
#include "platform/devices.h"
#include "scene/layout.h"
#include "scene/sounds.h"
#include "scene/stage.h"

namespace fc::cabinet {

/// A line at the top of the screen for a few seconds.
struct Toast {
  std::string text;
  double since = 0;
};

class KeptBouts;

struct House {
  House();
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  House(House&&) noexcept;
  House& operator=(House&&) noexcept;
  ~House();

  Options options;
  Settings settings;
  Settings began_settings;  ///< as this run began, the command line's overrides in it
  Settings own_settings;    ///< as the player had kept them
  Words words;
  Rulebook rulebook;
  std::filesystem::path data;
  std::filesystem::path assets;
  std::filesystem::path saves;
  std::unique_ptr<KeptBouts> kept;
  std::vector<std::unique_ptr<CornerGame>> games;
  Seats seats;
  platform::Devices devices{false};
  DeviceId last_device;  ///< that pressed; none until one does
  Director director;
  Toast toast;
  double seconds = 0;       ///< the loop's clock at this frame
  double last_input = 0;    ///< when a hand last did anything
  std::uint64_t seed = 0;   ///< of this run
  std::uint64_t bouts = 0;  ///< begun in this run: each has a stream of its own
  Random shuffles{0};       ///< match-ups and boxers by dice
  /// The next painted frame photographs the ring as it is here, for the newspaper.
  struct Photograph {
    std::optional<scene::Stage> wanted;
    scene::LayoutShape shape;
    SDL_Texture* taken = nullptr;  ///< null: there is none
    float aspect = 1.6F;           ///< width / height
  } photograph;
  std::vector<scene::SoundCue> sounds;  ///< that begin in this frame
  std::filesystem::path picture_file;   ///< where the next painted frame is kept as PNG; empty: nowhere

  [[nodiscard]] CornerGame* game(std::string_view slug) const;
  /// Reads words and rulebook of `settings.language`.
  Result<void> read_language();
  /// Plays by these settings from now on: controls and language too. Fault: the language cannot be read.
  Result<void> adopt(Settings wanted);
  void say(std::string text);
  /// A sound begins in this frame. strength: 0..1.
  void sound(Sound sound, float strength) { sounds.push_back({.start = seconds, .sound = sound, .strength = strength}); }

  /// The device whose controls the prompts show: the last that pressed, the keyboard before. A hand of a keyboard that
  /// nobody has split counts as the whole keyboard.
  [[nodiscard]] DeviceId device_at_hand() const;
  /// How a device looks and what its controls are called now.
  [[nodiscard]] overlay::Controls controls_of(DeviceId device) const;
  /// Which of several pads, from 1; 0 when there is at most one, or it is no pad.
  [[nodiscard]] int number_of(DeviceId device) const;
  [[nodiscard]] overlay::SeatModel seat_model(int seat) const;
  /// A seat in words: "Pad 1", "Champion".
  [[nodiscard]] std::string sitter_words(int seat) const;
  /// Says that this seat is to answer, and with what device. name: what the screen calls the seat.
  void say_turn(int seat, std::string_view name);
};

}  // namespace fc::cabinet
