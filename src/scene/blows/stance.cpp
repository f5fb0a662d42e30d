#include "scene/blows/stance.h"

#include <algorithm>
#include <cmath>

#include "scene/ornament.h"

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
    // A long way takes several hops: nobody flies across the ring.
    constexpr float longest_hop = 1.7F;  // squares
    const float way = std::hypot(stance.x - x_.to(), stance.y - y_.to());
    hop_ = Track(0);
    hop_.glide(std::max(1.0F, std::ceil(way / longest_hop)), start, seconds, Ease::linear);
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
  marker.at = {x_.at(clock) + bow_.x * aside, y_.at(clock) + bow_.y * aside,
               hop_height(hop_.at(clock) - std::floor(hop_.at(clock)), highest_hop)};
  marker.crowned = crowned;
  poise_.hold(marker, clock);
  return marker;
}

namespace {

constexpr float full_turn = 6.2832F;

/// Where the air over a man's head is: squares above his foot, and ahead of it.
struct OverHead {
  float height = 0;
  float ahead = 0;
};
constexpr OverHead over_standing{1.72F, 0.05F};
constexpr OverHead over_lying{0.72F, -0.62F};
constexpr OverHead over_sitting{1.12F, -0.36F};
constexpr OverHead over_kneeling{1.38F, 0.16F};

constexpr OverHead between(const OverHead& from, const OverHead& to, float share) {
  return {from.height + (to.height - from.height) * share, from.ahead + (to.ahead - from.ahead) * share};
}

OverHead over_head_of(const Marker& marker) {
  const Gesture& gesture = marker.likeness.gesture;
  constexpr float there = 0.7F;  // of an act's share: he is where it brings him
  const float share = std::min(1.0F, gesture.share / there);
  switch (gesture.act) {
    case Act::sit_up: return between(over_lying, over_sitting, share);
    case Act::kneel: return between(over_sitting, over_kneeling, share);
    case Act::rise: return between(over_kneeling, over_standing, gesture.share);
    default: return between(over_standing, over_lying, marker.fallen);
  }
}

/// A place on a marker's face: so far above its foot, and so far to the side that it looks to. It turns and leans with it.
Vec3 on_face(const Marker& marker, float height, float ahead) {
  const float side = ahead * marker.facing * std::abs(std::cos(full_turn / 2 * marker.flip));
  return {marker.at.x + side * std::cos(marker.lean) + height * std::sin(marker.lean), marker.at.y,
          marker.at.z + height * std::cos(marker.lean) - side * std::sin(marker.lean)};
}

/// Where something is that comes again and again: 0 to 1, the same so many seconds later.
float share_of_period(double clock, double seconds) {
  return static_cast<float>(clock / seconds - std::floor(clock / seconds));
}

constexpr bool is_of_a_blow(Act act) {
  return (act >= Act::jab && act <= Act::counter && act != Act::clinch && act != Act::cover) ||
         (act >= Act::slip && act <= Act::struck_body);
}

class WearOf {
 public:
  WearOf(Stage& stage, Marker& marker, double clock, bool calm)
      : stage_(stage), marker_(marker), clock_(calm ? 0 : clock), calm_(calm) {}

  void show() {
    if (!calm_) {
      sway();
    }
    bleed();
    sweat();
    see_stars();
  }

 private:
  [[nodiscard]] float standing() const { return 1 - marker_.fallen; }
  void add(ParticleKind kind, const Vec3& at, float size, float alpha, Ink ink) {
    if (alpha > 0) {
      stage_.particles.push_back({.kind = kind, .at = at, .size = size, .turn = 0, .alpha = alpha, .ink = ink});
    }
  }
  /// Dazed he sways from foot to foot; tired his chest heaves.
  void sway() {
    constexpr double swing = 1.7;
    constexpr double breath = 1.1;
    const float free = is_of_a_blow(marker_.likeness.gesture.act) ? 0 : standing();  // a blow holds him still
    marker_.lean += 0.13F * marker_.wear.dazed * free * std::sin(full_turn * share_of_period(clock_, swing));
    marker_.squash += 0.16F * marker_.wear.tired * free * std::sin(full_turn * share_of_period(clock_, breath));
  }
  /// Blood that has run down from his cuts drips off his chin; the worse they are, the larger and the closer the drops. The
  /// cuts themselves are on his face (`Likeness::cuts`).
  void bleed() {
    const float worse = marker_.wear.bleeding;
    if (worse <= 0) {
      return;
    }
    constexpr float chin = 0.9F;
    constexpr float before = 0.17F;
    constexpr double seconds = 1.5;
    const int drops = 1 + static_cast<int>(std::lround(worse));
    for (int drop = 0; drop < drops; ++drop) {
      const float falls = share_of_period(clock_ + seconds * (0.4 + 1.0 * drop / drops), seconds);
      const float seen = std::min({1.0F, 6 * falls, 5 * (1 - falls)});
      const float aside = drop % 2 == 0 ? 0.0F : -0.08F;
      add(ParticleKind::blood, on_face(marker_, chin * (1 - falls * falls), before + aside), 0.055F + 0.035F * worse,
          seen * standing(), Ink::red);
    }
  }
  /// Drops that fall off both sides of the head.
  void sweat() {
    constexpr int drops = 4;
    constexpr double seconds = 1.2;
    for (int drop = 0; drop < drops; ++drop) {
      const float falls = share_of_period(clock_ + seconds * drop / drops, seconds);
      const float side = drop % 2 == 0 ? -1.0F : 1.0F;
      add(ParticleKind::sweat, on_face(marker_, brow + 0.3F - 0.7F * falls * falls, 0.1F + side * (0.3F + 0.16F * falls)),
          0.09F, marker_.wear.tired * standing() * std::min(1.0F, 3 * (1 - falls)), Ink::white);
    }
  }
  /// Round the head in a flat circle, wherever it is.
  void see_stars() {
    constexpr int stars = 3;
    constexpr double seconds = 1.6;
    const OverHead air = over_head_of(marker_);
    const Vec3 upright = on_face(marker_, air.height, air.ahead);
    const Vec3 down{marker_.at.x + air.ahead * marker_.facing, marker_.at.y, marker_.at.z + air.height};
    const Vec3 head{upright.x + (down.x - upright.x) * marker_.fallen, upright.y,
                    upright.z + (down.z - upright.z) * marker_.fallen};
    for (int star = 0; star < stars; ++star) {
      const float angle = full_turn * (share_of_period(clock_, seconds) + static_cast<float>(star) / stars);
      const float far = std::sin(angle);
      add(ParticleKind::star, {head.x + 0.42F * std::cos(angle), head.y, head.z - 0.13F * far}, 0.17F + 0.03F * far,
          marker_.wear.dazed, Ink::gold);
    }
  }

  Stage& stage_;
  Marker& marker_;
  double clock_;
  bool calm_;
};

}  // namespace

void show_wear(Stage& stage, double clock, Motion motion) {
  for (Marker& marker : stage.markers) {
    if (marker.wear != Wear{}) {
      WearOf(stage, marker, clock, motion == Motion::reduced).show();
    }
  }
}

}  // namespace fc::scene
