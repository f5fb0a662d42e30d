#include "scene/camera.h"

#include <algorithm>
#include <limits>

#include "scene/projection.h"

namespace fc::scene {
namespace {

// Of the design, where the ring is measured before anybody comes nearer.
constexpr Box whole_ring{0, 0, 680, 482};

// Of the ring's width and height: men who are farther apart are small in an empty picture. Not so if one of them is down:
// he is what the picture is about.
constexpr float widest_share = 0.5F;
constexpr float highest_share = 0.6F;

struct Frame {
  float left = std::numeric_limits<float>::max();
  float top = std::numeric_limits<float>::max();
  float right = std::numeric_limits<float>::lowest();
  float bottom = std::numeric_limits<float>::lowest();

  void take(const Marker& marker, const Projection& view) {
    const Box box = taken_by(marker, view);
    left = std::min(left, box.x);
    right = std::max(right, box.right());
    top = std::min(top, box.y);
    bottom = std::max(bottom, box.bottom());
  }
};

Frame frame_of(const Stage& stage, const Projection& view) {
  Frame all;
  Frame winner;
  bool crowned = false;
  bool down = false;
  for (const Marker& marker : stage.markers) {
    all.take(marker, view);
    down = down || marker.fallen > 0;
    if (marker.crowned) {
      winner.take(marker, view);
      crowned = true;
    }
  }
  const bool far_apart =
      all.right - all.left > widest_share * whole_ring.w || all.bottom - all.top > highest_share * whole_ring.h;
  return crowned && far_apart && !down ? winner : all;
}

}  // namespace

Layout close_up(const Stage& stage, int width, int height, float room) {
  const auto w = static_cast<float>(width);
  const auto h = static_cast<float>(height);
  Layout layout;
  layout.whole = {0, 0, w, h};
  float zoom = std::min(w / whole_ring.w, h / whole_ring.h);
  Pixel middle{whole_ring.w / 2, whole_ring.h / 2};
  if (!stage.markers.empty()) {
    const Frame frame = frame_of(stage, Projection(whole_ring, stage.board));
    constexpr float nearest = 6;
    const float filled = std::min(w / (frame.right - frame.left), h / (frame.bottom - frame.top)) / room;
    zoom = std::clamp(filled, zoom, zoom * nearest);
    middle = {(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2};
  }
  layout.scale = zoom;
  layout.ring = {w / 2 - middle.x * zoom, h / 2 - middle.y * zoom, whole_ring.w * zoom, whole_ring.h * zoom};
  layout.film = layout.ring;
  layout.tallest_ring = layout.ring;
  return layout;
}

}  // namespace fc::scene
