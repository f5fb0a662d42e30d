#include "scene/corners/two_men.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "scene/ornament.h"

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

Blow aimed(const TwoMen& men, Blow blow) {
  blow.thrown_from = men.markers[index_of(blow.who)].bound();
  blow.struck = men.markers[index_of(other(blow.who))].bound();
  return blow;
}

Vec3 beside_the_men(const TwoMen& men) {
  // In the middle, at the near ropes, over the far ones.
  constexpr std::array<Vec3, 3> places{{over_everybody, {3, 5.1F, 0.45F}, {3, 0.9F, 1.7F}}};
  constexpr float half_a_man = 0.7F;
  constexpr float width = 2.4F;    // squares that a call and a man need beside each other
  constexpr float height = 1.3F;   // and one above the other
  constexpr float upwards = 0.8F;  // a square off the canvas is so many along it, to the eye
  const auto room_at = [&](const Vec3& place) {
    float room = 1;
    for (const StanceTracks& marker : men.markers) {
      const Vec3 foot = marker.bound();
      const float aside = std::abs(foot.x - place.x) / width;
      const float above = std::abs(foot.y - half_a_man - (place.y - upwards * place.z)) / height;
      room = std::min(room, std::max(aside, above));
    }
    return room;
  };
  return *std::ranges::max_element(places, {}, room_at);
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
