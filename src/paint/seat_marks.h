// The shapes that tell seats apart without colour. Source: overlay/design.md, For everyone.
#pragma once

#include <SDL.h>

#include <tuple>

#include "paint/kept_pictures.h"
#include "paint/raster.h"
#include "scene/stage.h"

namespace fc::paint {

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

}  // namespace fc::paint
