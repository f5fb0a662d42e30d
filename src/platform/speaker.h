// The cabinet's loudspeaker: sounds synthesised once, played on SDL_mixer's channels. A cabinet without one is complete:
// everything that is heard is seen too.
#pragma once

#include <memory>

#include "core/result.h"
#include "core/sound.h"

namespace fc::platform {

/// Per cent, 0 to 100. master: of everything.
struct Volumes {
  int effects = 80;
  int crowd = 60;
  int music = 50;
  int master = 100;

  friend constexpr bool operator==(const Volumes&, const Volumes&) = default;
};

/// How a sound is to be heard. strength: 0..1. side: -1 from the left to 1 from the right. take: of `synthesise`.
struct Playing {
  float strength = 1;
  float side = 0;
  int take = 0;
};

class Speaker {
 public:
  /// Opens the audio device. Each sound is synthesised when it is first played, about 1 ms. SDL must be running, and outlive
  /// the speaker. One at a time. Fault unavailable: there is no device, or it cannot be used.
  static Result<Speaker> open(const SoundBook& book, const BandBook& band = {});
  /// Plays nothing and needs no device.
  static Speaker silent();

  Speaker(const Speaker&) = delete;
  Speaker& operator=(const Speaker&) = delete;
  Speaker(Speaker&&) noexcept;
  Speaker& operator=(Speaker&&) noexcept;
  ~Speaker();

  /// Begins a sound beside those that still play; when all channels are taken, it is left out. Wakes the device, which then
  /// takes some 20 ms. A sound that the book does not have is not heard. From one side it is quieter on the other, never
  /// gone.
  void play(Sound sound, const Playing& how, const Volumes& volumes);
  /// The hall murmurs from now on, round and round, on a channel that no other sound takes. strength: 0..1; at 0 it stops.
  /// From frame to frame it may change a little: who jumps is heard to jump.
  void murmur(float strength, const Volumes& volumes);
  /// The band plays this from now on, on a channel of its own: a new tune from its beginning, as soon as it is synthesised
  /// on a thread beside; `as_before` and the same once more go on; none, and no volume, end it. strength: 0..1, may change
  /// from frame to frame.
  void band(Tune tune, float strength, const Volumes& volumes);
  /// Everything that still plays ends now, the murmur and the band too.
  void hush();
  /// Closes the device until the next sound: as long as it is open, its thread wakes 43 times a second, even for silence.
  /// What still plays ends now.
  void sleep();
  /// Whether the device is open; never for a silent speaker.
  [[nodiscard]] bool is_awake() const;
  /// How many sounds are playing, the murmur among them; 0 for a silent speaker.
  [[nodiscard]] int playing() const;

 private:
  struct Device;
  explicit Speaker(std::unique_ptr<Device> device);

  std::unique_ptr<Device> device_;  ///< null: silent
};

}  // namespace fc::platform
