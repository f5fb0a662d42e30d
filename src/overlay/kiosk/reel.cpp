#include "overlay/kiosk/kiosk.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

/// How brightly the invitation shines now, 0 to 1: two beats in three seconds, and it is never gone.
float invitation_beat(Ui& ui) {
  constexpr double seconds = 1.5;
  ui.moving();
  if (ui.reduced_motion()) {
    return 1;
  }
  const double turn = 2 * std::numbers::pi * ui.clock() / seconds;
  return static_cast<float>(0.5 + 0.5 * std::cos(turn));
}

/// A colour between two, as `share` says: 0 is the first.
ImU32 ink_between(ImU32 first, ImU32 second, float share) {
  const auto mixed = [&](int shift) {
    const auto a = static_cast<float>((first >> shift) & 0xFFU);
    const auto b = static_cast<float>((second >> shift) & 0xFFU);
    return static_cast<ImU32>(std::lround(a + (b - a) * share)) << shift;
  };
  return mixed(IM_COL32_R_SHIFT) | mixed(IM_COL32_G_SHIFT) | mixed(IM_COL32_B_SHIFT) | IM_COL32_A_MASK;
}

/// The control of each device that is there, side by side: whoever looks finds the one that he holds.
void invited_devices(const ReelModel& model, const Box& box, Ui& ui) {
  const float height = box.h;
  const float gap = height * 0.4F;
  float width = -gap;
  for (const Controls& device : model.devices) {
    width += glyph_width(ui, height, device.look, device.accept) + gap;
  }
  const float share = std::min(1.0F, box.w / std::max(1.0F, width));
  float x = box.middle_x() - width * share / 2;
  for (const Controls& device : model.devices) {
    const float natural = glyph_width(ui, height, device.look, device.accept) * share;
    glyph(ui, Box{x, box.y, natural, height}.centred(natural, height * share), device.look, device.accept);
    x += natural + gap * share;
  }
}

/// As large as the box allows "Press any button", and the devices below or beside it; where seats cost something, "Insert
/// coin" as long as there is none for a seat, and how many credits there are.
void invite(const ReelModel& model, Box box, ImU32 dim, ImU32 bright, Ui& ui) {
  const bool wants_coin = model.coins && model.coins->too_few();
  const float beat = wants_coin ? (model.coins->lit ? 1.0F : 0.0F) : invitation_beat(ui);
  const bool flat = box.w > box.h * 4;
  Box devices = flat ? box.take_right(std::min(box.w * 0.3F, box.h * 3)) : box.take_bottom(box.h * 0.34F);
  devices = devices.inset(devices.w * 0.03F, devices.h * (flat ? 0.14F : 0.08F));
  const bool on_paper = dim == colour::ink;
  const ImU32 unlit = on_paper ? colour::paper_deep : colour::faded(colour::gold, 0.25F);
  ui.text(box, ui.word(wants_coin ? "operator.credits.insert" : "menu.attract.press"),
          {.size = wants_coin ? LetterSize::giant : LetterSize::monumental,  // which has no accents
           .face = Face::poster,
           .colour = wants_coin && beat == 0 ? unlit : ink_between(dim, bright, beat),
           .align = Align::centre,
           .wrap = box.w < box.h * 3});
  if (!model.coins) {
    invited_devices(model, devices, ui);
    return;
  }
  ui.text(devices, credits_words(*model.coins, ui),
          {.size = LetterSize::poster,
           .face = Face::poster,
           .colour = on_paper ? colour::ink : colour::paper,
           .align = Align::centre});
}

/// Of who boxes, above the ring; pixels.
float names_height(const Ui& ui) {
  return std::round(ui.screen().w < ui.screen().h ? ui.px_for_letters(136, 156) : ui.px_for_letters(52, 68));
}

/// His name in his corner's colour, as large as it goes, beside his mark.
void man_of_reel(const Box& place, Corner corner, std::string_view name, Ui& ui) {
  const bool red = corner == Corner::red;
  ui.fill(place, red ? colour::red : colour::blue);
  Box rest = place.inset(ui.px(12), ui.px(5));
  const float side = rest.h * 0.5F;
  corner_mark(ui, (red ? rest.take_left(side) : rest.take_right(side)).centred(side, side), corner, colour::paper);
  static_cast<void>(red ? rest.take_left(ui.px(12)) : rest.take_right(ui.px(12)));
  ui.text(
      rest, name,
      {.size = LetterSize::title, .face = Face::poster, .colour = colour::paper, .align = red ? Align::left : Align::right});
}

Box lesson_picture(Box& rest, const Ui& ui) {
  const bool upright = rest.h > rest.w;
  const Box place = upright ? rest.take_top(rest.h * 0.45F) : rest.take_left(rest.w * 0.56F);
  static_cast<void>(upright ? rest.take_top(ui.px(18)) : rest.take_left(ui.px(24)));
  return place;
}

}  // namespace

void reel_poster(const ReelModel& model, Ui& ui) {
  const Box free = title_poster(ui);
  const Panel panel(ui, "reel-poster", free, false);
  invite(model, free, colour::ink, colour::red, ui);
}

float reel_strip_height(const Ui& ui, bool of_bout) {
  const float usual = ui.screen().w < ui.screen().h ? 240 : of_bout ? 148 : 104;
  return ui.px(usual + 40 * (ui.text_scale() - 1));
}

void reel_strip(const ReelModel& model, std::string_view said, Ui& ui, bool of_bout) {
  Box strip = ui.screen();
  strip = strip.take_bottom(std::round(reel_strip_height(ui, of_bout)));
  const Panel panel(ui, "reel-strip", strip, true);
  ui.fill(strip, colour::hall);
  ui.fill({strip.x, strip.y, strip.w, ui.px(3)}, colour::gold);
  const bool upright = ui.screen().w < ui.screen().h;
  const bool above = upright || of_bout;
  Box words = strip.inset(ui.px(16), ui.px(10));
  const float share = upright ? 0.53F : 0.57F;
  Box invitation = above ? (model.turned ? words.take_top(words.h * share) : words.take_bottom(words.h * share))
                         : (model.turned ? words.take_left(words.w * share) : words.take_right(words.w * share));
  if (above && !upright) {
    invitation = invitation.centred(std::min(invitation.w, invitation.h * 10), invitation.h);  // its device stays beside it
  }
  ui.text(words, said,
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = colour::paper,
           .align = above          ? Align::centre
                    : model.turned ? Align::right
                                   : Align::left,
           .wrap = upright || !of_bout});
  invite(model, invitation, colour::paper, colour::gold, ui);
}

scene::LayoutShape reel_bout_shape(const scene::LayoutShape& shape, const Ui& ui) {
  return {.top = names_height(ui) / ui.px(1),
          .side = 0,
          .side_large = 0,
          .prompt = 0,
          .prompt_on_ring = false,
          .caption = 0,
          .tray = shape.tray,
          .tray_share = 1,
          .upright = 0,
          .caption_below = true,
          .dice_on_ring = shape.dice_on_ring};
}

void reel_bout(const ReelModel& model, const ReelBout& bout, Ui& ui) {
  Box names = ui.screen();
  names = names.take_top(names_height(ui));
  {
    const Panel panel(ui, "reel-names", names, true);
    ui.fill(names, colour::hall);
    const bool upright = ui.screen().w < ui.screen().h;
    Box game = upright ? names.take_top(names.h * 0.42F) : names.centred(names.w * 0.24F, names.h);
    ui.text(game.inset(ui.px(10), ui.px(4)), bout.game,
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::gold, .align = Align::centre});
    for (const Corner corner : both_corners) {
      const float width = upright ? names.w / 2 : (names.w - game.w) / 2;
      const Box place{corner == Corner::red ? names.x : names.right() - width, names.y, width, names.h};
      if (!bout.men.at(index_of(corner)).empty()) {
        man_of_reel(place, corner, bout.men.at(index_of(corner)), ui);
      }
    }
  }
  reel_strip(model, bout.line, ui, true);
}

void reel_lesson(const ReelModel& model, const ReelLesson& lesson, Ui& ui) {
  {
    const Panel panel(ui, "reel-lesson", ui.screen(), true);
    paper_sheet(ui, ui.screen());
  }
  Box rest = ui.screen().inset(ui.px(36), ui.px(24));
  rest.take_bottom(reel_strip_height(ui) - ui.px(8));
  const std::string key = "menu.game." + lesson.slug;
  const Panel panel(ui, "reel-lesson-words", rest, false);
  screen_heading(ui, rest, ui.say("menu.attract.how", {{"game", ui.word(key + ".name")}}));
  rest.take_top(ui.px(10));
  const Box picture = lesson_picture(rest, ui);
  Box numbers = rest.take_top(std::min(ui.text_px(84), rest.h * 0.3F));
  rest.take_top(ui.px(12));
  for (int line = 0; line < lines_of_a_lesson; ++line) {
    const Box number = numbers.take_left(numbers.h);
    numbers.take_left(ui.px(12));
    const bool told = line == lesson.line;
    ui.fill(number, told ? colour::red : colour::paper_deep);
    ui.text(number, std::to_string(line + 1),
            {.size = LetterSize::poster,
             .face = Face::poster,
             .colour = told ? colour::paper : colour::faded(colour::ink, 0.35F),
             .align = Align::centre});
  }
  ui.text(rest, ui.word(key + ".how" + std::to_string(lesson.line + 1)),
          {.size = LetterSize::giant, .face = Face::poster, .wrap = true});
  {
    const Panel framed(ui, "reel-picture", picture, false);
    framed_view(picture, ui.px(3), colour::hall, lesson.picture, ui);
  }
  reel_strip(model, ui.word("menu.attract.learn"), ui);
}

void reel_invitation(const ReelModel& model, float place, Ui& ui) {
  const Box screen = ui.screen();
  const Panel panel(ui, "reel-invitation", screen, true);
  ui.fill(screen, IM_COL32(0, 0, 0, 0xFF));
  const bool upright = screen.w < screen.h;
  const float height = screen.h * (upright ? 0.4F : 0.5F);
  const Box free = screen.inset(ui.px(40), ui.px(30));
  Box box{free.x, free.y + (free.h - height) * place, free.w, height};
  ui.text(box.take_top(box.h * 0.18F), ui.word("menu.house"),
          {.size = LetterSize::title, .face = Face::poster, .colour = colour::canvas, .align = Align::centre});
  invite(model, box, colour::paper, colour::gold, ui);
}

}  // namespace fc::overlay
