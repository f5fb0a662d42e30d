// One seat of the match set-up: who sits there, and whom he brings.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

/// "boxer-3": the id of a part of one seat.
std::string seat_id(std::string_view what, int seat);

/// The card of whom the seat brings.
const BoxerCardModel& card_of(const SetupModel& model, int seat);

/// A sitter in words: "Pad 2", "Bot: Champion".
std::string sitter_line(const SeatModel& sitter, Ui& ui);

/// A pencil: what is beside it can be written.
void pencil(Ui& ui, const Box& box, ImU32 ink);

/// Who sits here: picture of the device, its name, arrows through person and bot levels. A person's name is the person's own
/// if there is one, and pressing it gives one.
std::optional<SetupAction> seat_row(Ui& ui, const Box& box, const SeatModel& seat, int index);

/// The name on the poster: left and right, or a click on its arrows, bring the next one; pressing it opens the roster.
/// accent: its second ink.
std::optional<SetupAction> chooser(Ui& ui, const Box& box, const SetupModel& model, int seat, ImU32 accent);

/// How high `other_entrants` is in a column of this width, in pixels.
float other_entrants_height(const Ui& ui, const SetupModel& model, float width);

/// Other ways to fill a seat, side by side: at random, an even match, and what the game makes by itself. from_right: the
/// first of them is the rightmost.
std::optional<SetupAction> other_entrants(Ui& ui, const Box& box, const SetupModel& model, int seat, bool from_right);

}  // namespace fc::overlay
