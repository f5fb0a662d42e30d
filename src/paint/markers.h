// Standing round markers (chips) and the men in front of them: where they stand on the picture, how they turn, fall and cast
// their shadows.
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

// The shapes that distinguish seats without colour. Source: overlay/design.md, For everyone.

/// Draws a filled shape that fits into a circle of this radius; all shapes look about equally large. Draw it on paper: the
/// hole of Mark::ring is filled with paper colour.
void draw_mark(Raster& raster, scene::Pixel middle, float radius, scene::Mark mark, Rgb colour);

/// Paper badges with a seat's shape in its colour, kept at the size they are shown in.
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

/// The kept pictures that markers are painted from.
struct MarkerPictures {
  Sprites& sprites;
  Figures& figures;
  Badges& badges;
  Shadows& shadows;
};

/// Paints the chips with their shadows, from the far rope to the near one. Call it before `paint_men`, so that no chip hides
/// a man.
void paint_chips(SDL_Renderer* renderer, std::span<const scene::Marker> markers, const scene::Projection& view,
                 const MarkerPictures& pictures);
/// Paints the men in front of their chips, and officials, who have no chip, from the far rope to the near one; men who
/// strike (see `strikes`) come last.
void paint_men(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
               const MarkerPictures& pictures);

/// Starts to print ahead the chips and men that are needed to paint this stage.
void prerender(const scene::Stage& stage, const scene::Projection& view, const MarkerPictures& pictures);

}  // namespace fc::paint
