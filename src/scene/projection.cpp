#include "scene/projection.h"

#include <algorithm>
#include <cmath>

namespace fc::scene {
namespace {

// The composition, as shares of a ring rectangle of the design's shape (680 x 482). The space above the far edge holds
// posts, ropes and the heads of markers; below the near edge hangs the apron.
constexpr float near_edge_width = 0.84F;
constexpr float near_edge_y = 0.91F;
constexpr float far_edge_y = 0.27F;
constexpr float far_to_near = 0.68F;  // of the two edges' lengths
// Closer to the horizon than this the canvas is a line; keeps the inverse finite.
constexpr float nearest_to_horizon = 1e-3F;

}  // namespace

Projection::Projection(const Box& ring, const Board& board) : board_(board), ring_(ring) {
  const float fit = std::min(ring.w / design_ring_width, ring.h / design_ring_height);
  fit_ = fit;
  const float top = ring.y + (ring.h - design_ring_height * fit) / 2;
  const float near_y = top + near_edge_y * design_ring_height * fit;
  const float far_y = top + far_edge_y * design_ring_height * fit;
  const float near_scale = near_edge_width * design_ring_width * fit / static_cast<float>(board.columns);
  const float far_scale = near_scale * far_to_near;
  near_depth_ = static_cast<float>(board.rows) * far_to_near / (1 - far_to_near);
  focus_ = near_scale * near_depth_;
  eye_height_ = (near_y - far_y) / (near_scale - far_scale);
  middle_x_ = ring.x + ring.w / 2;
  horizon_ = near_y - eye_height_ * near_scale;
}

float Projection::scale_at(float y) const {
  // Behind the eye nothing is seen; a large scale keeps the arithmetic finite.
  return focus_ / std::max(depth_at(y), 0.1F);
}

Pixel Projection::project(const Vec3& point) const {
  const float scale = scale_at(point.y);
  return {middle_x_ + (point.x - static_cast<float>(board_.columns) / 2) * scale,
          horizon_ + (eye_height_ - point.z) * scale};
}

Projection::Row Projection::row_at(float pixel_y) const {
  const float below = pixel_y - horizon_;
  const float scale = below > nearest_to_horizon ? below / eye_height_ : scale_at(0);
  return {.y = near_depth_ + static_cast<float>(board_.rows) - focus_ / scale,
          .middle = static_cast<float>(board_.columns) / 2,
          .middle_x = middle_x_,
          .scale = scale};
}

Vec3 Projection::unproject(Pixel pixel) const { return row_at(pixel.y).at(pixel.x); }

std::optional<Cell> Projection::cell_at(Pixel pixel) const {
  if (pixel.y <= horizon_ + nearest_to_horizon) {
    return std::nullopt;
  }
  const Vec3 point = unproject(pixel);
  const float column = std::floor(point.x);
  const float row = std::floor(point.y);
  if (column < 0 || row < 0 || column >= static_cast<float>(board_.columns) || row >= static_cast<float>(board_.rows)) {
    return std::nullopt;
  }
  return Cell{static_cast<int>(column), static_cast<int>(row)};
}

Pixel Projection::film_begins(const Camera& camera, float seen, float most) const {
  const float middle = ring_.h * camera.zoom / 2 + camera.look_y * camera.zoom * fit_;
  const float lowest = std::max(0.0F, most * camera.zoom - seen);
  // Whole pixels: what moves with the film keeps its place on it.
  return {std::round(ring_.w * (camera.zoom - 1) / 2 + camera.look_x * camera.zoom * fit_),
          std::round(std::clamp(middle - seen / 2, 0.0F, lowest))};
}

Projection Projection::through(const Camera& camera, float seen, float most) const {
  Projection view = *this;
  const Pixel begin = film_begins(camera, seen, most);
  view.middle_x_ = ring_.x + (middle_x_ - ring_.x) * camera.zoom - begin.x;
  view.horizon_ = ring_.y + (horizon_ - ring_.y) * camera.zoom - begin.y;
  view.focus_ = focus_ * camera.zoom;
  return view;
}

Projection Projection::shaken(const Camera& camera) const {
  Projection view = *this;
  const float scale = scale_at(static_cast<float>(board_.rows) / 2);
  view.middle_x_ += camera.shake_x * scale;
  view.horizon_ += camera.shake_y * scale;
  return view;
}

Box taken_by(const Marker& marker, const Projection& view) {
  // In squares: to each side of his foot, above it and below.
  constexpr float elbow_room = 1.0F;
  constexpr float tall = 1.85F;  // with his arms up
  constexpr float long_lying = 1.15F;
  constexpr float high_lying = 0.75F;
  constexpr float below_foot = 0.2F;
  const Pixel foot = view.project(marker.at);
  const float square = view.scale_at(marker.at.y);
  const float aside = square * (elbow_room + (long_lying - elbow_room) * marker.fallen);
  const float above = square * (tall + (high_lying - tall) * marker.fallen);
  return {foot.x - aside, foot.y - above, 2 * aside, above + square * below_foot};
}

}  // namespace fc::scene
