#include "scene/ropes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fc::scene {
namespace {

// Squares from his foot to where his back meets the ropes. From the seats a rope that bends away or towards them moves but
// little: there it gives more than a man is thick, or nobody would see it.
constexpr float back_aside = 0.5F;
constexpr float back_along = 0.7F;
constexpr float top_rope = 1.3F;  // squares: a man who leans is so much higher than his foot where he meets it
constexpr float deepest = 0.6F;   // squares
constexpr float steepest = 0.7F;  // depth for each square to the next post
constexpr float blunt = 0.2F;     // squares to each side of his middle that lie on his back

struct Press {
  float along = 0;  ///< squares from the first post
  float depth = 0;
};

void press(Ropes::Side& side, float length, const Press& man) {
  const float to_post = std::min(man.along, length - man.along);
  const float depth = std::min({man.depth, deepest, steepest * to_post});
  if (depth <= 0) {
    return;
  }
  for (std::size_t knot = 0; knot < side.size(); ++knot) {
    const float place = length * static_cast<float>(knot) / Ropes::parts;
    const float before = place / std::max(man.along - blunt, blunt);
    const float after = (length - place) / std::max(length - man.along - blunt, blunt);
    side[knot] = std::max(side[knot], depth * std::min({1.0F, before, after}));
  }
}

/// A rope that was let go a while ago: 1 as it still was, below 0 beyond its own place.
float swing_after(float seconds) {
  constexpr float there_and_back = 0.27F;  // seconds
  constexpr float dies_in = 0.13F;
  return std::cos(2 * std::numbers::pi_v<float> * seconds / there_and_back) * std::exp(-seconds / dies_in);
}

void swing(Ropes::Side& side, const Ropes::Side& now, const Ropes::Side& then, float weight) {
  for (std::size_t knot = 0; knot < side.size(); ++knot) {
    side[knot] += weight * std::max(0.0F, then[knot] - now[knot]);
  }
}

}  // namespace

Ropes pressed_by(const Board& board, std::span<const Marker> men) {
  const auto columns = static_cast<float>(board.columns);
  const auto rows = static_cast<float>(board.rows);
  const float width = columns + 2 * Ropes::from_canvas;
  const float depth = rows + 2 * Ropes::from_canvas;
  Ropes ropes;
  for (const Marker& man : men) {
    const float stands = 1 - std::clamp(man.fallen, 0.0F, 1.0F);
    const auto pressed = [&](float back, float to_the_edge) { return stands * (back - Ropes::from_canvas - to_the_edge); };
    const float leans = top_rope * std::sin(man.lean);
    const float across = man.at.x + Ropes::from_canvas;
    const float down = man.at.y + Ropes::from_canvas;
    press(ropes.far, width, {.along = across, .depth = pressed(back_along, man.at.y)});
    press(ropes.near, width, {.along = across, .depth = pressed(back_along, rows - man.at.y)});
    press(ropes.left, depth, {.along = down, .depth = pressed(back_aside - leans, man.at.x)});
    press(ropes.right, depth, {.along = down, .depth = pressed(back_aside + leans, columns - man.at.x)});
  }
  return ropes;
}

bool may_swing(const Board& board, std::span<const Marker> men) {
  constexpr float reach = 1.5F;  // nobody is thrown further within the time that ropes swing
  return std::ranges::any_of(men, [&](const Marker& man) {
    return std::min({man.at.x, man.at.y, static_cast<float>(board.columns) - man.at.x,
                     static_cast<float>(board.rows) - man.at.y}) < reach;
  });
}

void add_swing(Ropes& ropes, const Ropes& now, const Ropes& then, std::size_t moment, float share) {
  // A rope that was let go between two of the moments has the value of the time between them.
  const auto between = [](std::size_t later) {
    return later < swinging_since.size() ? swing_after(swinging_since[later] - swinging_since[0] / 2) : 0;
  };
  const float weight = share * (between(moment) - between(moment + 1));
  swing(ropes.far, now.far, then.far, weight);
  swing(ropes.near, now.near, then.near, weight);
  swing(ropes.left, now.left, then.left, weight);
  swing(ropes.right, now.right, then.right, weight);
}

}  // namespace fc::scene
