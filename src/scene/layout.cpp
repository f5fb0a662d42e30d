#include "scene/layout.h"

#include <algorithm>

#include "core/check.h"

namespace fc::scene {
namespace {

// The design at 1280 x 720, from top to bottom.
constexpr float top_height = 64;
constexpr float prompt_height = 44;
constexpr float caption_height = 26;
constexpr float tray_height = 104;
constexpr float column_width = 300;
// Upright, the columns stand at the foot.
constexpr float upright_column_height = 400;

/// Everything between the two columns, from the foot upwards; the ring takes what is left.
void fill_middle(Layout& made, const Rect& middle) {
  const float scale = made.scale;
  const float tray_top = middle.bottom() - tray_height * scale;
  made.tray = {middle.x, tray_top, middle.w / 2, tray_height * scale};
  made.commentary = {middle.x + middle.w / 2, tray_top, middle.w / 2, tray_height * scale};
  made.caption = {middle.x, tray_top - caption_height * scale, middle.w, caption_height * scale};
  made.prompt = {middle.x, made.caption.y - prompt_height * scale, middle.w, prompt_height * scale};
  made.ring = {middle.x, middle.y, middle.w, made.prompt.y - middle.y};
}

Layout lying(float width, float height) {
  Layout made;
  made.scale = std::min(width / 1280, height / 720);
  const float top = top_height * made.scale;
  const float column = column_width * made.scale;
  made.left = {0, top, column, height - top};
  made.right = {width - column, top, column, height - top};
  fill_middle(made, {column, top, width - 2 * column, height - top});
  return made;
}

Layout upright(float width, float height) {
  Layout made;
  made.scale = std::min(width / 720, height / 1280);
  const float top = top_height * made.scale;
  const float foot = height - upright_column_height * made.scale;
  made.left = {0, foot, width / 2, height - foot};
  made.right = {width / 2, foot, width / 2, height - foot};
  fill_middle(made, {0, top, width, foot - top});
  return made;
}

}  // namespace

Layout layout(int width, int height) {
  FC_CHECK(width >= 1 && height >= 1);
  const auto wide = static_cast<float>(width);
  const auto high = static_cast<float>(height);
  Layout made = height > width ? upright(wide, high) : lying(wide, high);
  made.whole = {0, 0, wide, high};
  made.top = {0, 0, wide, top_height * made.scale};
  return made;
}

}  // namespace fc::scene
