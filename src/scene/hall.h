// The people in the hall: how much a moment moves them. They are heard and seen alike: what they show follows from the
// sounds that they make (gasps, cheers) and from the blows that they hear, whichever game it is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "scene/game_scene.h"
#include "scene/sounds.h"
#include "scene/stage.h"

namespace fc::scene {

/// Nothing that was heard so long ago moves anybody any more. Seconds.
inline constexpr double longest_excitement = 5;
/// One flash bulb after the other: never three in a second of the scene's clock, whatever happens.
inline constexpr double seconds_between_bulbs = 0.4;

/// The number of the bulb whose turn it is at that moment, whether it flashes or not.
std::int64_t bulb_at(double clock);

/// What the hall does at that moment. heard: sounds of the last `longest_excitement` seconds up to then. somebody_lies: the
/// light is on a man who is down, 0 to 1. Reduced motion: they rise and lean, but nothing bobs or flashes.
Hall hall_at(std::span<const SoundCue> heard, double clock, float somebody_lies, Motion motion);

/// How loud the hall murmurs then, 0 to 1: never silent, by its drama, and less while a bell rings or a number is called.
/// heard: as of `hall_at`.
float murmur_of(const Hall& hall, std::span<const SoundCue> heard, double clock);

/// Bulbs that flash in the crowd and hats that fly from it. None with reduced motion.
void add_bulbs_and_hats(std::vector<Particle>& particles, std::span<const SoundCue> heard, double clock, const Board& board,
                        Motion motion);

// Ropes give: where a man is driven against them or leans on them they bend outwards, and swing for a moment when he is
// gone. All of it follows from where the men stand, now and a moment ago.

/// No further from the canvas may a man's foot be driven: he leans over the ropes then. Squares.
inline constexpr float driven_over_the_edge = 0.12F;

/// As the men press them at this moment. Who lies presses nothing.
Ropes pressed_by(const Board& board, std::span<const Marker> men);

/// Whether somebody is so near to the ropes that he may have been in them a moment ago.
bool may_swing(const Board& board, std::span<const Marker> men);

/// Ropes that were let go at one of these moments swing still: seconds ago.
inline constexpr std::array<float, 9> swinging_since{0.04F, 0.08F, 0.12F, 0.16F, 0.20F, 0.24F, 0.28F, 0.32F, 0.36F};
/// Adds what is left of one of those moments. now, then: as the men press the ropes at this moment and as they did. share:
/// of the whole swing, 0 to 1.
void add_swing(Ropes& ropes, const Ropes& now, const Ropes& then, std::size_t moment, float share);

/// How the ropes of that stage hang. share: of the whole swing, 0 to 1. before(seconds): the stage so long before it.
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
