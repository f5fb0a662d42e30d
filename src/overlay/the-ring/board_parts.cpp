#include "overlay/the-ring/board_parts.h"

#include <algorithm>

#include "overlay/controls/widgets.h"

namespace fc::the_ring {

using namespace overlay;

Box head_line(std::string_view text, std::optional<Corner> corner, std::string_view remark, Box& box, Ui& ui) {
  Box line = box.take_top(ui.px_for_letters(26, 36));
  const Type type{.size = LetterSize::label, .face = Face::poster, .colour = corner ? colour::paper : colour::ink};
  const float width = std::min(line.w * (remark.empty() ? 1 : 0.5F), ui.width_of(text, type) + ui.px(18));
  const Box band = line.take_left(width);
  if (corner) {
    ui.fill(band, colour::of(*corner));
  }
  ui.text(band.inset(ui.px(8), 0), text, type);
  line.take_left(ui.px(8));
  if (!remark.empty()) {
    const Type small{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right};
    ui.text(line.take_right(std::min(line.w, ui.width_of(remark, small) + ui.px(6))), remark, small);
  }
  return line;
}

void foot_line(std::string_view text, Box& box, Ui& ui) {
  ui.text(box.take_bottom(ui.px_for_letters(24, 32)), text,
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
}

void foot_below_strip(std::string_view text, Box& box, Ui& ui) {
  if (box.h >= ui.px_for_letters(88, 124)) {
    foot_line(text, box, ui);
  }
}

std::optional<int> row_hit(const BoutView& view, Purpose purpose) {
  const std::optional<ShownRoll>& roll = view.readout.roll;
  return roll && roll->settled && purpose_of(*roll) == purpose ? std::optional(roll->row) : std::nullopt;
}

}  // namespace fc::the_ring
