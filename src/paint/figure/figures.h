// Figures of the men in the ring as textures, each printed once for as long as it is in use.
#pragma once

#include <SDL.h>

#include <compare>
#include <cstddef>
#include <cstdint>

#include "paint/figure/figure.h"
#include "paint/handles.h"
#include "paint/printed_ahead.h"
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

  friend auto operator<=>(const FigureLook&, const FigureLook&) = default;
};

/// The likeness in steps that nobody sees.
scene::Likeness stepped(const scene::Likeness& likeness);

/// A printed figure.
struct FigureTexture {
  TextureHandle texture;  ///< null only when SDL is out of memory
  int width = 0;
  int height = 0;
  float foot_x = 0;  ///< where he stands, in pixels of the texture
  float foot_y = 0;
};
std::size_t bytes_of(const FigureTexture& figure);

/// How a look is printed.
Print print_of(const FigureLook& look);

/// Prints it when called, on any thread. press: must outlive it.
inline auto printing(const FigurePress& press, const FigureLook& look) {
  return [&press, look] { return press.print(look.likeness, print_of(look)); };
}

class Figures {
 public:
  /// press and room must outlive the figures.
  Figures(const FigurePress& press, PictureCache& cache) : press_(&press), pictures_(cache) {}

  /// It lasts until a picture of the same room is asked for.
  const FigureTexture& get(SDL_Renderer* renderer, const FigureLook& look);
  /// See ForeseenPictures.
  void foresee(const FigureLook& look) { pictures_.foresee(look, printing(*press_, look)); }
  void end_frame() { pictures_.end_frame(); }
  void forget() { pictures_.forget(); }

 private:
  const FigurePress* press_;
  ForeseenPictures<FigureLook, FigurePicture, FigureTexture> pictures_;
};

}  // namespace fc::paint
