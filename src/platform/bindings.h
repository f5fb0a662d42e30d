// Bindings of keys and pad buttons: defaults, overridden by the player's table.
#pragma once

#include <SDL.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "platform/input.h"

namespace fc::platform {

/// Triggers as pad controls, numbered after SDL's buttons; pressed when pulled about half.
inline constexpr int left_trigger = SDL_CONTROLLER_BUTTON_MAX;
inline constexpr int right_trigger = SDL_CONTROLLER_BUTTON_MAX + 1;

/// Meaning of one control: a button, a pick, or both (a pad's A accepts, and is the fifth pick while a pick is open).
struct Meaning {
  DeviceKind device = DeviceKind::none;
  Button button = Button::none;
  PickSlot pick;

  friend constexpr bool operator==(const Meaning&, const Meaning&) = default;
};

/// Actions are words: "<group>.<button>" and "<group>.pick-1" to "pick-6", group one of "pad", "keyboard", "left", "right"
/// ("left.pick-3", "pad.accept"). Controls are SDL's names: "a", "leftshoulder" for pads, "Return", "Q" for keys.
class Bindings {
 public:
  using Table = std::map<std::string, std::string, std::less<>>;

  /// Starts with the default bindings.
  Bindings();

  /// Rebinds an action. Whatever else of the group has this control takes the old one (buttons from buttons, picks from
  /// picks), so nothing becomes unreachable. Fault unknown_value: no such action or control.
  Result<void> bind(std::string_view action, std::string_view control);
  /// The control of an action, empty if there is no such action.
  [[nodiscard]] std::string_view control(std::string_view action) const;
  [[nodiscard]] const Table& table() const { return controls_; }
  /// The bindings that differ from the defaults, for the settings file.
  [[nodiscard]] Table changed() const;

  /// control: an SDL_GameControllerButton or one of the triggers.
  [[nodiscard]] Meaning of_pad(int control) const;
  [[nodiscard]] Meaning of_key(SDL_Scancode key) const;

 private:
  void rebuild();

  Table controls_;
  std::map<int, Meaning> pads_;
  std::map<int, Meaning> keys_;
};

/// The actions of a group in the order of a hand: directions, other buttons, picks. Without second controls of buttons.
std::vector<std::string_view> actions_in_order(std::string_view group);

/// The word of a button: "accept", "shoulder-left".
std::string_view word_of(Button button);

}  // namespace fc::platform
