// How fast a bout is told to those who watch it: for eyes that must not be flashed at, and for a lesson that waits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "scene/stage.h"

namespace fc::cabinet {

// Flashes go by the clock of the bout, which runs faster while somebody is in a hurry. Eyes go by the watch: whatever the
// speed, nothing flashes too soon after the last flash, and what makes the whole picture white fades as slowly as ever.
// Source: overlay/design.md, For everyone.

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

// When a lesson stands still: where more happens than anybody can follow, the bout waits at each thing that the coach has
// not explained yet, until it has been read.

class LessonPace {
 public:
  /// topic: the beginning of the keys of the coach's texts, "bare-knuckle.lesson.".
  explicit LessonPace(std::string topic) : topic_(std::move(topic)) {}

  /// moments: the ends of the keys that fit what is shown, in the order in which they are to be explained; the coach takes
  /// the first that is new. asked: somebody is asked, so the bout waits by itself, and without news he says the last again.
  /// seconds: as a watch counts them.
  void follow(const std::vector<std::string_view>& moments, bool asked, const Words& words, double seconds);
  /// What he said last is still being read; somebody who is asked may answer all the same.
  [[nodiscard]] bool is_read(double seconds) const { return seconds < reads_until_; }
  /// The bout has to stand still for it.
  [[nodiscard]] bool waits(double seconds) const { return !asked_ && is_read(seconds); }
  /// It has been read.
  void go_on() { reads_until_ = 0; }
  /// Grows with everything new that he says.
  [[nodiscard]] std::size_t news() const { return explained_.size(); }
  /// Somebody is asked, and he has nothing new to explain.
  [[nodiscard]] bool is_known() const { return asked_ && known_; }
  /// What he said last: a key; empty before he has said anything.
  [[nodiscard]] const std::string& says() const { return says_; }

 private:
  std::string topic_;
  std::set<std::string, std::less<>> explained_;
  std::string says_;
  double reads_until_ = 0;
  bool asked_ = false;
  bool known_ = false;
};

}  // namespace fc::cabinet
