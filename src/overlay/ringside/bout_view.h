// What Ringside's panels share while one frame of the bout is drawn.
#pragma once

#include <optional>
#include <string_view>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/ui.h"
#include "rules/ringside/setup.h"
#include "scene/ringside/readout.h"

namespace fc::ringside {

struct BoutView : overlay::CornersView<Setup, Readout> {
  /// Who throws the punch that is being picked; nobody while no picks are open.
  [[nodiscard]] std::optional<Corner> thrower() const;
  /// A hook would miss now.
  [[nodiscard]] bool hooks_miss() const { return readout.now.tactic == Tactic::clinch; }
};

/// "ringside.punch.left-jab".
std::string_view punch_key(std::size_t punch);

/// One man's column: what he has, and below it what he is asked or his punches.
std::optional<overlay::BoutAction> draw_column(const BoutView& view, Corner corner, overlay::Ui& ui);
/// The lower part of a column, see draw_column.
std::optional<overlay::BoutAction> draw_decision(const BoutView& view, Corner corner, const overlay::Box& box,
                                                 overlay::Ui& ui);
/// Round, score, clock of turns and scorecard; a button to pause where a pointer is used.
std::optional<overlay::BoutAction> draw_top(const BoutView& view, overlay::Ui& ui);
/// How high the reveal of both picks stands at the foot of the ring, in heights of the prompt's strip.
inline constexpr float reveal_height = 1.75F;
/// What happens in words and figures below the ring: caption, reveal, chance, count, chart, commentary.
void draw_foot(const BoutView& view, overlay::Ui& ui);

}  // namespace fc::ringside
