// The audience's reaction. It is derived from the sounds of the bout (gasps, cheers, punches), so it is seen and heard alike
// in every game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "scene/game_scene.h"
#include "scene/sounds.h"
#include "scene/stage.h"

namespace fc::scene {

/// Sounds older than this have no effect on the audience, in seconds.
inline constexpr double longest_excitement = 5;
/// Minimum interval of camera flashes in seconds: never three in a second of the scene's clock.
inline constexpr double seconds_between_bulbs = 0.4;

/// Index of the flash time slot that contains `clock`, whether it flashes or not.
std::int64_t bulb_at(double clock);

/// State of the audience. heard: sounds of the last `longest_excitement` seconds. somebody_lies: 0 to 1, strength of the
/// spotlight on a fallen boxer. Reduced motion: they rise and lean, but do not bob or flash.
Hall hall_at(std::span<const SoundCue> heard, double clock, float somebody_lies, Motion motion);

/// Volume of the murmur, 0 to 1: follows the drama, never silent, lower while a bell or a count is heard. heard: as in
/// `hall_at`.
float murmur_of(const Hall& hall, std::span<const SoundCue> heard, double clock);

/// Adds camera flashes and flying hats. None with reduced motion.
void add_bulbs_and_hats(std::vector<Particle>& particles, std::span<const SoundCue> heard, double clock, const Board& board,
                        Motion motion);

// The ropes bend outwards where a boxer presses against them, and swing briefly when released. Computed from the boxers'
// positions now and shortly before.

/// Maximum distance of a boxer's foot outside the canvas, when he is driven into the ropes. Squares.
inline constexpr float driven_over_the_edge = 0.12F;

/// Deflection by the boxers in their current positions. Fallen boxers do not press.
Ropes pressed_by(const Board& board, std::span<const Marker> men);

/// Whether a boxer is close enough to have touched the ropes recently; if not, the swing need not be computed.
bool may_swing(const Board& board, std::span<const Marker> men);

/// Sampled ages of past contact that still make the ropes swing, in seconds.
inline constexpr std::array<float, 9> swinging_since{0.04F, 0.08F, 0.12F, 0.16F, 0.20F, 0.24F, 0.28F, 0.32F, 0.36F};
/// Adds the swing left from one sample. now, then: deflection now and at that time. moment: index in `swinging_since`.
/// share: amplitude, 0 to 1.
void add_swing(Ropes& ropes, const Ropes& now, const Ropes& then, std::size_t moment, float share);

/// The ropes of a stage. share: amplitude of the swing, 0 to 1. before(seconds): the stage that long ago.
template <class Before>
Ropes ropes_of(const Stage& stage, float share, const Before& before) {
  const Ropes now = pressed_by(stage.board, stage.markers);
  Ropes ropes = now;
  if (share > 0 && may_swing(stage.board, stage.markers)) {
    for (std::size_t moment = 0; moment < swinging_since.size(); ++moment) {
      const Stage then = before(swinging_since[moment]);
      add_swing(ropes, now, pressed_by(then.board, then.markers), moment, share);
    }
  }
  return ropes;
}

}  // namespace fc::scene
