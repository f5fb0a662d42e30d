// Pictures of chips at one moment: turned, tilted, flattened, lit. Kept while they are in use.
#pragma once

#include <cstdint>
#include <tuple>

#include "paint/kept_pictures.h"
#include "paint/raster.h"
#include "scene/stage.h"

namespace fc::paint {

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

}  // namespace fc::paint
