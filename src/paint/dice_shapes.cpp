#include "paint/dice_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fc::paint {
namespace {

Vec3 sum(const Vec3& a, const Vec3& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
Vec3 times(const Vec3& a, float factor) { return {a.x * factor, a.y * factor, a.z * factor}; }
Vec3 difference(const Vec3& a, const Vec3& b) { return sum(a, times(b, -1)); }
float dot(const Vec3& a, const Vec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Vec3 cross(const Vec3& a, const Vec3& b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
float length(const Vec3& a) { return std::sqrt(dot(a, a)); }
Vec3 unit(const Vec3& a) { return times(a, 1 / length(a)); }

/// `top`: a point in the direction in which the face's number stands up.
DieFace face_of(const std::vector<Vec3>& corners, std::vector<std::uint8_t> ring, const Vec3& top) {
  DieFace face{.corners = std::move(ring), .middle = {}, .normal = {}, .up = {}, .right = {}};
  for (const std::uint8_t corner : face.corners) {
    face.middle = sum(face.middle, times(corners[corner], 1 / static_cast<float>(face.corners.size())));
  }
  const Vec3 across = cross(difference(corners[face.corners[1]], corners[face.corners[0]]),
                            difference(corners[face.corners[2]], corners[face.corners[0]]));
  face.normal = unit(dot(across, face.middle) < 0 ? times(across, -1) : across);
  const Vec3 rise = difference(top, face.middle);
  face.up = unit(difference(rise, times(face.normal, dot(rise, face.normal))));
  face.right = cross(face.normal, face.up);
  face.room = 1;
  for (std::size_t index = 0; index < face.corners.size(); ++index) {
    const Vec3& a = corners[face.corners[index]];
    const Vec3& b = corners[face.corners[(index + 1) % face.corners.size()]];
    const Vec3 side = difference(b, a);
    face.room = std::min(face.room, length(cross(side, difference(face.middle, a))) / length(side));
  }
  return face;
}

DieShape make_d6() {
  DieShape shape;
  const float s = 1 / std::numbers::sqrt3_v<float>;
  for (int corner = 0; corner < 8; ++corner) {
    shape.corners.push_back({(corner & 1) != 0 ? s : -s, (corner & 2) != 0 ? s : -s, (corner & 4) != 0 ? s : -s});
  }
  // Opposite faces add up to seven: face n is opposite face 7 - n.
  const std::array<std::array<std::uint8_t, 4>, 6> rings{
      {{4, 5, 7, 6}, {0, 1, 5, 4}, {1, 3, 7, 5}, {0, 4, 6, 2}, {2, 6, 7, 3}, {0, 2, 3, 1}}};
  for (const auto& ring : rings) {
    const Vec3 edge = times(sum(shape.corners[ring[0]], shape.corners[ring[1]]), 0.5F);
    shape.faces.push_back(face_of(shape.corners, {ring.begin(), ring.end()}, edge));
  }
  return shape;
}

/// A pentagonal trapezohedron: two tips and a zigzag belt of ten corners.
DieShape make_d10() {
  DieShape shape;
  const float step = std::numbers::pi_v<float> / 5;
  const float tip = 1;
  const float belt = tip * (1 - std::cos(step)) / (1 + std::cos(step));  // makes the kites flat
  const float radius = 0.9F;
  shape.corners.push_back({0, 0, tip});
  shape.corners.push_back({0, 0, -tip});
  for (int corner = 0; corner < 10; ++corner) {
    const float angle = step * static_cast<float>(corner);
    shape.corners.push_back({radius * std::cos(angle), radius * std::sin(angle), corner % 2 == 0 ? belt : -belt});
  }
  const auto belt_corner = [](int corner) { return static_cast<std::uint8_t>(2 + (corner + 10) % 10); };
  for (int face = 0; face < 10; ++face) {
    // Odd numbers round one tip, even ones round the other.
    const bool above = face % 2 == 0;
    const int tail = above ? 2 * (face / 2) + 1 : 10 - 2 * (face / 2);
    const std::uint8_t top = above ? 0 : 1;
    shape.faces.push_back(
        face_of(shape.corners, {top, belt_corner(tail - 1), belt_corner(tail), belt_corner(tail + 1)}, shape.corners[top]));
  }
  return shape;
}

DieShape make_d20() {
  DieShape shape;
  const float golden = std::numbers::phi_v<float>;
  const float radius = std::sqrt(1 + golden * golden);
  for (const float one : {-1.0F, 1.0F}) {
    for (const float phi : {-golden, golden}) {
      shape.corners.push_back(times({0, one, phi}, 1 / radius));
      shape.corners.push_back(times({one, phi, 0}, 1 / radius));
      shape.corners.push_back(times({phi, 0, one}, 1 / radius));
    }
  }
  const float edge = 2 / radius;
  const auto neighbours = [&](std::size_t a, std::size_t b) {
    return std::abs(length(difference(shape.corners[a], shape.corners[b])) - edge) < 0.01F;
  };
  for (std::size_t a = 0; a < 12; ++a) {
    for (std::size_t b = a + 1; b < 12; ++b) {
      for (std::size_t c = b + 1; c < 12; ++c) {
        if (neighbours(a, b) && neighbours(b, c) && neighbours(a, c)) {
          shape.faces.push_back(face_of(
              shape.corners, {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)},
              shape.corners[a]));
        }
      }
    }
  }
  return shape;
}

}  // namespace

Vec3 Turn::operator()(const Vec3& v) const { return {dot(x, v), dot(y, v), dot(z, v)}; }

const DieShape& shape_of(const Die& die) {
  static const DieShape cube = make_d6();
  static const DieShape ten = make_d10();
  static const DieShape twenty = make_d20();
  const std::size_t faces = static_cast<std::size_t>(die.faces());
  return faces <= cube.faces.size() ? cube : faces <= ten.faces.size() ? ten : twenty;
}

int number_on(const Die& die, int face) {
  constexpr int last_of_cube = 5;
  if (die.faces() == d3.faces()) {
    return die.lowest + std::min(face, last_of_cube - face);
  }
  // Counted from 1 whatever the lowest face, so that a 7 stands where it stands on every die.
  const int number = die.lowest + (face + 1 - die.lowest + die.faces()) % die.faces();
  return die == d10 ? number % d10.highest : number;
}

std::size_t face_with(const Die& die, int face) {
  const int from_one = die.faces() == d3.faces() ? face - die.lowest : face - 1;
  return static_cast<std::size_t>((from_one + die.faces()) % die.faces());
}

Turn turn_of(const scene::TrayDie& die) {
  const DieFace& face = shape_of(die.die).faces[face_with(die.die, die.face)];
  const Turn upright{face.right, times(face.up, -1), face.normal};
  const auto [w, x, y, z] = die.orientation;
  const Turn turned{{1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
                    {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
                    {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}};
  const auto row = [&upright](const Vec3& weights) {
    return sum(sum(times(upright.x, weights.x), times(upright.y, weights.y)), times(upright.z, weights.z));
  };
  return {row(turned.x), row(turned.y), row(turned.z)};
}

}  // namespace fc::paint
