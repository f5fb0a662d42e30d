#include <algorithm>
#include <array>
#include <utility>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/notices.h"
#include "overlay/screens/parts.h"
#include "overlay/screens/sheet.h"

namespace fc::overlay {
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
