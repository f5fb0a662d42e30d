// Timed cues and animated values: every moment can be computed from them, in any order. All times in seconds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/result.h"

namespace fc::scene {

/// Easing curves.
enum class Ease : std::uint8_t {
  linear,
  in,      ///< starts slowly
  out,     ///< ends slowly
  in_out,  ///< starts and ends slowly
  drop,    ///< falls and bounces twice before it rests
};

/// Applies an easing curve. share: of the time, clamped to 0..1; returns the share of the way: 0 at 0, 1 at 1.
float eased(Ease ease, float share);

/// Elapsed share of `duration` since `start`, clamped to 0..1; 1 for a duration of 0.
float share_of(double clock, double start, double duration);
/// Phase, 0..1, of something periodic with a period of `seconds`.
float share_of_round(double age, double seconds);

/// An animated number: moves from one value to another and stays there.
class Track {
 public:
  constexpr Track() = default;
  explicit constexpr Track(float value) : from_(value), to_(value) {}

  [[nodiscard]] float at(double clock) const;
  [[nodiscard]] float to() const { return to_; }
  [[nodiscard]] double start() const { return start_; }
  [[nodiscard]] double end() const { return start_ + static_cast<double>(duration_); }
  /// Starts a movement to `to` from the value at `start`. start: not before the previous one's.
  void glide(float to, double start, float duration, Ease ease);

 private:
  float from_ = 0;
  float to_ = 0;
  double start_ = std::numeric_limits<double>::lowest();  ///< a bout that is caught up on began before the clock did
  float duration_ = 0;
  Ease ease_ = Ease::linear;
};

/// As `Track::glide`, unless it already moves to `to`.
void glide_on(Track& track, float to, double start, float seconds, Ease ease = Ease::in_out);

/// Cues sorted by start. `Cue` has a member `double start`.
template <class Cue>
class Timeline {
 public:
  void append(const Cue& cue) {
    FC_CHECK(cues_.empty() || cue.start >= cues_.back().start);
    cues_.push_back(cue);
  }

  [[nodiscard]] std::span<const Cue> all() const { return cues_; }
  /// Number of cues started by `clock`.
  [[nodiscard]] std::size_t started(double clock) const {
    const auto after =
        std::upper_bound(cues_.begin(), cues_.end(), clock, [](double time, const Cue& cue) { return time < cue.start; });
    return static_cast<std::size_t>(after - cues_.begin());
  }
  /// Cues that started within the last `seconds`, oldest first.
  [[nodiscard]] std::span<const Cue> recent(double clock, double seconds) const {
    const std::size_t end = started(clock);
    std::size_t begin = end;
    while (begin > 0 && cues_[begin - 1].start > clock - seconds) {
      --begin;
    }
    return all().subspan(begin, end - begin);
  }

 private:
  std::vector<Cue> cues_;
};

}  // namespace fc::scene
