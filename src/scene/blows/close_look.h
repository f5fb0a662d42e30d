// A man at whom everybody looks: the camera comes near, the ring round him goes dark. For cuts, and for the doctor who
// looks at them. Source: overlay/design.md, The look.
#pragma once

#include <string_view>

#include "scene/ornament.h"

namespace fc::scene {

/// Of a standing man, in squares above his foot.
inline constexpr float brow = 1.08F;

/// Afterwards camera and light go back.
inline constexpr float look_away_seconds = 0.35F;

/// age: seconds since the look began. lasts: seconds; a look that begins where this one ends takes over from it.
void look_at(Stage& stage, Corner man, float age, float lasts);

/// The last picture of a man who was stopped on his feet, and of who has beaten him. age: seconds; nothing happens before 0.
void look_at_both(Stage& stage, Corner winner, float age);

/// Large letters beside his head, on the side away from the other man: while everybody looks at him. lasts: seconds.
void call_at_his_head(const Ornament& ornament, Corner man, std::string_view key, float lasts, Ink ink);

/// A cut opens: the look goes there, blood flies away from the other man, and letters stand where it flies. key: of the
/// letters. lasts: seconds.
void show_wound(const Ornament& ornament, Corner man, std::string_view key, float lasts);

}  // namespace fc::scene
