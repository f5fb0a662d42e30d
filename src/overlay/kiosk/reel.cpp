#include "overlay/kiosk/reel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "overlay/controls/widgets.h"
#include "overlay/screens/title.h"

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
  const bool flat = box.w > box.h * 5;
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

Box lesson_picture(Box& rest, const Ui& ui) {
  const bool upright = rest.h > rest.w;
  const Box place = upright ? rest.take_top(rest.h * 0.45F) : rest.take_left(rest.w * 0.52F);
  static_cast<void>(upright ? rest.take_top(ui.px(18)) : rest.take_left(ui.px(24)));
  return place;
}

}  // namespace

void reel_poster(const ReelModel& model, Ui& ui) {
  const Box free = title_poster(ui);
  const Panel panel(ui, "reel-poster", free, false);
  invite(model, free, colour::ink, colour::red, ui);
}

float reel_strip_height(const Ui& ui) {
  const float usual = ui.screen().w < ui.screen().h ? 190 : 104;
  return ui.px(usual + 40 * (ui.text_scale() - 1));
}

void reel_strip(const ReelModel& model, std::string_view heading, std::string_view line, Ui& ui) {
  Box strip = ui.screen();
  strip = strip.take_bottom(std::round(reel_strip_height(ui)));
  const Panel panel(ui, "reel-strip", strip, true);
  ui.fill(strip, colour::hall);
  ui.fill({strip.x, strip.y, strip.w, ui.px(3)}, colour::gold);
  Box rest = strip.inset(ui.px(16), ui.px(10));
  const bool upright = ui.screen().w < ui.screen().h;
  Box words = rest;
  const Box invitation = upright ? (model.turned ? words.take_top(rest.h * 0.53F) : words.take_bottom(rest.h * 0.53F))
                                 : (model.turned ? words.take_left(rest.w * 0.57F) : words.take_right(rest.w * 0.57F));
  ui.text(words.take_top(line.empty() ? words.h : words.h * 0.52F), heading,
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = colour::paper,
           .align = upright        ? Align::centre
                    : model.turned ? Align::right
                                   : Align::left});
  if (!line.empty()) {
    ui.text(words, line,
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = colour::canvas,
             .align = upright        ? Align::centre
                      : model.turned ? Align::right
                                     : Align::left});
  }
  invite(model, invitation, colour::paper, colour::gold, ui);
}

void reel_lesson(const ReelModel& model, const ReelLesson& lesson, Ui& ui) {
  constexpr double seconds_a_line = 2.4;
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
  const Type type{.size = LetterSize::title, .face = Face::poster, .wrap = true};
  for (int line = 0; line < lines_of_a_lesson; ++line) {
    Box row = rest.row(line, lines_of_a_lesson, ui.px(12));
    const bool told = ui.reduced_motion() || lesson.shown >= line * seconds_a_line;
    const float disc = std::min(ui.px(64), row.h);
    const Box number = row.take_left(disc).centred(disc, disc);
    row.take_left(ui.px(16));
    ui.fill(number, told ? colour::red : colour::paper_deep);
    ui.text(number, std::to_string(line + 1),
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
    Type words = type;
    words.colour = told ? colour::ink : colour::faded(colour::ink, 0.35F);
    ui.text(row, ui.word(key + ".how" + std::to_string(line + 1)), words);
  }
  {
    const Panel framed(ui, "reel-picture", picture, false);
    framed_view(picture, ui.px(3), colour::hall, lesson.picture, ui);
  }
  reel_strip(model, ui.word("menu.attract.learn"), {}, ui);
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
