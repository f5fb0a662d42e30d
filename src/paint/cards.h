// Cards in the tray or enlarged over the ring: poster letters on paper, the corner's pattern on the back; they turn over,
// tilt and fade. Their pictures are kept at the size they are shown in; over the ring at the size of a card held still, so
// that a moving card needs no new picture.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <tuple>

#include <SDL.h>

#include "paint/kept_pictures.h"
#include "paint/lettering.h"
#include "paint/light.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// Poster calls over the ring ("DOWN!", "9"), kept at the size and tilt they are shown in.

class Calls {
 public:
  Calls(Lettering& lettering, PictureCache& cache) : lettering_(&lettering), printed_(cache), seen_(cache) {}

  /// middle: centre of the lettering. height: of the lettering at scale 1, pixels. within: the box that the lettering must
  /// stay in; words wider than it are printed smaller.
  void paint(SDL_Renderer* renderer, const scene::Call& call, scene::Pixel middle, const scene::Box& within, int height);
  /// Prepares a call that is expected in the next frame: another thread scales and turns it.
  void prerender(const scene::Call& call, const scene::Box& within, int height);
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
  /// A call at its present size and tilt. poster: null if there is nothing to print.
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

class Cards {
 public:
  Cards(Lettering& lettering, PictureCache& cache) : lettering_(&lettering), printed_(cache), seen_(cache) {}

  /// Paints the cards that lie on this table. place: the table's box, pixels.
  void paint(SDL_Renderer* renderer, std::span<const scene::Card> cards, scene::Table table, const scene::Box& place,
             Shadows& shadows);
  /// Prepares the cards of this table that are expected in the next frame: another thread scales and turns them. place: the
  /// table's box, pixels.
  void prerender(std::span<const scene::Card> cards, scene::Table table, const scene::Box& place);
  void end_frame() { seen_.end_frame(); }
  void forget();

 private:
  /// One side of a card. face: what is printed on it; empty: it is the back.
  struct Side {
    std::string face;
    Corner corner = Corner::red;
    std::int16_t height = 0;

    friend bool operator<(const Side& a, const Side& b) {
      return std::tie(a.face, a.corner, a.height) < std::tie(b.face, b.corner, b.height);
    }
  };
  /// The look of a card, rounded to whole steps so that equal looks are drawn once.
  struct Seen {
    Side side;
    std::int8_t squeeze = 0;  ///< of the width, in steps of squeeze_step
    std::int8_t tilt = 0;     ///< in steps of tilt_step

    friend bool operator<(const Seen& a, const Seen& b) {
      return std::tie(a.side, a.squeeze, a.tilt) < std::tie(b.side, b.squeeze, b.tilt);
    }
  };
  [[nodiscard]] Raster print_face(const Side& side) const;
  /// height: of the table's box, pixels.
  [[nodiscard]] static Seen seen(const scene::Card& card, float height);
  [[nodiscard]] static Turning turn_of(const Seen& seen);
  [[nodiscard]] std::shared_ptr<const Raster> printed(const Side& side);
  void paint_card(SDL_Renderer* renderer, const scene::Card& card, const scene::Box& place, Shadows& shadows);

  Lettering* lettering_;
  KeptPictures<Side, std::shared_ptr<const Raster>> printed_;
  TurnedPictures<Seen> seen_;
};

}  // namespace fc::paint
