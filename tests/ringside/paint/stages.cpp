// Some moments of a bout, made by hand: what the painter must be able to show.
#include "tests/paint/stages.h"

#include <cmath>

#include "scene/ornament.h"

namespace fc::ringside::test {
namespace {

using scene::Glow;
using scene::GlowKind;
using scene::Ink;
using scene::ParticleKind;

/// A turn by `angle` radians about an axis, as a unit quaternion.
std::array<float, 4> turn(float x, float y, float z, float angle) {
  const float share = std::sin(angle / 2) / std::hypot(x, y, z);
  return {std::cos(angle / 2), x * share, y * share, z * share};
}

/// Two men stand, red is to move: legal squares, the cursor, the way to the ropes and a square of danger shine.
scene::Stage waiting_ring() {
  scene::Stage stage;
  stage.glows = {{2, 2, GlowKind::legal, 1},     {3, 2, GlowKind::legal, 1},     {2, 3, GlowKind::focused, 1},
                 {3, 3, GlowKind::legal, 0.6F},  {1, 2, GlowKind::danger, 1},    {5, 3, GlowKind::rope_line, 1},
                 {4, 3, GlowKind::rope_line, 1}, {1, 4, GlowKind::danger, 0.5F}, {1, 3, GlowKind::legal, 1}};
  stage.markers = {{.corner = Corner::red, .at = {1.5F, 3.5F, 0}, .flip = 1},
                   {.corner = Corner::blue, .at = {4.5F, 3.5F, 0}, .facing = -1}};
  return stage;
}

/// Red lunges and hits: a leaning attacker, a jolted and whitened defender, sweat, dust, a shaken camera, three dice in the
/// air.
scene::Stage exchange() {
  scene::Stage stage;
  stage.glows = {{3, 2, GlowKind::danger, 0.7F}};
  stage.markers = {
      {.corner = Corner::red, .at = {2.6F, 2.5F, 0.12F}, .flip = 1, .lean = 0.3F, .squash = -0.3F},
      {.corner = Corner::blue, .at = {3.7F, 2.5F, 0}, .lean = 0.22F, .squash = 0.5F, .flash = 0.5F, .facing = -1}};
  scene::add_particles(
      stage.particles,
      {.kind = ParticleKind::sweat, .count = 26, .at = {3.6F, 2.5F, 1.0F}, .towards_x = 1, .board = {}, .seed = 7}, 0.34F);
  scene::add_particles(
      stage.particles,
      {.kind = ParticleKind::spark, .count = 10, .at = {3.3F, 2.5F, 0.9F}, .towards_x = 1, .board = {}, .seed = 3}, 0.1F);
  scene::add_particles(stage.particles,
                       {.kind = ParticleKind::dust, .count = 12, .at = {2.4F, 2.6F, 0}, .board = {}, .seed = 5}, 0.2F);
  stage.dice = {
      {.die = d10,
       .face = 6,
       .tens = true,
       .at = {0.3F, 0.5F, 0.9F},
       .orientation = turn(1, 0.4F, 0.2F, 1.1F),
       .ink = Ink::red},
      {.die = d20, .face = 17, .at = {0.55F, 0.4F, 0.5F}, .orientation = turn(0.3F, 1, 0.5F, 0.6F), .ink = Ink::gold},
      {.die = d6, .face = 5, .at = {0.8F, 0.55F, 0.3F}, .orientation = turn(1, 1, 0.3F, 0.5F), .ink = Ink::blue}};
  stage.camera = {.shake_x = 0.04F, .shake_y = -0.03F};
  return stage;
}

/// Blue lies on the canvas, the count is at eight; both dice of the roll rest in the tray.
scene::Stage knockdown() {
  scene::Stage stage;
  stage.markers = {{.corner = Corner::red, .at = {1.5F, 1.5F, 0}, .flip = 0.4F},
                   {.corner = Corner::blue, .at = {3.5F, 3.5F, 0}, .fallen = 1, .facing = -1}};
  scene::add_particles(stage.particles,
                       {.kind = ParticleKind::dust, .count = 20, .at = {3.5F, 3.6F, 0}, .board = {}, .seed = 11}, 0.25F);
  stage.dice = {{.die = d10, .face = 6, .tens = true, .at = {0.4F, 0.5F, 0}, .orientation = turn(0, 0, 1, 0.15F)},
                {.die = d10, .face = 10, .at = {0.6F, 0.5F, 0}, .orientation = turn(0, 0, 1, -0.2F)}};
  stage.calls = {
      {.key = "ringside.call.down", .text = "DOWN!", .scale = 0.9F, .tilt = -0.1F, .ink = Ink::red, .at = {3, 0.4F, 2.2F}},
      {.key = {}, .text = "8", .number = 8, .scale = 1.4F, .ink = Ink::gold, .at = {3, 2.4F, 1.2F}}};
  return stage;
}

/// Red has won: gold rim, confetti, the call over the ring, the hall half dark.
scene::Stage knockout() {
  scene::Stage stage;
  stage.markers = {{.corner = Corner::red, .at = {2.5F, 3.2F, 0.2F}, .flip = 1, .squash = -0.4F, .crowned = true},
                   {.corner = Corner::blue, .at = {4.4F, 2.3F, 0}, .fallen = 1, .facing = -1}};
  scene::add_particles(stage.particles,
                       {.kind = ParticleKind::confetti, .count = 160, .at = {}, .board = stage.board, .seed = 2}, 1.6F);
  stage.calls = {{.key = "ringside.call.knockout",
                  .text = "KNOCKOUT!",
                  .scale = 1.2F,
                  .tilt = -0.07F,
                  .ink = Ink::gold,
                  .at = {3, 1, 1.8F}}};
  stage.camera.flash = 0.1F;
  stage.house_light = 0.75F;
  return stage;
}

/// The exchange as a camera shows it that has come near and looks to the left of the middle.
scene::Stage near_camera() {
  scene::Stage stage = exchange();
  stage.camera = {.shake_x = 0.02F, .zoom = 1.5F, .look_x = -40, .look_y = -30, .near = 1.5F};
  return stage;
}

/// The knockdown from nearer than the hall is kept painted.
scene::Stage nearest_camera() {
  scene::Stage stage = knockdown();
  stage.camera = {.zoom = 1.9F, .look_x = 30, .look_y = 10, .near = 1.5F};
  return stage;
}

}  // namespace

std::vector<paint::test::OfferedStage> stages() {
  return {{"waiting", waiting_ring()}, {"exchange", exchange()}, {"knockdown", knockdown()},
          {"knockout", knockout()},    {"near", near_camera()},  {"nearest", nearest_camera()}};
}

}  // namespace fc::ringside::test
