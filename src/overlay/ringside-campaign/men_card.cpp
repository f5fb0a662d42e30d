#include "overlay/ringside-campaign/cards.h"

#include <algorithm>
#include <string>
#include <vector>

#include "overlay/bout/two_corners.h"
#include "overlay/ringside-campaign/pages.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

constexpr int group_of_men = 4;

/// An answer that names a man.
struct Candidate {
  std::size_t option = 0;
  Person person = nobody;
};

std::vector<Candidate> candidates_of(const BoutView& view, const OpenQuestion& question) {
  std::vector<Candidate> all;
  for (std::size_t option = 0; option < question.prompt.options.size(); ++option) {
    const auto id = Id::from(question.prompt.options[option].notation);
    const Person person = id ? person_of(*view.setup, *id) : nobody;
    if (person != nobody) {
      all.push_back({.option = option, .person = person});
    }
  }
  std::ranges::stable_sort(all, [&](const Candidate& one, const Candidate& other) {
    return strength(view.now().man(one.person).boxer) > strength(view.now().man(other.person).boxer);
  });
  return all;
}

/// Every column of the pool's table.
std::string note_of(const BoutView& view, Person person, Ui& ui) {
  const ringside::Boxer& boxer = view.now().man(person).boxer;
  return panel_text(ui, "pool-note",
                    {{"agility", std::to_string(boxer.agility)},
                     {"punches", punches_text(boxer)},
                     {"endurance", std::to_string(boxer.endurance)},
                     {"counterpunch", std::to_string(boxer.counterpunch)}});
}

void draw_title(std::string_view title, Box& box, Ui& ui) {
  ui.text(box.take_top(ui.px_for_letters(36, 60)), title,
          {.size = LetterSize::heading, .face = Face::poster, .wrap = true, .most = 40});
  double_rule(ui, box.take_top(ui.px(8)));
  box.take_top(ui.px(4));
}

}  // namespace

OfficeView office_view(const BoutView& view) {
  const int seat = view.decider();
  return {.setup = *view.setup,
          .state = view.now(),
          .chronicle = view.chronicle(),
          .names = view.model->names,
          .seat = seat == no_seat ? 0 : seat,
          .looks = view.model->match->looks()};
}

std::optional<BoutAction> draw_men_card(const BoutView& view, const OpenQuestion& question, const Box& box,
                                        MenMemory& memory, Ui& ui) {
  std::optional<BoutAction> action;
  Box rest = box;
  draw_title(question.prompt.title, rest, ui);
  const std::vector<Candidate> all = candidates_of(view, question);
  if (!memory.open && !all.empty()) {
    memory.open = true;
    memory.looked_at = all.front().option;
    ui.focus().focus(focus_id(answer_id(question.prompt.options[memory.looked_at])));
  }
  const bool narrow = rest.h > rest.w * 0.9F;
  Box list = narrow ? rest.take_top(rest.h * 0.5F) : rest.take_left(rest.w * 0.5F);
  narrow ? rest.take_top(ui.px(10)) : rest.take_left(ui.px(14));
  for (std::size_t option = 0; option < question.prompt.options.size(); ++option) {
    const bool is_man = std::ranges::any_of(all, [option](const Candidate& one) { return one.option == option; });
    if (is_man) {
      continue;
    }
    const Box place = list.take_bottom(ui.px_for_letters(40, 60));
    list.take_bottom(ui.px(6));
    if (poster_button(ui, answer_id(question.prompt.options[option]), place, question.prompt.options[option].label)) {
      action = answer_of(question, option);
    }
  }
  list_head(ui, list.take_top(ui.text_px(20)), panel_text(ui, "men"), panel_text(ui, "strength"));
  const float height = list_row_height(ui);
  const float content = height * static_cast<float>(all.size());
  Person looked_at = all.empty() ? nobody : all.front().person;
  {
    ScrollArea area(ui, list, content, memory.scroll);
    Box rows = list;
    if (content > list.h) {
      rows.take_right(ui.px(10));
    }
    for (std::size_t index = 0; index < all.size(); ++index) {
      const Candidate& one = all[index];
      const Man& man = view.now().man(one.person);
      ListRow row;
      row.name = man_name(*view.setup, one.person, ui.words());
      row.mark = mark_of_man(view.now(), one.person);
      row.note = note_of(view, one.person, ui);
      row.figure = std::to_string(strength(man.boxer));
      row.chosen = memory.looked_at == one.option;
      if (ui.width_of(row.name, {.size = LetterSize::label, .face = Face::poster}) > rows.w * 0.62F) {
        row.name = last_name(*view.setup, one.person, ui.words());
      }
      const Box place{rows.x, rows.y + height * static_cast<float>(index) + area.offset(), rows.w, height};
      const Touch touch = list_row(ui, answer_id(question.prompt.options[one.option]), place, row,
                                   {.first = index == 0, .group = group_of_men, .clip = list});
      if (touch.focused) {
        memory.looked_at = one.option;
      }
      if (touch.arrived) {
        area.show(place);
      }
      if (touch.activated) {
        action = answer_of(question, one.option);
      }
      looked_at = memory.looked_at == one.option ? one.person : looked_at;
    }
  }
  if (looked_at != nobody) {
    draw_man_card(office_view(view), looked_at, rest, ui);
  }
  return action;
}

namespace {

/// The man under the hammer beside who is still in. Leaves the room for what can be bid.
void draw_lot(const BoutView& view, Box& rest, Ui& ui) {
  const Lot& lot = view.now().lot;
  const bool narrow = rest.h > rest.w * 0.9F;
  const Box man = narrow ? rest.take_top(rest.h * 0.45F) : rest.take_left(rest.w * 0.46F);
  narrow ? rest.take_top(ui.px(10)) : rest.take_left(ui.px(14));
  draw_man_card(office_view(view), lot.man, man, ui);
  const std::string standing =
      lot.bidder == no_seat
          ? panel_text(ui, "no-bid")
          : panel_text(ui, "leads", {{"manager", view.manager(lot.bidder)}, {"bid", money_text(lot.bid, ui.words())}});
  ui.text(rest.take_top(ui.px_for_letters(40, 64)), standing,
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre, .most = 40});
  const int seats = seats_of(*view.setup);
  const float line = std::min(ui.text_px(24), rest.h * 0.4F / static_cast<float>(seats));
  for (int seat = 0; seat < seats; ++seat) {
    Box row = rest.take_top(line);
    const bool in = lot.has(seat);
    const scene::SeatMark mark = mark_of(seat);
    const float side = row.h * 0.7F;
    seat_mark(ui, row.take_left(side).centred(side, side), mark.mark,
              colour::faded(colour::of(mark.ink), in ? 1.0F : 0.35F));
    row.take_left(ui.px(8));
    const ImU32 letters = in ? colour::ink : colour::faded(colour::ink, 0.45F);
    ui.text(row.take_right(row.w * 0.4F),
            in ? money_text(view.now().manager(seat).cash, ui.words()) : panel_text(ui, "is-out"),
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = letters, .align = Align::right});
    ui.text(row, view.manager(seat), {.size = LetterSize::body, .colour = letters});
  }
  rest.take_top(ui.px(8));
}

}  // namespace

void draw_open_lot(const BoutView& view, const Box& box, Ui& ui) {
  Box rest = box;
  draw_title(panel_text(ui, "under-hammer", {{"man", man_name(*view.setup, view.now().lot.man, ui.words())}}), rest, ui);
  draw_lot(view, rest, ui);
}

std::optional<BoutAction> draw_lot_card(const BoutView& view, const OpenQuestion& question, const Box& box, Ui& ui) {
  std::optional<BoutAction> action;
  Box rest = box;
  draw_title(question.prompt.title, rest, ui);
  draw_lot(view, rest, ui);
  const auto count = static_cast<int>(question.prompt.options.size());
  const int columns = 2;
  const int rows = (count + columns - 1) / columns;
  const float gap = ui.px(8);
  const Box words = rest.take_bottom(ui.px_for_letters(44, 72));
  std::size_t focused = question.prompt.first;
  const float height = std::min(rest.row(0, rows, gap).h, ui.px_for_letters(46, 70));
  for (int index = 0; index < count; ++index) {
    const auto place = static_cast<std::size_t>(index);
    const scene::Option& option = question.prompt.options[place];
    const Box column = rest.column(index % columns, columns, gap);
    const int row_of_buttons = index / columns;
    const Box cell{column.x, rest.y + static_cast<float>(row_of_buttons) * (height + gap), column.w, height};
    if (poster_button(ui, answer_id(option), cell, option.label, Weight::plain, place == question.prompt.first)) {
      action = answer_of(question, place);
    }
    warning_sign(ui, cell, option);
    if (ui.focus().focused() == focus_id(answer_id(option))) {
      focused = place;
    }
  }
  const scene::Option& option = question.prompt.options[focused];
  ui.text(words, option.warning.empty() ? option.explanation : option.explanation + " " + option.warning,
          {.size = LetterSize::body, .colour = option.warning.empty() ? colour::ink : colour::bad, .wrap = true});
  return action;
}

}  // namespace fc::ringside_campaign
