// Standing round markers (chips) and the men in front of them: where they stand on the picture, how they turn, fall and cast
// their shadows.
#pragma once

#include <SDL.h>
#include <cstdint>
#include <span>
#include <tuple>

#include "paint/figure/figures.h"
#include "paint/kept_pictures.h"
#include "paint/light.h"
#include "paint/raster.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// Pictures of chips at one moment: turned, tilted, flattened, lit. Kept while they are in use.

/// The look of a chip, rounded to whole steps so that equal looks are drawn once. Sizes in pixels.
struct Look {
  std::uint8_t face = 0;  ///< 2 x corner + (1: the attacker's face)
  bool crowned = false;
  std::int8_t owner = -1;  ///< the owner's scene::Ink at a table of more than two; -1: none
  std::int16_t width = 0;  ///< of the face as it is turned
  std::int16_t height = 0;
  std::int8_t lean = 0;    ///< in steps of lean_step
  std::int8_t flash = 0;   ///< 0 to 8
  std::int8_t edge_x = 0;  ///< offset of the chip's back, which shows its thickness, pixels
  std::int8_t edge_y = 0;

  friend bool operator<(const Look& a, const Look& b) {
    return std::tie(a.face, a.crowned, a.owner, a.width, a.height, a.lean, a.flash, a.edge_x, a.edge_y) <
           std::tie(b.face, b.crowned, b.owner, b.width, b.height, b.lean, b.flash, b.edge_x, b.edge_y);
  }
};

inline constexpr float lean_step = 0.035F;  ///< radians

class Sprites {
 public:
  explicit Sprites(PictureCache& cache) : pictures_(cache) {}

  /// The picture of a look; its middle is the chip's middle. Null only when SDL is out of memory.
  [[nodiscard]] SDL_Texture* get(SDL_Renderer* renderer, const Look& look);
  /// See PrerenderedPictures.
  void prerender(const Look& look) {
    pictures_.prerender(look, [look] { return make(look); });
  }
  void end_frame() { pictures_.end_frame(); }
  void forget() { pictures_.forget(); }

 private:
  [[nodiscard]] static Raster make(const Look& look);

  PrerenderedPictures<Look, Raster> pictures_;
};

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
