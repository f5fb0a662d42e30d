#include "overlay/screens/notices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"
#include "overlay/screens/sheet.h"

namespace fc::overlay {
namespace {

/// One seat's voice on taking back. True when it agrees now.
bool voice(const UndoModel::Voice& seat, int index, Box place, Ui& ui) {
  const ImU32 ink = colour::of(seat.mark.ink);
  ui.frame(place, ink, ui.px(3));
  const float side = std::min(ui.px(64), place.w * 0.3F);
  seat_mark(ui, place.take_left(side).centred(side * 0.62F, side * 0.62F), seat.mark.mark, ink);
  place = place.inset(ui.px(6));
  if (!seat.asked || seat.agreed) {
    ui.text(place, ui.word(seat.asked ? "menu.undo.agreed" : "menu.undo.bot"),
            {.size = LetterSize::heading, .face = Face::poster, .colour = colour::good, .align = Align::centre});
    return false;
  }
  return poster_button(ui, "agree-" + std::to_string(index), place.centred(place.w, std::min(place.h, ui.px(60))),
                       ui.word("menu.undo.agree"), Weight::strong, true);
}

/// Where a button stands at other times: place and focus are kept, so that the same presses lead to its neighbours. text:
/// why there is nothing to be had.
void dead_button(Ui& ui, std::string_view id, const Box& box, std::string_view text) {
  const bool focused = ui.focus().add(focus_id(id), box, {}).focused;
  ui.frame(box, colour::paper_deep, ui.px(2));
  if (focused) {
    focus_frame(ui, box);
  }
  ui.text(box.inset(ui.px(24), ui.px(3)), text,
          {.size = LetterSize::body, .colour = focused ? colour::ink : colour::ink_soft, .align = Align::centre});
}

constexpr TextStyle toast_type{.size = LetterSize::body, .align = Align::centre, .wrap = true};

/// How large a toast is in one line, and in as few more as make it clearly narrower; none breaks a word.
std::vector<Box> toast_sizes(std::string_view text, const Ui& ui) {
  const Box room = ui.screen().inset(ui.px(20));
  const float air = ui.px(24) + 2;
  const float line = ui.width_of(text, toast_type);
  float longest_word = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find(' ', from), text.size());
    longest_word = std::max(longest_word, ui.width_of(text.substr(from, end - from), toast_type));
    from = end + 1;
  }
  std::vector<Box> sizes;
  for (const float share : {1.0F, 0.6F, 0.4F, 0.3F}) {
    const float width = std::min(room.w - air, std::max(longest_word, line * share));
    sizes.push_back({0, 0, std::ceil(width + air), std::ceil(ui.height_of(text, width, toast_type) + ui.px(14))});
  }
  return sizes;
}

}  // namespace

void unsaved_sign(const Box& ring, Ui& ui) {
  const Box box{ring.x + ui.px(8), ring.y + ui.px(8), ui.text_px(150), ui.text_px(30)};
  const Panel panel(ui, "unsaved", box, true);
  ui.fill(box, colour::bad);
  ui.frame(box, colour::paper, ui.px(2));
  ui.text(box.inset(ui.px(8), 0), ui.word("menu.unsaved.sign"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
}

Box deserted_place(const Box& ring, const Ui& ui) {
  const float width = std::min(ui.text_px(430), ui.screen().w - ui.px(16));
  const float left = std::clamp(ring.middle_x() - width / 2, 0.0F, ui.screen().w - width);
  return {left, ring.y + ui.px(2), width, ui.text_px(60)};
}

void deserted_offer(const DesertedModel& model, const Box& place, Ui& ui) {
  const Panel panel(ui, "deserted", place, true);
  ui.fill(place, colour::paper);
  ui.fill({place.x, place.y, place.w * model.held, place.h}, colour::gold);
  ui.frame(place, colour::of(model.mark.ink), ui.px(3));
  Box rest = place.inset(ui.px(10), ui.px(5));
  const float side = std::min(rest.h * 0.6F, ui.text_px(28));
  seat_mark(ui, rest.take_left(side + ui.px(10)).centred(side, side), model.mark.mark, colour::of(model.mark.ink));
  ui.text(rest.take_top(rest.h * 0.46F), ui.say("menu.deserted.silent", {{"name", model.name}}),
          {.size = LetterSize::body, .face = Face::sans_bold});
  const DeviceLook look = model.controls.look;
  if (is_pointer(look)) {
    ui.text(rest, ui.word("menu.deserted.hold_here"), {.size = LetterSize::label, .face = Face::poster});
    return;
  }
  const TextStyle type{.size = LetterSize::label, .face = Face::poster};
  const float height = std::min(rest.h, ui.text_px(24));
  const std::string_view gone = ui.word("menu.deserted.gone");
  const float before = ui.width_of(gone, type);
  ui.text(rest.take_left(std::min(before + 1, rest.w * 0.45F)), gone, type);
  rest.take_left(ui.px(6));
  const float width = glyph_width(ui, height, look, model.controls.accept);
  glyph(ui, rest.take_left(width).centred(width, height), look, model.controls.accept);
  rest.take_left(ui.px(6));
  ui.text(rest, ui.word("menu.deserted.bot"), type);
}

std::optional<PauseChoice> pause_menu(const PauseModel& model, Ui& ui) {
  const auto rows = static_cast<float>(int{model.can_change_seats} + int{model.can_simulate} + int{model.can_leave} +
                                       int{model.gives_hints});
  const float height = 360.0F + 60.0F * rows;
  NoticeSheet notice(ui, "pause", 520, height + 60, ui.word("menu.pause.heading"));
  Box& rest = notice.rest;
  ui.text(rest.take_top(ui.px(34)), model.round_line, {.size = LetterSize::large, .align = Align::centre});
  std::optional<PauseChoice> choice;
  const auto offer = [&](PauseChoice offered, std::string_view key, bool first = false) {
    if (poster_button(ui, key, next_button(ui, rest), ui.word(key), first ? Weight::strong : Weight::plain, first)) {
      choice = offered;
    }
  };
  offer(PauseChoice::resume, "menu.pause.resume", true);
  const auto offer_if = [&](bool can, PauseChoice offered, std::string_view key, std::string_view why_not) {
    if (can) {
      offer(offered, key);
    } else {
      dead_button(ui, key, next_button(ui, rest), ui.word(why_not));
    }
  };
  if (model.gives_hints) {
    offer_if(model.can_hint, PauseChoice::hint, "menu.pause.hint", "menu.pause.no_hint");
  }
  offer_if(model.can_undo, PauseChoice::undo, "menu.pause.undo", "menu.pause.no_undo");
  if (model.can_change_seats) {
    offer(PauseChoice::seats, "menu.pause.seats");
  }
  offer(PauseChoice::rulebook, "menu.title.rulebook");
  offer(PauseChoice::settings, "menu.title.settings");
  if (model.can_simulate && hold_to_confirm(ui, "simulate", next_button(ui, rest), ui.word("menu.pause.simulate"))) {
    choice = PauseChoice::simulate;
  }
  if (model.can_leave && hold_to_confirm(ui, "leave", next_button(ui, rest), ui.word("menu.pause.leave"))) {
    choice = PauseChoice::leave;
  }
  return choice;
}

bool curtain(const CurtainModel& model, Ui& ui) {
  constexpr float height = 400;
  const LargePage page(ui, "curtain", page_of_sheet(height));
  const Panel panel(ui, "curtain", ui.screen(), true);
  ui.focus().open_scope("curtain", true);
  const ImU32 cloth = colour::of(model.mark.ink);
  ui.fill(ui.screen(), cloth);
  const float fold = ui.px(64);
  for (float x = 0; x < ui.screen().w; x += fold) {  // hanging folds: one shaded edge each
    ui.fill({x, 0, fold * 0.28F, ui.screen().h}, colour::faded(colour::ink, 0.22F));
    ui.fill({x + fold * 0.28F, 0, fold * 0.12F, ui.screen().h}, colour::faded(colour::ink, 0.10F));
  }
  const Box sheet = sheet_of(ui, 700, height);
  Box rest = open_sheet(ui, sheet, ui.word("menu.curtain.heading"), cloth);
  Box row = rest.take_top(ui.px(120));
  seat_mark(ui, row.take_left(ui.px(110)).centred(ui.px(80), ui.px(80)), model.mark.mark, cloth);
  poster_heading(ui, row, ui.say("menu.curtain.pass", {{"name", model.name}}), LetterSize::giant, cloth, colour::ink);
  ui.text(rest.take_top(ui.px(64)), ui.say("menu.curtain.line", {{"name", model.name}}),
          {.size = LetterSize::large, .align = Align::centre, .wrap = true});
  const Box button = rest.take_bottom(ui.px(64)).centred(std::min(rest.w, ui.px(420)), ui.px(60));
  const bool open =
      poster_button(ui, "open", button, ui.word("menu.curtain.open"), Weight::strong, true, ui.controls().accept);
  ui.focus().close_scope();
  return open;
}

std::optional<PadLostChoice> pad_lost_notice(const PadLostModel& model, Ui& ui) {
  const bool waits = !model.device_is_free && model.had_device;
  const float height = waits ? 500 : 440;
  NoticeSheet notice(ui, "pad-lost", 640, height, ui.word("menu.pad_lost.heading"), colour::of(model.mark.ink));
  Box& rest = notice.rest;
  Box row = rest.take_top(ui.px(78));
  seat_mark(ui, row.take_left(ui.px(64)).centred(ui.px(44), ui.px(44)), model.mark.mark, colour::of(model.mark.ink));
  ui.text(row.inset(ui.px(8), 0), ui.say("menu.pad_lost.line", {{"name", model.name}}),
          {.size = LetterSize::large, .wrap = true});
  std::optional<PadLostChoice> choice;
  if (waits && poster_button(ui, "wait", next_button(ui, rest), ui.word("menu.pad_lost.wait"), Weight::strong, true)) {
    choice = PadLostChoice::wait;
  }
  // A device that somebody holds already is shared by who means it, not by who goes on pressing.
  const Box take = next_button(ui, rest);
  if (model.device_is_free ? poster_button(ui, "take", take, ui.word("menu.pad_lost.take"), Weight::strong, true)
                           : hold_to_confirm(ui, "take", take, ui.word("menu.pad_lost.share"))) {
    choice = PadLostChoice::take_this_device;
  }
  if (model.can_hand_to_bot && poster_button(ui, "bot", next_button(ui, rest), ui.word("menu.pad_lost.bot"))) {
    choice = PadLostChoice::hand_to_bot;
  }
  if (hold_to_confirm(ui, "leave", next_button(ui, rest), ui.word("menu.pause.leave"))) {
    choice = PadLostChoice::leave;
  }
  return choice;
}

void wait_notice(std::string_view title_key, std::string_view text, Ui& ui) {
  NoticeSheet notice(ui, "wait", 700, 260, ui.word(title_key));
  Box& rest = notice.rest;
  ui.text(rest.inset(0, ui.px(6)), text, {.size = LetterSize::large, .align = Align::centre, .wrap = true});
}

std::optional<std::size_t> fault_notice(std::string_view title_key, std::string_view text,
                                        const std::vector<std::string>& ways, Ui& ui) {
  constexpr float button = 66;
  const auto count = static_cast<float>(ways.size());
  const float height = 314 + button * count;
  NoticeSheet notice(ui, "fault", 760, height, ui.word(title_key), colour::bad);
  Box& rest = notice.rest;
  Box foot = rest.take_bottom(ui.px(button) * count);
  ui.text(rest.inset(0, ui.px(6)), text, {.size = LetterSize::large, .wrap = true});
  std::optional<std::size_t> taken;
  for (std::size_t way = 0; way < ways.size(); ++way) {
    const Box row = foot.take_top(ui.px(button)).inset(0, ui.px(6));
    const Box place = ways.size() == 1 ? row.centred(ui.px(280), row.h) : row;
    if (poster_button(ui, "way-" + std::to_string(way), place, ways[way], way == 0 ? Weight::strong : Weight::plain,
                      way == 0)) {
      taken = way;
    }
  }
  return taken;
}

std::optional<UndoAction> undo_notice(const UndoModel& model, Ui& ui) {
  NoticeSheet notice(ui, "undo", 720, 420, ui.word("menu.undo.heading"));
  Box& rest = notice.rest;
  ui.text(rest.take_top(ui.px(66)), ui.word("menu.undo.line"),
          {.size = LetterSize::large, .align = Align::centre, .wrap = true});
  const Box foot = rest.take_bottom(ui.px(58)).inset(0, ui.px(4));
  rest = rest.inset(0, ui.px(10));
  std::optional<UndoAction> action;
  const int count = static_cast<int>(model.seats.size());
  const int columns = count > 3 ? (count + 1) / 2 : std::max(1, count);
  const int rows = (count + columns - 1) / columns;
  for (int index = 0; index < count; ++index) {
    const Box place = rest.row(index / columns, rows, ui.px(12)).column(index % columns, columns, ui.px(20));
    if (voice(model.seats[static_cast<std::size_t>(index)], index, place, ui)) {
      action = UndoAction{.agrees = true, .seat = index};
    }
  }
  if (poster_button(ui, "refuse", foot.centred(ui.px(300), foot.h), ui.word("menu.undo.refuse"))) {
    action = UndoAction{.agrees = false};
  }
  return action;
}

void toast(std::string_view text, double age, Ui& ui, const Box& clear) {
  constexpr double rise_seconds = 0.25;
  const Box box = free_place(ui.layer(), toast_sizes(text, ui), clear);
  const float risen = ui.reduced_motion() ? 1.0F : static_cast<float>(std::clamp(age / rise_seconds, 0.0, 1.0));
  if (risen < 1) {
    ui.moving();
  }
  const Panel panel(ui, "toast", box);
  ui.fill(box, colour::faded(colour::gold, risen));
  ui.frame(box, colour::faded(colour::ink, risen), ui.px(2));
  TextStyle type = toast_type;
  type.colour = colour::faded(type.colour, risen);
  ui.text(box.inset(ui.px(12), ui.px(4)), text, type);
}

namespace {

constexpr std::array<std::pair<BoutWay, std::string_view>, 4> bout_ways{{{BoutWay::fight, "menu.inside.fight"},
                                                                         {BoutWay::watch, "menu.inside.watch"},
                                                                         {BoutWay::hurry, "menu.inside.hurry"},
                                                                         {BoutWay::simulate, "menu.inside.simulate"}}};

/// "ABE ANVIL VS ZEB WINCH"
std::string bill_of(const std::vector<std::string>& names, Ui& ui) {
  std::string line;
  for (const std::string& name : names) {
    line += line.empty() ? name : " " + std::string(ui.word("menu.setup.versus")) + " " + name;
  }
  return line;
}

std::optional<BoutWay> ask(const BoutWaysModel& model, Box rest, Ui& ui) {
  Box row = rest.take_top(ui.px(70));
  seat_mark(ui, row.take_left(ui.px(52)).centred(ui.px(40), ui.px(40)), model.mark.mark, colour::of(model.mark.ink));
  ui.text(row.inset(ui.px(8), 0), model.asked, {.size = LetterSize::body, .wrap = true});
  std::optional<BoutWay> chosen;
  for (const auto& [way, key] : bout_ways) {
    const bool first = way == BoutWay::fight;
    if (poster_button(ui, key, next_button(ui, rest), ui.word(key), first ? Weight::strong : Weight::plain, first)) {
      chosen = way;
    }
  }
  return chosen;
}

std::optional<BoutWay> tell(Box rest, Ui& ui) {
  Box foot = rest.take_bottom(ui.px(120));
  ui.text(rest, ui.word("menu.inside.simulated"), {.size = LetterSize::large, .align = Align::centre, .wrap = true});
  std::optional<BoutWay> chosen;
  if (poster_button(ui, "wait", next_button(ui, foot), ui.word("menu.inside.go_on"), Weight::strong, true)) {
    chosen = BoutWay::simulate;
  }
  if (poster_button(ui, "watch", next_button(ui, foot), ui.word("menu.inside.watch"))) {
    chosen = BoutWay::watch;
  }
  return chosen;
}

}  // namespace

std::optional<BoutWay> bout_ways(const BoutWaysModel& model, Ui& ui) {
  NoticeSheet notice(ui, "inside", 760, 560, ui.word("menu.inside.heading"));
  Box& rest = notice.rest;
  poster_heading(ui, rest.take_top(ui.px(72)), bill_of(model.names, ui), LetterSize::title);
  const std::optional<BoutWay> chosen = model.asked.empty() ? tell(rest, ui) : ask(model, rest, ui);
  return chosen;
}

namespace {

using Chair = BoutSeatsModel::Chair;

/// True when the button of this chair was pressed.
bool draw_chair(const Chair& chair, int index, Box place, Ui& ui) {
  const ImU32 ink = colour::of(chair.mark.ink);
  ui.frame(place, ink, ui.px(2));
  place = place.inset(ui.px(8), ui.px(5));
  const float side = std::min(place.h, ui.px(40));
  seat_mark(ui, place.take_left(side + ui.px(8)).centred(side, side), chair.mark.mark, ink);
  Box words = place.take_left(place.w * 0.56F).inset(ui.px(6), 0);
  const Box upper = words.take_top(words.h * 0.54F);
  ui.text(upper, chair.name, {.size = LetterSize::body, .face = Face::sans_bold, .most = 24});
  ui.text(words, chair.missing ? std::string(ui.word("menu.seats.evening.missing")) : sitter_line(chair.sitter, ui),
          {.size = LetterSize::small, .most = 20});
  if (chair.fixed) {
    return false;
  }
  const bool person = chair.sitter.kind == SeatKind::person;
  const std::string_view key = chair.missing ? "menu.seats.evening.come"
                               : person      ? "menu.seats.get_up"
                                             : "menu.seats.sit_down";
  return poster_button(ui, "chair-" + std::to_string(index), place, ui.word(key), Weight::plain);
}

}  // namespace

std::optional<BoutSeatsAction> bout_seats(const BoutSeatsModel& model, Ui& ui) {
  constexpr int most_in_a_column = 4;
  constexpr float line_units = 76;
  constexpr float chair_units = 74;
  const auto count = static_cast<int>(model.chairs.size());
  const bool lies_flat = ui.screen().w > ui.screen().h && !has_large_pages(ui);
  const int columns = count > most_in_a_column && lies_flat ? 2 : 1;
  const int rows = (count + columns - 1) / columns;
  const float height = 210 + line_units + chair_units * static_cast<float>(rows);
  NoticeSheet notice(ui, "seats", columns == 1 ? 680.0F : 1120.0F, height,
                     ui.word(model.evening ? "menu.seats.evening.heading" : "menu.seats.heading"));
  Box& rest = notice.rest;
  ui.text(rest.take_top(ui.px(line_units)), ui.word(model.evening ? "menu.seats.evening.line" : "menu.seats.line"),
          {.size = LetterSize::body, .align = Align::centre, .wrap = true});
  const Box foot = rest.take_bottom(ui.px(58)).inset(0, ui.px(4));
  rest = rest.inset(0, ui.px(6));
  std::optional<BoutSeatsAction> action;
  for (int index = 0; index < count; ++index) {
    const Box place = rest.row(index % rows, rows, ui.px(8)).column(index / rows, columns, ui.px(14));
    if (draw_chair(model.chairs[static_cast<std::size_t>(index)], index, place, ui)) {
      action = BoutSeatsAction{.seat = index};
    }
  }
  if (poster_button(ui, "done", foot.centred(std::min(foot.w, ui.px(320)), foot.h),
                    ui.word(model.evening ? "menu.seats.evening.begin" : "menu.seats.done"), Weight::strong,
                    !model.evening)) {
    action = BoutSeatsAction{};
  }
  return action;
}

}  // namespace fc::overlay
