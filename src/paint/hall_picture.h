// The hall, its crowd and the canvas: painted once for each size and copied each frame. A second, enlarged picture of them
// is used when the camera is near.
#pragma once

#include <SDL.h>
#include <compare>
#include <cstdint>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "paint/lettering.h"
#include "paint/raster.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// The canvas with its grid and labelled places, and the apron.

/// The words printed on canvas and apron. They must be set by one thread only (see Lettering); painting with them may be
/// done on any thread.
struct RingWords {
  std::vector<std::optional<Raster>> spots;  ///< labels of the board's spots, in their order
  std::optional<Raster> apron;
  std::optional<Raster> apron_shade;
};

struct RingFrame {
  const scene::Projection& view;
  const scene::Board& board;
  const scene::Layout& layout;

  [[nodiscard]] RingWords words(Lettering& lettering) const;
  /// Everything that men stand on: apron and canvas.
  void paint(Raster& raster, const RingWords& words) const;
  /// The pixel row at which the canvas begins.
  [[nodiscard]] float canvas_top() const;
  /// A range of pixels in a row; `to` is one past the last.
  struct Hidden {
    int from = 0;
    int to = 0;
  };
  /// The pixels of row y that the canvas will cover, in a picture of this width: they need not be painted before it.
  [[nodiscard]] Hidden hides(int y, int width) const;

 private:
  struct ClothRow;
  /// Row y of the canvas. width: of the picture.
  [[nodiscard]] ClothRow cloth_on(int y, int width) const;
  /// Rows of pixels, both inclusive.
  [[nodiscard]] int cloth_begins() const;
  [[nodiscard]] int cloth_ends() const;
  void paint_canvas(Raster& raster) const;
  void paint_cloth(Raster& raster, int y, const ClothRow& cloth) const;
  void paint_spot(Raster& raster, const scene::Spot& spot, const std::optional<Raster>& label) const;
  void paint_apron(Raster& raster, const RingWords& words) const;
  struct Skirt {
    scene::Pixel left_top;
    scene::Pixel right_bottom;
    float height;  ///< of the visible part
  };
  /// The apron's front.
  [[nodiscard]] Skirt front() const;
};

// Corner posts and the four ropes of each side at this moment. They are drawn each frame, so that a rope that gives needs no
// picture of its own; their shapes are computed again when a rope or the camera has moved.

class RopePainter {
 public:
  RopePainter();
  RopePainter(const RopePainter&) = delete;
  RopePainter& operator=(const RopePainter&) = delete;
  ~RopePainter();

  /// Paints the far posts and the ropes of the far, left and right sides. seen: the part of the picture that shows the ring.
  void paint_far(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);
  /// Paints the near ropes and posts, in front of the men. The ropes are translucent, so that the men are seen through them.
  void paint_near(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);

 private:
  struct Kept;
  std::unique_ptr<Kept> far_;
  std::unique_ptr<Kept> near_;
};

// The people in the seats behind the far ropes: heads and shoulders in rows, whose movements are a function of scene::Hall.
// They occupy one band of the hall's picture, which is painted anew only where it is seen and somebody has moved.

/// Somebody in the seats. Pixels.
struct Onlooker {
  scene::Pixel head;
  float size = 0;
  float light = 0;  ///< 0 to 1
  float row = 0;    ///< 0 the farthest, 1 the nearest
  bool hat = false;
  std::uint32_t own{};  ///< random number that makes him move differently from the others
};

/// The whole crowd, row by row from far to near. floor_y: where the last row stands.
std::vector<Onlooker> crowd_of(const scene::Layout& layout, float floor_y);
/// Paints the crowd at rest into the hall's picture.
void paint_crowd(Raster& raster, const std::vector<Onlooker>& crowd);

class CrowdBand {
 public:
  /// place: of the band in the hall's picture. under: what lies behind the people there. at_rest: the band with everybody at
  /// rest.
  CrowdBand(const SDL_Rect& place, FewColours under, Raster at_rest, const std::vector<Onlooker>& crowd);

  /// Rows of the hall's picture.
  struct Rows {
    int first = 0;
    int last = 0;
  };
  /// Paints into the hall's texture what of the band is seen, if its people have moved since that part was painted last.
  /// middle_x: of the ring, towards which they lean, pixels. Returns whether it painted.
  bool show(const scene::Hall& hall, float middle_x, const Rows& seen, SDL_Texture* texture);
  /// Makes one of the people's pictures that is still missing. Called once a frame, it spreads the work: making all of them
  /// in the frame in which the crowd rises would delay it noticeably.
  void cut_ahead();

 private:
  /// The crowd's movement, rounded to visible steps.
  struct Moved {
    int drama = 0;
    int leaning = 0;
    int risen = 0;
    int beat = 0;

    friend bool operator==(const Moved&, const Moved&) = default;
  };
  static Moved moved_by(const scene::Hall& hall);

  /// The key of one of the pictures of people: those of the same row and light, with or without hat and raised arms, share
  /// it.
  struct Cutting {
    int size = 0;   ///< in sixteenths of a pixel
    int light = 0;  ///< in steps
    bool hat = false;
    bool arms_up = false;

    friend auto operator<=>(const Cutting&, const Cutting&) = default;
  };
  const Runs& cutting(const Onlooker& one, bool arms_up);
  /// The picture and place of one of the people.
  struct Placed {
    const Runs* picture = nullptr;
    int x = 0;
    int y = 0;
  };
  [[nodiscard]] std::vector<Placed> placed(const Moved& moved, float middle_x);

  SDL_Rect place_;
  FewColours under_;
  Runs at_rest_;  ///< the people at rest: the pixels that differ from `under_`
  std::vector<Onlooker> crowd_;
  std::map<Cutting, Runs> cuttings_;
  std::size_t seen_to_ = 0;   ///< `cut_ahead` has been through so many: first the crowd with arms down, then with arms up
  std::vector<Moved> shown_;  ///< what each strip of the texture shows, from above; at first everybody at rest
};

SDL_Rect pixels_of(const scene::Box& box);

/// What the camera of one frame sees.
struct Shot {
  scene::Projection view;
  SDL_Rect ring{};    ///< the ring's part of the output, pixels
  bool near = false;  ///< the ring shows the enlarged picture
  float zoom = 1;
  scene::Pixel begins;  ///< left top corner of what is shown, in pixels of the picture that is not enlarged
  int shift_x = 0;      ///< shift by a shaken camera, pixels
  int shift_y = 0;
};

/// The picture behind ropes and men.
struct Backdrop {
  Raster hall;
  CrowdBand crowd;  ///< the crowd in `hall`
};

/// A backdrop that is painted on another thread, or by `take` itself if no thread can be started.
class AsyncBackdrop {
 public:
  explicit AsyncBackdrop(std::function<Backdrop()> paint);

  [[nodiscard]] bool is_ready() const;
  /// Waits for the backdrop and returns it. Call it once.
  Backdrop take();

 private:
  std::function<Backdrop()> paint_;
  std::future<Backdrop> painting_;
};

/// The enlarged picture, large enough for everything that the camera may look at. A bout may begin before it is painted.
struct NearHall {
  float zoom = 1;
  std::optional<AsyncBackdrop> painting;  ///< until it is taken
  std::optional<CrowdBand> crowd;
  SDL_Rect size{};
  TextureHandle still{};  ///< what a camera at rest sees, stretched to its size on the output
  SDL_Rect still_of{};    ///< the part of the picture that `still` shows
  bool rests = false;     ///< the camera saw the same part in the frame before
};

class HallPicture {
 public:
  /// renderer and lettering must outlive this object.
  HallPicture(SDL_Renderer* renderer, Lettering& lettering) : renderer_(renderer), lettering_(&lettering) {}

  /// Starts to paint on another thread the picture that `keep` will soon need.
  void prerender(const scene::Board& board, const scene::Layout& layout);
  [[nodiscard]] bool is_prerendering(const scene::Board& board, const scene::Layout& layout) const {
    return coming_ && coming_->kept == kept_for(board, layout);
  }
  /// Makes the pictures fit this size, canvas and camera; paints them anew if they do not (the enlarged one on another
  /// thread). Call it before the pictures are needed, not when the camera sets out.
  /// near_zoom: of the camera's nearest position, 1 if it never comes near. Returns whether the size or the canvas is new.
  bool keep(const scene::Board& board, const scene::Layout& layout, float near_zoom);
  [[nodiscard]] Shot shot_of(const scene::Stage& stage, const scene::Layout& layout) const;
  /// Paints the hall. covers: parts of the output where it is hidden and need not be painted.
  void paint(const Shot& shot, const scene::Hall& hall, const scene::Layout& layout, std::span<const SDL_Rect> covers);
  /// See Painter::make_plain.
  void make_plain(bool plain) { plain_ = plain; }
  /// Drops all pictures: the renderer has lost its textures.
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
    AsyncBackdrop painting;
  };

  void begin_near(const scene::Board& board, const scene::Layout& layout, float zoom);
  /// Takes the enlarged picture if it is painted, or waits until it is.
  void take_near(bool wait);
  /// Stretches the part `source` of the enlarged picture into `near_->still`. Returns false if the renderer cannot.
  bool stretch_still(const SDL_Rect& source, const SDL_Rect& ring);
  /// The part of the enlarged picture that is seen.
  [[nodiscard]] SDL_Rect seen_near(const Shot& shot) const;
  void paint_near(const Shot& shot, const SDL_Rect& source, bool crowd_moved);

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

/// Colour of the one hard light and of what it falls on.
inline constexpr Rgb lamp_colour{0xFF, 0xF4, 0xD8};
/// How much of the lamp's light falls on a pixel, 0 to 1.
float light_of_lamp(const scene::Layout& layout, scene::Pixel at);

/// Paints everything behind ropes and men. width, height: size of `Backdrop::hall` in pixels; its top left corner is the
/// origin of the layout, which may reach beyond it. May be called on any thread.
Backdrop paint_backdrop(const scene::Layout& layout, const scene::Board& board, int width, int height,
                        const RingWords& words);

// The visible parts of a picture that boxes lie over: nothing below the boxes needs painting.

/// The parts of `whole` outside all of `covers`, as rectangles that do not overlap. Pixels.
std::vector<SDL_Rect> uncovered(const SDL_Rect& whole, std::span<const SDL_Rect> covers);

}  // namespace fc::paint
