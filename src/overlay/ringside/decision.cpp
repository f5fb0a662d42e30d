// The lower part of a man's column: his punches, the six places of a secret pick, or the answers to an open question.
#include <algorithm>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/ringside/panels.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {
namespace {

using namespace overlay;

constexpr int grid_columns = 3;

Box place_in_grid(const Box& box, int place, float gap) {
  return box.row(place / grid_columns, 2, gap).column(place % grid_columns, grid_columns, gap);
}

/// A line of ink through a hook while the men clinch.
void strike_out(const Box& box, Ui& ui) {
  ui.draw().AddLine({box.x + ui.px(4), box.bottom() - ui.px(6)}, {box.right() - ui.px(4), box.y + ui.px(6)}, colour::bad,
                    ui.px(3));
}

void punch_cell(Ui& ui, const Box& box, std::string_view name, int rating, ImU32 ground, bool struck) {
  ui.fill(box, ground);
  ui.frame(box, colour::ink, ui.px(1.5F));
  Box rest = box.inset(ui.px(2), ui.px(3));
  ui.text(rest.take_bottom(rest.h * 0.46F).inset(ui.px(3), 0), name,
          {.size = LetterSize::body, .align = Align::centre, .wrap = true, .most = 24});
  rest.take_right(ui.px(6));
  ui.text(rest.take_right(rest.w * 0.5F), std::to_string(rating),
          {.size = LetterSize::title, .face = Face::poster, .align = Align::right});
  if (struck) {
    strike_out(box, ui);
  }
}

/// Nothing is asked: the man's six punches with their ratings.
void draw_punches(const BoutView& view, Corner corner, Box box, Ui& ui) {
  ui.text(box.take_top(ui.px(28)), ui.word("ringside.panel.punches"), {.size = LetterSize::label, .face = Face::poster});
  const Box grid = box.take_top(std::min(box.h * 0.72F, ui.px(212)));
  for (int punch = 0; punch < static_cast<int>(punch_count); ++punch) {
    const auto index = static_cast<std::size_t>(punch);
    punch_cell(ui, place_in_grid(grid, punch, ui.px(4)), ui.word(punch_key(index)), view.setup->boxer(corner).punches[index],
               colour::paper, false);
  }
}

struct Pick {
  const OpenQuestion* question = nullptr;
  Corner corner = Corner::red;
  Corner thrower = Corner::red;
};

/// One of the six places: the control that picks it, the punch, and what it does.
bool pick_cell(const BoutView& view, const Pick& pick, int place, const Box& box, Ui& ui) {
  const OpenQuestion& question = *pick.question;
  const std::optional<std::size_t> picked = question.option_of(place);
  if (!picked) {
    return false;
  }
  const std::size_t option = *picked;
  const bool opened = question.by_person && !question.sealed && !question.discreet;
  Touch touch;
  if (opened && !question.refuses(option)) {
    touch = ui.focus().add(focus_id("pick-" + std::string(fc::name_of(pick.corner)), place), box, {.first = place == 0});
  }
  const auto punch = static_cast<Punch>(option);
  const bool struck = view.hooks_miss() && is_hook(punch);
  const int rating = view.setup->boxer(pick.thrower).punches[option];
  punch_cell(ui, box, question.prompt.options[option].label, rating, touch.focused ? colour::gold : colour::paper, struck);
  if (question.by_person && !question.sealed) {
    pick_glyph(ui, box, question, place);
  }
  if (touch.focused) {
    focus_frame(ui, box);
  }
  return touch.activated;
}

std::optional<BoutAction> draw_pick(const BoutView& view, const Pick& pick, Box box, Ui& ui) {
  const OpenQuestion& question = *pick.question;
  std::optional<BoutAction> action;
  const std::string_view heading = pick.corner == pick.thrower ? "ringside.panel.throw" : "ringside.panel.expect";
  poster_heading(ui, box.take_top(ui.px(34)), ui.word(heading), LetterSize::heading, colour::ink, colour::of(pick.thrower),
                 Align::left);
  const Box grid = box.take_top(std::min(box.h * 0.72F, ui.px(212)));
  for (int place = 0; place < static_cast<int>(punch_count); ++place) {
    if (pick_cell(view, pick, place, place_in_grid(grid, place, ui.px(4)), ui)) {
      action = BoutAction{.kind = BoutAction::Kind::pick,
                          .seat = static_cast<int>(fc::index_of(pick.corner)),
                          .index = question.option_of(place).value_or(0),
                          .page = {}};
    }
  }
  box.take_top(ui.px(8));
  if (question.sealed) {
    sealed_stamp(ui, grid, pick.corner, ui.word("ringside.panel.sealed"), question.sealed_age);
    return std::nullopt;
  }
  if (!question.by_person) {
    ui.text(box, ui.word("ringside.panel.thinks"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
    return std::nullopt;
  }
  const bool throws = pick.corner == pick.thrower;
  std::string help(ui.word(!question.discreet ? "ringside.panel.pick_help"
                           : throws           ? "ringside.panel.press_throw"
                                              : "ringside.panel.press_expect"));
  if (const std::optional<std::size_t> option = focused_pick(question, pick.corner, ui)) {
    const scene::Option& shown = question.prompt.options[*option];
    help = shown.warning.empty() ? shown.explanation : shown.warning;
  }
  ui.text(box, help, {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
  return action;
}

/// The answers are squares of the ring: what the cursor's square means, and how to choose.
void draw_ring_question(const OpenQuestion& question, Box box, Ui& ui) {
  ui.text(box.take_top(ui.px(46)), question.prompt.title,
          {.size = LetterSize::large, .face = Face::sans_bold, .wrap = true});
  if (question.cursor < question.prompt.options.size()) {
    const scene::Option& option = question.prompt.options[question.cursor];
    Box card = box.take_top(ui.px(150));
    ui.frame(card, colour::gold, ui.px(3));
    card = card.inset(ui.px(10), ui.px(6));
    ui.text(card.take_top(card.h * 0.3F), option.label, {.size = LetterSize::heading, .face = Face::poster});
    ui.text(card, option.explanation, {.size = LetterSize::body, .wrap = true, .top = true});
  }
  box.take_top(ui.px(10));
  Box hint = box.take_top(ui.px(34));
  const DeviceLook look = question.controls.look;
  const bool pointer = is_pointer(look);
  const std::string control = pointer ? "left" : question.controls.accept;
  const float height = ui.px(26);
  const float width = glyph_width(ui, height, look, control);
  glyph(ui, hint.take_left(width).centred(width, height), look, control);
  ui.text(hint.inset(ui.px(8), 0),
          ui.word(look == DeviceLook::touch ? "ringside.panel.tap_square"
                  : pointer                 ? "ringside.panel.click_square"
                                            : "ringside.panel.choose_square"),
          {.size = LetterSize::body, .wrap = true});
}

}  // namespace

std::optional<std::size_t> focused_pick(const OpenQuestion& question, Corner corner, const Ui& ui) {
  for (int place = 0; place < static_cast<int>(punch_count); ++place) {
    if (!question.discreet && ui.focus().focused() == focus_id("pick-" + std::string(fc::name_of(corner)), place)) {
      return question.option_of(place);
    }
  }
  return std::nullopt;
}

std::optional<BoutAction> draw_decision(const BoutView& view, Corner corner, const Box& box, Ui& ui) {
  const OpenQuestion* question = view.question(corner);
  if (question == nullptr) {
    draw_punches(view, corner, box, ui);
    return std::nullopt;
  }
  if (question->prompt.secret()) {
    return draw_pick(view, {.question = question, .corner = corner, .thrower = view.thrower().value_or(corner)}, box, ui);
  }
  if (!question->by_person) {
    Box rest = box;
    ui.text(rest.take_bottom(ui.px(40)), ui.word("ringside.panel.thinks"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true});
    draw_punches(view, corner, rest, ui);
    return std::nullopt;
  }
  if (question->prompt.on_ring()) {
    draw_ring_question(*question, box, ui);
    return std::nullopt;
  }
  const auto topic = static_cast<Decision>(question->prompt.need.topic);
  if (topic == Decision::tactic || topic == Decision::rush) {
    return answer_list(
        ui, *question, corner, box,
        OrderButton{
            .order = "usual", .label = ui.word("ringside.panel.usual"), .help = ui.word("ringside.panel.usual_help")});
  }
  return answer_list(ui, *question, corner, box);
}

}  // namespace fc::ringside
