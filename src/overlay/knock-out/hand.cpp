// Below a betting table: the trained cards of its corner face down, the six places at which its manager picks in secret, or
// what the fight has brought it. What is drawn while somebody looks on does not depend on the hand. Source:
// rules/knock-out/rules.md, 3.14.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/knock-out/panels.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr int controls = 6;

/// One corner's secret question on the screen.
struct Picker {
  const OpenQuestion* question = nullptr;
  Corner corner = Corner::red;
  std::optional<Cards> in_sight{};  ///< what everybody knows he holds

  [[nodiscard]] const scene::Prompt& prompt() const { return question->prompt; }
  [[nodiscard]] bool waits() const { return question->by_person && !question->sealed; }
  /// Only he can see it: hand, pieces and focus may show.
  [[nodiscard]] bool open() const { return waits() && !question->discreet; }
  [[nodiscard]] bool puts_together() const { return prompt().pieces > 0; }
  [[nodiscard]] std::size_t place(int control) const {
    return static_cast<std::size_t>(question->places[static_cast<std::size_t>(control)]);
  }
  [[nodiscard]] int taken() const {
    int sum = 0;
    for (const std::uint8_t pieces : question->taken) {
      sum += pieces;
    }
    return sum;
  }
};

/// May this place be picked now? Asked only of an open picker.
bool can_pick(const Picker& picker, std::size_t place) {
  if (!picker.puts_together()) {
    return picker.prompt().option_at_place(place).has_value();
  }
  return picker.question->taken.at(place) < picker.prompt().places[place].held;
}

/// The control on which the focus begins: the first with which something can be picked. Asked only of an open picker.
int first_control(const Picker& picker) {
  for (int control = 0; control < controls; ++control) {
    const std::size_t place = picker.place(control);
    if (place < picker.prompt().places.size() && can_pick(picker, place)) {
      return control;
    }
  }
  return 0;
}

/// The name under which the focus knows a picker's controls. Every round is a question of its own: the focus begins anew.
std::string focus_name(const Picker& picker, int round) {
  return std::string("pick-").append(fc::name_of(picker.corner)).append("-").append(std::to_string(round));
}

/// Goes on from a card that is gone to the next that can be taken, so that whoever only ever accepts comes to the end.
void go_on_from(const Picker& picker, int control, int round, Ui& ui) {
  const std::size_t place = picker.place(control);
  if (picker.question->taken.at(place) + 1 < picker.prompt().places[place].held) {
    return;
  }
  for (int step = 1; step < controls; ++step) {
    const int next = (control + step) % controls;
    if (picker.place(next) < picker.prompt().places.size() && can_pick(picker, picker.place(next))) {
      ui.focus().focus(focus_id(focus_name(picker, round), next));
      return;
    }
  }
}

/// A card's value: dull if it is gone, for everybody where all know that, else for its owner alone. Of a training also how
/// many there are, and, for its owner alone, how many he has taken.
void value_cell(const Picker& picker, std::size_t place, const Box& box, bool focused, Ui& ui) {
  const bool shows = picker.open();
  const bool dull = shows ? !can_pick(picker, place) : picker.in_sight && (*picker.in_sight)[place] == 0;
  ui.fill(box, focused ? colour::gold : dull ? colour::paper_shade : colour::paper);
  ui.frame(box, dull ? colour::paper_deep : colour::ink, ui.px(1.5F));
  Box rest = box.inset(ui.px(6), ui.px(3));
  const Box figure = rest.take_right(rest.w * 0.4F);
  ui.text(figure, picker.prompt().places[place].label,
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = dull ? colour::paper_deep : colour::ink,
           .align = Align::right});
  if (!picker.puts_together() || !(shows || picker.in_sight)) {
    return;
  }
  const int held = shows ? picker.prompt().places[place].held : (*picker.in_sight)[place];
  const int taken = shows ? picker.question->taken.at(place) : 0;
  Box cards = box.inset(ui.px(6), ui.px(4)).take_bottom(ui.px(17));
  for (int card = 0; card < held; ++card) {
    const Box back = cards.take_left(ui.px(14)).centred(ui.px(11), ui.px(16));
    ui.fill(back, card < taken ? colour::of(picker.corner) : colour::paper);
    ui.frame(back, colour::ink, ui.px(1));
  }
}

/// Start again: puts the taken cards back.
void clear_cell(const Box& box, bool focused, Ui& ui) {
  ui.fill(box, focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  Box rest = box.inset(ui.px(5), ui.px(3));
  ui.text(rest.take_bottom(rest.h * 0.5F), ui.word("knock-out.panel.again"),
          {.size = LetterSize::label, .face = Face::poster, .align = Align::centre, .most = 20});
}

/// What one of the six controls does. round: of the fight.
std::optional<BoutAction> pick_cell(const Picker& picker, int control, int round, const Box& box, Ui& ui) {
  const std::size_t place = picker.place(control);
  const bool is_value = place < picker.prompt().place_count() && place < picker.prompt().places.size();
  if (!is_value && !picker.puts_together()) {
    return std::nullopt;
  }
  Touch touch;
  if (picker.open()) {
    touch = ui.focus().add(focus_id(focus_name(picker, round), control), box, {.first = control == first_control(picker)});
  }
  if (is_value) {
    value_cell(picker, place, box, touch.focused, ui);
  } else {
    clear_cell(box, touch.focused, ui);
  }
  if (picker.waits()) {
    pick_glyph(ui, box, *picker.question, control);
  }
  if (touch.focused) {
    focus_frame(ui, box);
  }
  if (touch.activated && is_value && picker.puts_together()) {
    go_on_from(picker, control, round, ui);
  }
  if (!touch.activated || (is_value && !can_pick(picker, place))) {
    return std::nullopt;
  }
  using BoutKind = BoutAction::Kind;
  const BoutKind kind = !is_value ? BoutKind::clear : picker.puts_together() ? BoutKind::take : BoutKind::pick;
  const std::size_t index = kind == BoutKind::pick ? *picker.prompt().option_at_place(place) : place;
  return BoutAction{.kind = kind, .seat = picker.prompt().need.seat, .index = index, .page = {}};
}

/// Why the card under the focus cannot be picked; empty if it can, or if somebody looks on.
std::string refusal_of(const Picker& picker, int round, Ui& ui) {
  for (int control = 0; picker.open() && control < controls; ++control) {
    const std::size_t place = picker.place(control);
    const bool focused = ui.focus().focused() == focus_id(focus_name(picker, round), control);
    if (focused && place < picker.prompt().places.size() && !can_pick(picker, place)) {
      return ui.say("knock-out.refusal.no_card", {{"card", picker.prompt().places[place].label}});
    }
  }
  return {};
}

/// What the picker reads beside the heading: how far he is, or how to play.
std::string help_of(const Picker& picker, Ui& ui) {
  if (picker.question->sealed) {
    return {};
  }
  if (!picker.question->by_person) {
    return std::string(ui.word("knock-out.panel.thinks"));
  }
  return picker.puts_together()
             ? ui.say("knock-out.panel.taken_of",
                      {{"taken", std::to_string(picker.taken())}, {"pieces", std::to_string(picker.prompt().pieces)}})
             : std::string(ui.word(picker.open() ? "knock-out.panel.punch_help" : "knock-out.panel.press_help"));
}

std::optional<BoutAction> draw_picker(const Picker& picker, int round, Box box, Ui& ui) {
  const bool puts_together = picker.puts_together();
  const std::string_view heading = puts_together ? "knock-out.panel.train" : "knock-out.panel.punch";
  Box head = box.take_top(ui.px(27));
  const Box help = puts_together ? head.take_right(head.w * 0.4F) : box.take_bottom(std::min(ui.text_px(20), box.h * 0.24F));
  const std::string refusal = refusal_of(picker, round, ui);
  const TextStyle refused{.size = LetterSize::body, .colour = colour::bad, .most = 26};
  // How far he is must be read at any time: a training is refused where its heading stands.
  if (puts_together && !refusal.empty()) {
    ui.text(head, refusal, refused);
  } else {
    poster_heading(ui, head, ui.word(heading), LetterSize::heading, colour::ink, colour::of(picker.corner), Align::left);
  }
  if (!puts_together && !refusal.empty()) {
    ui.text(help, refusal, refused);
  } else {
    ui.text(help, help_of(picker, ui),
            {.size = LetterSize::body,
             .colour = colour::ink_soft,
             .align = puts_together ? Align::right : Align::left,
             .most = 26});
  }
  const Box grid = box.inset(0, ui.px(2));
  std::optional<BoutAction> action;
  for (int control = 0; control < controls; ++control) {
    constexpr int grid_columns = 3;
    const Box cell = grid.row(control / grid_columns, 2, ui.px(5)).column(control % grid_columns, grid_columns, ui.px(5));
    if (auto chosen = pick_cell(picker, control, round, cell, ui)) {
      action = std::move(chosen);
    }
  }
  if (picker.question->sealed) {
    ui.fill(grid, colour::faded(colour::paper, 0.72F));
    stamp(ui, grid.centred(ui.px(200), std::min(grid.h - ui.px(8), ui.px(84))), ui.word("knock-out.panel.sealed"),
          colour::of(picker.corner), picker.question->sealed_age);
  }
  return action;
}

/// Between fights: what the signs of the tables mean, offers at red's, acceptances at blue's.
void draw_legend(Corner corner, Box box, Ui& ui) {
  const bool red = corner == Corner::red;
  Box sign = box.take_left(ui.px(58));
  const float radius = ui.px(24);
  const float y = sign.y + radius + ui.px(8);
  if (red) {
    fill_triangle(ui, sign.middle_x() - ui.px(4), y, radius, colour::ink);
    fill_triangle(ui, sign.middle_x() - ui.px(4), y + radius * 0.06F, radius * 0.82F, colour::paper_shade);
  } else {
    fill_disc(ui, sign.middle_x() - ui.px(4), y, radius * 0.92F, colour::ink);
    fill_disc(ui, sign.middle_x() - ui.px(4), y, radius * 0.8F, colour::paper_shade);
  }
  ui.text(box.take_top(ui.px(30)), ui.word(red ? "knock-out.panel.offer" : "knock-out.panel.taken"),
          {.size = LetterSize::heading, .face = Face::poster, .most = 28});
  const std::array legends{ui.word("knock-out.panel.legend_offer"), ui.word("knock-out.panel.legend_taken")};
  ui.text(box, legends.at(red ? 0 : 1),
          ui.fitted(legends, box, {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true}));
}

/// Nobody is asked here: what lies face down, where cards have been or will be, and whether this round's card is in.
void draw_cards(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const Readout& readout = view.readout;
  const Fighter& fighter = view.fight().of(corner);
  const int left = readout.trained_left(corner);
  ui.text(box.take_top(ui.px(27)),
          fighter.trained ? ui.say("knock-out.panel.trained", {{"cards", std::to_string(left)}})
                          : std::string(ui.word("knock-out.panel.in_training")),
          {.size = LetterSize::label, .face = Face::poster});
  const bool choosing = readout.seals.open;
  const Box line = box.take_bottom(std::min(ui.text_px(24), box.h * 0.25F));
  if (choosing) {
    ui.text(line, ui.word("knock-out.panel.thinks"), {.size = LetterSize::body, .colour = colour::ink_soft});
  }
  const float width = std::min((box.w - ui.px(24)) / 4, ui.px(62));
  const float height = std::min(box.h - ui.px(8), width * 1.42F);
  const int places = fighter.trained ? count_of(fighter.training) + static_cast<int>(fighter.played.size())
                                     : std::min(most_trained_cards, readout.cards_left(view.holder(corner)));
  for (int card = 0; card < places; ++card) {
    const Box place{box.x + (width + ui.px(8)) * static_cast<float>(card), box.middle_y() - height / 2, width, height};
    if (card < left) {
      draw_card_back(ui, place, colour::of(corner), scene::mark_of(corner).mark);
    } else {
      ui.frame(place, colour::paper_deep, ui.px(2));
    }
  }
  if (readout.seals.sealed && readout.seals.decision == Decision::punch) {
    stamp(ui, box.centred(ui.px(200), std::min(box.h - ui.px(8), ui.px(80))), ui.word("knock-out.panel.sealed"),
          colour::of(corner), readout.seals.age);
  }
}

}  // namespace

std::optional<BoutAction> draw_hand(const BoutView& view, Corner corner, const Box& box, Ui& ui) {
  const Panel panel(ui, corner == Corner::red ? "red-hand" : "blue-hand", box, true);
  paper_card(ui, {box.x, box.y - ui.px(8), box.w, box.h + ui.px(8)});
  const Box inner = box.inset(ui.px(11), ui.px(5));
  if (!view.has_fight()) {
    if (view.setup->options.betting) {
      draw_legend(corner, inner, ui);
    }
    return std::nullopt;
  }
  if (shows_verdict(view)) {
    draw_verdict(view, corner, inner, ui);
    return std::nullopt;
  }
  if (const OpenQuestion* question = view.secret(view.holder(corner))) {
    return draw_picker({.question = question, .corner = corner, .in_sight = held_in_sight(view, view.holder(corner))},
                       view.fight().round, inner, ui);
  }
  draw_cards(view, corner, inner, ui);
  return std::nullopt;
}

}  // namespace fc::knock_out
