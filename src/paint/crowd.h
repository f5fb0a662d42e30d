// The people in the seats behind the far ropes: heads and shoulders in rows, each a function of what moves the hall. They
// lie in one band of the hall's picture, which is made anew only when somebody has moved.
#pragma once

#include <SDL.h>

#include <compare>
#include <cstdint>
#include <map>
#include <vector>

#include "paint/raster.h"
#include "paint/runs.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::paint {

/// Somebody in the seats. Pixels.
struct Onlooker {
  scene::Pixel head;
  float size = 0;
  float light = 0;  ///< 0 to 1
  float row = 0;    ///< 0 the farthest, 1 the nearest
  bool hat = false;
  std::uint32_t own{};  ///< what makes him move unlike the others
};

/// Everybody between the dark and the ring, row by row from far to near. floor_y: where the last row stands.
std::vector<Onlooker> crowd_of(const scene::Layout& layout, float floor_y);
/// The hall's picture with everybody at rest.
void paint_crowd(Raster& raster, const std::vector<Onlooker>& crowd);

class CrowdBand {
 public:
  /// place: of the band in the hall's picture. under: what lies behind the people there.
  CrowdBand(const SDL_Rect& place, Raster under, const std::vector<Onlooker>& crowd);

  /// Paints the band into the hall's texture if the people have moved since the last time. middle_x: of the ring, where they
  /// lean to, pixels. Returns whether it did.
  bool show(const scene::Hall& hall, float middle_x, SDL_Texture* texture);

 private:
  /// In steps that can be seen.
  struct Moved {
    int drama = 0;
    int leaning = 0;
    int risen = 0;
    int beat = 0;

    friend bool operator==(const Moved&, const Moved&) = default;
  };
  static Moved moved_by(const scene::Hall& hall);

  /// One of the pictures that people are made of: those of a row in this light, with hat and arms. They are kept.
  struct Cutting {
    int size = 0;   ///< in sixteenths of a pixel
    int light = 0;  ///< in steps
    bool hat = false;
    bool arms_up = false;

    friend auto operator<=>(const Cutting&, const Cutting&) = default;
  };
  const Runs& cutting(const Onlooker& one, bool arms_up);
  /// One of the people where he is now.
  struct Placed {
    const Runs* picture = nullptr;
    int x = 0;
    int y = 0;
  };
  [[nodiscard]] std::vector<Placed> placed(const Moved& moved, float middle_x);

  SDL_Rect place_;
  Raster under_;
  std::vector<Onlooker> crowd_;
  std::map<Cutting, Runs> cuttings_;
  Moved shown_{};  ///< the hall is painted with everybody at rest
};

}  // namespace fc::paint
