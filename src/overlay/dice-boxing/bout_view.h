// What the panels of DICE Boxing share while one frame of the bout is drawn.
#pragma once

#include <optional>
#include <string_view>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/ui.h"
#include "rules/dice-boxing/setup.h"
#include "scene/dice-boxing/readout.h"
#include "scene/layout.h"

namespace fc::dice_boxing {

/// One frame's view of the bout. Holds nothing secret: the readout knows sealed picks as "sealed" only.
struct BoutView {
  const overlay::BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;

  [[nodiscard]] std::string_view name(Corner corner) const { return model->names[fc::index_of(corner)]; }
};

/// The board of bars below the ring: what the dice are thrown at, and where they fell.
void draw_board(const BoutView& view, overlay::Ui& ui);

}  // namespace fc::dice_boxing
