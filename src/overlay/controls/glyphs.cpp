// Pictures of controls and devices, drawn from rectangles, circles and letters.
#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

struct PadName {
  std::string_view control;
  std::string_view xbox;
  std::string_view playstation;
  std::string_view nintendo;
};

/// What stands on each control. The four face buttons of the PlayStation carry signs and are drawn.
constexpr std::array pad_names{
    PadName{"leftshoulder", "LB", "L1", "L"},
    PadName{"rightshoulder", "RB", "R1", "R"},
    PadName{"lefttrigger", "LT", "L2", "ZL"},
    PadName{"righttrigger", "RT", "R2", "ZR"},
    PadName{"start", "MENU", "OPTIONS", "+"},
    PadName{"back", "VIEW", "SHARE", "-"},
    PadName{"guide", "XBOX", "PS", "HOME"},
    PadName{"leftstick", "LS", "L3", "LS"},
    PadName{"rightstick", "RS", "R3", "RS"},
    PadName{"a", "A", "", "A"},
    PadName{"b", "B", "", "B"},
    PadName{"x", "X", "", "X"},
    PadName{"y", "Y", "", "Y"},
};

std::string_view pad_text(DeviceLook look, std::string_view control) {
  const auto found = std::ranges::find(pad_names, control, &PadName::control);
  if (found == pad_names.end()) {
    return control;
  }
  return look == DeviceLook::playstation ? found->playstation : look == DeviceLook::nintendo ? found->nintendo : found->xbox;
}

bool is_face(std::string_view control) {
  return control.size() == 1 && (control == "a" || control == "b" || control == "x" || control == "y");
}

ImU32 face_ink(DeviceLook look, std::string_view control) {
  if (look != DeviceLook::xbox) {
    return colour::ink;
  }
  return control == "a"   ? colour::good
         : control == "b" ? colour::bad
         : control == "x" ? colour::blue
                          : IM_COL32(0x8A, 0x62, 0x10, 255);
}

void playstation_sign(Ui& ui, const Box& box, std::string_view control) {
  const float r = box.h * 0.24F;
  const float t = std::max(1.5F, box.h * 0.09F);
  const ImVec2 c{box.middle_x(), box.middle_y()};
  ImDrawList& draw = ui.draw();
  if (control == "a") {
    draw.AddLine({c.x - r, c.y - r}, {c.x + r, c.y + r}, colour::paper, t);
    draw.AddLine({c.x - r, c.y + r}, {c.x + r, c.y - r}, colour::paper, t);
  } else if (control == "b") {
    fill_disc(ui, c.x, c.y, r * 1.2F, colour::paper);
    fill_disc(ui, c.x, c.y, r * 1.2F - t, colour::ink);
  } else if (control == "x") {
    ui.frame({c.x - r, c.y - r, 2 * r, 2 * r}, colour::paper, t);
  } else {
    draw.AddTriangle({c.x, c.y - r * 1.1F}, {c.x + r * 1.1F, c.y + r * 0.8F}, {c.x - r * 1.1F, c.y + r * 0.8F},
                     colour::paper, t);
  }
}

void pad_cross(Ui& ui, const Box& box, std::string_view control) {
  const float arm = box.h / 3;
  const ImVec2 c{box.middle_x(), box.middle_y()};
  const Box up{c.x - arm / 2, c.y - arm * 1.5F, arm, arm};
  const std::array<std::pair<std::string_view, Box>, 4> arms{
      {{"dpup", up}, {"dpdown", up.moved(0, 2 * arm)}, {"dpleft", up.moved(-arm, arm)}, {"dpright", up.moved(arm, arm)}}};
  ui.fill(up.moved(0, arm), colour::ink);
  for (const auto& [name, place] : arms) {
    ui.fill(place, colour::ink);
    if (name == control || control == "dpad") {
      ui.fill(place.inset(arm * 0.25F), colour::gold);
    }
  }
}

/// A control that is shown to a whole room has letters as large as it is.
LetterSize letters_on(const Ui& ui, const Box& box, LetterSize usual) {
  constexpr float for_a_room = 40;
  return box.h > ui.text_px(for_a_room) ? LetterSize::poster : usual;
}

/// A cap with words on it: keys and shoulders.
void cap(Ui& ui, const Box& box, std::string_view text, bool key) {
  ui.draw().AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, colour::ink, box.h * (key ? 0.15F : 0.3F));
  const Box top = key ? Box{box.x + ui.px(2), box.y + ui.px(1), box.w - ui.px(4), box.h - ui.px(4)} : box;
  if (key) {
    ui.draw().AddRectFilled({top.x, top.y}, {top.right(), top.bottom()}, colour::paper, box.h * 0.12F);
  }
  ui.text(top.inset(ui.px(2), top.h * 0.1F), text,
          {.size = letters_on(ui, box, LetterSize::large),
           .face = Face::poster,
           .colour = key ? colour::ink : colour::paper,
           .align = Align::centre});
}

bool is_arrow(std::string_view control) {
  return control == "Up" || control == "Down" || control == "Left" || control == "Right";
}

void key_arrow(Ui& ui, const Box& box, std::string_view control) {
  cap(ui, box, "", true);
  const float r = box.h * 0.22F;
  const ImVec2 c{box.middle_x(), box.middle_y() - ui.px(1)};
  const ImVec2 way = control == "Up"     ? ImVec2{0, -1}
                     : control == "Down" ? ImVec2{0, 1}
                     : control == "Left" ? ImVec2{-1, 0}
                                         : ImVec2{1, 0};
  const ImVec2 side{-way.y, way.x};
  ui.draw().AddTriangleFilled({c.x + way.x * r, c.y + way.y * r},
                              {c.x - way.x * r + side.x * r, c.y - way.y * r + side.y * r},
                              {c.x - way.x * r - side.x * r, c.y - way.y * r - side.y * r}, colour::ink);
}

/// The letter printed on the player's own keyboard where an American one has `control` ("Q": A on a French one). Figures
/// stay: they are printed on every keyboard, also where they need Shift; so do letters that the typefaces lack.
std::string printed_on_key(std::string_view control) {
  constexpr SDL_Keycode last_of_latin = 0xFF;
  std::string printed(control);
  if (control.size() == 1 && (control < "0" || control > "9")) {
    const SDL_Keycode key = SDL_GetKeyFromScancode(SDL_GetScancodeFromName(printed.c_str()));
    if (key > SDLK_SPACE && key <= last_of_latin) {
      printed = SDL_GetKeyName(key);
    }
  }
  return printed;
}

/// What is written on a key: long names have short words ("menu.key.Return").
std::string key_text(Ui& ui, std::string_view control) {
  const std::string key = "menu.key." + std::string(control);
  return ui.words().has(key) ? std::string(ui.word(key)) : printed_on_key(control);
}

void mouse(Ui& ui, const Box& box, std::string_view control) {
  const Box body = box.centred(box.h * 0.64F, box.h * 0.96F);
  const float round = body.w * 0.45F;
  ImDrawList& draw = ui.draw();
  draw.AddRectFilled({body.x, body.y}, {body.right(), body.bottom()}, colour::ink, round);
  const Box inner = body.inset(std::max(1.0F, ui.px(2)));
  draw.AddRectFilled({inner.x, inner.y}, {inner.right(), inner.bottom()}, colour::paper, round * 0.85F);
  const bool right = control == "right";
  draw.AddRectFilled({right ? body.middle_x() : inner.x, inner.y},
                     {right ? inner.right() : body.middle_x(), body.middle_y() - ui.px(1)}, colour::red, round * 0.8F,
                     right ? ImDrawFlags_RoundCornersTopRight : ImDrawFlags_RoundCornersTopLeft);
  ui.fill({inner.x, body.middle_y() - ui.px(1), inner.w, std::max(1.0F, ui.px(1.5F))}, colour::ink);
}

/// A hand that taps: the forefinger up, the ripple of its touch round the tip.
void finger(Ui& ui, const Box& box) {
  const float unit = box.h * 0.1F;
  const float x = box.middle_x();
  const float tip = box.y + 2.6F * unit;
  ImDrawList& draw = ui.draw();
  const float line = std::max(1.0F, unit * 0.7F);
  constexpr float pi = std::numbers::pi_v<float>;
  draw.PathArcTo({x, tip}, 2.2F * unit, pi, 2 * pi);
  draw.PathStroke(colour::red, 0, line);
  draw.AddRectFilled({x - unit, tip - unit}, {x + unit, box.y + 7 * unit}, colour::ink, unit);
  draw.AddRectFilled({x - unit, box.y + 5.2F * unit}, {x + 3.2F * unit, box.y + 9.6F * unit}, colour::ink, 1.4F * unit);
  draw.AddQuadFilled({x - 1.2F * unit, box.y + 9.2F * unit}, {x - 3.2F * unit, box.y + 6.6F * unit},
                     {x - 2.2F * unit, box.y + 5.7F * unit}, {x, box.y + 7.6F * unit}, colour::ink);
}

/// A pad from above: body, two grips, cross and buttons in paper.
void pad_picture(Ui& ui, const Box& box) {
  const float h = box.h;
  const ImVec2 c{box.middle_x(), box.middle_y()};
  ImDrawList& draw = ui.draw();
  const float reach = h * 0.46F;
  for (const float side : {-1.0F, 1.0F}) {
    draw.AddQuadFilled({c.x + side * (reach - h * 0.34F), c.y}, {c.x + side * (reach + h * 0.24F), c.y},
                       {c.x + side * (reach + h * 0.34F), c.y + h * 0.42F},
                       {c.x + side * (reach + h * 0.02F), c.y + h * 0.42F}, colour::ink);
  }
  draw.AddRectFilled({c.x - reach - h * 0.26F, c.y - h * 0.38F}, {c.x + reach + h * 0.26F, c.y + h * 0.22F}, colour::ink,
                     h * 0.28F);
  const float arm = std::max(2.0F, std::round(h * 0.1F));
  const ImVec2 cross{std::round(c.x - reach), std::round(c.y - h * 0.08F)};
  ui.fill({cross.x - arm * 1.5F, cross.y - arm / 2, arm * 3, arm}, colour::paper);
  ui.fill({cross.x - arm / 2, cross.y - arm * 1.5F, arm, arm * 3}, colour::paper);
  const float step = h * 0.11F;
  fill_disc(ui, c.x + reach - step, c.y - h * 0.08F + step, h * 0.085F, colour::paper);
  fill_disc(ui, c.x + reach + step, c.y - h * 0.08F - step, h * 0.085F, colour::paper);
}

void keyboard_picture(Ui& ui, const Box& box, DeviceLook look) {
  const Box body = box.centred(box.h * 1.5F, box.h * 0.72F);
  ui.draw().AddRectFilled({body.x, body.y}, {body.right(), body.bottom()}, colour::ink, body.h * 0.12F);
  const Box keys = body.inset(body.h * 0.1F);
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 8; ++column) {
      const bool left = column < 4;
      const bool lit = look == DeviceLook::keyboard || left == (look == DeviceLook::keyboard_left);
      const Box key = keys.row(row, 3, ui.px(2)).column(column, 8, ui.px(2));
      ui.fill(key, lit ? colour::paper : colour::ink_soft);
    }
  }
}

void bot_picture(Ui& ui, const Box& box) {
  const float h = box.h;
  const Box head = box.centred(h * 0.84F, h * 0.62F).moved(0, h * 0.08F);
  ImDrawList& draw = ui.draw();
  ui.fill({head.middle_x() - ui.px(1.5F), head.y - h * 0.2F, ui.px(3), h * 0.2F}, colour::ink);
  fill_disc(ui, head.middle_x(), head.y - h * 0.2F, h * 0.08F, colour::red);
  draw.AddRectFilled({head.x, head.y}, {head.right(), head.bottom()}, colour::ink, h * 0.08F);
  for (const float side : {-1.0F, 1.0F}) {
    fill_disc(ui, head.middle_x() + side * head.w * 0.22F, head.middle_y() - h * 0.06F, h * 0.09F, colour::paper);
  }
  ui.fill({head.middle_x() - head.w * 0.25F, head.bottom() - h * 0.17F, head.w * 0.5F, h * 0.06F}, colour::paper);
}

}  // namespace

Controls pad_controls(DeviceLook look) {
  return {.look = look,
          .accept = "a",
          .back = "b",
          .start = "start",
          .rulebook = "x",
          .details = "y",
          .previous = "leftshoulder",
          .next = "rightshoulder",
          .hurry = "righttrigger",
          .picks = {"leftshoulder", "y", "rightshoulder", "x", "a", "b"}};
}

float glyph_width(Ui& ui, float height, DeviceLook look, std::string_view control) {
  const bool square =
      is_pointer(look) || is_arrow(control) || (is_pad(look) && (is_face(control) || control.starts_with("dp")));
  if (square) {
    return height;
  }
  const std::string text = is_pad(look) ? std::string(pad_text(look, control)) : key_text(ui, control);
  const auto letters = static_cast<float>(text.size());
  // On a low cap letters are as small as they get: a name that is cut names another key as well.
  const float least = ui.width_of(text, {.size = LetterSize::large, .face = Face::poster, .most = 1}) + ui.px(9);
  return std::max({height, height * (0.5F + 0.27F * letters), least});
}

void glyph(Ui& ui, const Box& box, DeviceLook look, std::string_view control) {
  if (control.empty() || box.empty()) {
    return;
  }
  const Box square = box.centred(std::min(box.w, box.h), std::min(box.w, box.h));
  if (look == DeviceLook::touch) {
    finger(ui, square);
  } else if (look == DeviceLook::mouse) {
    mouse(ui, square, control);
  } else if (!is_pad(look)) {
    is_arrow(control) ? key_arrow(ui, box, control) : cap(ui, box, key_text(ui, control), true);
  } else if (control.starts_with("dp")) {
    pad_cross(ui, square, control);
  } else if (is_face(control)) {
    fill_disc(ui, square.middle_x(), square.middle_y(), square.h / 2, face_ink(look, control));
    if (look == DeviceLook::playstation) {
      playstation_sign(ui, square, control);
    } else {
      ui.text(square, pad_text(look, control),
              {.size = letters_on(ui, square, LetterSize::heading),
               .face = Face::poster,
               .colour = colour::paper,
               .align = Align::centre});
    }
  } else {
    cap(ui, box, pad_text(look, control), false);
  }
}

void device_picture(Ui& ui, const Box& box, DeviceLook look) {
  switch (look) {
    case DeviceLook::xbox:
    case DeviceLook::playstation:
    case DeviceLook::nintendo: return pad_picture(ui, box);
    case DeviceLook::keyboard:
    case DeviceLook::keyboard_left:
    case DeviceLook::keyboard_right: return keyboard_picture(ui, box, look);
    case DeviceLook::mouse: return mouse(ui, box, "left");
    case DeviceLook::touch: return finger(ui, box.centred(std::min(box.w, box.h), std::min(box.w, box.h)));
    case DeviceLook::bot: return bot_picture(ui, box);
    case DeviceLook::none: break;
  }
  ui.frame(box.centred(box.h * 0.8F, box.h * 0.8F), colour::ink_soft, ui.px(2));
  ui.text(box, "?", {.size = LetterSize::heading, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre});
}

void prompt_bar(Ui& ui, const Box& box, std::span<const Prompt> prompts, bool on_paper) {
  const DeviceLook look = ui.controls().look;
  if (is_pointer(look)) {
    return;  // they point at what they want, which says what it does
  }
  const float height = std::min(box.h * 0.8F, ui.text_px(24));
  const TextStyle type{.size = LetterSize::body, .colour = on_paper ? colour::ink : colour::paper};
  std::vector<Prompt> shown(prompts.begin(), prompts.end());
  // The halves of a shared keyboard have no control for some of it.
  std::erase_if(shown, [](const Prompt& prompt) { return prompt.control.empty(); });
  const auto width_of_one = [&](const Prompt& prompt) {
    return glyph_width(ui, height, look, prompt.control) + ui.px(26) + ui.width_of(prompt.text, type);
  };
  float natural = 0;
  for (const Prompt& prompt : shown) {
    natural += width_of_one(prompt);
  }
  if (natural > box.w && shown.size() > 1 && box.h >= 2 * height) {
    std::size_t first = 0;
    for (float used = 0; first + 1 < shown.size() && used + width_of_one(shown[first]) <= box.w; ++first) {
      used += width_of_one(shown[first]);
    }
    first = std::max<std::size_t>(first, 1);
    const std::span<const Prompt> all(shown);
    prompt_bar(ui, box.row(0, 2), all.first(first), on_paper);
    prompt_bar(ui, box.row(1, 2), all.subspan(first), on_paper);
    return;
  }
  const float squeeze = std::min(1.0F, box.w / std::max(1.0F, natural));
  float x = box.x;
  for (const Prompt& prompt : shown) {
    const float picture = glyph_width(ui, height, look, prompt.control) * squeeze;
    const float words = ui.width_of(prompt.text, type) * squeeze;
    glyph(ui, Box{x, box.y, picture, box.h}.centred(picture, height), look, prompt.control);
    ui.text({x + picture + ui.px(6) * squeeze, box.y, words + 2, box.h}, prompt.text, type);
    x += picture + words + ui.px(26) * squeeze;
  }
}

}  // namespace fc::overlay
