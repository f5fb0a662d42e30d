// Dice in the tray: solids turned as the scene says, numbers on their faces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <SDL.h>

#include "core/result.h"
#include "paint/lettering.h"
#include "paint/light.h"
#include "paint/raster.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::paint {

/// Draws the dice face by face when one of them has changed and keeps that picture of all of them until the next change.
class Dice {
 public:
  explicit Dice(Lettering& lettering) : lettering_(&lettering) {}

  void paint(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray, Shadows& shadows);
  void forget();

 private:
  /// The texture with the numbers of all faces, made anew when the tray has another size.
  SDL_Texture* numbers(SDL_Renderer* renderer, const scene::Box& tray);
  [[nodiscard]] Raster print_numbers(int cell) const;
  /// Draws the dice into `still_` unless it shows them already. Returns false if the renderer cannot draw into a texture.
  bool keep_still(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray);

  Lettering* lettering_;
  TextureHandle numbers_;
  int cell_ = 0;                       ///< pixels of a number in `numbers_`
  TextureHandle still_;                ///< the picture of all dice; may be larger than `still_at_`
  std::vector<scene::TrayDie> shown_;  ///< the dice on `still_`
  scene::Box tray_;                    ///< the tray that they were drawn for
  SDL_Rect still_at_{};
};

// The solids of the dice: corners, faces, which number each bears and which way up it stands.

using scene::Vec3;

struct DieFace {
  std::vector<std::uint8_t> corners;  ///< in order round the face
  Vec3 middle;
  Vec3 normal;     ///< unit length, outwards
  Vec3 up;         ///< unit length, along the face: the top of its number
  Vec3 right;      ///< unit length: the direction in which its number is read
  float room = 0;  ///< radius of the largest circle around the middle, in radii of the die
};

/// All corners lie on or in the unit sphere.
struct DieShape {
  std::vector<Vec3> corners;
  std::vector<DieFace> faces;
};

/// The cube, the ten-sided or the twenty-sided solid: the first that has room for all faces of the die.
const DieShape& shape_of(const Die& die);

/// The number on a face of the solid. face: from 0. The 10 of a ten-sided die reads 0. If the solid has more faces than the
/// die, numbers are repeated; a die of three has each on two opposite faces of the cube.
int number_on(const Die& die, int face);

/// The index (from 0) of a face of the solid that shows this face of the die.
std::size_t face_with(const Die& die, int face);

/// A turn as three rows: turned = (dot(x, v), dot(y, v), dot(z, v)). View axes: x right, y down, z towards the seats.
struct Turn {
  Vec3 x;
  Vec3 y;
  Vec3 z;

  [[nodiscard]] Vec3 operator()(const Vec3& v) const;
};

/// The rotation of the die as drawn: first its face is turned upright towards the seats, then its orientation is applied.
Turn turn_of(const scene::TrayDie& die);

}  // namespace fc::paint
