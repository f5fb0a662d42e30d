#include "overlay/screens/setup.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/corner.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
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

// All of them side by side before the bell.

namespace {

/// One man's name on his colour. A panel of its own: it never changes while the focus moves.
void name_plate(const TaleModel& model, Corner corner, const Box& box, Ui& ui) {
  const std::size_t side = index_of(corner);
  const bool red = corner == Corner::red;
  const Panel panel(ui, red ? "tale-red" : "tale-blue", box, true);
  ui.fill(box, colour::of(corner));
  halftone(ui, box, colour::faded(colour::ink, 0.22F), red);
  Box words = box;
  const Box mark = red ? words.take_left(ui.px(56)) : words.take_right(ui.px(56));
  corner_mark(ui, mark.centred(ui.px(34), ui.px(34)), corner, colour::paper);
  words = words.inset(ui.px(6));
  const Align align = red ? Align::left : Align::right;
  ui.text(words.take_bottom(words.h * 0.28F), model.sitters.at(side),
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::paper, .align = align});
  poster_heading(ui, words, model.names.at(side), LetterSize::poster, colour::paper, colour::faded(colour::ink, 0.6F),
                 align);
}

/// One rating: name in the middle, figures beside it, bars growing outwards; the better figure in its colour.
/// with_sums: on this tape some figure comes with its sum, and all columns of figures are as wide as that.
void rating_line(const TaleRow& row, const Box& box, bool with_sums, Ui& ui) {
  row_line(ui, box);
  const Box label = box.centred(std::min(ui.px(250), box.w * 0.32F), box.h);
  ui.text(label, ui.word(row.label), {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  for (const Corner corner : both_corners) {
    const bool red = corner == Corner::red;
    const int value = red ? row.red : row.blue;
    const bool better = value > (red ? row.blue : row.red);
    Box half =
        red ? Box{box.x, box.y, label.x - box.x, box.h} : Box{label.right(), box.y, box.right() - label.right(), box.h};
    const float width = with_sums ? std::min(ui.px(200), half.w * 0.66F) : ui.px(64);
    const Box figure = red ? half.take_right(width) : half.take_left(width);
    const std::string& sum = row.sums.at(index_of(corner));
    ui.text(figure, sum.empty() ? std::to_string(value) : sum,
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = better ? colour::of(corner) : colour::ink,
             .align = Align::centre});
    const Box track = half.centred(half.w - ui.px(20), ui.px(16));
    const float share = static_cast<float>(value) / static_cast<float>(std::max(1, row.most));
    bar(ui, track, share, colour::of(corner), colour::paper_deep, red);
  }
}

/// Both of them face off, at the sides of what is compared; on an upright output between names and figures.
Box face_off(const TaleModel& model, Box rest, Ui& ui) {
  if (model.looks.size() != 2) {
    return rest;
  }
  const bool upright = ui.screen().h > ui.screen().w;
  Box men = upright ? rest.take_top(std::min(rest.h * 0.34F, rest.w * 0.5F)) : rest;
  men.take_top(ui.px(upright ? 14 : 4));  // the tallest hair stays clear of the names
  const float width = upright ? men.w * 0.42F : std::min(men.w * 0.21F, men.h * 0.68F);
  for (const Corner corner : both_corners) {
    const bool red = corner == Corner::red;
    const Box place = red ? men.take_left(width) : men.take_right(width);
    stand_for_poster(ui, place, model.looks[index_of(corner)], scene::mark_of(corner), red ? 1.0F : -1.0F,
                     scene::Attire::robe);
  }
  return upright ? rest : men.inset(ui.px(10), 0);
}

/// Two men: names face to face, and figure against figure.
void duel(const TaleModel& model, Box rest, Ui& ui) {
  const Box names = rest.take_top(ui.px(104));
  const Box versus = names.centred(ui.px(160), names.h);
  name_plate(model, Corner::red, {names.x, names.y, versus.x - names.x, names.h}, ui);
  name_plate(model, Corner::blue, {versus.right(), names.y, names.right() - versus.right(), names.h}, ui);
  poster_heading(ui, versus, ui.word("menu.setup.versus"), LetterSize::poster);
  rest = face_off(model, rest, ui);
  ui.text(rest.take_top(ui.px(42)), model.terms,
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  if (model.odds) {
    Odds odds = *model.odds;
    odds.assumes = ui.word("menu.odds.bots");  // the terms stand above
    const float height = odds_bar_height(ui);
    odds_bar(ui, rest.take_top(height).centred(std::min(rest.w, ui.px(560)), height), odds, {colour::red, colour::blue});
    rest.take_top(ui.px(6));
  }
  const float most = ui.px(ui.screen().h > ui.screen().w ? 72 : 40);
  const float height = std::min(most, rest.h / static_cast<float>(std::max<std::size_t>(1, model.rows.size())));
  const bool with_sums =
      std::ranges::any_of(model.rows, [](const TaleRow& row) { return !row.sums[0].empty() || !row.sums[1].empty(); });
  for (const TaleRow& row : model.rows) {
    rating_line(row, rest.take_top(height), with_sums, ui);
  }
}

/// What one of several brings to the table: name on his colour, who sits there, and his lines.
void bill_card(const TaleModel& model, std::size_t seat, Box box, Ui& ui) {
  const BoxerCardModel& card = model.cards[seat];
  const scene::SeatMark mark = card.mark.value_or(scene::SeatMark{scene::Ink::ink, scene::Mark::disc});
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  Box head = box.take_top(std::min(ui.px(176), box.h * 0.5F));
  ui.fill(head, colour::of(mark.ink));
  Box name = head.take_bottom(ui.px(62));
  const float side = std::min({head.w, head.h, ui.px(112)}) - ui.px(14);
  seat_mark(ui, head.centred(side, side), mark.mark, colour::on(mark.ink));
  poster_heading(ui, name.inset(ui.px(10), ui.px(2)), model.names[seat], LetterSize::title, colour::on(mark.ink), 0);
  box = box.inset(ui.px(12), ui.px(8));
  ui.text(box.take_top(ui.px(28)), model.sitters[seat],
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
  if (!card.note.empty()) {
    ui.text(box.take_top(ui.px(28)), card.note, {.size = LetterSize::body, .align = Align::centre});
  }
  ui.fill(box.take_top(std::max(1.0F, std::round(ui.px(2)))), colour::ink);
  box = box.inset(0, ui.px(8));
  if (!card.looks.empty()) {
    // On a card of his own there is room beside a man, but none above his lines.
    const bool is_wide = box.w > 2 * box.h;
    const Box men = is_wide ? box.take_left(box.w * 0.4F) : box.take_top(std::min(box.h * 0.6F, box.w * 0.9F));
    stand_side_by_side(ui, men, card.looks, mark, 1, scene::Attire::robe);
  }
  const float height = std::min(ui.px(100), box.h / static_cast<float>(std::max<std::size_t>(1, card.lines.size())));
  for (const std::string& line : card.lines) {
    ui.text(box.take_top(height), line,
            {.size = LetterSize::title, .face = Face::poster, .align = Align::centre, .wrap = true});
  }
}

/// Three and more: a card for each.
void bill(const TaleModel& model, Box rest, Ui& ui) {
  ui.text(rest.take_top(ui.px(46)), model.terms,
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  rest = rest.inset(0, ui.px(8));
  const Panel panel(ui, "tale-bill", rest, true);
  paper_ground(ui, rest);
  const bool upright = ui.screen().h > ui.screen().w;
  const int count = static_cast<int>(model.cards.size());
  const int columns = std::max(1, upright ? std::min(2, count) : count);
  const int rows = (count + columns - 1) / columns;
  for (int seat = 0; seat < count; ++seat) {
    const Box place = rest.row(seat / columns, rows, ui.px(14)).column(seat % columns, columns, ui.px(14));
    bill_card(model, static_cast<std::size_t>(seat), place, ui);
  }
}

std::optional<TaleChoice> tale_buttons(Box foot, Ui& ui) {
  std::optional<TaleChoice> choice;
  const bool upright = ui.screen().h > ui.screen().w;
  const Box bell = upright ? foot.take_right(foot.w * 0.64F) : foot.centred(ui.px(420), foot.h);
  if (poster_button(ui, "back", foot.take_left(upright ? foot.w - ui.px(14) : ui.px(210)), ui.word("menu.back"))) {
    choice = TaleChoice::back;
  }
  if (poster_button(ui, "bell", bell, ui.word("menu.tale.bell"), Weight::strong, true, ui.controls().accept)) {
    choice = TaleChoice::bell;
  }
  return choice;
}

}  // namespace

std::optional<TaleChoice> tale_screen(const TaleModel& model, Ui& ui) {
  ui.focus().open_scope("tale", true);
  std::optional<TaleChoice> choice;
  const Box foot = large_foot(ui, 66);
  {
    const LargePage page(ui, "tale", 1216, foot);
    const Panel panel(ui, "tale", ui.screen(), true);
    paper_sheet(ui, ui.screen());
    Box rest = ui.screen().inset(ui.px(44), ui.px(26));
    screen_heading(ui, rest, ui.word("menu.tale.heading"));
    if (foot.empty()) {
      choice = tale_buttons(rest.take_bottom(ui.px(64)).inset(0, ui.px(5)), ui);
    }
    if (model.cards.empty()) {
      duel(model, rest, ui);
    } else {
      bill(model, rest, ui);
    }
  }
  if (!foot.empty()) {
    const LargeFoot strip(ui, foot);
    choice = tale_buttons(strip.inside(), ui);
  }
  ui.focus().close_scope();
  return choice;
}

}  // namespace fc::overlay
