#include "overlay/kiosk/kiosk.h"

#include <algorithm>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

using Kind = OperatorAction::Kind;

constexpr std::array<std::string_view, 4> figure_heads{"operator.audits.today", "operator.audits.week",
                                                       "operator.audits.month", "operator.audits.ever"};

std::optional<OperatorAction> adjustments_page(const OperatorModel& model, PageState& state, Box box, Ui& ui) {
  std::optional<OperatorAction> action;
  if (const auto set = option_groups(model.adjustments, state, box.inset(ui.px(8), 0), ui)) {
    action = OperatorAction{.kind = Kind::set, .page = set->page, .row = set->row, .value = set->value};
  }
  return action;
}

/// Of the figures of a line of the audits, in that order.
Box figure_cell(const Box& row, int column, const Ui& ui) {
  Box cells = row.inset(ui.px(6), 0);
  Box numbers = cells.take_right(cells.w * (row.w < ui.text_px(600) ? 0.58F : 0.5F));
  return numbers.column(column, static_cast<int>(figure_heads.size()), ui.px(6));
}

/// Name and figures of a line of the audits in their columns.
void audit_cells(const Box& row, std::string_view name, std::span<const std::string> figures, const TextStyle& type,
                 TextStyle figure_type, Ui& ui) {
  Box cells = row.inset(ui.px(6), 0);
  const Box first = figure_cell(row, 0, ui);
  ui.text(cells.take_left(first.x - cells.x), name, type);
  figure_type.colour = type.colour;
  figure_type.align = Align::right;
  for (int column = 0; column < static_cast<int>(figures.size()); ++column) {
    ui.text(figure_cell(row, column, ui), figures[static_cast<std::size_t>(column)], figure_type);
  }
}

/// In one size all figures fit their columns.
TextStyle type_of_figures(const OperatorModel& model, const Box& row, Face face, const Ui& ui) {
  std::vector<std::string_view> figures;
  for (const AuditLine& audit : model.audits) {
    figures.insert(figures.end(), audit.figures.begin(), audit.figures.end());
  }
  return ui.fitted(figures, figure_cell(row, 0, ui), {.face = face});
}

std::optional<OperatorAction> audit_list(const OperatorModel& model, PageState& state, Box box, Ui& ui) {
  std::optional<OperatorAction> action;
  const bool names_have_two_rows = figure_cell(box, 0, ui).x - box.x < ui.text_px(200);
  const float line = ui.text_px(names_have_two_rows ? 40 : 30);
  std::array<std::string, figure_heads.size()> heads;
  std::ranges::transform(figure_heads, heads.begin(), [&ui](std::string_view key) { return std::string(ui.word(key)); });
  const Box head = box.take_top(line);
  const Box line_place{box.x, box.y, box.w - ui.px(12), line};
  const std::vector<std::string_view> head_words(heads.begin(), heads.end());
  const TextStyle head_type{.size = LetterSize::small, .face = Face::sans_bold};
  audit_cells({head.x, head.y, line_place.w, head.h}, "", heads, head_type,
              ui.fitted(head_words, figure_cell(line_place, 0, ui), head_type), ui);
  const TextStyle whole_type = type_of_figures(model, line_place, Face::sans_bold, ui);
  const TextStyle part_type = type_of_figures(model, line_place, Face::sans, ui);
  ScrollArea area(ui, box, line * static_cast<float>(model.audits.size()), state.list_scroll);
  for (std::size_t index = 0; index < model.audits.size(); ++index) {
    const AuditLine& audit = model.audits[index];
    const int number = static_cast<int>(index);
    const Box place{box.x, box.y + area.offset() + line * static_cast<float>(number), box.w - ui.px(12), line};
    const Touch touch = ui.focus().add(focus_id("audit", number), place, {.group = 1, .clip = box});
    if (touch.focused) {
      ui.fill(place, colour::gold);
      area.show(place);
    } else if (number == model.shown_audit) {
      ui.fill(place, colour::paper_shade);
    }
    if ((touch.focused || touch.activated) && number != model.shown_audit) {
      action = OperatorAction{.kind = Kind::show_audit, .row = number};
    }
    const TextStyle type = audit.is_part ? TextStyle{.colour = touch.focused ? colour::ink : colour::ink_soft, .wrap = true}
                                         : TextStyle{.face = Face::sans_bold, .wrap = true};
    audit_cells(place, (audit.is_part ? "   " : "") + audit.name, audit.figures, type,
                audit.is_part ? part_type : whole_type, ui);
  }
  return action;
}

std::optional<OperatorAction> audits_page(const OperatorModel& model, PageState& state, Box box, Ui& ui) {
  const bool wide = box.w >= ui.text_px(900);
  Box side = wide ? box.take_right(box.w * 0.4F) : box.take_bottom(std::min(box.h * 0.52F, ui.text_px(430)));
  if (wide) {
    side.take_left(ui.px(24));
  }
  std::optional<OperatorAction> action = audit_list(model, state, box, ui);
  const auto button = [&](std::string_view key) {
    const Box place = side.take_bottom(ui.text_px(46)).inset(0, ui.px(3));
    return poster_button(ui, key, place, ui.word(key), Weight::plain, false, {}, 2);
  };
  if (hold_to_confirm(ui, "operator.audits.reset", side.take_bottom(ui.text_px(46)).inset(0, ui.px(3)),
                      ui.word("operator.audits.reset"))) {
    action = OperatorAction{.kind = Kind::reset_audits};
  }
  if (button("operator.audits.export")) {
    action = OperatorAction{.kind = Kind::export_audits};
  }
  // A path is read letter by letter: no capitals that it does not have.
  const StepperTypes path{.label = {}, .value = {.align = Align::centre, .wrap = true}, .value_share = 0.84F};
  if (const int step = stepper(ui, "folder", side.take_bottom(ui.text_px(42)), ui.word("operator.audits.to"), model.folder,
                               {.group = 2}, path);
      step != 0) {
    action = OperatorAction{.kind = Kind::next_folder, .value = step};
  }
  if (stepper(ui, "span", side.take_top(ui.text_px(42)), model.plot_head, model.plot_span, {.group = 2}) != 0) {
    action = OperatorAction{.kind = Kind::next_span};
  }
  draw_plot(ui, side.inset(0, ui.px(4)), model.plot);
  return action;
}

std::optional<OperatorAction> tests_page(const OperatorModel& model, Box box, Ui& ui) {
  constexpr std::array<std::pair<std::string_view, Kind>, 7> tests{{{"operator.tests.buttons", Kind::test_buttons},
                                                                    {"operator.tests.picture", Kind::test_picture},
                                                                    {"operator.tests.left", Kind::test_left},
                                                                    {"operator.tests.right", Kind::test_right},
                                                                    {"operator.tests.both", Kind::test_both},
                                                                    {"operator.tests.book", Kind::check_book},
                                                                    {"operator.tests.pin", Kind::change_pin}}};
  std::optional<OperatorAction> action;
  const bool wide = box.w >= ui.text_px(900);
  const TextStyle type{.wrap = true, .top = true};
  const auto height_of = [&](const std::string& fact, float width) {
    return ui.height_of(fact, width, type) + ui.text_px(8);
  };
  float line = ui.text_px(54);
  if (!wide) {
    float facts = 0;
    for (const std::string& fact : model.facts) {
      facts += height_of(fact, box.w);
    }
    line = std::clamp((box.h - facts) / static_cast<float>(tests.size()), line / 2, line);  // what is known has to be read
  }
  Box buttons = wide ? box.take_left(box.w * 0.45F) : box.take_top(line * static_cast<float>(tests.size()));
  box.take_left(wide ? ui.px(40) : 0);
  for (const auto& [key, kind] : tests) {
    if (poster_button(ui, key, buttons.take_top(line).inset(0, ui.px(4)), ui.word(key))) {
      action = OperatorAction{.kind = kind};
    }
  }
  for (const std::string& fact : model.facts) {
    ui.text(box.take_top(height_of(fact, box.w)), fact, type);
  }
  return action;
}

void log_page(const OperatorModel& model, PageState& state, const Box& box, Ui& ui) {
  const bool stacked = box.w < ui.text_px(600);  // what was changed below its date
  const float line = ui.text_px(stacked ? 64 : 32);
  if (model.log.empty()) {
    ui.text(box, ui.word("operator.log.nothing"), {.size = LetterSize::large, .align = Align::centre, .wrap = true});
    return;
  }
  ScrollArea area(ui, box, line * static_cast<float>(model.log.size()), state.list_scroll);
  for (std::size_t index = 0; index < model.log.size(); ++index) {
    const OperatorLog& row = model.log[index];
    Box place{box.x, box.y + area.offset() + line * static_cast<float>(index), box.w - ui.px(12), line};
    if (ui.focus().add(focus_id("log", static_cast<int>(index)), place, {.group = 1, .clip = box}).focused) {
      ui.fill(place, colour::gold);
      area.show(place);
    }
    place = place.inset(ui.px(6), 0);
    ui.text(stacked ? place.take_top(ui.text_px(22)) : place.take_left(ui.text_px(150)), row.when,
            {.size = LetterSize::small, .colour = colour::ink_soft});
    ui.text(place, row.line, {.wrap = stacked, .top = stacked});
  }
}

}  // namespace

std::optional<OperatorAction> operator_desk(const OperatorModel& model, PageState& state, Ui& ui) {
  FullPage page(ui, "operator", {.heading = ui.word("operator.heading"), .side = 48});
  page.show({.box = ui.screen(), .key = 1 + state.page});  // a leaf that is turned to begins at its top
  Box rest = page.inside();
  const std::array<std::string, operator_tabs> labels{
      std::string(ui.word("operator.adjustments.title")), std::string(ui.word("operator.audits.title")),
      std::string(ui.word("operator.tests.title")), std::string(ui.word("operator.log.title"))};
  state.page = std::clamp(state.page, 0, operator_tabs - 1);
  const int turned = ui.take_turn();
  const int chosen =
      std::clamp(tabs(ui, "leaf", rest.take_top(ui.text_px(40)), labels, state.page) + turned, 0, operator_tabs - 1);
  if (chosen != state.page) {
    ui.focus().focus(focus_id("leaf", chosen));
    state.page = chosen;
    state.scroll = 0;
    state.list_scroll = 0;
    ui.redraw();
  }
  rest.take_top(ui.px(10));
  Box foot = rest.take_bottom(ui.px(58)).inset(0, ui.px(4));
  rest.take_bottom(ui.px(8));
  std::optional<OperatorAction> action;
  switch (state.page) {
    case 0: action = adjustments_page(model, state, rest, ui); break;
    case 1: action = audits_page(model, state, rest, ui); break;
    case 2: action = tests_page(model, rest, ui); break;
    default: log_page(model, state, rest, ui);
  }
  if (poster_button(ui, "leave", foot.take_left(ui.px(320)), ui.word("operator.leave"))) {
    action = OperatorAction{.kind = Kind::leave};
  }
  return action;
}

}  // namespace fc::overlay
