#include "overlay/kiosk/kiosk_notices.h"

#include <algorithm>
#include <cmath>

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

}  // namespace fc::overlay
