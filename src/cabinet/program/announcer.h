// What the house says to everybody: a line over the screen for a few seconds. A new one takes the place of the last.
#pragma once

#include <string>

#include "cabinet/program/clock.h"

namespace fc::cabinet {

class Announcer {
 public:
  /// clock must outlive it.
  explicit Announcer(const Clock& clock) : clock_(&clock) {}

  /// text: worded; empty says nothing.
  void say(std::string text);
  void fall_silent() { said_.clear(); }
  /// Falls silent when the line has been there long enough. True: it has just happened.
  bool fade();

  /// The line; empty: nothing is being said.
  [[nodiscard]] const std::string& said() const { return said_; }
  /// How long it has been there, in seconds.
  [[nodiscard]] double age() const { return clock_->seconds - since_; }

 private:
  const Clock* clock_;
  std::string said_;
  double since_ = 0;
};

}  // namespace fc::cabinet
