#include "scene/layout.h"

#include <algorithm>

#include "core/check.h"

namespace fc::scene {
namespace {

/// Everything between the two columns, from the foot upwards; the ring takes what is left.
void fill_middle(Layout& made, const LayoutShape& shape, const Box& middle) {
  const float scale = made.scale;
  const float caption_height = shape.caption * scale;
  made.board = {middle.x, middle.bottom() - shape.board * scale, middle.w, shape.board * scale};
  const float tray_top = made.board.y - (shape.tray + (shape.caption_below ? shape.caption : 0)) * scale;
  const float tray_width = middle.w * shape.tray_share;
  made.tray = {middle.x, tray_top, tray_width, shape.tray * scale};
  made.commentary = {middle.x + tray_width, tray_top, middle.w - tray_width, shape.tray * scale};
  const float caption_top = shape.caption_below ? made.tray.bottom() : tray_top - caption_height;
  made.caption = {middle.x, caption_top, middle.w, caption_height};
  const float foot = std::min(caption_top, tray_top);
  made.prompt = {middle.x, foot - shape.prompt * scale, middle.w, shape.prompt * scale};
  made.ring = {middle.x, middle.y, middle.w, (shape.prompt_on_ring ? foot : made.prompt.y) - middle.y};
  made.wooden_tray = !shape.dice_on_ring;
  if (shape.dice_on_ring) {
    made.commentary = {middle.x, tray_top, middle.w, shape.tray * scale};
    const float high = std::min(made.ring.h, made.ring.w) * 0.32F;
    made.tray = made.ring.centred(3 * high, high).moved(0, made.ring.h * 0.1F);
  }
}

Layout lying(float width, float height, const LayoutShape& shape) {
  Layout made;
  made.scale = std::min(width / 1280, height / 720);
  const float top = shape.top * made.scale;
  const float column = shape.side * made.scale;
  made.left = {0, top, column, height - top};
  made.right = {width - column, top, column, height - top};
  const float poster = shape.poster * made.scale;
  fill_middle(made, shape, {column + poster, top, width - 2 * column - poster, height - top});
  return made;
}

Layout upright(float width, float height, const LayoutShape& shape) {
  Layout made;
  made.scale = std::min(width / 720, height / 1280);
  const float top = shape.top * made.scale;
  const float foot = height - shape.upright * made.scale;
  made.left = {0, foot, width / 2, height - foot};
  made.right = {width / 2, foot, width / 2, height - foot};
  fill_middle(made, shape, {0, top, width, foot - top});
  return made;
}

}  // namespace

LayoutShape LayoutShape::for_letters(float text_scale) const {
  const float more = text_scale - 1;
  LayoutShape shape = *this;
  shape.side += std::max(0.0F, side_large - side) * more;
  shape.prompt *= 1 + 0.3F * more;
  shape.caption *= 1 + 0.7F * more;
  shape.tray *= 1 + 0.5F * more;
  shape.board *= 1 + 0.5F * more;
  shape.tray_share = std::min(1.0F, shape.tray_share + 0.12F * more);
  shape.upright *= 1 + 0.16F * more;
  return shape;
}

Layout with_tray_covered(const Layout& open) {
  Layout covered = open;
  covered.caption.y = open.tray.y;
  covered.board.y = covered.caption.bottom();
  covered.board.h = open.board.bottom() - covered.board.y;
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
