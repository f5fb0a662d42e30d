// Figures of the men in the ring as textures, each printed once and kept while it is in use.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <SDL.h>

#include "paint/figure/body.h"
#include "paint/figure/drawings.h"
#include "paint/figure/mask.h"
#include "paint/figure/pose.h"
#include "paint/kept_pictures.h"
#include "paint/raster.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::paint {

// A boxer as a picture: his parts placed on the skeleton of his pose and printed in ink, paper and the colour of his corner.

inline constexpr float figure_height = 420;  ///< units of the drawings from his soles to the top of his head, upright

/// How a figure is printed. scale: pixels of one unit of the drawings. Mirroring, squeezing and leaning leave the point
/// where he stands in place.
struct Print {
  scene::SeatMark mark;
  float scale = 0.4F;
  bool mirrored = false;  ///< looks left
  float width = 1;        ///< 1: unchanged; below: narrower, as when he turns
  float height = 1;
  float lean = 0;  ///< radians, + to the right
};

/// Whether the gesture is a punch around the moment of its impact: its glove then leaves a trail, and the figure is painted
/// after all others.
bool strikes(const scene::Gesture& gesture);

struct FigurePicture {
  Raster raster;
  float foot_x = 0;  ///< where he stands, in pixels of the raster
  float foot_y = 0;
};

/// Prints figures. Any number of threads may call `print` at once.
class FigureRasterizer {
 public:
  /// assets: the folder that has common/figures and common/motions.json. Faults: those of Drawings and Motions.
  static Result<FigureRasterizer> open(const std::filesystem::path& assets);

  [[nodiscard]] FigurePicture print(const scene::Likeness& likeness, const Print& how) const;
  /// Position of the punching glove relative to where he stands, and its radius, in pixels.
  struct Glove {
    Point at;
    float radius = 0;
  };
  [[nodiscard]] Glove glove(const scene::Likeness& likeness, const Print& how) const;
  /// The top of his neck relative to where he stands, in pixels.
  [[nodiscard]] Point neck(const scene::Likeness& likeness, const Print& how) const;

 private:
  [[nodiscard]] Trail trail_of(const scene::Likeness& likeness, const Build& build) const;

  FigureRasterizer(Drawings parts, Motions motions) : parts_(std::move(parts)), motions_(std::move(motions)) {}

  Drawings parts_;
  Motions motions_;
};

/// The look of a figure, rounded to whole steps so that equal looks are printed once.
struct FigureLook {
  scene::Likeness likeness;
  scene::Ink ink = scene::Ink::red;
  scene::Mark mark = scene::Mark::disc;
  std::int16_t height = 0;  ///< pixels of a man of normal size
  bool mirrored = false;
  std::int8_t width = 16;  ///< in sixteenths: 16 is the full width, less while he turns
  std::int8_t squash = 0;  ///< in sixteenths, + flatter and wider
  std::int8_t lean = 0;    ///< in steps of lean_step

  friend auto operator<=>(const FigureLook&, const FigureLook&) = default;
};

/// The likeness with the numbers of its gesture rounded to steps too small to be noticed, so that fewer different pictures
/// are needed.
scene::Likeness quantized(const scene::Likeness& likeness);

/// A printed figure.
struct FigureTexture {
  TextureHandle texture;  ///< null only when SDL is out of memory
  int width = 0;
  int height = 0;
  float foot_x = 0;  ///< where he stands, in pixels of the texture
  float foot_y = 0;
};
std::size_t bytes_of(const FigureTexture& figure);

/// The print settings of a look.
Print print_of(const FigureLook& look);

/// Returns a function that prints the look when called, on any thread. rasterizer: must outlive it.
inline auto printing(const FigureRasterizer& rasterizer, const FigureLook& look) {
  return [&rasterizer, look] { return rasterizer.print(look.likeness, print_of(look)); };
}

class Figures {
 public:
  /// rasterizer and cache must outlive this object.
  Figures(const FigureRasterizer& rasterizer, PictureCache& cache) : rasterizer_(&rasterizer), pictures_(cache) {}

  /// The printed figure. The reference is valid as that of `KeptPictures::get`.
  const FigureTexture& get(SDL_Renderer* renderer, const FigureLook& look);
  /// See PrerenderedPictures.
  void prerender(const FigureLook& look) { pictures_.prerender(look, printing(*rasterizer_, look)); }
  void end_frame() { pictures_.end_frame(); }
  void forget() { pictures_.forget(); }

 private:
  const FigureRasterizer* rasterizer_;
  PrerenderedPictures<FigureLook, FigurePicture, FigureTexture> pictures_;
};

// Portraits of boxers for name plates, cards and lists, at any size, with a transparent background.

/// What a portrait shows. Sizes in pixels. bust: head, shoulders and gloves instead of the whole man.
struct PortraitLook {
  scene::Likeness likeness;
  scene::Ink ink = scene::Ink::red;
  scene::Mark mark = scene::Mark::disc;
  std::int16_t width = 0;
  std::int16_t height = 0;
  bool mirrored = false;
  bool bust = false;

  friend auto operator<=>(const PortraitLook&, const PortraitLook&) = default;
};

class Portraits {
 public:
  explicit Portraits(const FigureRasterizer& rasterizer) : rasterizer_(&rasterizer) {}

  /// The picture, width x height, with the man standing at its lower edge. A new one is printed on another thread and stays
  /// blank until `finish`. The texture is valid until `tidy` drops it or `forget` is called.
  [[nodiscard]] SDL_Texture* get(SDL_Renderer* renderer, const PortraitLook& look);
  /// Waits for the new portraits and copies them into their textures. Call it before they are drawn.
  void finish();
  /// Drops portraits that are no longer in use; see PictureCache::tidy. Call it between frames.
  bool tidy() { return cache_.tidy(); }
  void forget();

 private:
  static constexpr std::size_t most_bytes = 4U << 20U;

  const FigureRasterizer* rasterizer_;
  PictureCache cache_{most_bytes, PictureCache::Leave::between_frames};
  KeptPictures<PortraitLook> kept_{cache_};
  PrintedAhead<PortraitLook, Raster> printed_;
  std::vector<std::pair<PortraitLook, SDL_Texture*>> blank_;
};

/// Prints a portrait. On any thread.
Raster portrait(const FigureRasterizer& rasterizer, const PortraitLook& look);

}  // namespace fc::paint
