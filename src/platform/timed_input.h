// Input from a file: JSON Lines of presses at frames, for demonstrations and tests. They travel the same way as real ones:
// pads are virtual joysticks of SDL, keys, mouse and fingers are pushed as SDL events.
//
//   {"frame": 30, "device": "pad1", "press": "a"}              pads: SDL's names ("a", "dpup", "start", "righttrigger"),
//   {"frame": 90, "device": "pad1", "press": "disconnect"}      "connect" (optional "kind": xbox|playstation|nintendo),
//   {"frame": 40, "device": "keyboard", "press": "Return"}      "disconnect"; keys: SDL's names;
//   {"frame": 50, "device": "mouse", "press": "left", "x": 640, "y": 360}      left|right|move|wheel-up|wheel-down;
//   {"frame": 60, "device": "touch", "press": "tap", "x": 10, "y": 10}         x, y in pixels of the picture
// Optional "hold": frames until it is let go, default 2. A pad is there from the start unless its first press is "connect".
#pragma once

#include <SDL.h>

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc::platform {

struct TimedPress {
  long frame = 0;
  std::string device;
  std::string press;
  std::string kind = "xbox";
  int hold = 2;
  int x = 0;
  int y = 0;
};

/// Reads timed input, one press a line; sorted by frame, equal frames in the text's order. file: where the text stands.
/// Fault: bad_json, unknown_key, wrong_type, unknown_value; `where` names the file and line.
Result<std::vector<TimedPress>> read_timed_input(std::string_view text, const std::filesystem::path& file);

/// A virtual joystick in SDL. Counts vibrations.
class VirtualPad {
 public:
  VirtualPad() = default;
  VirtualPad(const VirtualPad&) = delete;
  VirtualPad& operator=(const VirtualPad&) = delete;
  ~VirtualPad() { disconnect(); }

  /// kind: "xbox", "playstation" or "nintendo". Fault unavailable.
  Result<void> connect(const std::string& kind);
  void disconnect();
  /// control: SDL's name of a button, "lefttrigger" or "righttrigger".
  void set(const std::string& control, bool down);
  [[nodiscard]] bool connected() const { return joystick_ != nullptr; }
  /// Number of vibrations requested.
  [[nodiscard]] int buzzes() const { return buzzes_; }

 private:
  SDL_Joystick* joystick_ = nullptr;
  SDL_JoystickID id_ = -1;
  int buzzes_ = 0;
};

class TimedInput {
 public:
  TimedInput() = default;
  explicit TimedInput(std::vector<TimedPress> presses);

  /// Connects the pads that are present from the start. Fault unavailable.
  Result<void> connect();
  /// Sends all input due at this frame. window: receives mouse and keys.
  void play(long frame, SDL_Window* window);
  [[nodiscard]] bool finished() const { return next_ >= presses_.size() && releases_.empty(); }

 private:
  void act(const TimedPress& press, SDL_Window* window, bool down);

  std::vector<TimedPress> presses_;
  std::size_t next_ = 0;
  std::multimap<long, TimedPress> releases_;
  std::map<std::string, VirtualPad> pads_;
};

}  // namespace fc::platform
