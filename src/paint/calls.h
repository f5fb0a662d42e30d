// Poster calls over the ring ("DOWN!", "9"), kept at the size and tilt they are seen.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "paint/handles.h"
#include "paint/lettering.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

class Calls {
 public:
  explicit Calls(Lettering& lettering) : lettering_(&lettering) {}

  /// height: of the lettering at scale 1, pixels.
  void paint(SDL_Renderer* renderer, const scene::Call& call, const scene::Projection& view, int height);
  void forget() { seen_.clear(); }

 private:
  struct Key {
    std::string text;
    scene::Ink ink = scene::Ink::paper;
    int height = 0;

    friend auto operator<=>(const Key&, const Key&) = default;
  };
  struct SeenKey {
    Key words;
    std::int16_t scale = 0;  ///< in steps of scale_step
    std::int16_t tilt = 0;   ///< in steps of tilt_step

    friend auto operator<=>(const SeenKey&, const SeenKey&) = default;
  };
  [[nodiscard]] const Raster* printed(const Key& key);
  [[nodiscard]] SDL_Texture* seen(SDL_Renderer* renderer, const SeenKey& key);

  Lettering* lettering_;
  std::map<Key, Raster> printed_;
  std::map<SeenKey, TextureHandle> seen_;
};

}  // namespace fc::paint
