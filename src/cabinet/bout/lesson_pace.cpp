#include "cabinet/bout/lesson_pace.h"

#include <algorithm>

namespace fc::cabinet {
namespace {

/// Long enough for a slow reader, who looks at the ring first; who reads faster presses accept.
constexpr double looking_seconds = 1.5;
constexpr double seconds_a_letter = 0.055;

}  // namespace

void LessonPace::follow(const std::vector<std::string_view>& moments, bool asked, const Words& words, double seconds) {
  if (asked_ && !asked) {
    go_on();  // answered
  }
  asked_ = asked;
  if (is_read(seconds) || moments.empty()) {
    return;
  }
  const auto found = std::ranges::find_if(moments, [this](std::string_view moment) { return !explained_.contains(moment); });
  const bool is_news = found != moments.end();
  if (!is_news && !asked) {
    return;
  }
  const std::string_view said = is_news ? *found : moments.back();
  says_ = topic_ + std::string(said);
  if (is_news) {
    explained_.emplace(said);
    reads_until_ = seconds + looking_seconds + seconds_a_letter * static_cast<double>(words[says_].size());
  }
}

}  // namespace fc::cabinet
