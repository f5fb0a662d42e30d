// Close-ups: the camera zooms in on a boxer and the ring around him darkens, for cuts and the doctor. Source:
// overlay/design.md, The look.
#pragma once

#include <string_view>

#include "scene/ornament.h"

namespace fc::scene {

/// Height of a standing boxer's brow above his foot, in squares.
inline constexpr float brow = 1.08F;

/// Seconds for camera and light to return.
inline constexpr float look_away_seconds = 0.35F;

/// Close-up of a boxer. age, lasts: seconds; one that starts when this one ends takes over from it.
void look_at(Stage& stage, Corner man, float age, float lasts);

/// Final close-up of a boxer stopped on his feet and of the winner. age: seconds; no effect below 0.
void look_at_both(Stage& stage, Corner winner, float age);

/// Large lettering beside his head, on the side away from the opponent, during a close-up. lasts: seconds.
void call_at_his_head(const Ornament& ornament, Corner man, std::string_view key, float lasts, Ink ink);

/// A cut opens: close-up, blood flying away from the opponent, lettering beside it. key: text of the lettering. lasts:
/// seconds.
void show_wound(const Ornament& ornament, Corner man, std::string_view key, float lasts);

}  // namespace fc::scene
