// Figures as textures, each printed once for as long as it is in use: of the men in the ring, and of portraits on panels.
#pragma once

#include <SDL.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "paint/figure/figure.h"
#include "paint/handles.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::paint {

/// A figure in whole steps, so that the same one is printed once.
struct FigureLook {
  scene::Likeness likeness;
  scene::Ink ink = scene::Ink::red;
  scene::Mark mark = scene::Mark::disc;
  std::int16_t height = 0;  ///< pixels of a man of the common size
  bool mirrored = false;
  std::int8_t width = 16;  ///< as he turns, in sixteenths
  std::int8_t squash = 0;  ///< in sixteenths, + flatter and wider
  std::int8_t lean = 0;    ///< in steps of lean_step
  std::int8_t flash = 0;   ///< 0 to 8

  friend auto operator<=>(const FigureLook&, const FigureLook&) = default;
};

/// The likeness in steps that nobody sees.
scene::Likeness stepped(const scene::Likeness& likeness);

class Figures {
 public:
  explicit Figures(FigurePress press) : press_(std::move(press)) {}

  struct Shown {
    SDL_Texture* texture = nullptr;
    int width = 0;
    int height = 0;
    float foot_x = 0;  ///< where he stands, in pixels of the texture
    float foot_y = 0;
  };
  /// Texture null only when SDL is out of memory. It lasts until the next call.
  Shown get(SDL_Renderer* renderer, const FigureLook& look);
  [[nodiscard]] const FigurePress& press() const { return press_; }
  void forget();

 private:
  struct Kept {
    TextureHandle texture;
    Shown shown;
    std::uint64_t used = 0;
  };
  void make_room();

  FigurePress press_;
  std::map<FigureLook, Kept> kept_;
  std::size_t bytes_ = 0;
  std::uint64_t asked_ = 0;
};

/// How a look is printed.
Print print_of(const FigureLook& look);

}  // namespace fc::paint
