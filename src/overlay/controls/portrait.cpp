#include "overlay/controls/portrait.h"

#include <algorithm>
#include <cmath>

#include "overlay/controls/widgets.h"

namespace fc::overlay {

void portray(Ui& ui, const Box& box, const scene::Likeness& likeness, scene::SeatMark mark, float facing,
             Portrait::Cut cut) {
  const Portrait wanted{.likeness = likeness,
                        .mark = mark,
                        .width = static_cast<int>(std::lround(box.w)),
                        .height = static_cast<int>(std::lround(box.h)),
                        .facing = facing,
                        .cut = cut};
  if (wanted.width <= 0 || wanted.height <= 0) {
    return;
  }
  if (const ImTextureID picture = ui.layer().portrait(wanted)) {
    const float x = std::round(box.x);
    const float y = std::round(box.y);
    ui.draw().AddImage(picture, {x, y}, {x + static_cast<float>(wanted.width), y + static_cast<float>(wanted.height)});
  }
}

scene::Likeness at_ease(const Looks& looks, scene::Mood mood, scene::Attire attire) {
  return {.looks = looks, .gesture = {.act = scene::Act::walk}, .mood = mood, .attire = attire};
}

void bust_slip(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing, scene::Attire attire) {
  ui.fill(box, colour::paper);
  halftone(ui, box, colour::faded(colour::of(mark.ink), 0.3F), facing > 0);
  const float edge = std::max(1.0F, std::round(ui.px(2)));
  portray(ui, box.inset(edge), at_ease(looks, scene::Mood::calm, attire), mark, facing, Portrait::Cut::bust);
  ui.frame(box, colour::ink, edge);
}

void outer_slip(Ui& ui, Box& line, Corner corner, const Looks& looks, scene::SeatMark mark) {
  const bool red = corner == Corner::red;
  const float side = line.h;
  bust_slip(ui, red ? line.take_left(side) : line.take_right(side), looks, mark, red ? 1.0F : -1.0F);
}

bool has_room_for(const Ui& ui, float portrait, std::string_view name, float line) {
  return ui.width_of(name, {.size = LetterSize::label, .face = Face::poster}) < line - portrait;
}

void stand_for_poster(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing, scene::Attire attire) {
  portray(ui, box, {.looks = looks, .gesture = {.act = scene::Act::face_off}, .mood = scene::Mood::fierce, .attire = attire},
          mark, facing);
}

void stand_side_by_side(Ui& ui, const Box& box, std::span<const Looks> looks, scene::SeatMark mark, float facing,
                        scene::Attire attire) {
  const int count = static_cast<int>(looks.size());
  for (int place = 0; place < count; ++place) {
    stand_for_poster(ui, box.column(place, count, 0), looks[static_cast<std::size_t>(place)], mark, facing, attire);
  }
}

}  // namespace fc::overlay
