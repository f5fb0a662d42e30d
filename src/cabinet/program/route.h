// Who gets a press: the screen on top first, then the one focus of the overlay; never both, and never a screen below.
#pragma once

#include <optional>

#include "cabinet/program/flow.h"
#include "cabinet/program/press_guard.h"
#include "cabinet/program/seating.h"
#include "overlay/controls/ui.h"

namespace fc::cabinet {

/// Where a button of the cross leads; none for any other button.
std::optional<scene::Direction> direction_of(Button button);

/// Routes one event of a device to the topmost screen or to the overlay's focus, unless the guard drops it.
void route(const platform::InputEvent& event, Seating& seating, PressGuard& guard, Flow& flow, Screen& top, overlay::Ui& ui);

}  // namespace fc::cabinet
