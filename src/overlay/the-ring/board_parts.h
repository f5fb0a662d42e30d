// What the board below the ring is made of.
#pragma once

#include <optional>
#include <string_view>

#include "overlay/the-ring/bout_view.h"

namespace fc::the_ring {

inline Purpose purpose_of(const ShownRoll& roll) { return static_cast<Purpose>(roll.call.purpose); }
/// The row that was hit, once the dice of that purpose rest.
std::optional<int> row_hit(const BoutView& view, Purpose purpose);

/// The first line of the board: what it is about on the left, on a band of the man whose it is, and a remark on the right.
/// Returns what is left between them.
overlay::Box head_line(std::string_view text, std::optional<Corner> corner, std::string_view remark, overlay::Box& box,
                       overlay::Ui& ui);
void foot_line(std::string_view text, overlay::Box& box, overlay::Ui& ui);
/// The same for a line that caption or commentary say, too: only where the strip above it keeps the height that it needs.
void foot_below_strip(std::string_view text, overlay::Box& box, overlay::Ui& ui);

/// The line of the Basic Chart with its clauses and whose it is; while the dice fall, who rolls and what he brings.
void draw_entry(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// The Hard Shot card that slides in from the side of the man who lands it.
void draw_hard_shot(const BoutView& view, const ShownShot& shot, const overlay::Box& place, overlay::Ui& ui);
/// The rolls after a hard shot, and the strip of the one that is thrown.
void draw_finisher(const BoutView& view, const ShownFinisher& shown, overlay::Box box, overlay::Ui& ui);

}  // namespace fc::the_ring
