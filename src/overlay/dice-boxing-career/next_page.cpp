// Who is next: the man in line, the chart with its rows, a rematch; two offers; everybody of the class.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/chart_rows.h"
#include "overlay/dice-boxing-career/desk_view.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

/// A poster with its button below.
std::optional<BoutAction> draw_choice(const DeskView& view, const scene::Option& option, Person man, Box box, bool first,
                                      Ui& ui) {
  const Box button = box.take_bottom(ui.px_for_letters(60, 76));
  box.take_bottom(ui.px(10));
  const auto action = answer_button(view, option.notation, button, option.label, first, ui);
  const std::string banner(ui.word(
      std::string("dice-boxing-career.banner.").append(option.notation.starts_with("rank-") ? "offer" : option.notation)));
  bout_poster(ui, box, poster_of(view, man, banner, ui));
  return action;
}

/// Side by side, or one above the other where the page is upright.
Box place_of(const Box& box, int index, int count, Ui& ui) {
  const float gap = ui.px(14);
  return box.w < box.h ? box.row(index, count, gap) : box.column(index, count, gap);
}

std::string help_of(const DeskView& view, Ui& ui) {
  for (const scene::Option& option : view.question()->prompt.options) {
    if (ui.focus().focused() == focus_id("answer-" + option.notation)) {
      return option.explanation;
    }
  }
  return {};
}

/// Cuts off the foot of the box; where letters are large the answers themselves need the room.
void draw_help(const DeskView& view, Box& box, Ui& ui) {
  constexpr float large_letters = 1.5F;
  if (ui.text_scale() < large_letters) {
    ui.text(box.take_bottom(ui.text_px(40)), help_of(view, ui),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
}

}  // namespace

std::optional<BoutAction> draw_next_fight(const DeskView& view, Box box, Ui& ui) {
  std::optional<BoutAction> action;
  const OpenQuestion& question = *view.question();
  page_heading(ui, box, question.prompt.title);
  draw_help(view, box, ui);
  const auto count = static_cast<int>(question.prompt.options.size());
  for (int index = 0; index < count; ++index) {
    const scene::Option& option = question.prompt.options[static_cast<std::size_t>(index)];
    Box place = place_of(box, index, count, ui);
    std::optional<BoutAction> pressed;
    if (option.notation == "chart") {
      const Box button = place.take_bottom(ui.px_for_letters(60, 76));
      place.take_bottom(ui.px(10));
      paper_card(ui, place);
      draw_chart_rows(view, place.inset(ui.px(10), ui.px(8)), std::nullopt, ui);
      pressed = answer_button(view, "chart", button, option.label, false, ui);
    } else {
      const State& now = view.now();
      const Person man = option.notation == "rematch" ? now.opponent : man_at(now, schedules::rank_in_line(now));
      pressed = draw_choice(view, option, man, place, index == 0, ui);
    }
    action = pressed ? pressed : action;
  }
  return action;
}

std::optional<BoutAction> draw_offers(const DeskView& view, Box box, Ui& ui) {
  std::optional<BoutAction> action;
  const OpenQuestion& question = *view.question();
  page_heading(ui, box, question.prompt.title);
  draw_help(view, box, ui);
  const auto count = static_cast<int>(std::min(question.prompt.options.size(), view.now().offers.size()));
  for (int index = 0; index < count; ++index) {
    const auto place = static_cast<std::size_t>(index);
    const Person man = man_at(view.now(), view.now().offers[place]);
    const auto pressed =
        draw_choice(view, question.prompt.options[place], man, place_of(box, index, count, ui), index == 0, ui);
    action = pressed ? pressed : action;
  }
  return action;
}

std::optional<BoutAction> draw_opponents(const DeskView& view, Box box, float& scroll, Ui& ui) {
  std::optional<BoutAction> action;
  const OpenQuestion& question = *view.question();
  page_heading(ui, box, question.prompt.title);
  draw_help(view, box, ui);
  const float height = ui.px_for_letters(30, 46);
  const auto& options = question.prompt.options;
  ScrollArea area(ui, box, height * static_cast<float>(options.size()), scroll);
  for (std::size_t index = 0; index < options.size(); ++index) {
    const Box row{box.x, box.y + area.offset() + height * static_cast<float>(index), box.w - ui.px(10), height};
    Touch touch;
    if (question.by_person) {
      touch =
          ui.focus().add(focus_id("answer-" + options[index].notation), row, {.first = index == 0, .group = 1, .clip = box});
    }
    if (touch.arrived) {
      area.show(row);
    }
    if (touch.activated) {
      action = view.answer(options[index].notation);
    }
    if (row.bottom() < box.y || row.y > box.bottom()) {
      continue;
    }
    ui.fill(row, touch.focused ? colour::gold : colour::paper);
    ui.fill({row.x, row.bottom() - 1, row.w, 1}, colour::paper_deep);
    Box rest = row.inset(ui.px(10), 0);
    const std::optional<Id> id = Id::from(options[index].notation);
    const Person person = id ? person_of(*view.setup, *id) : nobody;
    const Man& man = view.setup->man(person);
    const Type figure{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right, .most = 26};
    ui.text(rest.take_right(rest.w * 0.12F), percent_of(view.chance(person), ui), figure);
    ui.text(rest.take_right(rest.w * 0.12F), std::to_string(man.standing()), figure);
    ui.text(rest.take_right(rest.w * 0.34F), ui.word("dice-boxing-career.tier." + std::to_string(man.tier)),
            {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right, .most = 24});
    ui.text(rest, man.name, {.size = LetterSize::body, .most = 26});
  }
  return action;
}

void draw_bill(const DeskView& view, const Box& box, Ui& ui) {
  if (!view.readout.coming) {
    return;
  }
  const OpponentNamed& coming = *view.readout.coming;
  const std::string banner(ui.word(coming.title ? "dice-boxing-career.banner.title"
                                                : std::string("dice-boxing-career.banner.").append(name_of(coming.source))));
  const float width = std::min(box.w * 0.8F, ui.px_for_letters(560, 760));
  bout_poster(ui, box.centred(width, std::min(box.h * 0.92F, width * 0.86F)), poster_of(view, coming.man, banner, ui));
}

}  // namespace fc::dice_boxing_career
