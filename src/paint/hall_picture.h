// The hall, its crowd and the canvas: painted once a size and copied each frame. A second picture of them, enlarged, is for
// a camera that is near.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <future>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include <SDL.h>

#include "paint/lettering.h"
#include "paint/raster.h"
#include "paint/ring_frame.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// The people in the seats behind the far ropes: heads and shoulders in rows, each a function of what moves the hall. They
// lie in one band of the hall's picture, which is made anew only when somebody has moved.

/// Somebody in the seats. Pixels.
struct Onlooker {
  scene::Pixel head;
  float size = 0;
  float light = 0;  ///< 0 to 1
  float row = 0;    ///< 0 the farthest, 1 the nearest
  bool hat = false;
  std::uint32_t own{};  ///< what makes him move unlike the others
};

/// Everybody between the dark and the ring, row by row from far to near. floor_y: where the last row stands.
std::vector<Onlooker> crowd_of(const scene::Layout& layout, float floor_y);
/// The hall's picture with everybody at rest.
void paint_crowd(Raster& raster, const std::vector<Onlooker>& crowd);

class CrowdBand {
 public:
  /// place: of the band in the hall's picture. under: what lies behind the people there. at_rest: the band as that picture
  /// begins with it.
  CrowdBand(const SDL_Rect& place, FewColours under, Raster at_rest, const std::vector<Onlooker>& crowd);

  /// Paints the band into the hall's texture if the people have moved since the last time. middle_x: of the ring, where they
  /// lean to, pixels. Returns whether it did.
  bool show(const scene::Hall& hall, float middle_x, SDL_Texture* texture);
  /// Makes one of the people's pictures, if one is still wanting: all of them in the frame in which the crowd rises would be
  /// felt.
  void cut_ahead();

 private:
  /// In steps that can be seen.
  struct Moved {
    int drama = 0;
    int leaning = 0;
    int risen = 0;
    int beat = 0;

    friend bool operator==(const Moved&, const Moved&) = default;
  };
  static Moved moved_by(const scene::Hall& hall);

  /// One of the pictures that people are made of: those of a row in this light, with hat and arms. They are kept.
  struct Cutting {
    int size = 0;   ///< in sixteenths of a pixel
    int light = 0;  ///< in steps
    bool hat = false;
    bool arms_up = false;

    friend auto operator<=>(const Cutting&, const Cutting&) = default;
  };
  const Runs& cutting(const Onlooker& one, bool arms_up);
  /// One of the people where he is now.
  struct Placed {
    const Runs* picture = nullptr;
    int x = 0;
    int y = 0;
  };
  [[nodiscard]] std::vector<Placed> placed(const Moved& moved, float middle_x);

  SDL_Rect place_;
  FewColours under_;
  Runs at_rest_;  ///< where it is not as `under_`
  std::vector<Onlooker> crowd_;
  std::map<Cutting, Runs> cuttings_;
  std::size_t seen_to_ = 0;  ///< of the crowd with arms down, then up: whose pictures are there
  Moved shown_{};            ///< the hall is painted with everybody at rest
};

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

/// The picture behind ropes and men.
struct Backdrop {
  Raster hall;
  CrowdBand crowd;  ///< of `hall`
};

/// A picture that another thread paints, or this one when it is taken if no thread can be had.
class PaintedAside {
 public:
  explicit PaintedAside(std::function<Backdrop()> paint);

  [[nodiscard]] bool is_ready() const;
  /// Waits for it. Once.
  Backdrop take();

 private:
  std::function<Backdrop()> paint_;
  std::future<Backdrop> painting_;
};

/// The enlarged picture, as large as all that the camera may look at: a bout begins without it.
struct NearHall {
  float zoom = 1;
  std::optional<PaintedAside> painting;  ///< until it is taken
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

  /// What `keep` will ask for soon is painted on another thread until then.
  void foresee(const scene::Board& board, const scene::Layout& layout);
  [[nodiscard]] bool foresees(const scene::Board& board, const scene::Layout& layout) const {
    return coming_ && coming_->kept == kept_for(board, layout);
  }
  /// Paints anew what was painted for another size, canvas or camera: before it is needed, not when a camera sets out (the
  /// enlarged picture meanwhile, on another thread).
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
  static Kept kept_for(const scene::Board& board, const scene::Layout& layout);
  struct Coming {
    Kept kept;
    PaintedAside painting;
  };

  void begin_near(const scene::Board& board, const scene::Layout& layout, float zoom);
  /// Takes the enlarged picture if it is painted, or waits until it is.
  void take_near(bool wait);
  /// False: the renderer cannot.
  bool stretch_still(const SDL_Rect& source, const SDL_Rect& ring);
  void paint_near(const Shot& shot, bool crowd_moved);

  SDL_Renderer* renderer_;
  Lettering* lettering_;
  TextureHandle picture_;
  std::optional<CrowdBand> crowd_;
  std::optional<Kept> kept_;
  std::optional<Coming> coming_;
  std::optional<NearHall> near_;
  TextureHandle near_picture_;
  bool plain_ = false;
};

// What does not move: the dark hall, one hard light, the lit canvas on its apron, and the dice tray.

/// Of the one hard light and of what it falls on.
inline constexpr Rgb lamp_colour{0xFF, 0xF4, 0xD8};
/// How much of it falls on a pixel, 0 to 1.
float light_of_lamp(const scene::Layout& layout, scene::Pixel at);

/// width, height: of `hall` in pixels; its top left corner is the origin of the layout, which may reach beyond it. On any
/// thread.
Backdrop paint_backdrop(const scene::Layout& layout, const scene::Board& board, int width, int height,
                        const RingWords& words);

// What of a picture is seen when boxes lie over it: nothing needs painting below them.

/// The parts of `whole` outside all of `covers`, as rectangles that do not overlap. Pixels.
std::vector<SDL_Rect> uncovered(const SDL_Rect& whole, std::span<const SDL_Rect> covers);

}  // namespace fc::paint
