#include "scene/particles.h"

#include <algorithm>
#include <array>
#include <cmath>

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

}  // namespace fc::scene
