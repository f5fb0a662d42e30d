#include "scene/corners/two_men.h"

#include <cstddef>

namespace fc::scene {
namespace {

constexpr float light_between_rounds = 0.7F;
constexpr float light_seconds = 0.6F;

}  // namespace

void sit_down(Stance& stance, Corner corner) {
  constexpr float near = 0.5F;
  constexpr float far = static_cast<float>(ring_side) - near;
  stance.x = corner == Corner::red ? near : far;
  stance.y = corner == Corner::red ? far : near;
}

void wait_in_neutral_corner(Stance& stance, Corner corner, float fallen_x, float fallen_y) {
  const Vec3 there =
      neutral_corner({.columns = ring_side, .rows = ring_side}, {fallen_x, fallen_y, 0}, corner == Corner::red);
  stance.x = there.x;
  stance.y = there.y;
}

Knockdown knockdown_of(Corner who, double fell) {
  return {index_of(who), index_of(other(who)), fell};
}

void place(TwoMen& men, const Stances& stances) {
  for (const Corner corner : both_corners) {
    men.markers[index_of(corner)] = StanceTracks(stances[index_of(corner)]);
  }
}

void take_up(TwoMen& men, const Stances& stances, bool steps, double start, float seconds) {
  const Knockdown& knockdown = men.knockdown;
  for (const Corner corner : both_corners) {
    const std::size_t index = index_of(corner);
    if (knockdown.lies() && knockdown.other() == index && start < knockdown.walks_at()) {
      men.markers[index].take_up(stances[index], false, knockdown.walks_at(), walking_seconds);
    } else {
      men.markers[index].take_up(stances[index], steps, start, seconds);
    }
  }
  glide_on(men.house_light, men.in_corners ? light_between_rounds : 1, start, light_seconds);
}

void add_markers(Stage& stage, const TwoMen& men, double clock, float highest_hop, std::optional<Corner> crowned) {
  for (const Corner corner : both_corners) {
    stage.markers.push_back(men.markers[index_of(corner)].marker(corner, clock, highest_hop, crowned == corner));
  }
}

void add_markers(Stage& stage, const Stances& stances, std::optional<Corner> crowned) {
  for (const Corner corner : both_corners) {
    stage.markers.push_back(marker_of(corner, stances[index_of(corner)], crowned == corner));
  }
}

}  // namespace fc::scene
