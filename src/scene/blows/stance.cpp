#include "scene/blows/stance.h"

namespace fc::scene {

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
  poise_.take_up(stance.posture, start);
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
