#include "scene/corners/two_men.h"

#include <cmath>

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
  constexpr float at_the_far_one = 0.75F;
  constexpr float at_the_near_one = static_cast<float>(ring_side) - at_the_far_one;
  constexpr float as_far = 1.5F;  // the way is not longer than that
  const float to_the_far_one = std::hypot(at_the_far_one - fallen_x, at_the_far_one - fallen_y);
  const float to_the_near_one = std::hypot(at_the_near_one - fallen_x, at_the_near_one - fallen_y);
  const float difference = to_the_far_one - to_the_near_one;
  const bool far = std::abs(difference) < as_far ? corner == Corner::red : difference > 0;
  stance.x = far ? at_the_far_one : at_the_near_one;
  stance.y = stance.x;
}

void place(TwoMen& men, const Stances& stances) {
  for (const Corner corner : both_corners) {
    men.markers[index_of(corner)] = StanceTracks(stances[index_of(corner)]);
  }
}

void take_up(TwoMen& men, const Stances& stances, bool steps, double start, float seconds) {
  for (const Corner corner : both_corners) {
    men.markers[index_of(corner)].take_up(stances[index_of(corner)], steps, start, seconds);
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
