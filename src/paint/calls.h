// Poster calls over the ring ("DOWN!", "9"), kept at the size and tilt they are seen.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <tuple>

#include "paint/kept_pictures.h"
#include "paint/lettering.h"
#include "paint/turned_pictures.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

class Calls {
 public:
  Calls(Lettering& lettering, PictureCache& cache) : lettering_(&lettering), printed_(cache), seen_(cache) {}

  /// middle: of the lettering. height: of the lettering at scale 1, pixels. within: words that are too long for it are
  /// printed smaller, and none leaves it sideways.
  void paint(SDL_Renderer* renderer, const scene::Call& call, scene::Pixel middle, const scene::Box& within, int height);
  /// It will be painted in the next frame.
  void foresee(const scene::Call& call, const scene::Box& within, int height);
  void end_frame() { seen_.end_frame(); }
  void forget();

 private:
  struct Key {
    std::string text;
    scene::Ink ink = scene::Ink::paper;
    int height = 0;

    friend bool operator<(const Key& a, const Key& b) {
      return std::tie(a.text, a.ink, a.height) < std::tie(b.text, b.ink, b.height);
    }
  };
  struct SeenKey {
    Key words;
    std::int16_t scale = 0;  ///< in steps of scale_step
    std::int16_t tilt = 0;   ///< in steps of tilt_step

    friend bool operator<(const SeenKey& a, const SeenKey& b) {
      return std::tie(a.words, a.scale, a.tilt) < std::tie(b.words, b.scale, b.tilt);
    }
  };
  /// A call as it is seen. poster: null, there is nothing to read.
  struct Seen {
    SeenKey key;
    std::shared_ptr<const Raster> poster;
    Turning turn;
  };
  Seen seen(const scene::Call& call, const scene::Box& within, int height);

  Lettering* lettering_;
  KeptPictures<Key, std::shared_ptr<const Raster>> printed_;
  TurnedPictures<SeenKey> seen_;
};

}  // namespace fc::paint
