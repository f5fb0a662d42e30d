#include "overlay/screens/bout_ways.h"
#include "overlay/controls/large_page.h"

#include <array>
#include <utility>

#include "overlay/controls/widgets.h"
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
  constexpr float height = 560;
  const LargePage page(ui, "inside", page_of_sheet(height));
  draw_veil(ui);
  const Box sheet = sheet_of(ui, 760, height);
  const Panel panel(ui, "inside", sheet, true);
  ui.focus().open_scope("inside", true);
  Box rest = open_sheet(ui, sheet, ui.word("menu.inside.heading"), colour::red);
  poster_heading(ui, rest.take_top(ui.px(72)), bill_of(model.names, ui), LetterSize::title);
  const std::optional<BoutWay> chosen = model.asked.empty() ? tell(rest, ui) : ask(model, rest, ui);
  ui.focus().close_scope();
  return chosen;
}

}  // namespace fc::overlay
