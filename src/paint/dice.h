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

/// Solids are drawn face by face when they have moved; all of them are one picture.
class Dice {
 public:
  explicit Dice(Lettering& lettering) : lettering_(&lettering) {}

  void paint(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray, Shadows& shadows);
  void forget();

 private:
  /// A texture with the numbers of all faces, made with the first die.
  SDL_Texture* numbers(SDL_Renderer* renderer);
  [[nodiscard]] Raster print_numbers() const;
  /// False: the renderer cannot.
  bool keep_still(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray);

  Lettering* lettering_;
  TextureHandle numbers_;
  TextureHandle still_;                ///< may be larger than `still_at_`
  std::vector<scene::TrayDie> shown_;  ///< on it
  scene::Box tray_;                    ///< they lie in
  SDL_Rect still_at_{};
};

// The solids of the dice: corners, faces, which number each bears and which way up it stands.

using scene::Vec3;

struct DieFace {
  std::vector<std::uint8_t> corners;  ///< in order round the face
  Vec3 middle;
  Vec3 normal;     ///< unit length, outwards
  Vec3 up;         ///< unit length, along the face: the top of its number
  Vec3 right;      ///< unit length: where its number reads to
  float room = 0;  ///< radius of the largest circle about the middle, of the die's radius
};

/// All corners lie on or in the unit sphere.
struct DieShape {
  std::vector<Vec3> corners;
  std::vector<DieFace> faces;
};

/// The cube, the ten-sided or the twenty-sided solid: the first that has room for all faces of the die.
const DieShape& shape_of(const Die& die);

/// The number that a face of the solid bears. face: from 0. The 10 of a ten-sided die reads 0; a solid with faces to spare
/// bears its numbers again, a die of three on opposite faces of the cube.
int number_on(const Die& die, int face);

/// A face of the solid that bears this face of the die, from 0.
std::size_t face_with(const Die& die, int face);

/// A turn as three rows: turned = (dot(x, v), dot(y, v), dot(z, v)). View axes: x right, y down, z towards the seats.
struct Turn {
  Vec3 x;
  Vec3 y;
  Vec3 z;

  [[nodiscard]] Vec3 operator()(const Vec3& v) const;
};

/// The die's turn on the picture: its face upright to the seats, then its orientation.
Turn turn_of(const scene::TrayDie& die);

}  // namespace fc::paint
