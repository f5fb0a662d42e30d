// Cards in the tray or large over the ring: poster letters on paper, the corner's pattern on the back; turned over, tilted,
// faded. Kept at the size they are seen; over the ring at the size they are held still, so that one on its way costs no
// more.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <tuple>

#include "paint/kept_pictures.h"
#include "paint/lettering.h"
#include "paint/shadows.h"
#include "paint/turned_pictures.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::paint {

class Cards {
 public:
  Cards(Lettering& lettering, PictureCache& cache) : lettering_(&lettering), printed_(cache), seen_(cache) {}

  /// Paints those that lie on that table. place: its box.
  void paint(SDL_Renderer* renderer, std::span<const scene::Card> cards, scene::Table table, const scene::Box& place,
             Shadows& shadows);
  /// They will be painted in the next frame. place: of the table.
  void foresee(std::span<const scene::Card> cards, scene::Table table, const scene::Box& place);
  void end_frame() { seen_.end_frame(); }
  void forget();

 private:
  /// face: empty is the back.
  struct Side {
    std::string face;
    Corner corner = Corner::red;
    std::int16_t height = 0;

    friend bool operator<(const Side& a, const Side& b) {
      return std::tie(a.face, a.corner, a.height) < std::tie(b.face, b.corner, b.height);
    }
  };
  /// One look in whole steps, so that the same look is drawn once.
  struct Seen {
    Side side;
    std::int8_t squeeze = 0;  ///< of the width, in steps of squeeze_step
    std::int8_t tilt = 0;     ///< in steps of tilt_step

    friend bool operator<(const Seen& a, const Seen& b) {
      return std::tie(a.side, a.squeeze, a.tilt) < std::tie(b.side, b.squeeze, b.tilt);
    }
  };
  [[nodiscard]] Raster print_face(const Side& side) const;
  /// height: of the place that the card lies on.
  [[nodiscard]] static Seen seen(const scene::Card& card, float height);
  [[nodiscard]] static Turning turn_of(const Seen& seen);
  [[nodiscard]] std::shared_ptr<const Raster> printed(const Side& side);
  void paint_card(SDL_Renderer* renderer, const scene::Card& card, const scene::Box& place, Shadows& shadows);

  Lettering* lettering_;
  KeptPictures<Side, std::shared_ptr<const Raster>> printed_;
  TurnedPictures<Seen> seen_;
};

}  // namespace fc::paint
