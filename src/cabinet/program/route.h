// Who gets a press: the screen on top first, then the one focus of the overlay; never both, and never a screen below.
#pragma once

#include <optional>

#include "cabinet/program/clock.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/seats.h"
#include "overlay/controls/ui.h"
#include "platform/press.h"

namespace fc::cabinet {

// A press never ends what has just begun: somebody who presses twice, or goes on pressing, must not decide what he has not
// seen yet. All presses go through here before any screen gets them, in every game. By the watch, whatever the speed of
// what is shown. Source: overlay/design.md, Time.

class PressGuard {
 public:
  /// clock must outlive it.
  explicit PressGuard(const Clock& clock) : clock_(&clock) {}

  /// A reveal, a knockdown, a question, a result has just come: for half a second nothing is decided.
  void news();
  /// The end of something has come, which nobody is asked to leave: nothing is decided until nobody has pressed for half a
  /// second, so that no hail of presses runs past it; but for six seconds at most.
  void last_page();
  /// Every frame of a bout: whether somebody is asked in secret.
  void picking(bool open);

  /// Whether presses decide nothing at this moment.
  [[nodiscard]] bool holds() const;
  /// How much of the wait is over: 0 to 1; 1: presses decide.
  [[nodiscard]] float share_waited() const;
  /// Whether this button was meant for a secret pick that is open, or has just closed: then it opens no page and pauses
  /// nothing.
  [[nodiscard]] bool is_left_over(const Press& press) const;
  /// Whether a press is dropped before any screen gets it. While a pick is open its own screen knows what is left over.
  bool drops(const Press& press);
  /// As `drops`, of a click or a tap.
  bool drops_click();

 private:
  const Clock* clock_;
  double news_at_ = -1;
  double lasts_until_ = -1;
  double picked_at_ = -1;
  bool lasting_ = false;
  bool pick_is_open_ = false;
};

/// Where a button of the cross leads; none for any other button.
std::optional<scene::Direction> direction_of(Button button);

/// Routes one event of a device to the topmost screen or to the overlay's focus, unless the guard drops it.
void route(const platform::InputEvent& event, Seating& seating, PressGuard& guard, Flow& flow, Screen& top, overlay::Ui& ui);

}  // namespace fc::cabinet
