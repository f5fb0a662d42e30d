#include "scene/projection.h"

#include <algorithm>
#include <cmath>

namespace fc::scene {
namespace {

// The composition, as shares of a ring rectangle of the design's shape (680 x 482). The space above the far edge holds
// posts, ropes and the heads of markers; below the near edge hangs the apron.
constexpr float design_width = 680;
constexpr float design_height = 482;
constexpr float near_edge_width = 0.84F;
constexpr float near_edge_y = 0.91F;
constexpr float far_edge_y = 0.27F;
constexpr float far_to_near = 0.68F;  // of the two edges' lengths
// Closer to the horizon than this the canvas is a line; keeps the inverse finite.
constexpr float nearest_to_horizon = 1e-3F;

}  // namespace

Projection::Projection(const Box& ring, const Board& board) : board_(board) {
  const float fit = std::min(ring.w / design_width, ring.h / design_height);
  const float top = ring.y + (ring.h - design_height * fit) / 2;
  const float near_y = top + near_edge_y * design_height * fit;
  const float far_y = top + far_edge_y * design_height * fit;
  const float near_scale = near_edge_width * design_width * fit / static_cast<float>(board.columns);
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

Vec3 Projection::unproject(Pixel pixel) const {
  const float below = pixel.y - horizon_;
  const float far_scale = scale_at(0);
  const float scale = below > nearest_to_horizon ? below / eye_height_ : far_scale;
  const float x = (pixel.x - middle_x_) / scale + static_cast<float>(board_.columns) / 2;
  const float y = near_depth_ + static_cast<float>(board_.rows) - focus_ / scale;
  return {x, y, 0};
}

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

Projection Projection::shaken(const Camera& camera) const {
  Projection view = *this;
  const float scale = scale_at(static_cast<float>(board_.rows) / 2);
  view.middle_x_ += camera.shake_x * scale;
  view.horizon_ += camera.shake_y * scale;
  return view;
}

}  // namespace fc::scene
