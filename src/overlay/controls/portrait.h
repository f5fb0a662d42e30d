// A boxer on paper: on a plate, a card, a list.
#pragma once

#include <span>
#include <string_view>

#include "core/corner.h"
#include "overlay/controls/ui.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::overlay {

/// Draws him as large as the box allows, on its foot. facing: +1 looks right, -1 left.
void portray(Ui& ui, const Box& box, const scene::Likeness& likeness, scene::SeatMark mark, float facing = 1,
             Portrait::Cut cut = Portrait::Cut::whole);

/// As a bust shows him best: at ease, his gloves below his face.
scene::Likeness at_ease(const Looks& looks, scene::Mood mood = scene::Mood::calm,
                        scene::Attire attire = scene::Attire::trunks);

/// His head and shoulders on a slip of paper in a frame of ink: for name plates and lists.
void bust_slip(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing = 1,
               scene::Attire attire = scene::Attire::trunks);
/// Such a slip as high as the line and as wide, at its outer side: red's to the left, blue's to the right. Takes it off.
void outer_slip(Ui& ui, Box& line, Corner corner, const Looks& looks, scene::SeatMark mark);
/// Whether a line of that width has room for a portrait and, in poster letters at full size, for the name beside it: a name
/// is not made small for a picture. Pixels.
bool has_room_for(const Ui& ui, float portrait, std::string_view name, float line);
/// The whole of him with his fists up, as before the bell. attire: robes belong before a bout.
void stand_for_poster(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing, scene::Attire attire);
/// All of them side by side in the box: two men of a team.
void stand_side_by_side(Ui& ui, const Box& box, std::span<const Looks> looks, scene::SeatMark mark, float facing,
                        scene::Attire attire);

}  // namespace fc::overlay
