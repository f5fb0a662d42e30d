// Short on-screen messages: one line for a few seconds. A new one replaces the last.
#pragma once

#include <string>

#include "cabinet/program/clock.h"

namespace fc::cabinet {

class Announcer {
 public:
  /// clock must outlive it.
  explicit Announcer(const Clock& clock) : clock_(&clock) {}

  /// text: final text; empty: only removes the last message.
  void say(std::string text);
  void fall_silent() { said_.clear(); }
  /// Removes the message when its time is over. True: it was removed now.
  bool fade();

  /// The message; empty: none.
  [[nodiscard]] const std::string& said() const { return said_; }
  /// Age of the message in seconds.
  [[nodiscard]] double age() const { return clock_->seconds - since_; }

 private:
  const Clock* clock_;
  std::string said_;
  double since_ = 0;
};

}  // namespace fc::cabinet
