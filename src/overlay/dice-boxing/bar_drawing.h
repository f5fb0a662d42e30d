// One bar of the board: its parts with their words, the end that moved and why, and the pins where dice fell.
#pragma once

#include <span>

#include "overlay/dice-boxing/bout_view.h"

namespace fc::dice_boxing {

/// How long the pin of a roll falls when its dice rest.
inline constexpr float pin_seconds = 0.1F;

/// One bar on the board. roll: what was thrown at it, if anything was.
struct BarOnBoard {
  Bar bar;
  Corner corner = Corner::red;
  const ShownRoll* roll = nullptr;
  bool live = false;

  [[nodiscard]] bool fallen() const { return roll != nullptr && roll->settled; }
};

/// The type of the words on a part. large: of the live bar.
overlay::Type part_type(bool large, ImU32 letters);

/// others: more dice on this bar.
void draw_bar(const BoutView& view, const BarOnBoard& shown, const overlay::Box& box,
              std::span<const ShownRoll* const> others, overlay::Ui& ui);

}  // namespace fc::dice_boxing
