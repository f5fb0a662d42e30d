#include "scene/timeline.h"

#include <cmath>

namespace fc::scene {
namespace {

/// A fall that touches the floor at 60 % of its time and bounces to 14 % and 4 % of its height.
float dropped(float share) {
  constexpr float first = 0.6F;
  constexpr float second = 0.85F;
  if (share < first) {
    return (share / first) * (share / first);
  }
  const bool early = share < second;
  const float begin = early ? first : second;
  const float length = early ? second - first : 1 - second;
  const float height = early ? 0.14F : 0.04F;
  const float along = (share - begin) / length;
  return 1 - height * 4 * along * (1 - along);
}

}  // namespace

float eased(Ease ease, float share) {
  const float s = std::clamp(share, 0.0F, 1.0F);
  switch (ease) {
    case Ease::linear: return s;
    case Ease::in: return s * s;
    case Ease::out: return 1 - (1 - s) * (1 - s);
    case Ease::in_out: return s * s * (3 - 2 * s);
    case Ease::drop: return dropped(s);
  }
  return s;
}

float share_of(double clock, double start, double duration) {
  if (duration <= 0) {
    return clock >= start ? 1 : 0;
  }
  return static_cast<float>(std::clamp((clock - start) / duration, 0.0, 1.0));
}

float share_of_round(double age, double seconds) {
  const double rounds = age / seconds;
  return static_cast<float>(rounds - std::floor(rounds));
}

float Track::at(double clock) const {
  const float share = eased(ease_, share_of(clock, start_, static_cast<double>(duration_)));
  // Written so that the end is exactly `to_`.
  return share >= 1 ? to_ : from_ + (to_ - from_) * share;
}

void Track::glide(float to, double start, float duration, Ease ease) {
  FC_CHECK(start >= start_);
  from_ = at(start);
  to_ = to;
  start_ = start;
  duration_ = duration;
  ease_ = ease;
}

void glide_on(Track& track, float to, double start, float seconds, Ease ease) {
  if (track.to() != to) {
    track.glide(to, start, seconds, ease);
  }
}

}  // namespace fc::scene
