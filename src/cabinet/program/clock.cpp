#include "cabinet/program/clock.h"

#include <algorithm>
#include <cmath>

namespace fc::cabinet {

void Pulse::pass(double dt, double without_input, bool still) {
  beats_ = false;
  const bool another = without_input + whole_ <= awake_seconds;  // there is time for one more
  if (still || (rests_ && !another)) {
    rests_ = true;
    return;
  }
  rests_ = false;
  const double shown = seconds();
  const double begun = std::floor(passed_ / whole_);
  passed_ += dt;
  if (!another && std::floor(passed_ / whole_) > begun) {
    passed_ = (begun + 1) * whole_;
    rests_ = true;
    beats_ = true;
    return;
  }
  beats_ = seconds() != shown;
}

double Pulse::seconds() const { return rests_ ? passed_ : std::floor(passed_ * beats_a_second) / beats_a_second; }

double Pulse::until_next(double at_most) const {
  const double next = (std::floor(passed_ * beats_a_second) + 1) / beats_a_second;
  return rests_ ? at_most : std::min(at_most, next - passed_);
}

}  // namespace fc::cabinet
