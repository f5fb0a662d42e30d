// Pictures of boxers on panels: name plates, cards, lists.
#pragma once

#include <span>
#include <string_view>

#include "core/corner.h"
#include "overlay/controls/ui.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::overlay {

/// Draws him as large as fits, bottom-aligned. facing: +1 looks right, -1 left.
void portray(Ui& ui, const Box& box, const scene::Likeness& likeness, scene::SeatMark mark, float facing = 1,
             Portrait::Cut cut = Portrait::Cut::whole);

/// Relaxed pose for busts: gloves below his face.
scene::Likeness at_ease(const Looks& looks, scene::Mood mood = scene::Mood::calm,
                        scene::Attire attire = scene::Attire::trunks);

/// Head and shoulders on framed paper: for name plates and lists.
void bust_slip(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing = 1,
               scene::Attire attire = scene::Attire::trunks);
/// A square `bust_slip` at the outer end of a line: left for red, right for blue. Removes its area from `line`.
void outer_slip(Ui& ui, Box& line, Corner corner, const Looks& looks, scene::SeatMark mark);
/// Whether a line has room for a portrait and the name in full poster size: names are not shrunk for a picture. Pixels.
bool has_room_for(const Ui& ui, float portrait, std::string_view name, float line);
/// The whole figure with raised fists. attire: robe before a bout.
void stand_for_poster(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing, scene::Attire attire);
/// Draws several boxers side by side: a team of two.
void stand_side_by_side(Ui& ui, const Box& box, std::span<const Looks> looks, scene::SeatMark mark, float facing,
                        scene::Attire attire);

}  // namespace fc::overlay
