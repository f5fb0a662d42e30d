// What keeps a bout as it grows, whatever it is kept in. The writing happens elsewhere than on the caller's thread.
#pragma once

#include <optional>

#include "core/result.h"
#include "match/match.h"

namespace fc {

class Recorder {
 public:
  Recorder() = default;
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  virtual ~Recorder() = default;

  /// Hands over how the bout stands after a step or an undo, and returns at once. To be called after every one of them.
  virtual void keep(const Match& match) = 0;
  /// Waits until everything handed over is kept. Fault: the last of it could not be.
  virtual Result<void> flush() = 0;
  /// Why the bout is not being kept at present; none: all is well.
  virtual std::optional<Fault> trouble() = 0;
};

}  // namespace fc
