#include "paint/figure/portraits.h"

#include <algorithm>
#include <cmath>

namespace fc::paint {
namespace {

// What must find room, in units of the drawings: a man of the tallest build in his guard; his head and gloves.
constexpr float whole_height = 456;
constexpr float whole_width = 300;
constexpr float standing_behind = 50;  // the middle of the picture: his fists are in front of him
constexpr float soles_above = 8;
constexpr float bust_height = 228;
constexpr float bust_width = 224;
constexpr float neck_below = 150;  // the upper edge of a bust
constexpr float neck_behind = 24;  // the middle of a bust: his gloves are in front of him

}  // namespace

Raster portrait(const FigurePress& press, const PortraitLook& look) {
  const auto width = static_cast<float>(look.width);
  const auto height = static_cast<float>(look.height);
  const float scale =
      look.bust ? std::min(height / bust_height, width / bust_width) : std::min(height / whole_height, width / whole_width);
  scene::Likeness likeness = look.likeness;
  if (look.bust && likeness.gesture.act == scene::Act::stance) {
    likeness.gesture = {.act = scene::Act::face_off};  // no guard before the face that one is to know
  }
  const Print how{.mark = {.ink = look.ink, .mark = look.mark}, .scale = scale, .mirrored = look.mirrored};
  const FigurePicture picture = press.print(likeness, how);
  const float forward = look.mirrored ? -scale : scale;
  const Point neck = press.neck(likeness, how);
  const float foot_x = look.bust ? width / 2 - neck_behind * forward - neck.x : width / 2 - standing_behind * forward;
  const float foot_y = look.bust ? neck_below * scale - neck.y : height - soles_above * scale;
  Raster paper(look.width, look.height);
  paper.lay(picture.raster, static_cast<int>(std::lround(foot_x - picture.foot_x)),
            static_cast<int>(std::lround(foot_y - picture.foot_y)));
  return paper;
}

SDL_Texture* Portraits::get(SDL_Renderer* renderer, const PortraitLook& look) {
  return kept_.get(look, [&] { return portrait(*press_, look).to_texture(renderer, false); }).get();
}

}  // namespace fc::paint
