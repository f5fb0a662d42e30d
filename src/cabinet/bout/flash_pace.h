// Flashes go by the clock of the bout, which runs faster while somebody is in a hurry. Eyes go by the watch: whatever the
// speed, nothing flashes too soon after the last flash, and what makes the whole picture white fades as slowly as ever.
// Source: overlay/design.md, For everyone.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "scene/stage.h"

namespace fc::cabinet {

class FlashPace {
 public:
  /// Seconds by the watch from the beginning of one flash to that of the next: never three in a second. Those that begin
  /// in one frame are one flash.
  static constexpr double apart = 0.4;
  /// Seconds by the watch in which a white picture fades.
  static constexpr double fading = 0.2;

  /// Puts out what flashes too soon: the camera, a chip that is hit, a bulb. stage: of the bout at `clock`; seconds: by the
  /// watch, not before the last call's.
  void hold_back(scene::Stage& stage, double clock, double seconds);

 private:
  /// What flashes, as the bout tells of it: it begins to flash when it grows lighter.
  struct Light {
    float told = 0;
    bool may_shine = false;
  };

  /// Whether something may begin to flash now; if so, it does.
  bool begins(double seconds);
  /// Whether what the bout tells of may be seen. told: how light it is, 0 to 1.
  bool shines(Light& light, float told, double seconds);
  void hold_back_camera(scene::Camera& camera, double seconds);
  void hold_back_bulbs(scene::Stage& stage, double clock, double seconds);

  double since_ = std::numeric_limits<double>::lowest();
  Light white_;
  float whitest_ = 0;  ///< of the camera's last flash, when it began
  double whitened_ = std::numeric_limits<double>::lowest();
  std::vector<Light> chips_;
  std::int64_t bulb_ = -1;
};

}  // namespace fc::cabinet
