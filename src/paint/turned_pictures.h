// Flat pictures as they are seen at one moment: scaled and turned. Each is made once for as long as it is in use, of those
// that are foreseen on another thread.
#pragma once

#include <SDL.h>

#include <memory>

#include "paint/printed_ahead.h"
#include "paint/raster.h"

namespace fc::paint {

struct Turning {
  float scale_x = 1;
  float scale_y = 1;
  float tilt = 0;  ///< radians
};

/// Key: ordered, one a picture.
template <class Key>
class TurnedPictures : public ForeseenPictures<Key, Raster> {
  using Pictures = ForeseenPictures<Key, Raster>;

 public:
  using Pictures::Pictures;

  /// Null: SDL is out of memory.
  SDL_Texture* get(SDL_Renderer* renderer, const Key& key, const std::shared_ptr<const Raster>& flat, const Turning& turn) {
    const auto finish = [renderer](const Raster& seen) { return seen.to_texture(renderer, false); };
    return Pictures::get(key, turning(flat, turn), finish).get();
  }
  /// See ForeseenPictures.
  void foresee(const Key& key, const std::shared_ptr<const Raster>& flat, const Turning& turn) {
    Pictures::foresee(key, turning(flat, turn));
  }

 private:
  static auto turning(const std::shared_ptr<const Raster>& flat, const Turning& turn) {
    return [flat, turn] { return turned(*flat, turn.scale_x, turn.scale_y, turn.tilt); };
  }
};

}  // namespace fc::paint
