// The cabinet's loudspeaker: sounds synthesised once, played on SDL_mixer's channels. A cabinet without one is complete:
// everything that is heard is seen too.
#pragma once

#include <memory>

#include "core/result.h"
#include "core/sound.h"

namespace fc::platform {

/// Per cent, 0 to 100.
struct Volumes {
  int effects = 80;
  int crowd = 60;

  friend constexpr bool operator==(const Volumes&, const Volumes&) = default;
};

class Speaker {
 public:
  /// Opens the audio device. Each sound is synthesised when it is first played, about 1 ms. SDL must be running, and outlive
  /// the speaker. One at a time. Fault unavailable: there is no device, or it cannot be used.
  static Result<Speaker> open(const SoundBook& book);
  /// Plays nothing and needs no device.
  static Speaker silent();

  Speaker(const Speaker&) = delete;
  Speaker& operator=(const Speaker&) = delete;
  Speaker(Speaker&&) noexcept;
  Speaker& operator=(Speaker&&) noexcept;
  ~Speaker();

  /// Begins a sound beside those that still play; when all channels are taken, it is left out. Wakes the device, which then
  /// takes some 20 ms. A sound that the book does not have is not heard. strength: 0..1.
  void play(Sound sound, float strength, const Volumes& volumes);
  /// Everything that still plays ends now.
  void hush();
  /// Closes the device until the next sound: as long as it is open, its thread wakes 43 times a second, even for silence.
  /// What still plays ends now.
  void sleep();
  /// Whether the device is open; never for a silent speaker.
  [[nodiscard]] bool is_awake() const;
  /// How many sounds are playing; 0 for a silent speaker.
  [[nodiscard]] int playing() const;

 private:
  struct Device;
  explicit Speaker(std::unique_ptr<Device> device);

  std::unique_ptr<Device> device_;  ///< null: silent
};

}  // namespace fc::platform
