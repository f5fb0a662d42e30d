#include "cabinet/program/clock.h"

#include <algorithm>
#include <cmath>

namespace fc::cabinet {

void BackdropClock::advance(double dt, double without_input, bool still) {
  changed_ = false;
  const bool another = without_input + period_ <= awake_seconds;  // there is time for one more
  if (still || (rests_ && !another)) {
    rests_ = true;
    return;
  }
  rests_ = false;
  const double shown = seconds();
  const double begun = std::floor(passed_ / period_);
  passed_ += dt;
  if (!another && std::floor(passed_ / period_) > begun) {
    passed_ = (begun + 1) * period_;
    rests_ = true;
    changed_ = true;
    return;
  }
  changed_ = seconds() != shown;
}

double BackdropClock::seconds() const {
  return rests_ ? passed_ : std::floor(passed_ * updates_a_second) / updates_a_second;
}

double BackdropClock::until_next(double at_most) const {
  const double next = (std::floor(passed_ * updates_a_second) + 1) / updates_a_second;
  return rests_ ? at_most : std::min(at_most, next - passed_);
}

}  // namespace fc::cabinet
