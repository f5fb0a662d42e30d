// The coach of the playable lesson: one short text for what happens now.
#pragma once

#include <string_view>

#include "overlay/knock-out/bout_view.h"

namespace fc::knock_out {

/// The moment of the lesson: the last part of the key "knock-out.lesson.<moment>". The first seat learns.
std::string_view lesson_moment(const BoutView& view);

void draw_coach(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

}  // namespace fc::knock_out
