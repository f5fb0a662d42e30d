// Boxers on paper: for name plates, cards and lists, at any size, with nothing behind them.
#pragma once

#include <SDL.h>

#include <compare>
#include <cstddef>
#include <cstdint>

#include "paint/figure/figure.h"
#include "paint/kept_pictures.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::paint {

/// Pixels. bust: head, shoulders and gloves instead of all of him.
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
  explicit Portraits(const FigurePress& press) : press_(&press) {}

  /// The picture, width x height, the man on its foot. It lasts until `tidy` drops it or all are forgotten.
  [[nodiscard]] SDL_Texture* get(SDL_Renderer* renderer, const PortraitLook& look);
  /// Between frames, see PictureCache::tidy.
  bool tidy() { return cache_.tidy(); }
  void forget() { kept_.forget(); }

 private:
  static constexpr std::size_t most_bytes = 4U << 20U;

  const FigurePress* press_;
  PictureCache cache_{most_bytes, PictureCache::Leave::between_frames};
  KeptPictures<PortraitLook> kept_{cache_};
};

/// The picture of a portrait.
Raster portrait(const FigurePress& press, const PortraitLook& look);

}  // namespace fc::paint
