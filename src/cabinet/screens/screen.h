// The base class of screens, and of notices that lie over a screen.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/sound.h"
#include "overlay/controls/ui.h"
#include "platform/input.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::cabinet {

/// The longest time that the loop rests, in seconds.
inline constexpr double idle_rest_seconds = 1;

class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  /// Handles a press before the overlay's focus sees it. Returns true if it was used: the focus does not get it.
  virtual bool press(const Press& press) = 0;
  /// Handles a pointer event before the focus sees it. Returns true if it was used.
  virtual bool point(const platform::Pointer&) { return false; }
  /// Another screen came on top; releases of buttons held now will not be seen here.
  virtual void covered() {}
  /// The window was left.
  virtual void window_left() {}
  /// A device was connected or disconnected (`Seating::seats` already knows).
  virtual void devices_changed() {}
  /// Lets time pass, whether or not anything is drawn. dt: seconds since the last frame.
  virtual void update(double dt) { static_cast<void>(dt); }
  /// Whether something moves, so that the next frame has to be drawn.
  [[nodiscard]] virtual bool moving() const { return false; }
  /// Whether something is computed on another thread: the loop looks again soon, although nothing has to be drawn.
  [[nodiscard]] virtual bool waiting() const { return false; }
  /// How long the loop may rest while nothing has to be drawn, in seconds.
  [[nodiscard]] virtual double rest_seconds() const { return idle_rest_seconds; }
  /// Called before each picture, to adapt to its size and to the focus.
  virtual void prepare(const overlay::Ui& ui) { static_cast<void>(ui); }
  /// Draws the panels and remembers what was activated on them.
  virtual void show(overlay::Ui& ui) = 0;
  /// Acts on what was activated. Returns false if nothing was.
  virtual bool answer() = 0;
  /// The stage shown behind the panels. Null: that of the screen below, or none.
  [[nodiscard]] virtual const scene::Stage* stage() const { return nullptr; }
  /// That stage as it will be in so many seconds if no input comes. None: not known.
  [[nodiscard]] virtual std::optional<scene::Stage> stage_in(double /*seconds*/) const { return std::nullopt; }
  /// The layout of that stage.
  [[nodiscard]] virtual scene::LayoutShape layout_shape() const { return {}; }
  /// Height in pixels of what the screen draws below the picture of the hall.
  [[nodiscard]] virtual int foot_pixels() const { return 0; }
  /// Whether this is a notice: the screen below is drawn first, without input.
  [[nodiscard]] virtual bool is_notice() const { return false; }
  /// Whether it currently goes on without players, so that missing input does not mean that nobody is there.
  [[nodiscard]] virtual bool plays_by_itself() const { return false; }
  /// Whether this is what a kiosk shows while nobody is near.
  [[nodiscard]] virtual bool is_attract_mode() const { return false; }
  /// Whether a bout that begins here is for all who are seated; on other screens it is for the one who begins it.
  [[nodiscard]] virtual bool begins_for_all() const { return false; }
  /// Whether focus moves and presses make no sound here, because somebody could count them.
  [[nodiscard]] virtual bool is_quiet() const { return false; }
  /// What the band plays while this screen is on top.
  [[nodiscard]] virtual Tune tune() const { return Tune::as_before; }
  /// Whether it covers the whole output with paper, so that the hall behind need not be painted.
  [[nodiscard]] virtual bool covers_the_hall() const { return false; }
  /// The page of the rulebook that belongs here.
  [[nodiscard]] virtual std::string rulebook_page() const { return "common.controls"; }
};

/// A screen with panels that can be pressed. Drawing changes nothing: `show` draws the panels and remembers what was
/// activated on them since the last frame; `act` carries it out before the next picture.
/// Action: what can be activated.
template <class Action>
class ScreenOf : public Screen {
 public:
  void show(overlay::Ui& ui) final {
    if (std::optional<Action> activated = picture(ui)) {
      activated_ = std::move(activated);
    }
  }
  bool answer() final {
    const std::optional<Action> activated = std::exchange(activated_, std::nullopt);
    if (activated) {
      act(*activated);
    }
    return activated.has_value();
  }

 private:
  [[nodiscard]] virtual std::optional<Action> picture(overlay::Ui& ui) const = 0;
  virtual void act(const Action& action) = 0;

  std::optional<Action> activated_;
};

/// Whether a press means to go back, on every screen that can be left.
constexpr bool goes_back(const Press& press) { return press.down && !press.repeat && press.button == Button::back; }

}  // namespace fc::cabinet
