#include "scene/blows/impact.h"

#include <algorithm>
#include <cmath>

#include "scene/blows/poise.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr float arm = 0.34F;              // of a lunge, in squares
constexpr float head_height = 0.95F;      // where sweat flies, in squares
constexpr float closest_to_ropes = 0.1F;  // a marker's foot stays on the canvas
constexpr float out_share = 0.3F;         // of a swing's time, until it meets
constexpr float back_seconds = 0.3F;

/// What a blow does to both men: at its lightest, and how much more at its hardest.
struct Amount {
  float least = 0;
  float more = 0;

  [[nodiscard]] float at(float weight) const { return least + more * weight; }
};

struct Force {
  Amount reach;  ///< of the lunge, in arm's lengths
  float jolt_seconds = 0;
  Amount push;  ///< squares
  Amount lean;  ///< radians
  Amount squash;
  Amount flash;  ///< of the man
  Amount shake;  ///< squares
  float shake_seconds = 0;
  float dazzle = 0;  ///< flash of the whole picture
  Amount sweat;      ///< drops
};

constexpr Force at_close_range{.reach = {1, 0},
                               .jolt_seconds = 0.4F,
                               .push = {0.04F, 0.27F},
                               .lean = {0.08F, 0.45F},
                               .squash = {0, 0.36F},
                               .flash = {0.2F, 0.9F},
                               .shake = {0.01F, 0.108F},
                               .shake_seconds = 0.28F,
                               .dazzle = 0,
                               .sweat = {4, 27}};
constexpr Force from_afar{.reach = {1.3F, 0.8F},
                          .jolt_seconds = 0.45F,
                          .push = {0, 0},
                          .lean = {0.12F, 0.24F},
                          .squash = {0, 0.4F},
                          .flash = {0.3F, 0.48F},
                          .shake = {0.02F, 0.06F},
                          .shake_seconds = 0.28F,
                          .dazzle = 0,
                          .sweat = {6, 20}};
constexpr float reach_to_the_middle = 1.6F;

Force force_of(const Blow& blow) {
  if (blow.range == Range::close) {
    return at_close_range;
  }
  Force force = from_afar;
  if (blow.punch == Punch::hook) {
    force.reach = {2.6F, 0};
    force.shake = {0.11F, 0};
    force.shake_seconds = 0.45F;
    force.dazzle = 0.22F;
  }
  return force;
}

/// Up fast and back slowly within 1, highest when the blow meets.
float there_and_back(float share) {
  return share < out_share ? eased(Ease::out, share / out_share)
                           : 1 - eased(Ease::in_out, (share - out_share) / (1 - out_share));
}

/// How far the punch is out, 0 to 1.
float reach_at(const Blow& blow, float age) {
  if (blow.landing == Landing::coming) {
    return age < blow.arrives ? eased(Ease::in, (age - blow.arrives + windup_seconds) / windup_seconds) : 0;
  }
  return blow.arrives > 0 ? there_and_back(age * out_share / blow.arrives) : 1 - eased(Ease::in_out, age / back_seconds);
}

}  // namespace

Impact::Way Impact::towards(Corner corner) const {
  const Vec3 to = marker(corner).at;
  const Vec3 from = marker(other(corner)).at;
  const float distance = std::max(std::hypot(to.x - from.x, to.y - from.y), 0.01F);
  return {(to.x - from.x) / distance, (to.y - from.y) / distance};
}

void Impact::push(Corner corner, Way way, float squares) const {
  Marker& pushed = marker(corner);
  const auto columns = static_cast<float>(stage().board.columns);
  const auto rows = static_cast<float>(stage().board.rows);
  pushed.at.x = std::clamp(pushed.at.x + way.x * squares, closest_to_ropes, columns - closest_to_ropes);
  pushed.at.y = std::clamp(pushed.at.y + way.y * squares, closest_to_ropes, rows - closest_to_ropes);
}

void Impact::lunge(Corner corner, float share, float reach) const {
  const float amount = share * reach;
  if (age() < 0 || amount <= 0) {
    return;
  }
  push(corner, towards(other(corner)), arm * amount);
  marker(corner).lean += 0.25F * amount * marker(corner).facing;
}

void Impact::swing(const Blow& blow) const {
  lunge(blow.who, reach_at(blow, age()), force_of(blow).reach.at(blow.weight));
}

void Impact::jolt(const Blow& blow) const {
  const float since = age() - blow.arrives;
  if (since < 0) {
    return;
  }
  const Corner whom = other(blow.who);
  const Way away = towards(whom);
  const Force force = force_of(blow);
  if (since < force.jolt_seconds) {
    Marker& hit = marker(whom);
    const float share = there_and_back(since / force.jolt_seconds);
    push(whom, away, force.push.at(blow.weight) * share);
    hit.lean -= force.lean.at(blow.weight) * share * hit.facing;
    hit.squash += force.squash.at(blow.weight) * share;
    hit.flash = calm() ? 0 : std::clamp(1 - since / 0.12F, 0.0F, 1.0F) * std::min(1.0F, force.flash.at(blow.weight));
  }
  shake(since, force.shake.at(blow.weight), force.shake_seconds);
  flash(since, force.dazzle, 0.18F);
  const Vec3 foot = blow.struck.value_or(marker(whom).at);
  burst({.kind = ParticleKind::sweat,
         .count = static_cast<int>(std::lround(force.sweat.at(blow.weight))),
         .at = {foot.x, foot.y, head_height},
         .towards_x = away.x,
         .towards_y = away.y},
        since);
}

void Impact::dodge(Corner corner) const {
  constexpr float dodge_seconds = 0.4F;
  if (age() < dodge_seconds) {
    marker(corner).lean -= 0.35F * there_and_back(age() / dodge_seconds) * marker(corner).facing;
  }
}

void Impact::meet_in_the_middle(const Blow& blow) const {
  const float share = reach_at(blow, age());
  lunge(blow.who, share, reach_to_the_middle);
  lunge(other(blow.who), share, reach_to_the_middle);
  const Vec3 one = marker(blow.who).at;
  const Vec3 two = marker(other(blow.who)).at;
  const float since = age() - blow.arrives;
  burst({.kind = ParticleKind::spark,
         .count = 14,
         .at = {(one.x + two.x) / 2, (one.y + two.y) / 2, head_height},
         .towards_x = 0,
         .towards_y = 1},
        since);
  shake(since, 0.02F, 0.2F);
}

void Impact::show(const Blow& blow) const {
  switch (blow.landing) {
    case Landing::coming:
    case Landing::smothered:
      return swing(blow);
    case Landing::landed:
      swing(blow);
      return jolt(blow);
    case Landing::missed:
      swing(blow);
      return dodge(other(blow.who));
    case Landing::met:
      return meet_in_the_middle(blow);
  }
}

void Impact::show(const Fall& fall) const {
  const float since = age() - floor_seconds;
  shake(since, fall.out ? 0.14F : 0.12F, fall.out ? 0.45F : 0.4F);
  flash(since, 0.3F, 0.2F);
  const Vec3 foot = marker(fall.who).at;
  burst({.kind = ParticleKind::dust, .count = 18, .at = {foot.x, foot.y, 0}}, since);
}

void Impact::show(const Footfall& step) const {
  const float since = age() - step.lands;
  burst({.kind = ParticleKind::dust, .count = 7, .at = step.at}, since);
  if (step.driven) {
    shake(since, 0.012F, 0.15F);
  }
}

}  // namespace fc::scene
