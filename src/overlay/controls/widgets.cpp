// What is pressed: buttons, steppers, tabs, fields; and areas that scroll.
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

#include <algorithm>
#include <cmath>

namespace fc::overlay {
namespace {

struct Block {
  ImU32 ground;
  ImU32 letters;
  bool frame;
};

Block block_of(Weight weight, bool focused) {
  if (focused) {
    return {colour::gold, colour::ink, true};
  }
  switch (weight) {
    case Weight::strong: return {colour::ink, colour::paper, true};
    case Weight::quiet: return {0, colour::ink, false};
    case Weight::plain: break;
  }
  return {colour::paper, colour::ink, true};
}

/// The wooden block a button is printed from: a hard shadow, ground and frame. Focus shows as gold and as two arrowheads;
/// while a press would do nothing yet the gold only rises.
Block draw_block(Ui& ui, const Box& box, Weight weight, bool focused) {
  const Block block = block_of(weight, focused);
  if (block.frame) {
    const float depth = std::max(2.0F, std::round(ui.px(3)));
    ui.fill(box.moved(depth, depth), colour::faded(colour::ink, focused ? 1.0F : 0.35F));
    ui.fill(box, block.ground);
    if (focused && ui.share_waited() < 1) {
      Box rest = box;
      rest.take_left(box.w * ui.share_waited());
      ui.fill(rest, colour::paper_shade);
    }
    ui.frame(box, colour::ink, ui.px(2));
  }
  return block;
}

/// Where the parts of a stepper lie.
struct StepperParts {
  StepperParts(const Ui& ui, const Box& box, bool labelled, float value_share) : label(box.inset(ui.px(8), 0)) {
    Box place = label.take_right(labelled ? label.w * value_share : label.w);
    const float side = std::min(place.w * 0.16F, ui.px(24));
    left = place.take_left(side);
    right = place.take_right(side);
    value = place.inset(ui.px(4), 0);
  }

  Box label;
  Box left;
  Box right;
  Box value;
};

StepperTypes plain_stepper_types(const Ui& ui, const Box& box) {
  const bool wide = box.w > ui.px(800);  // a page of its own: legible from the other end of the room
  return {.label = {.size = wide ? LetterSize::large : LetterSize::body, .most = box.w < ui.px(500) ? 26.0F : 0.0F},
          .value = {.size = wide ? LetterSize::heading : LetterSize::label,
                    .face = Face::poster,
                    .align = Align::centre,
                    .most = wide ? 44.0F : 0}};
}

/// How much smaller than wished these texts have to be: 1 not at all.
float shrunk(const Ui& ui, std::span<const std::string_view> texts, const Box& box, const TextStyle& type) {
  return ui.fitted(texts, box, type).most / ui.fitted({}, box, type).most;
}

/// Values that do not fit get more of the width, as long as the labels do not shrink more than they.
float best_value_share(const Ui& ui, const Box& box, std::span<const std::string_view> labels,
                       std::span<const std::string_view> values) {
  const StepperTypes plain = plain_stepper_types(ui, box);
  float best = plain.value_share;
  for (const float share : {plain.value_share, 0.56F, 0.64F, 0.7F}) {
    const StepperParts parts(ui, box, true, share);
    const float of_values = shrunk(ui, values, parts.value, plain.value);
    if (shrunk(ui, labels, parts.label, plain.label) < of_values) {
      break;
    }
    best = share;
    if (of_values >= 1) {
      break;
    }
  }
  return best;
}

/// Where the letters of a button stand, between the arrows of the focus.
Box button_room(const Ui& ui, const Box& box) {
  if (box.w < ui.px(80)) {
    return box.inset(ui.px(8), ui.px(3));  // a key of a letter: the arrows stand beside it
  }
  return box.inset(ui.px(10) + std::min(box.h * 0.3F, ui.px(14)), ui.px(3));
}

LetterSize button_size(const Ui& ui, const Box& box) { return box.h > ui.px(64) ? LetterSize::title : LetterSize::heading; }

}  // namespace

bool poster_button(Ui& ui, std::string_view id, const Box& box, std::string_view text, Weight weight, bool first,
                   std::string_view control, int group, float most) {
  const Touch touch = ui.focus().add(focus_id(id), box, {.first = first, .group = group});
  const Block block = draw_block(ui, box, weight, touch.focused);
  Box inner = button_room(ui, box);
  if (touch.focused) {
    const float side = std::min(box.h * 0.5F, ui.px(20));
    arrowhead(ui, {box.x + ui.px(2), box.y, side, box.h}, true, colour::ink);
    arrowhead(ui, {box.right() - ui.px(2) - side, box.y, side, box.h}, false, colour::ink);
  }
  if (!control.empty()) {
    const float height = std::min(box.h * 0.62F, ui.text_px(24));
    const float width = glyph_width(ui, height, ui.controls().look, control);
    const Box place = inner.take_right(width);
    glyph(ui, place.centred(width, height), ui.controls().look, control);
    inner.take_right(ui.px(6));
  }
  ui.text(inner, text,
          {.size = button_size(ui, box),
           .face = Face::poster,
           .colour = block.letters,
           .align = Align::centre,
           .most = most,
           .misprint = touch.focused || weight != Weight::strong ? 0 : colour::red});
  return touch.activated;
}

float most_of_buttons(const Ui& ui, const Box& box, std::span<const std::string_view> texts) {
  return ui.fitted(texts, button_room(ui, box), {.size = button_size(ui, box), .face = Face::poster}).most;
}

StepperTypes stepper_types(const Ui& ui, const Box& box, std::span<const std::string_view> labels,
                           std::span<const std::string_view> values, std::span<const std::string_view> possible) {
  const bool labelled = std::ranges::any_of(labels, [](std::string_view label) { return !label.empty(); });
  const float share = best_value_share(ui, box, labels, possible.empty() ? values : possible);
  const StepperParts parts(ui, box, labelled, share);
  const StepperTypes plain = plain_stepper_types(ui, box);
  return {.label = ui.fitted(labels, parts.label, plain.label),
          .value = ui.fitted(values, parts.value, plain.value),
          .value_share = share};
}

void arrowhead(Ui& ui, const Box& box, bool right, ImU32 ink) {
  const float reach = std::min({box.w, box.h, ui.px(16)}) * 0.45F;
  arrowhead(ui, box.middle_x(), box.middle_y(), right ? reach : -reach, ink);
}

void arrowhead(Ui& ui, float x, float y, float reach, ImU32 ink) {
  const float back = x - reach * 0.6F;
  ui.draw().AddTriangleFilled({back, y - reach}, {x + reach, y}, {back, y + reach}, ink);
}

void row_ground(Ui& ui, const Box& row, bool lit) {
  if (lit) {
    ui.fill(row, colour::gold);
    ui.frame(row, colour::ink, ui.px(2));
  } else {
    row_rule(ui, row);
  }
}

int stepper(Ui& ui, std::string_view id, const Box& box, std::string_view label, std::string_view value, FocusTraits traits,
            const std::optional<StepperTypes>& types) {
  traits.takes_horizontal = true;
  const Touch touch = ui.focus().add(focus_id(id), box, traits);
  row_ground(ui, box, touch.focused);
  const StepperTypes set_in = types.value_or(plain_stepper_types(ui, box));
  const StepperParts parts(ui, box, !label.empty(), set_in.value_share);
  ui.text(parts.label, label, set_in.label);
  const ImU32 arrows = touch.focused ? colour::ink : colour::ink_soft;
  arrowhead(ui, parts.left, false, arrows);
  arrowhead(ui, parts.right, true, arrows);
  ui.text(parts.value, value, set_in.value);
  if (touch.activated) {
    const float middle = (parts.value.middle_x() - box.x) / box.w;
    return touch.pointer_x >= 0 && touch.pointer_x < middle ? -1 : 1;
  }
  return touch.nudge;
}

int tabs(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> names, int chosen) {
  int result = chosen;
  for (int index = 0; index < static_cast<int>(names.size()); ++index) {
    const Box place = box.column(index, static_cast<int>(names.size()), ui.px(6));
    const Touch touch = ui.focus().add(focus_id(id, index), place, {.first = index == chosen});
    const bool open = index == chosen;
    ui.fill(place, touch.focused ? colour::gold : open ? colour::ink : colour::paper_shade);
    ui.frame(place, colour::ink, ui.px(2));
    ui.text(place.inset(ui.px(8), ui.px(2)), names[static_cast<std::size_t>(index)],
            {.size = LetterSize::label,
             .face = Face::poster,
             .colour = open && !touch.focused ? colour::paper : colour::ink,
             .align = Align::centre});
    if (open) {
      ui.fill({place.x, place.bottom() - ui.px(5), place.w, ui.px(5)}, colour::red);
    }
    if (touch.activated || touch.arrived) {
      result = index;
    }
  }
  ui.fill({box.x, box.bottom(), box.w, std::max(2.0F, std::round(ui.px(3)))}, colour::ink);
  return result;
}

bool hold_to_confirm(Ui& ui, std::string_view id, const Box& box, std::string_view text) {
  const Touch touch = ui.focus().add(focus_id(id), box);
  const Block block = draw_block(ui, box, Weight::plain, touch.focused);
  const float share = touch.focused ? std::clamp(touch.held_seconds, 0.0F, 1.0F) : 0;
  if (share > 0) {
    ui.fill({box.x, box.y, box.w * share, box.h}, colour::red);
    ui.frame(box, colour::ink, ui.px(2));
  }
  ui.text(box.inset(ui.px(24), ui.px(3)), text,
          {.size = LetterSize::heading,
           .face = Face::poster,
           .colour = share > 0.5F ? colour::paper : block.letters,
           .align = Align::centre});
  if (share < 1) {
    return false;
  }
  ui.focus().let_go();  // a hold confirms once, and the next thing to be removed lies under the same button
  return true;
}

bool text_field(Ui& ui, std::string_view id, const Box& box, std::string_view hint, std::string& text) {
  const Touch touch = ui.focus().add(focus_id(id), box);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  bool changed = false;
  if (touch.focused) {
    focus_frame(ui, box);
    ui.want_text();
    for (const char letter : ui.take_typed()) {
      changed = true;
      if (letter != '\b') {
        text += letter;
        continue;
      }
      while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) {
        text.pop_back();
      }
      if (!text.empty()) {
        text.pop_back();
      }
    }
  }
  const bool shows_hint = text.empty() && !touch.focused;
  const std::string shown = shows_hint ? std::string(hint) : text + (touch.focused ? "_" : "");
  ui.text(box.inset(ui.px(10), ui.px(2)), shown,
          {.size = LetterSize::body, .colour = shows_hint ? colour::ink_soft : colour::ink});
  return changed;
}

ScrollArea::ScrollArea(Ui& ui, const Box& box, float content_height, float& state)
    : ui_(&ui), box_(box), content_height_(content_height), state_(&state), clip_(ui, box) {
  const float most = std::max(0.0F, content_height - box.h);
  *state_ = std::round(std::clamp(*state_ + ui.take_scroll(), 0.0F, most));
}

ScrollArea::~ScrollArea() {
  if (content_height_ <= box_.h + 1) {
    return;
  }
  const float width = std::max(3.0F, std::round(ui_->px(5)));
  const Box rail{box_.right() - width, box_.y, width, box_.h};
  ui_->fill(rail, colour::paper_deep);
  ui_->fill({rail.x, rail.y + rail.h * (*state_ / content_height_), width, rail.h * box_.h / content_height_}, colour::ink);
}

void ScrollArea::show(const Box& row) {
  const float before = *state_;
  const float margin = row.h / 2;
  if (row.y - margin < box_.y) {
    *state_ -= box_.y - row.y + margin;
  } else if (row.bottom() + margin > box_.bottom()) {
    *state_ += row.bottom() + margin - box_.bottom();
  }
  *state_ = std::round(std::clamp(*state_, 0.0F, std::max(0.0F, content_height_ - box_.h)));
  if (*state_ != before) {
    ui_->redraw();
  }
}

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

void bust_slip(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing, scene::Attire attire,
               scene::Mood mood) {
  ui.fill(box, colour::paper);
  halftone(ui, box, colour::faded(colour::of(mark.ink), 0.3F), facing > 0);
  const float edge = std::max(1.0F, std::round(ui.px(2)));
  portray(ui, box.inset(edge), at_ease(looks, mood, attire), mark, facing, Portrait::Cut::bust);
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
