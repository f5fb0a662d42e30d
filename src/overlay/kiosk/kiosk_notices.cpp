#include "overlay/kiosk/kiosk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/sheet.h"

namespace fc::overlay {
namespace {

constexpr std::string_view pin_keys = "1234567890";

/// A square for each step that was entered, and an empty one for each that is missing at least.
void step_marks(const PinModel& model, const Box& box, Ui& ui) {
  const int places = std::max(model.least, model.steps);
  const float side = std::min({ui.px(34), box.h, box.w / (static_cast<float>(places) * 1.35F)});
  const float gap = side * 0.35F;
  float x = box.middle_x() - (static_cast<float>(places) * (side + gap) - gap) / 2;
  for (int place = 0; place < places; ++place, x += side + gap) {
    const Box mark{x, box.middle_y() - side / 2, side, side};
    ui.frame(mark, colour::ink, ui.px(3));
    if (place < model.steps) {
      ui.fill(mark.inset(ui.px(6)), colour::ink);
    }
  }
}

std::optional<PinAction> typed_steps(Ui& ui) {
  ui.want_text();
  std::string steps;
  for (const char letter : ui.take_typed()) {
    if (letter == '\b') {
      return PinAction{.kind = PinAction::Kind::rub_out, .steps = {}};
    }
    if (letter >= '0' && letter <= '9') {
      steps += letter;
    }
  }
  return steps.empty() ? std::nullopt : std::optional(PinAction{.kind = PinAction::Kind::step, .steps = std::move(steps)});
}

}  // namespace

std::optional<PinAction> pin_page(const PinModel& model, Ui& ui) {
  const float height = 420 + 140 * ui.text_px(1) / ui.px(1);  // keys and choices keep their places below larger letters
  constexpr float key_height = 64;
  LargePage page(ui, "pin", page_of_sheet(height));
  const Box sheet = sheet_of(ui, 760, height);
  page.show({.box = {sheet.x, sheet.y, sheet.w, ui.px(250)}, .key = 1 + model.steps});  // what is asked, and how much is in
  const Panel panel(ui, "pin", ui.screen(), true);
  ui.focus().open_scope("pin", true);
  paper_ground(ui, ui.screen());
  Box rest = open_sheet(ui, sheet, ui.word(model.heading), colour::red);
  Box foot = rest.take_bottom(ui.px(64)).inset(0, ui.px(4));
  ui.text(rest.take_top(ui.text_px(52)), ui.word(model.line), {.align = Align::centre, .wrap = true});
  // The focus is on what is entered, for directions are steps and move nothing, and accept ends it.
  const Box entered = rest.take_top(ui.px(56));
  if (ui.focus().add(focus_id("pin-steps"), entered, {.first = true}).focused) {
    ui.fill(entered.centred(std::min(entered.w, ui.px(460)), entered.h), colour::gold);
  }
  step_marks(model, entered, ui);
  std::string below = model.trouble;
  if (model.at_work) {
    below = ui.word("operator.pin.checking");
  } else if (model.wait_seconds > 0) {
    below = ui.say("operator.pin.wait", {{"seconds", std::to_string(model.wait_seconds)}});
  }
  ui.text(rest.take_top(ui.text_px(46)), below,
          {.face = Face::sans_bold, .colour = colour::bad, .align = Align::centre, .wrap = true});
  std::optional<PinAction> action = typed_steps(ui);
  const Box keys = rest.centred(std::min(rest.w, ui.px(460)), std::min(rest.h, ui.px(2 * key_height + 8)));
  for (int key = 0; key < static_cast<int>(pin_keys.size()); ++key) {
    const Box place = keys.row(key / 5, 2, ui.px(8)).column(key % 5, 5, ui.px(8));
    const std::string digit(1, pin_keys[static_cast<std::size_t>(key)]);
    if (poster_button(ui, "pin-" + digit, place, digit)) {
      action = PinAction{.kind = PinAction::Kind::step, .steps = digit};
    }
  }
  const auto offer = [&](int column, std::string_view key, Weight weight, PinAction::Kind kind) {
    if (poster_button(ui, key, foot.column(column, 3, ui.px(12)), ui.word(key), weight)) {
      action = PinAction{.kind = kind, .steps = {}};
    }
  };
  offer(0, "operator.pin.leave", Weight::plain, PinAction::Kind::leave);
  offer(1, "operator.pin.rub_out", Weight::plain, PinAction::Kind::rub_out);
  offer(2, "operator.pin.done", Weight::strong, PinAction::Kind::done);
  ui.focus().close_scope();
  return action;
}

std::string credits_words(const CoinModel& model, Ui& ui) {
  const bool of_several = model.too_few() && model.wanted > 1;
  return ui.say(of_several ? "operator.credits.of" : "operator.credits.here",
                {{"credits", std::to_string(model.credits)}, {"wanted", std::to_string(model.wanted)}});
}

float coin_strip_height(const Ui& ui) {
  const bool upright = ui.screen().w < ui.screen().h;
  return std::round(upright ? ui.px_for_letters(84, 110) : ui.px_for_letters(64, 92));
}

void coin_strip(const CoinModel& model, Ui& ui) {
  Box strip = ui.screen();
  strip = strip.take_bottom(coin_strip_height(ui));
  const Panel panel(ui, "coins", strip, true);
  ui.fill(strip, model.asked_now && model.lit ? colour::red : colour::hall);
  ui.fill({strip.x, strip.y, strip.w, ui.px(3)}, colour::gold);
  Box rest = strip.inset(ui.px(24), ui.px(8));
  const TextStyle type{.size = LetterSize::poster, .face = Face::poster, .colour = colour::paper};
  TextStyle right = type;
  right.align = Align::right;
  Box wanted = rest.take_right(rest.w * 0.56F);
  ui.text(rest, credits_words(model, ui), type);
  if (!model.too_few()) {
    ui.text(wanted, ui.say("operator.credits.seat", {{"price", std::to_string(model.price)}}), right);
    return;
  }
  right.colour = model.lit ? model.asked_now ? colour::paper : colour::gold : colour::faded(colour::gold, 0.25F);
  ui.text(wanted, ui.word("operator.credits.insert"), right);
}

void still_there(int seconds, Ui& ui) {
  const float height = ui.px_for_letters(560, 380) / ui.px(1);  // the page of large letters is not scrolled
  NoticeSheet notice(ui, "still-there", 760, height, ui.word("operator.still_there.heading"));
  Box& rest = notice.rest;
  ui.text(rest.take_bottom(ui.text_px(84)), ui.word("operator.still_there.line"),
          {.size = LetterSize::title, .face = Face::poster, .align = Align::centre, .wrap = true});
  poster_heading(ui, rest, std::to_string(seconds), LetterSize::monumental, colour::ink, colour::red);
}

void dark_screen(Ui& ui) {
  const Panel panel(ui, "dark", ui.screen(), true);
  ui.focus().open_scope("dark", true);
  ui.fill(ui.screen(), IM_COL32_BLACK);
  ui.focus().close_scope();
}

// The operator's tests that take the whole screen: buttons and picture.

namespace {

void tested_device(const TestedDevice& device, Box row, Ui& ui) {
  Box name = row.take_left(std::min(ui.text_px(170), row.w * 0.3F));
  const float height = std::min({ui.px(36), name.h, name.w * 0.25F});
  device_picture(ui, name.take_left(height * 2).centred(height * 1.5F, height), device.look);
  ui.text(name, device.name, {.face = Face::sans_bold, .wrap = true});
  const int lamps = std::max(1, static_cast<int>(device.lamps.size()));
  const int lines = lamps > 1 && row.w < ui.text_px(48) * static_cast<float>(lamps) ? 2 : 1;  // a key's name can be read
  const int in_line = (lamps + lines - 1) / lines;
  for (std::size_t index = 0; index < device.lamps.size(); ++index) {
    const TestedDevice::Lamp& lamp = device.lamps[index];
    const int number = static_cast<int>(index);
    const Box cell = row.row(number / in_line, lines, ui.px(4)).column(number % in_line, in_line, ui.px(4));
    const Box place = cell.centred(std::min(cell.w, ui.text_px(72)), std::min(cell.h * 0.86F, ui.text_px(72)));
    ui.fill(place, lamp.lit ? colour::gold : colour::paper);
    ui.frame(place, lamp.seen ? colour::good : colour::paper_deep, ui.px(lamp.seen ? 4 : 2));
    const Box inner = place.inset(ui.px(6));
    const float drawn = std::min({inner.h, inner.w, ui.px(30)});
    glyph(ui, inner.centred(std::min(inner.w, glyph_width(ui, drawn, device.look, lamp.control)), drawn), device.look,
          lamp.control);
  }
}

}  // namespace

void button_test(const ButtonTestModel& model, Ui& ui) {
  const FullPage page(ui, "button-test", {.heading = ui.word("operator.tests.buttons"), .side = 40, .anew = true});
  Box rest = page.inside();
  ui.text(rest.take_top(ui.text_px(54)), ui.word("operator.tests.press_all"), {.align = Align::centre, .wrap = true});
  Box foot = rest.take_bottom(ui.text_px(36));
  ui.text(foot.take_left(foot.w * 0.5F), ui.say("operator.tests.coins", {{"count", std::to_string(model.coins)}}),
          {.face = Face::sans_bold});
  bar(ui, foot.inset(0, ui.px(10)), model.left, colour::gold);
  const int rows = std::max(6, static_cast<int>(model.devices.size()));
  for (int index = 0; index < static_cast<int>(model.devices.size()); ++index) {
    tested_device(model.devices[static_cast<std::size_t>(index)], rest.row(index, rows, ui.px(6)), ui);
  }
}

void test_picture(int picture, Ui& ui) {
  const Box screen = ui.screen();
  const Panel panel(ui, "test-picture", screen, true);
  ui.focus().open_scope("test-picture", true);
  constexpr std::array<ImU32, 5> whole{IM_COL32(255, 255, 255, 255), IM_COL32(0, 0, 0, 255), IM_COL32(255, 0, 0, 255),
                                       IM_COL32(0, 255, 0, 255), IM_COL32(0, 0, 255, 255)};
  if (picture >= 2) {
    ui.fill(screen, whole[static_cast<std::size_t>(picture - 2) % whole.size()]);
  } else if (picture == 1) {
    constexpr std::array<ImU32, 8> bars{whole[0],
                                        IM_COL32(255, 255, 0, 255),
                                        IM_COL32(0, 255, 255, 255),
                                        whole[3],
                                        IM_COL32(255, 0, 255, 255),
                                        whole[2],
                                        whole[4],
                                        whole[1]};
    Box rest = screen;
    Box greys = rest.take_bottom(screen.h * 0.25F);
    for (int bar = 0; bar < static_cast<int>(bars.size()); ++bar) {
      ui.fill(rest.column(bar, static_cast<int>(bars.size())), bars[static_cast<std::size_t>(bar)]);
    }
    constexpr int steps = 16;
    for (int step = 0; step < steps; ++step) {
      const int grey = step * 255 / (steps - 1);
      ui.fill(greys.column(step, steps), IM_COL32(grey, grey, grey, 255));
    }
  } else {
    ui.fill(screen, whole[1]);
    constexpr int cells = 16;
    const float thin = std::max(1.0F, ui.px(1));
    const float side = std::max(screen.w, screen.h) / cells;
    for (float x = 0; x <= screen.w; x += side) {
      ui.fill({std::min(x, screen.w - thin), 0, thin, screen.h}, whole[0]);
    }
    for (float y = 0; y <= screen.h; y += side) {
      ui.fill({0, std::min(y, screen.h - thin), screen.w, thin}, whole[0]);
    }
    ui.frame(screen, whole[2], ui.px(3));
    ui.draw().AddCircle({screen.middle_x(), screen.middle_y()}, std::min(screen.w, screen.h) * 0.46F, whole[0], 96,
                        thin * 2);
  }
  ui.focus().close_scope();
}

}  // namespace fc::overlay
