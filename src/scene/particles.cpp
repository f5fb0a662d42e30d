#include "scene/ornament.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/random.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr float gravity = 9;  // squares per second squared
constexpr std::array confetti_inks{Ink::red, Ink::blue, Ink::gold, Ink::paper, Ink::good};

constexpr Ink ink_of_spray(ParticleKind kind) {
  if (kind == ParticleKind::blood) {
    return Ink::red;
  }
  return kind == ParticleKind::sweat ? Ink::white : Ink::gold;
}

/// Sweat, blood or sparks off a blow: thrown wide, falling.
Particle spray(const Burst& burst, Random& random, float age) {
  const float speed = any_between(random, 0.6F, 2.4F) * (1 + burst.force);
  const float aside = any_between(random, -0.8F, 0.8F);
  const float up = any_between(random, 0.8F, 2.6F);
  const float size = any_between(random, 0.025F, 0.05F) * (1 + 0.3F * burst.force);
  const float height = burst.at.z + up * age - gravity / 2 * age * age;
  const float left = 1 - age / life_of(burst.kind);
  return {.kind = burst.kind,
          .at = {burst.at.x + (burst.towards_x * speed - burst.towards_y * aside) * age,
                 burst.at.y + (burst.towards_y * speed + burst.towards_x * aside) * age, std::max(0.0F, height)},
          .size = size,
          .turn = 0,
          .alpha = std::clamp(2 * left, 0.0F, 1.0F),
          .ink = ink_of_spray(burst.kind)};
}

Particle dust(const Burst& burst, Random& random, float age) {
  const float angle = any_between(random, 0, 6.2832F);
  const float reach = any_between(random, 0.15F, 0.45F);
  const float rise = any_between(random, 0.02F, 0.16F);
  const float share = age / life_of(ParticleKind::dust);
  const float way = 1 - (1 - share) * (1 - share);
  return {.kind = ParticleKind::dust,
          .at = {burst.at.x + std::cos(angle) * reach * way, burst.at.y + std::sin(angle) * reach * way * 0.6F,
                 burst.at.z + rise * way},
          .size = 0.05F + 0.07F * way,
          .turn = angle,
          .alpha = 0.55F * (1 - share),
          .ink = Ink::canvas_line};
}

/// Falls over the whole ring for most of its life, sways, lies a while and fades.
Particle confetti(const Burst& burst, Random& random, float age) {
  const float x = any_between(random, 0, static_cast<float>(burst.board.columns));
  const float y = any_between(random, 0, static_cast<float>(burst.board.rows));
  const float height = any_between(random, 3.2F, 6.5F);
  const float speed = any_between(random, 1.1F, 1.9F);
  const float sway = any_between(random, 0.08F, 0.25F);
  const float beat = any_between(random, 2, 4);
  const float phase = any_between(random, 0, 6.2832F);
  const Ink ink = confetti_inks[random.below(static_cast<std::uint32_t>(confetti_inks.size()))];
  const float z = std::max(0.0F, height - speed * age);
  const float flying = z > 0 ? age : (height) / speed;
  const float left = life_of(ParticleKind::confetti) - age;
  return {.kind = ParticleKind::confetti,
          .at = {x + sway * std::sin(beat * flying + phase), y, z},
          .size = 0.07F,
          .turn = phase + beat * flying,
          .alpha = std::clamp(left, 0.0F, 1.0F),
          .ink = ink};
}

}  // namespace

float any_between(Random& random, float low, float high) {
  constexpr std::uint32_t steps = 1U << 16U;
  return low + (high - low) * static_cast<float>(random.below(steps)) / static_cast<float>(steps);
}

float life_of(ParticleKind kind) {
  switch (kind) {
    case ParticleKind::sweat:
    case ParticleKind::blood: return 0.55F;
    case ParticleKind::dust: return 0.5F;
    case ParticleKind::confetti: return 6;
    case ParticleKind::spark:
    case ParticleKind::star:
    case ParticleKind::starburst:
    case ParticleKind::bulb: return 0.3F;
    case ParticleKind::hat: return 3;
  }
  return 0;
}

void add_particles(std::vector<Particle>& particles, const Burst& burst, float age) {
  if (age < 0 || age >= life_of(burst.kind)) {
    return;
  }
  for (int piece = 0; piece < burst.count; ++piece) {
    Random random = random_stream(burst.seed, static_cast<std::uint64_t>(piece));
    switch (burst.kind) {
      case ParticleKind::sweat:
      case ParticleKind::spark:
      case ParticleKind::star:
      case ParticleKind::starburst:
      case ParticleKind::blood:
      case ParticleKind::bulb:
      case ParticleKind::hat: particles.push_back(spray(burst, random, age)); break;
      case ParticleKind::dust: particles.push_back(dust(burst, random, age)); break;
      case ParticleKind::confetti: particles.push_back(confetti(burst, random, age)); break;
    }
  }
}

namespace {

using Quaternion = std::array<float, 4>;

constexpr float outside_left = -0.15F;  // tray coordinates, just out of sight
constexpr float outside_right = 1.15F;
constexpr float turns_a_second = 2.6F;
constexpr float rolling_time = 0.6F;  // seconds until it has reached its place, though it may hop on there

Quaternion turn(float radians, float x, float y, float z) {
  const float sine = std::sin(radians / 2);
  return {std::cos(radians / 2), x * sine, y * sine, z * sine};
}

/// First `second`, then `first`.
Quaternion after(const Quaternion& first, const Quaternion& second) {
  return {first[0] * second[0] - first[1] * second[1] - first[2] * second[2] - first[3] * second[3],
          first[0] * second[1] + first[1] * second[0] + first[2] * second[3] - first[3] * second[2],
          first[0] * second[2] - first[1] * second[3] + first[2] * second[0] + first[3] * second[1],
          first[0] * second[3] + first[1] * second[2] - first[2] * second[1] + first[3] * second[0]};
}

/// -1..1 from the seed's stream.
float centred(Random& random) { return static_cast<float>(random.below(2001)) / 1000 - 1; }

/// The length of a bounce, as a share of the one before.
constexpr float springiness = 0.62F;

/// Height above the tray after `share` of the time: each bounce is as high as its length lets it fly.
float bounce_height(const Throw& thrown, float share) {
  float length = 1;
  float total = 0;
  for (int bounce = 0; bounce < thrown.bounces; ++bounce) {
    total += length;
    length *= springiness;
  }
  length = 1;
  float begin = 0;
  const float place = share * total;
  for (int bounce = 0; bounce < thrown.bounces; ++bounce) {
    if (place < begin + length) {
      const float along = (place - begin) / length;
      return thrown.height * length * length * 4 * along * (1 - along);
    }
    begin += length;
    length *= springiness;
  }
  return 0;
}

TrayDie slid_in(TrayDie die, const Throw& thrown, float share) {
  constexpr float visible_from = 0.7F;
  const float way = eased(Ease::out, (share - visible_from) / (1 - visible_from));
  die.alpha = thrown.die.alpha * way;
  die.at.x += (thrown.from_left ? -0.05F : 0.05F) * (1 - way);
  return die;
}

}  // namespace

TrayDie thrown_die(const Throw& thrown, double age, Motion motion) {
  Random random(thrown.seed);
  const float rest_turn = 0.12F * centred(random);
  const float wobble_x = centred(random);
  const float wobble_y = centred(random);
  TrayDie die = thrown.die;
  die.orientation = turn(rest_turn, 0, 0, 1);
  const float share = share_of(age, 0, static_cast<double>(thrown.settle));
  if (share >= 1) {
    return die;
  }
  if (motion == Motion::reduced) {
    return slid_in(die, thrown, share);
  }
  const float left = 1 - eased(Ease::out, share);
  const float sign = thrown.from_left ? 1.0F : -1.0F;
  const float spin = sign * left * turns_a_second * thrown.settle * 6.2832F;
  const Quaternion roll = turn(spin, 0, 1, 0);  // about the axis across its way
  const float tilt = std::hypot(wobble_x, wobble_y, 1.0F);
  const Quaternion wobble = turn(spin * 0.4F, wobble_x / tilt, wobble_y / tilt, 1 / tilt);
  die.orientation = after(wobble, after(roll, die.orientation));
  const float way = eased(Ease::out, static_cast<float>(age) / std::min(thrown.settle, rolling_time));
  const float from = thrown.from_left ? outside_left : outside_right;
  die.at.x = from + (thrown.die.at.x - from) * way;
  die.at.y += 0.12F * wobble_y * (1 - way);
  die.at.z += bounce_height(thrown, share);
  return die;
}

FixedVector<TrayDie, 2> solids_of(const Die& die, int value) {
  constexpr int most_faces_of_a_solid = 20;
  constexpr Die digit{.lowest = 0, .highest = 9};
  FixedVector<TrayDie, 2> solids;
  if (die.faces() <= most_faces_of_a_solid) {
    solids.push_back({.die = die, .face = value, .at = {}});
  } else {
    solids.push_back({.die = digit, .face = value / 10 % 10, .tens = true, .at = {}});
    solids.push_back({.die = digit, .face = value % 10, .at = {}});
  }
  return solids;
}

std::vector<TrayDie> laid_out(std::span<const ShownDie> thrown) {
  // Shares of the tray's width, from the middle of one die to that of the next.
  constexpr float widest_step = 0.3F;
  constexpr float row = 0.8F;
  constexpr float step_at_full_size = 0.2F;
  std::vector<TrayDie> dice;
  for (const ShownDie& one : thrown) {
    const auto solids = solids_of(one.die, one.value);
    dice.insert(dice.end(), solids.begin(), solids.end());
  }
  const auto steps = static_cast<float>(dice.size()) - 1;
  const float step = steps * widest_step > row ? row / steps : widest_step;
  float x = 0.5F - step * steps / 2;
  for (TrayDie& die : dice) {
    die.at = {x, 0.5F, 0};
    die.size = std::min(1.0F, step / step_at_full_size);
    x += step;
  }
  return dice;
}

void throw_dice(std::vector<TrayDie>& tray, std::span<const ShownDie> thrown, Throw way, double age, Motion motion) {
  const float size = way.die.size;
  const std::uint64_t first = way.seed;
  for (const TrayDie& die : laid_out(thrown)) {
    way.die = die;
    way.die.size *= size;
    way.seed = first + tray.size();
    tray.push_back(thrown_die(way, age, motion));
  }
}

}  // namespace fc::scene
