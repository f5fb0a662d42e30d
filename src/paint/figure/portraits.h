// Boxers on paper: for name plates, cards and lists, at any size, with nothing behind them.
#pragma once

#include <SDL.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>

#include "paint/figure/figure.h"
#include "paint/handles.h"
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
  /// Between frames: where too many are kept, drops those that nobody has asked for since the last call. Returns whether
  /// some were: then another picture may take the place in memory of one that is gone, and what is known by it must be
  /// forgotten.
  bool tidy();
  void forget();

 private:
  struct Kept {
    TextureHandle texture;
    bool asked = false;
  };

  const FigurePress* press_;
  std::map<PortraitLook, Kept> kept_;
  std::size_t bytes_ = 0;
};

/// The picture of a portrait.
Raster portrait(const FigurePress& press, const PortraitLook& look);

}  // namespace fc::paint
