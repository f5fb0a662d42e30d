// The loop's clock as the cabinet sees it: one moment a frame.
#pragma once

namespace fc::cabinet {

struct Clock {
  double seconds = 0;     ///< since the program began, at this frame
  double last_input = 0;  ///< when anybody last did anything

  [[nodiscard]] double seconds_without_input() const { return seconds - last_input; }
};

}  // namespace fc::cabinet
