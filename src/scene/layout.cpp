#include "scene/layout.h"

#include <algorithm>
#include <cmath>

#include "core/result.h"

namespace fc::scene {
namespace {

/// Two columns of that width would leave the ring too little: both then take the place at the left.
bool columns_share_a_place(const LayoutShape& shape) {
  constexpr float widest_beside_ring = 384;
  return shape.side > widest_beside_ring;
}

/// Everything between the two columns, from the foot upwards; the ring takes what is left.
void fill_middle(Layout& made, const LayoutShape& shape, const Box& middle) {
  const float scale = made.scale;
  const float caption_height = shape.caption * scale;
  const bool prompt_last = !shape.prompt_on_ring && shape.caption_below;
  // Dice over the ring grow no higher than they have room side by side, where columns are wide for large letters.
  constexpr float highest_over_ring = 0.145F;
  const float tray_height = prompt_last ? std::min(shape.tray * scale, middle.w * highest_over_ring) : shape.tray * scale;
  const float below_board = prompt_last ? shape.prompt * scale : 0;
  made.whole_board = shape.board * scale;
  // While it glides: whole pixels.
  const float board_height = shape.board_open >= 1   ? made.whole_board
                             : shape.board_open <= 0 ? 0
                                                     : std::round(made.whole_board * shape.board_open);
  made.board = {middle.x, middle.bottom() - below_board - board_height, middle.w, board_height};
  const float tray_top = made.board.y - tray_height - (shape.caption_below ? caption_height : 0);
  const float tray_width = middle.w * shape.tray_share;
  made.tray = {middle.x, tray_top, tray_width, tray_height};
  made.commentary = {middle.x + tray_width, tray_top, middle.w - tray_width, tray_height};
  const float caption_top = shape.caption_below ? made.tray.bottom() : tray_top - caption_height;
  made.caption = {middle.x, caption_top, middle.w, caption_height};
  const float foot = std::min(caption_top, tray_top);
  const float prompt_top = prompt_last ? middle.bottom() - below_board : foot - shape.prompt * scale;
  made.prompt = {middle.x, prompt_top, middle.w, shape.prompt * scale};
  const float top = middle.y + made.plates.h;
  made.ring = {middle.x, top, middle.w,
               (shape.prompt_on_ring ? foot
                : prompt_last        ? made.caption.bottom()
                                     : prompt_top) -
                   top};
  made.film = made.ring;
  made.film.h += board_height - made.whole_board - (prompt_last ? caption_height : 0);
  made.tallest_ring = made.ring;
  made.tallest_ring.h += board_height;
  if (shape.dice_on_ring) {
    made.commentary = {middle.x, tray_top, middle.w, shape.tray * scale};
    const float high = std::min(made.ring.h, made.ring.w) * 0.32F;
    made.tray = made.ring.centred(3 * high, high).moved(0, made.ring.h * 0.1F);
  }
  made.wooden_tray = made.tray.h > 0 && made.tray.y > made.ring.bottom() - 1;
}

Layout lying(float width, float height, const LayoutShape& shape) {
  Layout made;
  made.scale = std::min(width / 1280, height / 720);
  const float top = shape.top * made.scale;
  const float column = shape.side * made.scale;
  const bool one_place = columns_share_a_place(shape);
  constexpr float wide_plates = 1.63F;  // they then hold large letters, and the column begins below them
  const float plates = shape.plates * made.scale * (one_place ? wide_plates : 1);
  const float column_top = one_place ? top + plates : top;
  made.left = {0, column_top, column, height - column_top};
  made.right = one_place ? made.left : Box{width - column, top, column, height - top};
  const float poster = shape.poster * made.scale;
  const Box middle{column + poster, top, width - (one_place ? 1 : 2) * column - poster, height - top};
  made.plates = {one_place ? 0 : middle.x, top, one_place ? width : middle.w, plates};
  fill_middle(made, shape, middle);
  return made;
}

Layout upright(float width, float height, const LayoutShape& shape) {
  Layout made;
  made.scale = std::min(width / 720, height / 1280);
  const float top = shape.top * made.scale;
  const float foot = height - shape.upright * made.scale;
  made.left = {0, foot, width / 2, height - foot};
  made.right = {width / 2, foot, width / 2, height - foot};
  made.plates = {0, top, width, shape.plates * made.scale};
  fill_middle(made, shape, {0, top, width, foot - top});
  return made;
}

}  // namespace

LayoutShape LayoutShape::for_letters(float text_scale) const {
  const float more = text_scale - 1;
  LayoutShape shape = *this;
  shape.side += std::max(0.0F, side_large - side) * more;
  if (columns_share_a_place(shape)) {
    constexpr float as_upright = 1280.0F / 700;  // what stands there is laid out as on an upright output
    shape.top *= std::min(text_scale, as_upright);
    shape.caption *= 1 + more;
    constexpr float whole_pixels = 1.06F;  // lines of large letters are rounded up
    shape.board *= whole_pixels * std::min(text_scale, as_upright);
  } else {
    shape.caption *= 1 + 0.7F * more;
    shape.board *= 1 + 0.5F * more;
  }
  shape.prompt *= 1 + (columns_share_a_place(shape) ? 0.5F : 0.3F) * more;
  shape.tray *= 1 + 0.5F * more;
  shape.tray_share = std::min(1.0F, shape.tray_share + 0.12F * more);
  shape.upright *= 1 + 0.16F * more;
  return shape;
}

Layout with_tray_covered(const Layout& open) {
  Layout covered = open;
  covered.caption.y = open.tray.y;
  covered.board.y = covered.caption.bottom();
  covered.board.h = open.board.bottom() - covered.board.y;
  covered.whole_board = covered.board.h;
  return covered;
}

Layout with_columns_covered(const Layout& open) {
  Layout covered = open;
  if (open.has_one_column()) {
    for (Box* box : {&covered.caption, &covered.board, &covered.prompt}) {
      box->x = open.whole.x;
      box->w = open.whole.w;
    }
  }
  return covered;
}

Layout layout(int width, int height, const LayoutShape& shape) {
  FC_CHECK(width >= 1 && height >= 1);
  const auto wide = static_cast<float>(width);
  const auto high = static_cast<float>(height);
  Layout made = height > width ? upright(wide, high, shape) : lying(wide, high, shape);
  made.whole = {0, 0, wide, high};
  made.top = {0, 0, wide, shape.top * made.scale};
  return made;
}

}  // namespace fc::scene
