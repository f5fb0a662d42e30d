// What both forms of the match set-up are made of beside their seats: the options, how one sits down, the buttons.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

/// Rows of options in so many columns, and the explanation of the focused one in `help`, unless the page is large.
std::optional<SetupAction> option_rows(Ui& ui, const Box& box, const Box& help, const SetupModel& model, int columns);

/// How high the line of `joining_line` is, in pixels. It is there whoever sits, so that nothing moves when somebody does.
float joining_height(const Ui& ui);

/// How one sits down: whether somebody still can, and the two keys by which two share a keyboard.
void joining_line(Ui& ui, const Box& box, const SetupModel& model);

/// The explanation of the option under the focus; nothing while that is elsewhere.
void option_help(Ui& ui, const Box& box, const SetupModel& model);

/// The way into the ring.
std::optional<SetupAction> start_button(Ui& ui, const Box& box, const SetupModel& model);

/// Start, the lesson if there is one, back and rules; on a large page all but the start.
std::optional<SetupAction> setup_buttons(Ui& ui, Box foot, const SetupModel& model);

/// Three seats and more, side by side round the table; on an upright output two by two. The whole of the screen below its
/// heading.
std::optional<SetupAction> table_setup(Ui& ui, Box rest, const SetupModel& model);

}  // namespace fc::overlay
