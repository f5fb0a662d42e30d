// Pacing of a bout: limits flashes, and pauses lessons.
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

// Limits flashing in real time. The bout's clock runs faster while hurrying, so flashes are delayed or dropped, and a white
// picture always fades slowly. Source: overlay/design.md, For everyone.

class FlashPace {
 public:
  /// Minimum real time from one flash to the next, in seconds: never three in a second. Those starting in one frame count as
  /// one.
  static constexpr double apart = 0.4;
  /// Real time in which a white picture fades, in seconds.
  static constexpr double fading = 0.2;

  /// Removes flashes that come too soon: camera, hit markers, camera bulbs. stage: at `clock`; seconds: real time, not
  /// decreasing.
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

// Pauses a lesson at each new thing the coach explains, until it has been read.

class LessonPace {
 public:
  /// topic: key prefix of the coach's texts, "bare-knuckle.lesson.".
  explicit LessonPace(std::string topic) : topic_(std::move(topic)) {}

  /// moments: last parts of the keys that fit what is shown, in order; the first new one is explained. asked: a question is
  /// open, so the bout waits anyway, and without news the last of them is said again. What fits a question is not explained
  /// between it and the next. seconds: real time.
  void follow(const std::vector<std::string_view>& moments, bool asked, const Words& words, double seconds);
  /// The latest text is still being read; an open question may be answered nevertheless.
  [[nodiscard]] bool is_read(double seconds) const { return seconds < reads_until_; }
  /// Whether the bout must pause for it.
  [[nodiscard]] bool waits(double seconds) const { return !asked_ && is_read(seconds); }
  /// The text has been read.
  void go_on() { reads_until_ = 0; }
  /// Number of things explained so far.
  [[nodiscard]] std::size_t news() const { return explained_.size(); }
  /// A question is open and there is nothing new to explain.
  [[nodiscard]] bool is_known() const { return asked_ && known_; }
  /// Key of the latest text; empty: none yet.
  [[nodiscard]] const std::string& says() const { return says_; }

 private:
  std::string topic_;
  std::set<std::string, std::less<>> explained_;
  /// What fitted a question that was answered before it was said: it is said when the next one is open, not between them.
  std::set<std::string, std::less<>> left_unsaid_;
  std::string says_;
  double reads_until_ = 0;
  bool asked_ = false;
  bool known_ = false;
};

}  // namespace fc::cabinet
