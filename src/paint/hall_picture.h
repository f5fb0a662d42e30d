// The hall, its crowd and the canvas: painted once a size and copied each frame. A second picture of them, enlarged, is for
// a camera that is near.
#pragma once

#include <SDL.h>

#include <optional>
#include <span>

#include "paint/crowd.h"
#include "paint/handles.h"
#include "paint/lettering.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

SDL_Rect pixels_of(const scene::Box& box);

/// What the camera of one frame sees.
struct Shot {
  scene::Projection view;
  SDL_Rect ring{};    ///< the ring's part of the output, pixels
  bool near = false;  ///< the enlarged picture is seen there
  float zoom = 1;
  scene::Pixel begins;  ///< where its left top corner is, in pixels of the picture that is not enlarged
  int shift_x = 0;      ///< of a shaken camera, pixels
  int shift_y = 0;
};

/// The enlarged picture, as large as all that the camera may look at.
struct NearHall {
  float zoom = 1;
  TextureHandle picture;
  std::optional<CrowdBand> crowd;
  SDL_Rect size{};
  TextureHandle still{};  ///< what a camera at rest sees of it, as large as it is seen
  SDL_Rect still_of{};    ///< the part that it sees
  bool rests = false;     ///< it saw the same in the frame before
};

class HallPicture {
 public:
  /// Both must outlive it.
  HallPicture(SDL_Renderer* renderer, Lettering& lettering) : renderer_(renderer), lettering_(&lettering) {}

  /// Paints anew what was painted for another size, canvas or camera: before it is needed, not when a camera sets out.
  /// Returns whether the size or the canvas is new. near_zoom: of the camera's nearest place, 1 if it never comes near.
  bool keep(const scene::Board& board, const scene::Layout& layout, float near_zoom);
  [[nodiscard]] Shot shot_of(const scene::Stage& stage, const scene::Layout& layout) const;
  /// covers: the parts of the output where it is not seen.
  void paint(const Shot& shot, const scene::Hall& hall, const scene::Layout& layout, std::span<const SDL_Rect> covers);
  /// See Painter::make_plain.
  void make_plain(bool plain) { plain_ = plain; }
  /// The renderer lost its textures.
  void forget();

 private:
  /// What the picture was painted for.
  struct Kept {
    scene::Box whole;
    scene::Box film;
    scene::Box tallest_ring;
    scene::Box tray;
    scene::Board board;

    friend bool operator==(const Kept&, const Kept&) = default;
  };

  void keep_near(const scene::Board& board, const scene::Layout& layout, float zoom);
  /// False: the renderer cannot.
  bool stretch_still(const SDL_Rect& source, const SDL_Rect& ring);
  void paint_near(const Shot& shot, bool crowd_moved);

  SDL_Renderer* renderer_;
  Lettering* lettering_;
  TextureHandle picture_;
  std::optional<CrowdBand> crowd_;
  std::optional<Kept> kept_;
  std::optional<NearHall> near_;
  bool plain_ = false;
};

}  // namespace fc::paint
