// Standing round markers and the men before them: where they stand on the picture, how they turn, fall and throw their
// shadow.
#pragma once

#include <span>
#include <tuple>

#include <SDL.h>

#include "paint/figure/figures.h"
#include "paint/kept_pictures.h"
#include "paint/light.h"
#include "paint/raster.h"
#include "paint/sprites.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// The shapes that tell seats apart without colour. Source: overlay/design.md, For everyone.

/// A filled shape that fits into a circle of that radius; all look about equally large. Drawn on paper, which shows
/// through the ring.
void draw_mark(Raster& raster, scene::Pixel middle, float radius, scene::Mark mark, Rgb colour);

/// Paper badges with a seat's shape in its colour, kept at the size they are seen.
class Badges {
 public:
  explicit Badges(PictureCache& cache) : kept_(cache) {}

  /// diameter: pixels. Null only when SDL is out of memory.
  [[nodiscard]] SDL_Texture* get(SDL_Renderer* renderer, const scene::SeatMark& seat, int diameter);
  void forget() { kept_.forget(); }

 private:
  struct Key {
    scene::Ink ink = scene::Ink::red;
    scene::Mark mark = scene::Mark::disc;
    int diameter = 0;

    friend bool operator<(const Key& a, const Key& b) {
      return std::tie(a.ink, a.mark, a.diameter) < std::tie(b.ink, b.mark, b.diameter);
    }
  };

  KeptPictures<Key> kept_;
};

/// What markers are painted with.
struct MarkerPictures {
  Sprites& sprites;
  Figures& figures;
  Badges& badges;
  Shadows& shadows;
};

/// Paints the chips with their shadows, from the far rope to the near one. No chip hides a man.
void paint_chips(SDL_Renderer* renderer, std::span<const scene::Marker> markers, const scene::Projection& view,
                 const MarkerPictures& pictures);
/// Paints the men before their chips, and those who have none, from the far rope to the near one; whoever strikes comes
/// last.
void paint_men(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
               const MarkerPictures& pictures);

/// What of both will be wanted to paint that stage is printed ahead.
void foresee(const scene::Stage& stage, const scene::Projection& view, const MarkerPictures& pictures);

}  // namespace fc::paint
