// One leaf of the screen flow: a screen, or a notice that lies over one.
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

/// The loop looks again at least as often, whatever happens.
inline constexpr double idle_rest_seconds = 1;

class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  /// A press before the overlay's focus sees it. True: taken, the focus does not get it.
  virtual bool press(const Press& press) = 0;
  /// What the pointer did, before the focus sees it. True: taken.
  virtual bool point(const platform::Pointer&) { return false; }
  /// Another screen came on top: what is still held down is let go elsewhere.
  virtual void covered() {}
  /// The window is no longer in front of whoever plays.
  virtual void left_alone() {}
  /// A device came or went (`house.seating.seats()` already knows).
  virtual void devices_changed() {}
  /// Time passes, whether or not anything is drawn. dt: seconds since the last frame.
  virtual void update(double dt) { static_cast<void>(dt); }
  /// Something moves or waits: the next frame has to be drawn.
  [[nodiscard]] virtual bool moving() const { return false; }
  /// Something is being thought over elsewhere: look again soon, although nothing has to be drawn.
  [[nodiscard]] virtual bool waiting() const { return false; }
  /// How long it may be left alone while nothing has to be drawn, in seconds.
  [[nodiscard]] virtual double rest_seconds() const { return idle_rest_seconds; }
  /// A picture is due: how large it is and where the focus stands.
  virtual void prepare(const overlay::Ui& ui) { static_cast<void>(ui); }
  /// Draws the panels and remembers what was activated on them.
  virtual void show(overlay::Ui& ui) = 0;
  /// Acts on what was activated. False: nothing was.
  virtual bool answer() = 0;
  /// What stands in the hall behind the panels. Null: the screen below decides, or nothing.
  [[nodiscard]] virtual const scene::Stage* stage() const { return nullptr; }
  /// How that stage will look in so many seconds if nothing happens that nobody knows yet. None: nobody can tell.
  [[nodiscard]] virtual std::optional<scene::Stage> stage_in(double /*seconds*/) const { return std::nullopt; }
  /// How the game of that stage shares out the picture.
  [[nodiscard]] virtual scene::LayoutShape layout_shape() const { return {}; }
  /// How high it is, in pixels, what the screen lays below the picture of the hall.
  [[nodiscard]] virtual int foot_pixels() const { return 0; }
  /// True for a notice: the screen below is drawn first, without input.
  [[nodiscard]] virtual bool is_notice() const { return false; }
  /// It goes on without anybody, as long as it is so: silence says nothing about who is there.
  [[nodiscard]] virtual bool plays_by_itself() const { return false; }
  /// Plays for the house: where a kiosk is when nobody is near.
  [[nodiscard]] virtual bool attracts() const { return false; }
  /// A bout that begins here is for all who sit; elsewhere for one who begins it alone.
  [[nodiscard]] virtual bool begins_for_all() const { return false; }
  /// Moves of the focus and presses are not heard here: somebody might count them.
  [[nodiscard]] virtual bool is_quiet() const { return false; }
  /// What the band plays while it is on top.
  [[nodiscard]] virtual Tune tune() const { return Tune::as_before; }
  /// Covers the whole output with paper: the hall behind need not be painted.
  [[nodiscard]] virtual bool covers_the_hall() const { return false; }
  /// The page of the rulebook that belongs here.
  [[nodiscard]] virtual std::string rulebook_page() const { return "common.controls"; }
};

/// A screen whose panels can be pressed. Drawing changes nothing: it shows the screen and finds what was activated on its
/// panels since the last frame. What follows from that happens in `act`, before the next picture.
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

/// The press that leads back, wherever something can be gone back from.
constexpr bool goes_back(const Press& press) { return press.down && !press.repeat && press.button == Button::back; }

}  // namespace fc::cabinet
