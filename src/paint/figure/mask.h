// How much of every pixel something covers, how that grows when it is outlined with a thick round pen, and how outlines are
// filled with ink.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/looks.h"
#include "paint/figure/body.h"
#include "paint/figure/drawings.h"
#include "paint/figure/pose.h"
#include "paint/raster.h"
#include "scene/likeness.h"

namespace fc::paint {

/// A rectangle of whole pixels; `right` and `bottom` are one past the last.
struct Extent {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;

  [[nodiscard]] bool empty() const { return left >= right || top >= bottom; }
};

/// The smallest extent that holds both; an empty one is ignored.
Extent united(const Extent& a, const Extent& b);

/// How much of every pixel something covers, 0 to 255.
class Mask {
 public:
  Mask(int width, int height);
  /// Changes the size. Only for a clear mask, which stays clear.
  void resize(int width, int height);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] std::uint8_t* row(int y) { return &shares_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)]; }
  [[nodiscard]] const std::uint8_t* row(int y) const {
    return &shares_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
  }
  void clear(const Extent& where);

 private:
  int width_;
  int height_;
  std::vector<std::uint8_t> shares_;
};

/// Draws the mask, widened by a round brush of this radius in pixels, into `grown`. where: the part of the mask to look at;
/// set to the part of `grown` that was drawn.
void grow(const Mask& mask, Extent& where, float radius, Mask& grown);

// Puts parts on each other layer by layer, in a corner's colours and at the place where the figure is printed.

inline constexpr float limb_halo = 4.5F;  // units of the drawings, as all lengths here
inline constexpr float head_halo = 5;
inline constexpr float cloth_halo = 4;
inline constexpr float cloth_line = 3.2F;

/// The transformation of a drawing that hangs down from (0, 0) into one that hangs from `from` towards `to`.
Affine along(Point from, Point to, float drawn_length, float thickness);

class Paste {
 public:
  Paste(const Drawings& parts, const Placing& placing)
      : parts_(parts), placing_(placing), corner_(colour_of(placing.mark.ink)) {}

  [[nodiscard]] const Part& drawing(std::string_view name) const { return parts_[name]; }
  /// Begins a new layer, into which everything is stamped from here on. halo, line: as in `Layer`.
  void open(float halo, float line = 0) { layers_.push_back({.stamps = {}, .halo = halo, .line = line}); }

  /// Adds a shape to the current layer. map: from the drawing to units of the whole figure.
  template <class Map>
  void stamp(const Outline& outline, Tint tint, const Map& map, bool clipped = false, bool silhouette = true) {
    Stamp stamp{.outline = {.points = {}, .ends = outline.ends},
                .colour = colour_of_tint(tint),
                .silhouette = silhouette && tint != Tint::corner,
                .clipped = clipped};
    stamp.outline.points.reserve(outline.points.size());
    const float missed = tint == Tint::corner ? out_of_register * placing_.scale : 0;
    Point low{1e9F, 1e9F};
    Point high{-1e9F, -1e9F};
    for (const Point& point : outline.points) {
      Point at = placing_.placed(map(point));
      at = {at.x + missed, at.y + missed};
      low = {std::min(low.x, at.x), std::min(low.y, at.y)};
      high = {std::max(high.x, at.x), std::max(high.y, at.y)};
      stamp.outline.points.push_back(at);
    }
    if (high.x - low.x > smallest_shape || high.y - low.y > smallest_shape) {
      layers_.back().stamps.push_back(std::move(stamp));
    }
  }

  template <class Map>
  void part(std::string_view name, const Map& map) {
    bool first = true;
    for (const Shape& shape : drawing(name)) {
      // What is not of ink lies within the ink, or is a part's ground.
      stamp(shape.outline, shape.tint, map, false, first || shape.tint == Tint::ink);
      first = false;
    }
  }

  void bone(std::string_view name, Point from, Point to, float length, float thickness) {
    part(name, along(from, to, length, thickness));
  }

  [[nodiscard]] std::vector<Layer> finished() && { return std::move(layers_); }

 private:
  static constexpr float out_of_register = 3;    // how far the second colour missed the ink
  static constexpr float smallest_shape = 0.7F;  // pixels: what is less in both ways is left out

  [[nodiscard]] Rgb colour_of_tint(Tint tint) const;

  const Drawings& parts_;
  const Placing& placing_;
  Rgb corner_;
  std::vector<Layer> layers_;
};

// The streaks that a punching glove leaves behind it.

/// A streak along the trail, from no width at its point `from` to full width at the glove. aside: distance of the streak's
/// middle from the trail's; wide: half its width; both in radii of the glove. The trail must have points beyond `from`.
Outline streak(const Trail& trail, float aside, float wide, std::size_t from);

// Fills outlines on a picture with exact, smooth edges, fast enough to print a man anew for every frame: areas are summed
// edge by edge and then along each line (as font renderers do). Colours are kept multiplied by their alpha until the end.

class Inking {
 public:
  Inking(int width, int height);
  /// Starts an empty sheet of this size and reuses the memory of the one before, because a moving man is printed anew for
  /// every frame.
  void begin(int width, int height);

  /// Adds the area inside the lines to the mask; where areas overlap, the larger coverage counts. ends: as in `Outline`.
  /// Returns the bounds of the area.
  Extent cover(std::span<const Point> points, std::span<const std::size_t> ends, Mask& mask);
  /// Fills the area inside the lines with a colour. within: if not null, fills only where that mask covers something.
  void fill(std::span<const Point> points, std::span<const std::size_t> ends, Rgb colour, float alpha = 1,
            const Mask* within = nullptr);
  /// Prints the part `where` of a mask in a colour.
  void print(const Mask& mask, const Extent& where, Rgb colour);
  /// Mixes a colour into everything printed so far, as a flash does. share: 0 to 1.
  void tint(Rgb colour, float share);
  /// The bounds of all that has been printed; one pixel if nothing has.
  [[nodiscard]] Extent printed() const;
  /// A copy of this part of the picture.
  [[nodiscard]] Raster finished(const Extent& where) const;

 private:
  Extent sum(std::span<const Point> points, std::span<const std::size_t> ends);
  void line(Point from, Point to);
  template <class Take>
  void sweep(const Extent& where, Take take);
  void blend(int y, int from, int to, Rgb colour, std::uint32_t share);

  int width_;
  int height_;
  std::vector<float> sums_;  ///< width + 2 numbers a line
  std::vector<std::uint32_t> pixels_;
};

// Clothes and props of those who do not box: the referee, the doctor, a man's second; and the stool of a man who sits.

constexpr bool is_dressed(scene::Attire attire) { return attire >= scene::Attire::referee; }

/// One leg of the trousers, and its shoe. foot: radians, + toes down.
void paste_trousers_leg(Paste& paste, const Limb& leg, float foot, const Build& build);
/// The jacket from the hips up to the neck, and what hangs from the shoulder over it.
void paste_jacket(Paste& paste, scene::Attire attire, const Skeleton& bones, const Build& build);
void paste_dressed_upper_arm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build);
/// The forearm with the hand and what it holds. near: it is the arm nearer to the viewer.
void paste_dressed_forearm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build, float size, bool near);
/// The stool, placed below the pelvis.
void paste_stool(Paste& paste, const Skeleton& bones);

// The robe that a boxer wears over his trunks when he does not box.

/// The robe over torso and legs, in new layers.
void paste_robe(Paste& paste, const Looks& looks, const Skeleton& bones, const Build& build);
/// The sleeve over an upper arm and the cuff over a forearm, added to the current layer.
void paste_sleeve(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);
void paste_cuff(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);

// Trunks by the cut of their decade, hung over the bones they cover.

/// One leg of the trunks. hem: the strip along its end, empty for tights. down: the direction of the leg, of length 1.
struct Cloth {
  Outline leg;
  Outline hem;
  Point down;
};

/// seat: also the piece around the hips.
Cloth trunks_leg_of(TrunksCut cut, const Limb& leg, const Skeleton& bones, const Build& build, bool seat);

// A boxer's head: his face by looks and mood, and the cuts that he has taken.

/// Adds the head in a new layer. mood: the one shown on his face.
void paste_head(Paste& paste, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones, const Build& build);

}  // namespace fc::paint
