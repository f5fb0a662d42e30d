#include "overlay/screens/setup.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/corner.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/letters.h"
#include "overlay/controls/portrait.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"

namespace fc::overlay {
namespace {

using SetupKind = SetupAction::Kind;

/// One corner's half of the bill.
std::optional<SetupAction> corner_column(const SetupModel& model, Corner corner, Box box, Ui& ui) {
  const int seat = static_cast<int>(index_of(corner));
  const bool red = corner == Corner::red;
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  corner_band(ui, box.take_top(ui.px(40)), corner, ui.word(red ? "menu.corner.red" : "menu.corner.blue"));
  box = box.inset(ui.px(12), ui.px(8));
  std::optional<SetupAction> action =
      seat_row(ui, box.take_top(ui.px(44)), model.seats[static_cast<std::size_t>(seat)], seat);
  box.take_top(ui.px(8));
  const BoxerCardModel& boxer = card_of(model, seat);
  Box who = box.take_top(ui.px(84));
  if (!boxer.looks.empty()) {
    outer_slip(ui, who, corner, boxer.looks.front(), scene::mark_of(corner));
  }
  if (auto chosen = chooser(ui, who, model, seat, colour::of(corner))) {
    action = chosen;
  }
  const Box foot = box.take_bottom(other_entrants_height(ui, model, box.w));
  if (auto chosen = other_entrants(ui, foot, model, seat, !red)) {
    action = chosen;
  }
  box = box.inset(0, ui.px(8));
  const float row = std::min(ui.px(38), box.h / static_cast<float>(std::max<std::size_t>(1, boxer.ratings.size())));
  std::vector<std::string_view> labels;
  for (const RatingModel& rating : boxer.ratings) {
    labels.push_back(ui.word(rating.label));
  }
  const TextStyle type = rating_labels(ui, {box.x, box.y, box.w, row}, labels);
  for (const RatingModel& rating : boxer.ratings) {
    rating_row(ui, box.take_top(row), ui.word(rating.label), rating.value, rating.most, corner, type, rating.figure);
  }
  return action;
}

void terms_heading(Ui& ui, Box box) {
  ui.text(box.take_top(ui.px(34)), ui.word("menu.setup.terms"),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  double_rule(ui, box.take_top(ui.px(10)));
}

bool explains_an_option(const SetupModel& model, const Ui& ui) {
  return std::ranges::any_of(model.options, [&](const OptionRow& option) {
    return !option.help.empty() && ui.focus().focused() == focus_id("option-" + option.label);
  });
}

/// Options of the bout and the way into the ring.
std::optional<SetupAction> middle_column(const SetupModel& model, Box box, Ui& ui) {
  const bool three_buttons = has_third_row(ui, model);
  const float all_rows = ui.px_for_letters(30, 40) * static_cast<float>(model.options.size());
  const float odds = model.odds ? odds_bar_height(ui) : 0;
  const float left = box.h - ui.px(three_buttons ? 180 : 126) - ui.px(108) - odds - all_rows;
  // Many options need the room more than the two letters between the names, and more than a heading.
  if (const float versus = ui.px(model.odds ? 76 : 112); left >= versus) {
    poster_heading(ui, box.take_top(versus), ui.word("menu.setup.versus"),
                   model.odds ? LetterSize::giant : LetterSize::monumental);
  }
  if (model.odds) {
    odds_bar(ui, box.take_top(odds), *model.odds, {colour::red, colour::blue});
  }
  const bool crowded = left < 0;
  const Box head = box.take_top(ui.px(44));
  if (!crowded || !explains_an_option(model, ui)) {
    terms_heading(ui, head);
  }
  const Box foot = box.take_bottom(ui.px(three_buttons ? (crowded ? 156 : 180) : 126));
  const Box help = crowded ? head : box.take_bottom(ui.px(64)).inset(ui.px(6));
  std::optional<SetupAction> action = option_rows(ui, crowded ? box.inset(0, ui.px(4)) : box, help, model, 1);
  if (auto chosen = setup_buttons(ui, foot, model)) {
    action = chosen;
  }
  return action;
}

/// The letters for the name of a person.
std::optional<SetupAction> naming_sheet(Ui& ui, const SetupModel& model) {
  const std::string& before = model.seats[static_cast<std::size_t>(*model.naming)].name;
  std::string name = before;
  const KeyboardResult writing = on_screen_keyboard(ui,
                                                    {.heading = ui.word("menu.setup.your_name"),
                                                     .offered = model.offered,
                                                     .longest = longest_person_name,
                                                     .is_name = true},
                                                    name);
  if (writing == KeyboardResult::goes_on) {
    return std::nullopt;
  }
  return SetupAction{.kind = writing == KeyboardResult::done ? SetupKind::named : SetupKind::set_name,
                     .seat = *model.naming,
                     .text = std::move(name)};
}

/// Two seats, face to face; on an upright screen above the terms.
std::optional<SetupAction> corners_setup(Ui& ui, Box rest, const SetupModel& model) {
  const bool upright = ui.screen().h > ui.screen().w;
  Box seats = upright ? rest.take_top(rest.h * 0.52F) : rest;
  const float width = upright ? (seats.w - ui.px(16)) / 2 : (seats.w - ui.px(40)) * 0.345F;
  std::optional<SetupAction> action = corner_column(model, Corner::red, seats.take_left(width), ui);
  if (auto blue = corner_column(model, Corner::blue, seats.take_right(width), ui)) {
    action = blue;
  }
  if (auto middle = middle_column(model, (upright ? rest : seats).inset(ui.px(20), 0), ui)) {
    action = middle;
  }
  return action;
}

}  // namespace

std::string_view word_of(DeviceLook look) {
  switch (look) {
    case DeviceLook::keyboard: return "keyboard";
    case DeviceLook::keyboard_left: return "keyboard-left";
    case DeviceLook::keyboard_right: return "keyboard-right";
    case DeviceLook::mouse: return "mouse";
    case DeviceLook::touch: return "touch";
    case DeviceLook::xbox: return "xbox";
    case DeviceLook::playstation: return "playstation";
    case DeviceLook::nintendo: return "nintendo";
    case DeviceLook::bot: return "bot";
    case DeviceLook::none: break;
  }
  return "none";
}

std::optional<SetupAction> setup_screen(const SetupModel& model, Ui& ui) {
  constexpr float usual_height = 1310;
  constexpr float with_odds = 1470;  // the odds, and a row more of buttons in each corner
  ui.focus().open_scope("setup");
  const Box below = large_foot(ui, 74);
  std::optional<LargePage> page(std::in_place, ui, "setup", model.odds ? with_odds : usual_height, below);
  std::optional<Panel> panel(std::in_place, ui, "setup", ui.screen(), true);
  paper_sheet(ui, ui.screen());
  Box rest = ui.screen().inset(ui.px(34), ui.px(22));
  screen_heading(ui, rest, ui.word("menu.game." + model.game + ".name"));
  const Box foot = rest.take_bottom(ui.px(has_large_pages(ui) ? 62 : 32));  // large letters need two rows
  joining_line(ui, rest.take_top(joining_height(ui)), model);
  rest = rest.inset(0, ui.px(8));
  std::optional<SetupAction> action =
      model.seats.size() == 2 && model.has_roster ? corners_setup(ui, rest, model) : table_setup(ui, rest, model);
  const Controls& controls = ui.controls();
  std::vector prompts{Prompt{controls.accept, ui.word("menu.prompt.accept")},
                      Prompt{controls.back, ui.word("menu.prompt.back")}};
  if (model.has_roster) {
    prompts.push_back({controls.previous, ui.word("menu.prompt.previous")});
    prompts.push_back({controls.next, ui.word("menu.prompt.next")});
  }
  prompts.push_back({controls.rulebook, ui.word("menu.prompt.rulebook")});
  prompt_bar(ui, foot.inset(ui.px(8), 0), prompts, true);
  panel.reset();
  page.reset();
  if (!below.empty()) {
    const LargeFoot strip(ui, below);
    Box inside = strip.inside();
    if (auto started = start_button(ui, inside.take_right(inside.w * 0.42F), model)) {
      action = started;
    }
    if (model.has_lesson && !explains_an_option(model, ui)) {
      inside.take_right(ui.px(12));
      if (auto lesson = lesson_button(ui, inside.take_right(inside.w * 0.6F))) {
        action = lesson;
      }
    }
    option_help(ui, inside.inset(ui.px(8), 0), model);
  }
  ui.focus().close_scope();
  if (model.naming) {
    action = naming_sheet(ui, model);
  }
  return action;
}

}  // namespace fc::overlay
