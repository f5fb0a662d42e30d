// Input routing: a press goes to the top screen or to the overlay's focus, never to both, and never to a screen below.
#pragma once

#include <optional>

#include "cabinet/program/clock.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/seats.h"
#include "overlay/controls/ui.h"
#include "platform/input.h"

namespace fc::cabinet {

// Guards against accidental input: someone who presses twice or repeatedly must not decide something that has just appeared.
// All presses of all games pass through it. Uses real time, whatever the animation speed. Source: overlay/design.md, Time.

class PressGuard {
 public:
  /// clock must outlive it.
  explicit PressGuard(const Clock& clock) : clock_(&clock) {}

  /// Something new appeared (reveal, knockdown, question, result): ignore decisions for half a second.
  void news();
  /// The last page of something appeared, which nobody has to leave: ignore decisions until nobody has pressed for half a
  /// second, so that a burst of presses does not run past it, but for six seconds at most.
  void last_page();
  /// Call every frame of a bout: whether a secret pick is open.
  void picking(bool open);

  /// Whether decisions are ignored now.
  [[nodiscard]] bool holds() const;
  /// Progress of the wait, 0 to 1; 1: decisions are accepted.
  [[nodiscard]] float share_waited() const;
  /// Whether this press probably belonged to a secret pick that is open or has just closed; it must not open pages or pause.
  [[nodiscard]] bool is_left_over(const Press& press) const;
  /// Whether to drop a press before any screen gets it. While a pick is open, its screen asks `is_left_over` itself.
  bool drops(const Press& press);
  /// As `drops`, for a click or tap.
  bool drops_click();

 private:
  const Clock* clock_;
  double news_at_ = -1;
  double lasts_until_ = -1;
  double picked_at_ = -1;
  bool lasting_ = false;
  bool pick_is_open_ = false;
};

/// The direction of a D-pad button; none for others.
std::optional<scene::Direction> direction_of(Button button);

/// Routes one input event to the top screen or the overlay's focus, unless the guard drops it.
void route(const platform::InputEvent& event, Seating& seating, PressGuard& guard, Flow& flow, Screen& top, overlay::Ui& ui);

}  // namespace fc::cabinet
