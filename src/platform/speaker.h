// Audio output: synthesised sounds played by SDL_mixer. Optional: everything audible is also visible.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/result.h"
#include "core/sound.h"

namespace fc::platform {

/// Volumes in per cent, 0 to 100. master: scales all others.
struct Volumes {
  int effects = 80;
  int crowd = 60;
  int music = 50;
  int master = 100;

  friend constexpr bool operator==(const Volumes&, const Volumes&) = default;
};

/// Playback parameters. strength: volume, 0..1. side: stereo position, -1 left to 1 right. take: see `synthesise`.
struct Playing {
  float strength = 1;
  float side = 0;
  int take = 0;
};

class Speaker {
 public:
  /// Opens the audio device. A sound is synthesised when first played, about 1 ms. SDL must be running and outlive it. One
  /// at a time. Fault unavailable: no usable device.
  static Result<Speaker> open(const SoundBook& book, const BandBook& band = {});
  /// A speaker that plays nothing and needs no device.
  static Speaker silent();

  Speaker(const Speaker&) = delete;
  Speaker& operator=(const Speaker&) = delete;
  Speaker(Speaker&&) noexcept;
  Speaker& operator=(Speaker&&) noexcept;
  ~Speaker();

  /// Starts a sound; dropped if all channels are in use or the book does not have it. Reopens a sleeping device, which takes
  /// some 20 ms. A sound from one side is quieter on the other, never silent.
  void play(Sound sound, const Playing& how, const Volumes& volumes);
  /// Loops the crowd's murmur on its own channel. strength: 0..1; 0 stops it. Change it in small steps: jumps are audible.
  void murmur(float strength, const Volumes& volumes);
  /// Plays a tune on its own channel. A new tune starts from its beginning once synthesised on a worker thread; `as_before`
  /// or the current tune continues; none, or volume 0, stops it. strength: 0..1, may change every frame.
  void band(Tune tune, float strength, const Volumes& volumes);
  /// Stops everything, including murmur and music.
  void hush();
  /// Stops everything and closes the device until the next sound: while open, its thread wakes 43 times a second even for
  /// silence.
  void sleep();
  /// Whether the device is open; never for a silent speaker.
  [[nodiscard]] bool is_awake() const;
  /// Number of sounds playing, including murmur and music; 0 for a silent speaker.
  [[nodiscard]] int playing() const;

 private:
  struct Device;
  explicit Speaker(std::unique_ptr<Device> device);

  std::unique_ptr<Device> device_;  ///< null: silent
};

// Synthesises samples from a sound recipe: the same everywhere except for rounding.

/// Samples per second.
inline constexpr int sample_rate = 44100;

/// Mono signed 16-bit samples. Ends with the recipe's last layer, silent at both ends; a loop has its stated length, repeats
/// seamlessly, and has a fixed peak. take: 0 to `takes_of_a_sound` - 1, each with another pitch if the recipe varies; larger
/// values wrap around.
std::vector<std::int16_t> synthesise(const SoundRecipe& recipe, int take = 0);

}  // namespace fc::platform
