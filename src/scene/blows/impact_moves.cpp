// What men do beside the punch itself: they get out of its way, charge, clinch, fall and step.
#include <algorithm>
#include <cmath>

#include "scene/blows/impact.h"
#include "scene/blows/stance.h"
#include "scene/timeline.h"

namespace fc::scene {

void Impact::dodged(const Blow& blow, const Line& line) const {
  constexpr float before = 0.1F;
  constexpr float lasts = 0.46F;
  const float share = (age() - blow.arrives + before) / lasts;
  if (share < 0 || share >= 1 || age() < 0) {
    return;
  }
  const Corner whom = other(blow.who);
  const float gone = there_and_back(share);
  marker(whom).squash *= 1 - gone;  // who crouches behind his gloves moves too
  if (manner_of(blow.punch).to_the_body) {
    // Out of its reach.
    constexpr float leans_back = 0.34F;  // share of the act in which he leans farthest from his man
    push(whom, line.way, 0.5F * gone);
    act(whom, {.act = Act::counter, .share = leans_back, .weight = 0.5F, .amount = gone, .fist = blow.fist});
    return;
  }
  // Below it.
  const float side = blow.fist == Fist::right ? -1.0F : 1.0F;
  push(whom, line.way, 0.3F * gone);
  push(whom, {-line.way.y, line.way.x}, 0.12F * side * gone);
  act(whom, {.act = Act::slip, .share = share, .weight = 0.5F, .amount = 1, .fist = blow.fist});
}

void Impact::look_round(Corner corner, const Line& line) const {
  constexpr float turns = 0.25F;  // squares
  const Vec3& man = marker(corner).at;
  const Vec3& man_beside = marker(other(corner)).at;
  const float apart = (man_beside.x - man.x) * (line.way.x < 0 ? -1.0F : 1.0F);
  marker(corner).facing = std::copysign(1.0F, line.way.x) * std::clamp(apart / turns, -1.0F, 1.0F);
}

void Impact::stepped_aside(const Blow& blow, const Line& line) const {
  constexpr float before = 0.13F;
  constexpr float steps = 0.14F;
  constexpr float lasts = 0.6F;
  constexpr float far_aside = 0.5F;   // squares
  constexpr float forward = 0.3F;     // and to where the other man has come from
  constexpr float leans_back = 0.3F;  // share of the act in which he leans farthest
  const float since = age() - blow.arrives + before;
  if (since < 0 || since >= lasts || age() < 0) {
    return;
  }
  const Corner whom = other(blow.who);
  const float gone = eased(Ease::in_out, std::min(1.0F, std::min(since, lasts - since) / steps));
  push(whom, line.aside, far_aside * gone);
  push(whom, line.way, -forward * gone);
  marker(whom).squash *= 1 - gone;
  act(whom, {.act = Act::counter, .share = leans_back, .weight = 0.5F, .amount = gone, .fist = blow.fist});
  look_round(whom, line);
  if (age() - blow.arrives > past_seconds) {
    look_round(blow.who, line);
  }
}

void Impact::show(const Charge& charge) const {
  const float share = age() / charge.lasts;
  if (share < 0 || share >= 1) {
    return;
  }
  const Line line = line_of(Blow{.who = charge.who});
  // To arm's length, so that both heads are seen, and lower than the man before him.
  constexpr float least = 0.12F;
  constexpr float farthest = 0.34F;
  constexpr float arm = 0.95F;
  constexpr float lower = 0.25F;
  const Vec3 from = marker(charge.who).at;
  const float distance = std::hypot(line.target.x - from.x, line.target.y - from.y);
  push(charge.who, line.way, std::clamp(distance - arm, least, farthest) * there_and_back(share));
  marker(charge.who).squash += lower * there_and_back(share);
  lean(charge.who, line.way, 0.14F * there_and_back(share));
  act(charge.who, {.act = Act::rush, .share = share, .weight = 0.7F, .amount = 1, .fist = Fist::right});
  const Vec3 foot = marker(charge.who).at;
  burst({.kind = ParticleKind::dust, .count = 9, .at = {foot.x, foot.y, 0}}, age());
}

void Impact::show(const FoulBlow& foul) const {
  constexpr float lasts = 0.8F;  // seconds
  constexpr float meets = 0.5F;  // share
  constexpr float near = 0.95F;  // squares from foot to foot
  const float share = age() / lasts;
  if (share < 0 || share >= 1) {
    return;
  }
  const Corner hurt = other(foul.who);
  const Vec3 from = marker(foul.who).at;
  const Vec3 to = marker(hurt).at;
  const float distance = std::max(0.01F, std::hypot(to.x - from.x, to.y - from.y));
  const Way way{(to.x - from.x) / distance, (to.y - from.y) / distance};
  const float comes = eased(Ease::in_out, std::min(share / meets, (1 - share) / meets));
  push(foul.who, way, comes * std::max(0.0F, distance - near));
  act(foul.who, {.act = foul.act, .share = share, .weight = 1});
  if (share >= meets) {
    act(hurt, {.act = foul.act == Act::low_blow ? Act::struck_body : Act::struck_head,
               .share = std::min(1.0F, (share - meets) / (1 - meets)),
               .weight = 1});
  }
}

void Impact::show(const Clinch& clinch) const {
  constexpr float comes_in = 0.25F;  // seconds, and as long to let go
  constexpr float breath = 1.6F;
  constexpr float apart = 0.9F;  // squares from foot to foot: each head is over the other man's shoulder
  const float held = std::min({1.0F, age() / comes_in, (clinch.lasts - age()) / comes_in});
  if (held <= 0) {
    return;
  }
  const float amount = eased(Ease::in_out, held);
  const Vec3 red = marker(Corner::red).at;
  const Vec3 blue = marker(Corner::blue).at;
  const float distance = std::max(0.01F, std::hypot(blue.x - red.x, blue.y - red.y));
  const Way way{(blue.x - red.x) / distance, (blue.y - red.y) / distance};
  const float step = amount * std::max(0.0F, distance - apart) / 2;
  push(Corner::red, way, step);
  push(Corner::blue, {-way.x, -way.y}, step);
  const float share = calm() ? 0 : std::fmod(age() / breath, 1.0F);
  for (const Corner corner : both_corners) {
    act(corner, {.act = Act::clinch, .share = share, .weight = 0.5F, .amount = amount, .fist = Fist::right});
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
