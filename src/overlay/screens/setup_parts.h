// What both forms of the match set-up are made of: who sits at a seat, what he brings, the options, the buttons.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

/// "boxer-3": the id of a part of one seat.
std::string seat_id(std::string_view what, int seat);

/// The seat's card of the list; null if the list is empty.
const BoxerCardModel* card_of(const SetupModel& model, int seat);

/// Who sits here: picture of the device, its name, arrows through person and bot levels.
std::optional<SetupAction> seat_row(Ui& ui, const Box& box, const SeatModel& seat, int index);

/// The name on the poster, changed by left and right. accent: its second ink.
std::optional<SetupAction> chooser(Ui& ui, const Box& box, const SetupModel& model, int seat, ImU32 accent);

/// Rows of options in so many columns, and the explanation of the focused one in `help`.
std::optional<SetupAction> option_rows(Ui& ui, const Box& box, const Box& help, const SetupModel& model, int columns);

/// Start, the lesson if there is one, back and rules.
std::optional<SetupAction> setup_buttons(Ui& ui, Box foot, const SetupModel& model);

/// Three seats and more, side by side round the table; on an upright output two by two. The whole of the screen below its
/// heading.
std::optional<SetupAction> table_setup(Ui& ui, Box rest, const SetupModel& model);

}  // namespace fc::overlay
