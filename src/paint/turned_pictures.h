// Flat pictures as they are seen at one moment: scaled and turned. Each is made once for as long as it is in use, of those
// that are foreseen on another thread.
#pragma once

#include <SDL.h>

#include <memory>

#include "paint/kept_pictures.h"
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
class TurnedPictures {
 public:
  explicit TurnedPictures(PictureCache& cache) : kept_(cache) {}

  /// Null: SDL is out of memory.
  SDL_Texture* get(SDL_Renderer* renderer, const Key& key, const Raster& flat, const Turning& turn) {
    const auto make = [&] {
      const std::unique_ptr<Raster> ready = ahead_.take({.key = key});
      return (ready ? *ready : turned(flat, turn.scale_x, turn.scale_y, turn.tilt)).to_texture(renderer, false);
    };
    return kept_.get(key, make).get();
  }
  /// It will be asked for soon.
  void foresee(const Key& key, const std::shared_ptr<const Raster>& flat, const Turning& turn) {
    if (!kept_.contains(key)) {
      ahead_.want({.key = key, .flat = flat, .turn = turn});
    }
  }
  void end_frame() { ahead_.end_frame(); }
  void forget() { kept_.forget(); }

 private:
  struct Wanted {
    Key key;
    std::shared_ptr<const Raster> flat{};
    Turning turn{};

    friend bool operator<(const Wanted& a, const Wanted& b) { return a.key < b.key; }
  };

  KeptPictures<Key> kept_;
  PrintedAhead<Wanted, Raster> ahead_{
      [](const Wanted& wanted) { return turned(*wanted.flat, wanted.turn.scale_x, wanted.turn.scale_y, wanted.turn.tilt); }};
};

}  // namespace fc::paint
