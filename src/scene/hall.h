// The people in the hall: how much a moment moves them. They are heard and seen alike: what they show follows from the
// sounds that they make (gasps, cheers) and from the blows that they hear, whichever game it is.
#pragma once

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

}  // namespace fc::scene
