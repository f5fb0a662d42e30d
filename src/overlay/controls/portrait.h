// A boxer on paper: on a plate, a card, a list.
#pragma once

#include "overlay/controls/ui.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::overlay {

/// Draws him as large as the box allows, on its foot. facing: +1 looks right, -1 left.
void portray(Ui& ui, const Box& box, const scene::Likeness& likeness, scene::SeatMark mark, float facing = 1,
             Portrait::Cut cut = Portrait::Cut::whole);

}  // namespace fc::overlay
