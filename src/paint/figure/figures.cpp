#include "paint/figure/figures.h"

#include <algorithm>
#include <cmath>

#include "paint/sprites.h"

namespace fc::paint {
namespace {

constexpr float shares = 60;       // steps of what ends within a second or so
constexpr float slow_shares = 16;  // of what goes on and on: all of them find room while two men wait
constexpr float amounts = 16;
constexpr float weights = 4;
constexpr float sixteenths = 16;
constexpr float squash_share = 0.14F;

float in_steps(float value, float steps) { return std::round(value * steps) / steps; }

bool is_slow(scene::Act act) {
  using scene::Act;
  return act == Act::stance || act == Act::clinch || act == Act::cover || act == Act::cornered || act == Act::lie ||
         act == Act::wait || act == Act::slump || act == Act::face_off || act == Act::sit || act == Act::held ||
         act == Act::attend || act == Act::hold_both || act == Act::examine || act == Act::sponge;
}

}  // namespace

scene::Likeness stepped(const scene::Likeness& likeness) {
  scene::Likeness same = likeness;
  same.gesture.share =
      in_steps(std::clamp(likeness.gesture.share, 0.0F, 1.0F), is_slow(likeness.gesture.act) ? slow_shares : shares);
  same.gesture.amount = in_steps(std::clamp(likeness.gesture.amount, 0.0F, 1.0F), amounts);
  same.gesture.weight = in_steps(std::clamp(likeness.gesture.weight, 0.0F, 1.0F), weights);
  return same;
}

Print print_of(const FigureLook& look) {
  const float squash = static_cast<float>(look.squash) / sixteenths;
  return {.mark = {.ink = look.ink, .mark = look.mark},
          .scale = static_cast<float>(look.height) / figure_height,
          .mirrored = look.mirrored,
          .width = static_cast<float>(look.width) / sixteenths * (1 + squash_share * squash),
          .height = 1 - squash_share * squash,
          .lean = static_cast<float>(look.lean) * lean_step};
}

std::size_t bytes_of(const FigureTexture& figure) { return bytes_of(figure.texture); }

const FigureTexture& Figures::get(SDL_Renderer* renderer, const FigureLook& look) {
  return pictures_.get(look, printing(*press_, look), [renderer](const FigurePicture& picture) {
    return FigureTexture{.texture = picture.raster.to_texture(renderer, false),
                         .width = picture.raster.width(),
                         .height = picture.raster.height(),
                         .foot_x = picture.foot_x,
                         .foot_y = picture.foot_y};
  });
}

}  // namespace fc::paint
