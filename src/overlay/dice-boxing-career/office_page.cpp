// The office: fight on, the tourney of the greats, the end; and who waits outside the door.

#include <algorithm>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/panels.h"
#include "scene/dice-boxing-career/biography.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

/// One hint that fits where he stands. Source: rules/dice-boxing/rules.md, 10.2.
std::string_view hint_key(const State& now, bool on_path) {
  if (!on_path) {
    return "dice-boxing-career.hint.free";
  }
  if (now.is_champion()) {
    return "dice-boxing-career.hint.champion";
  }
  const int rank = own_rank(now);
  if (now.losses_in_a_row >= 2) {
    return "dice-boxing-career.hint.losing";
  }
  if (rank <= 10) {
    return "dice-boxing-career.hint.top_ten";
  }
  return rank <= 16 ? "dice-boxing-career.hint.near" : "dice-boxing-career.hint.low";
}

/// What age may take after the next bout, each rating with its share. One that stands where a newcomer has it is safe.
std::string shares_of(const DeskView& view, int chance, Ui& ui) {
  std::string list;
  for (std::size_t place = 0; place < rating_purchases; ++place) {
    const auto what = static_cast<Purchase>(place);
    if (const int share = aftermath::wear_share(*view.setup, view.now(), what, chance); share > 0) {
      list.append(list.empty() ? "" : ", ")
          .append(
              ui.say("dice-boxing-career.age.share", {{"what", ui.word(key_of(what))}, {"percent", std::to_string(share)}}));
    }
  }
  return list;
}

/// What age has taken, what it may take next, and what to stop now would leave.
void draw_age(const DeskView& view, Box box, Ui& ui) {
  const State& now = view.now();
  const auto line = [&](const std::string& text, ImU32 ink) {
    box.take_top(ui.text(box, text, {.size = LetterSize::body, .colour = ink, .wrap = true, .top = true}) + ui.px(6));
  };
  box.take_top(ui.text(box, ui.word("dice-boxing-career.age.heading"),
                       {.size = LetterSize::label, .face = Face::poster, .top = true}) +
               ui.px(4));
  if (const int chance = aftermath::wear_terms(*view.setup, now.fights() + 1, false).chance(); chance > 0) {
    line(ui.say("dice-boxing-career.age.next", {{"percent", std::to_string(chance)}, {"list", shares_of(view, chance, ui)}}),
         colour::bad);
    const std::string list = taken_list(view.readout.taken, ui.words());
    line(list.empty() ? std::string(ui.word("dice-boxing-career.age.nothing"))
                      : ui.say("dice-boxing-career.age.has", {{"list", list}}),
         colour::ink);
  } else {
    line(ui.say("dice-boxing-career.age.young", {{"fights", std::to_string(aftermath::age_begins(*view.setup) - 1)}}),
         colour::ink_soft);
  }
  line(ui.say(view.on_path() ? "dice-boxing-career.age.leaves" : "dice-boxing-career.age.leaves_free",
              {{"record", record_line(now.record, ui.words())},
               {"best", rank_word(now.best, ui.words())},
               {"titles", std::to_string(now.titles)}}),
       colour::ink);
}

/// The answers as buttons, the focused one explained.
std::optional<BoutAction> draw_answers(const DeskView& view, Box box, Ui& ui) {
  std::optional<BoutAction> action;
  const OpenQuestion& question = *view.question();
  std::string help;
  const float height = std::min(ui.px_for_letters(66, 84), box.h * 0.2F);
  for (const scene::Option& option : question.prompt.options) {
    const bool first = option.notation == "fight-on";
    if (const auto pressed = answer_button(view, option.notation, box.take_top(height), option.label, first, ui)) {
      action = pressed;
    }
    if (ui.focus().focused() == focus_id("answer-" + option.notation)) {
      help = option.warning.empty() ? option.explanation : option.explanation + " " + option.warning;
    }
    box.take_top(ui.px(12));
  }
  const TextStyle told{.size = LetterSize::large, .wrap = true, .top = true};
  box.take_top(ui.text({box.x, box.y, box.w, box.h * 0.45F}, help, told) + ui.px(14));
  ui.fill({box.x, box.y, box.w, 1}, colour::paper_deep);
  box.take_top(ui.px(8));
  if (view.setup->options.life) {
    draw_age(view, box, ui);
    return action;
  }
  ui.text(box, ui.word(hint_key(view.now(), view.on_path())),
          {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
  return action;
}

}  // namespace

std::optional<BoutAction> draw_office(const DeskView& view, Box box, Ui& ui) {
  page_heading(ui, box, view.question()->prompt.title);
  const bool narrow = box.w < box.h;
  Box left = narrow ? box.take_top(box.h * 0.48F) : box.take_left(box.w * 0.46F);
  std::optional<BoutAction> action = draw_answers(view, left.inset(ui.px(4), ui.px(6)), ui);
  const Box right = narrow ? box.inset(ui.px(4), ui.px(8)) : box.inset(ui.px(14), ui.px(6));
  if (view.now().is_champion()) {
    draw_defences(view, right, ui);
  } else if (const Person man = view.next_man(); man != nobody && view.on_path()) {
    bout_poster(ui, right, poster_of(view, man, std::string(ui.word("dice-boxing-career.panel.in_line")), ui));
  }
  return action;
}

// Who is next: the man in line, the chart with its rows, a rematch; two offers; everybody of the class.

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
    row_line(ui, row);
    Box rest = row.inset(ui.px(10), 0);
    const std::optional<Id> id = Id::from(options[index].notation);
    const Person person = id ? person_of(*view.setup, *id) : nobody;
    const Man& man = view.setup->man(person);
    const TextStyle figure{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right, .most = 26};
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
