#include "scene/blows/impact.h"

#include <algorithm>
#include <cmath>

#include "scene/blows/stance.h"
#include "scene/hall.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr float gloves_height = 1.2F;  // squares: of a guard that catches

/// Of a blow: at its lightest, and how much more at its hardest.
struct Amount {
  float least = 0;
  float more = 0;

  [[nodiscard]] constexpr float at(float weight) const { return least + more * weight; }
};

// Squares, radians, seconds, drops.
constexpr Amount throws{0.05F, 0.45F};
constexpr Amount throws_aside{0.1F, 0.2F};  // a man whom the game itself drives on
constexpr Amount tilts{0.06F, 0.34F};
constexpr Amount squashes{0, 0.2F};
constexpr Amount shakes{0.008F, 0.1F};
constexpr Amount bursts{0.5F, 0.95F};  // they stand behind both men, and are seen all round the head
constexpr Amount sweats{3, 24};
constexpr float shaken_seconds = 0.28F;
constexpr float flashes_from = 0.4F;  // of weight: lighter ones come too fast one after the other
constexpr float gold_from = 0.45F;

// Of a man who was hit, from the end of the held moment on: he flies, stands, and stumbles back to his place.
constexpr float flying = 0.1F;
constexpr float standing = 0.08F;
constexpr float stumbling = 0.34F;
constexpr float struck = 0.04F;  // share of his act as the blow meets: his head is still at the glove
constexpr float driven = 0.4F;   // of these times, if the game itself drives him on at once

/// 0 where he stood, 1 where he was thrown to.
float thrown_at(float since) {
  if (since < flying) {
    return eased(Ease::out, since / flying);
  }
  return 1 - eased(Ease::in_out, (since - flying - standing) / stumbling);
}

/// From where a straight way leads to beside the man who is hit, so far as they stand in different rows: seen from the seats
/// a fist would pass over his head.
Vec3 sidestep(const Vec3& end, const Vec3& target, float arm) {
  constexpr float same_row = 0.12F;
  constexpr float whole_from = 0.45F;
  constexpr float farthest = 0.95F;
  const float rows = target.y - end.y;
  const float share = std::clamp((std::abs(rows) - same_row) / (whole_from - same_row), 0.0F, 1.0F);
  const float row = std::copysign(std::min(std::abs(rows), same_row), rows);
  const float side = end.x <= target.x ? -1.0F : 1.0F;
  const float x = share * (target.x + side * std::sqrt(arm * arm - same_row * same_row) - end.x);
  const float y = share * (rows - row);
  const float shorter = std::min(1.0F, farthest / std::max(0.01F, std::hypot(x, y)));
  return {x * shorter, y * shorter, 0};
}

/// Of blows at somebody who waits for them; a cue that leaves little time leaves none for it.
bool has_time_to_sidestep(const Blow& blow) {
  constexpr float soonest = 0.4F;  // seconds
  return blow.landing != Landing::met && blow.range == Range::close && (blow.arrives == 0 || blow.arrives > soonest);
}

/// Of a rush that meets nobody.
bool goes_past(const Blow& blow) { return blow.rushed && blow.landing == Landing::missed; }

Ink ink_of_burst(float weight) { return weight < gold_from ? Ink::paper : Ink::gold; }

}  // namespace

Impact::Line Impact::line_of(const Blow& blow) const {
  const Vec3 target = blow.struck.value_or(marker(other(blow.who)).at);
  const Vec3 from = blow.thrown_from.value_or(marker(blow.who).at);
  const float distance = std::max(std::hypot(target.x - from.x, target.y - from.y), 0.01F);
  Line line{.way = {(target.x - from.x) / distance, (target.y - from.y) / distance},
            .target = target,
            .approach = approach_of(blow, blow.landing == Landing::met ? distance / 2 : distance)};
  if (goes_past(blow)) {
    // Away from the seats, or to where the ring is wider: the man who goes by is seen before him.
    const float middle = static_cast<float>(stage().board.columns) / 2;
    const bool along = std::abs(line.way.x) > 0.3F;
    const float turn = along ? -line.way.x : (target.x - middle) * line.way.y;
    line.aside = turn < 0 ? Way{line.way.y, -line.way.x} : Way{-line.way.y, line.way.x};
  }
  if (calm()) {
    constexpr float a_step = 0.3F;  // nobody flies across the ring
    line.approach.reach = std::min(line.approach.reach, a_step);
  } else if (goes_past(blow)) {
    constexpr float beyond = 0.95F;  // squares past him
    constexpr float clear = 0.34F;   // squares to the other side
    constexpr float runs = 0.6F;     // share of the time
    line.approach.reach = (distance + beyond) / (1 + overbalanced);
    const float all = std::max(blow.arrives, line.approach.pulls + line.approach.shoots);
    line.approach.shoots = runs * all;
    line.approach.pulls = all - line.approach.shoots;
    line.beside = {-clear * line.aside.x, -clear * line.aside.y};
  } else if (has_time_to_sidestep(blow)) {
    Approach& approach = line.approach;
    const Vec3 end{from.x + line.way.x * approach.reach, from.y + line.way.y * approach.reach, 0};
    const Vec3 beside = sidestep(end, target, manner_of(blow.punch).arm);
    line.beside = {beside.x, beside.y};
    if (blow.arrives > 0) {
      constexpr float seconds_a_square = 0.16F;
      const float way = std::hypot(approach.reach * line.way.x + beside.x, approach.reach * line.way.y + beside.y);
      approach.shoots = std::max(approach.shoots, std::min(seconds_a_square * way, blow.arrives - approach.pulls));
    }
  }
  return line;
}

Vec3 Impact::contact(const Blow& blow, const Line& line) {
  constexpr float before_him = 0.04F;
  return {line.target.x - before_him * line.way.x, line.target.y - before_him * line.way.y, manner_of(blow.punch).height};
}

void Impact::push(Corner corner, Way way, float squares) const {
  Marker& pushed = marker(corner);
  const auto columns = static_cast<float>(stage().board.columns);
  const auto rows = static_cast<float>(stage().board.rows);
  pushed.at.x = std::clamp(pushed.at.x + way.x * squares, -driven_over_the_edge, columns + driven_over_the_edge);
  pushed.at.y = std::clamp(pushed.at.y + way.y * squares, -driven_over_the_edge, rows + driven_over_the_edge);
}

void Impact::act(Corner corner, const Gesture& gesture) const {
  if (marker(corner).fallen <= 0) {
    marker(corner).likeness.gesture = gesture;
  }
}

void Impact::lean(Corner corner, Way way, float radians) const {
  marker(corner).lean += radians * std::copysign(1.0F, way.x);
}

void Impact::swing(const Blow& blow, const Line& line) const {
  const std::optional<Swing> now = swing_at(blow, line.approach, age());
  if (!now) {
    return;
  }
  const Manner& manner = manner_of(blow.punch);
  const float side = blow.fist == Fist::right ? 1.0F : -1.0F;
  const float arc = calm() ? 0 : manner.arc * std::min(1.0F, 2 * line.approach.reach + 0.4F);
  push(blow.who, line.beside, now->out);
  push(blow.who, line.way, line.approach.reach * now->out - manner.draws * now->drawn);
  push(blow.who, {-line.way.y, line.way.x}, side * arc * now->aside);
  lean(blow.who, line.way, manner.leans * (now->out - 1.2F * now->drawn));
  marker(blow.who).squash += manner.dips * (now->drawn - 0.3F * now->out);
  act(blow.who, {.act = manner.act, .share = now->share, .weight = blow.weight, .amount = 1, .fist = blow.fist});
}

void Impact::starburst(const Vec3& at, float size, Ink ink, float since) const {
  constexpr float lasts = 0.22F;
  constexpr float springs = 0.05F;
  if (since < 0 || since >= lasts) {
    return;
  }
  const float grown = calm() ? 1 : 0.55F + 0.45F * eased(Ease::out, since / springs);
  stage().particles.push_back({.kind = ParticleKind::starburst,
                               .at = at,
                               .size = size * grown,
                               .turn = static_cast<float>(seed() % 16),
                               .alpha = std::min(1.0F, 3 * (1 - since / lasts)),
                               .ink = ink});
}

void Impact::thrown(const Blow& blow, const Line& line, float since) const {
  const Corner whom = other(blow.who);
  const Manner& manner = manner_of(blow.punch);
  const float share = thrown_at(since);
  const Amount way = blow.range == Range::far ? throws_aside : throws;
  push(whom, line.way, manner.throws * way.at(blow.weight) * share);
  push(whom, line.way, line.approach.drives * (1 - eased(Ease::in_out, (since - flying - standing) / stumbling)));
  Marker& man = marker(whom);
  man.at.z += manner.lifts * blow.weight * there_and_back(since / (2 * flying));
  lean(whom, line.way, tilts.at(blow.weight) * std::max(0.0F, share));
  man.squash += squashes.at(blow.weight) * std::max(0.0F, 1 - since / flying);
}

void Impact::hit(const Blow& blow, const Line& line) const {
  const float since = age() - blow.arrives;
  const float held = held_seconds(blow.weight);
  if (since < 0) {
    return;
  }
  const Corner whom = other(blow.who);
  const Manner& manner = manner_of(blow.punch);
  const float free = std::max(0.0F, since - held);
  const float tempo = blow.range == Range::far ? driven : 1;
  const float whole = tempo * (flying + standing + stumbling);
  if (free < whole) {
    act(whom, {.act = manner.to_the_body ? Act::struck_body : Act::struck_head,
               .share = struck + (1 - struck) * free / whole,
               .weight = blow.weight,
               .amount = 1,
               .fist = blow.fist});
    thrown(blow, line, free / tempo);
    if (!calm() && blow.weight >= flashes_from) {
      marker(whom).flash = blow.weight * std::clamp(1 - free / 0.08F, 0.0F, 1.0F);
    }
  }
  const Vec3 at = contact(blow, line);
  starburst(at, bursts.at(blow.weight), ink_of_burst(blow.weight), since);
  shake(since, shakes.at(blow.weight), shaken_seconds);
  if (since >= 0) {
    // Off the far side of his head, and away from it: glove and face stay clear.
    const float off_him = 0.42F + line.approach.drives;
    constexpr float spread = 0.08F;  // seconds of flight: they do not begin as one blot
    burst({.kind = ParticleKind::sweat,
           .count = static_cast<int>(std::lround(sweats.at(blow.weight))),
           .at = {at.x + off_him * line.way.x, at.y + off_him * line.way.y, at.z},
           .towards_x = line.way.x,
           .towards_y = line.way.y,
           .force = 0.8F + 1.1F * blow.weight},
          since + spread);
  }
  if (blow.weight >= flashes_from) {
    burst({.kind = ParticleKind::dust, .count = 10, .at = {line.target.x, line.target.y, 0}}, since - held);
  }
}

void Impact::caught(const Blow& blow, const Line& line) const {
  const float since = age() - blow.arrives;
  constexpr float raises = 0.08F;
  constexpr float lasts = 0.45F;
  const Corner whom = other(blow.who);
  if (since >= -raises && since < lasts) {
    const float held = held_seconds(blow.weight);
    const float free = std::max(0.0F, since - held);
    act(whom, {.act = Act::block,
               .share = since < 0 ? 0.5F * (1 + since / raises) : 0.5F + 0.5F * free / (lasts - held),
               .weight = blow.weight,
               .amount = 1,
               .fist = blow.fist});
    // Who crouches behind his gloves comes up into it: they are as high as the fist.
    const float up = std::min(1.0F, (since + raises) / raises) * std::min(1.0F, (lasts - since) / raises);
    marker(whom).squash *= 1 - up;
    if (since >= 0) {
      push(whom, line.way, (0.05F + 0.14F * blow.weight) * thrown_at(free));
    }
  }
  constexpr float before_him = 0.16F;
  const Vec3 at{line.target.x - before_him * line.way.x, line.target.y - before_him * line.way.y, gloves_height};
  starburst(at, 0.5F, Ink::white, since);
  // Up from between gloves and fist, on nobody's face.
  burst({.kind = ParticleKind::spark,
         .count = 8,
         .at = {at.x, at.y, at.z + 0.3F},
         .towards_x = 0,
         .towards_y = -1,
         .force = 1},
        since);
  shake(since, 0.01F, 0.15F);
}

void Impact::parried(const Blow& blow, const Line& line) const {
  // Those of several that come before the last.
  const int lunges = manner_of(blow.punch).lunges;
  for (int number = 1; number < lunges; ++number) {
    const float part = (static_cast<float>(number) - 0.5F) / static_cast<float>(lunges);
    const float since = age() - (blow.arrives - (1 - part) * line.approach.shoots);
    Vec3 at = contact(blow, line);
    at.z += number % 2 == 0 ? 0.12F : -0.2F;
    starburst(at, 0.42F, Ink::paper, since);
    if (since >= -0.06F && age() < blow.arrives) {
      act(other(blow.who), {.act = Act::block, .share = 0.5F, .weight = 0.3F, .amount = 1, .fist = blow.fist});
    }
  }
}

void Impact::meet_in_the_middle(const Blow& blow, const Line& line) const {
  const Vec3 from = blow.thrown_from.value_or(marker(blow.who).at);
  Blow back = blow;
  back.who = other(blow.who);
  swing(blow, line);
  swing(back, {.way = {-line.way.x, -line.way.y}, .target = from, .approach = line.approach});
  const Vec3 middle{(from.x + line.target.x) / 2, (from.y + line.target.y) / 2, gloves_height};
  const float since = age() - blow.arrives;
  starburst(middle, 0.6F, Ink::white, since);
  burst({.kind = ParticleKind::spark, .count = 14, .at = middle, .towards_x = 0, .towards_y = 1}, since);
  shake(since, 0.02F, 0.2F);
}

void Impact::show(const Blow& blow) const {
  const Line line = line_of(blow);
  switch (blow.landing) {
    case Landing::coming: swing(blow, line); return parried(blow, line);
    case Landing::smothered: return swing(blow, line);
    case Landing::landed:
      swing(blow, line);
      parried(blow, line);
      return hit(blow, line);
    case Landing::blocked: swing(blow, line); return caught(blow, line);
    case Landing::missed: swing(blow, line); return goes_past(blow) ? stepped_aside(blow, line) : dodged(blow, line);
    case Landing::met: return meet_in_the_middle(blow, line);
  }
}

void Impact::pop(const Blow& blow, std::string_view key, int number) const {
  constexpr float read_seconds = 0.85F;
  constexpr Amount scale{small, 0.4F};
  // It leaves him where the fist has not come from, higher than his head and farther than that is thrown. Squares.
  constexpr float over_his_head = 1.8F;
  constexpr Amount beside_it{0.75F, 0.35F};
  const Line line = line_of(blow);
  constexpr float with_a_word = 0.45F;
  const bool blocked = blow.landing == Landing::blocked;
  const float aside = std::copysign(beside_it.at(blow.weight) + (blocked ? with_a_word : 0), line.way.x);
  const Vec3 at{line.target.x + aside, line.target.y, over_his_head};
  const Ink ink = blocked ? Ink::paper : ink_of_burst(blow.weight);
  after(blow.arrives).call(key, read_seconds, at, scale.at(blow.weight), ink, number);
}

}  // namespace fc::scene
