#include "scene/blows/stance.h"

#include <algorithm>

namespace fc::scene {

void lean_on_ropes(Stance& stance, const Board& board) {
  constexpr float beside = 1;        // squares from the edge of the canvas
  constexpr float leaning = 0.08F;   // there they give
  constexpr float in_corner = 0.3F;  // a post gives nothing
  const float to_right = static_cast<float>(board.columns) - stance.x;
  const float to_near = static_cast<float>(board.rows) - stance.y;
  const float aside = std::min(stance.x, to_right);
  const float along = std::min(stance.y, to_near);
  const float rest = aside < beside && along < beside ? in_corner : leaning;
  const auto moved = [rest](float low, float high) {
    const float way = std::max(0.0F, std::min(low, high) - rest);
    return low < high ? -way : way;
  };
  stance.x += aside < beside ? moved(stance.x, to_right) : 0;
  stance.y += along < beside ? moved(stance.y, to_near) : 0;
}

Marker marker_of(Corner corner, const Stance& stance, bool crowned) {
  Marker marker;
  marker.corner = corner;
  marker.at = {stance.x, stance.y, 0};
  marker.crowned = crowned;
  hold(marker, poise_of(stance.posture));
  return marker;
}

StanceTracks::StanceTracks(const Stance& stance) : x_(stance.x), y_(stance.y), poise_(poise_of(stance.posture)) {}

void StanceTracks::take_up(const Stance& stance, bool steps, double start, float seconds) {
  if (steps && (x_.to() != stance.x || y_.to() != stance.y)) {
    hop_ = Track(0);
    hop_.glide(1, start, seconds, Ease::linear);
  }
  glide_on(x_, stance.x, start, seconds);
  glide_on(y_, stance.y, start, seconds);
  // Who goes to his stool does not sit before he has come.
  const bool sits = stance.posture.attitude == Attitude::sitting;
  poise_.take_up(stance.posture, sits ? start + static_cast<double>(seconds) : start);
}

void StanceTracks::swing(const Bow& bow, double start, float seconds) {
  if (swing_.at(start) >= 1) {
    bow_ = bow;
    swing_ = Track(0);
    swing_.glide(1, start, seconds, Ease::in_out);
  }
}

Marker StanceTracks::marker(Corner corner, double clock, float highest_hop, bool crowned) const {
  Marker marker;
  marker.corner = corner;
  const float along = swing_.at(clock);
  const float aside = 4 * along * (1 - along);
  marker.at = {x_.at(clock) + bow_.x * aside, y_.at(clock) + bow_.y * aside, hop_height(hop_.at(clock), highest_hop)};
  marker.crowned = crowned;
  poise_.hold(marker, clock);
  return marker;
}

}  // namespace fc::scene
