// When a lesson stands still: where more happens than anybody can follow, the bout waits at each thing that the coach has
// not explained yet, until it has been read.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"

namespace fc::cabinet {

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
  /// What he said last: a key; empty before he has said anything.
  [[nodiscard]] const std::string& says() const { return says_; }

 private:
  std::string topic_;
  std::set<std::string, std::less<>> explained_;
  std::string says_;
  double reads_until_ = 0;
  bool asked_ = false;
};

}  // namespace fc::cabinet
