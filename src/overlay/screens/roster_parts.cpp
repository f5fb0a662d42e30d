#include "overlay/screens/parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

using RosterKind = RosterAction::Kind;

/// A star of five points; hollow: only its edge.
void roster_star(Ui& ui, const Box& box, bool hollow) {
  constexpr int corners = 10;
  constexpr float waist = 0.45F;
  const float radius = std::min(box.w, box.h) / 2;
  std::array<ImVec2, corners> at;
  for (int corner = 0; corner < corners; ++corner) {
    const float angle = std::numbers::pi_v<float> * (static_cast<float>(corner) / 5 - 0.5F);
    const float reach = corner % 2 == 0 ? radius : radius * waist;
    at[static_cast<std::size_t>(corner)] = {box.middle_x() + reach * std::cos(angle),
                                            box.middle_y() + reach * std::sin(angle)};
  }
  // Soft edges would show as seams between the triangles: the line around them has its own.
  const ImDrawListFlags flags = ui.draw().Flags;
  for (std::size_t corner = 0; corner < at.size(); ++corner) {
    const ImVec2& next = at[(corner + 1) % at.size()];
    if (!hollow) {
      ui.draw().Flags = flags & ~ImDrawListFlags_AntiAliasedFill;
      ui.draw().AddTriangleFilled({box.middle_x(), box.middle_y()}, at[corner], next, colour::ink);
      ui.draw().Flags = flags;
    }
    ui.draw().AddLine(at[corner], next, hollow ? colour::ink_soft : colour::ink, std::max(1.0F, ui.px(1.5F)));
  }
}

/// One of the page, and his star.
std::optional<RosterAction> list_row(Ui& ui, const Box& box, const RosterModel& model, int index) {
  const RosterRow& row = model.rows[static_cast<std::size_t>(index)];
  const bool shown = index == model.shown;
  std::optional<RosterAction> action;
  Box rest = box;
  const Box star_place = model.has_favourites ? rest.take_right(box.h) : Box{};
  const Touch touch = ui.focus().add(focus_id("entrant", index), rest, {.first = shown, .group = 1});
  if (touch.activated && shown) {
    action = RosterAction{.kind = RosterKind::choose, .index = index};
  } else if (touch.focused && !shown) {
    action = RosterAction{.kind = RosterKind::show, .index = index};
  }
  ui.fill(rest, touch.focused ? colour::gold : shown ? colour::paper_deep : colour::paper);
  if (touch.focused || shown) {
    ui.frame(rest, colour::ink, ui.px(touch.focused ? 3 : 1));
  }
  row_line(ui, box);
  if (model.has_favourites) {
    const Touch mark = ui.focus().add(focus_id("favourite", index), star_place, {.group = 2});
    if (mark.focused) {
      ui.fill(star_place, colour::gold);
      ui.frame(star_place, colour::ink, ui.px(3));
    }
    roster_star(ui, star_place.centred(box.h * 0.6F, box.h * 0.6F), !row.favourite);
    if (mark.activated) {
      action = RosterAction{.kind = RosterKind::mark_favourite, .index = index};
    }
  }
  const scene::SeatMark mark = row.taken.value_or(model.mark);
  for (const Looks& looks : row.looks) {
    const Box bust = rest.take_left(box.h * 1.1F);
    portray(ui, bust.inset(0, std::max(1.0F, ui.px(2))), at_ease(looks), mark, 1, Portrait::Cut::bust);
  }
  rest = rest.inset(ui.px(10), ui.px(2));
  if (row.taken) {
    mark_before(ui, rest, std::min(box.h * 0.6F, ui.px(24)), row.taken->mark, colour::of(row.taken->ink), 8);
  }
  if (!row.note.empty()) {
    const TextStyle note{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right};
    const Box place = rest.take_right(std::min(rest.w * 0.42F, ui.width_of(row.note, note) + 1));
    ui.text(place, row.note, note);
    rest.take_right(ui.px(8));
  }
  ui.text(rest, row.name, {.size = LetterSize::label, .face = Face::poster});
  return action;
}

/// A name on its colour, with its shape at the outer end.
void name_plate(Ui& ui, Box box, const RosterCard& card, std::string_view title, bool left) {
  const scene::SeatMark mark = card.card.mark.value_or(card.mark);
  const ImU32 ink = colour::on(mark.ink);
  ui.fill(box, colour::of(mark.ink));
  box = box.inset(ui.px(8), ui.px(3));
  const float side = std::min(box.h * 0.5F, ui.px(26));
  const Box place = left ? box.take_left(side) : box.take_right(side);
  seat_mark(ui, place.centred(side, side), mark.mark, ink);
  box = left ? Box{box.x + ui.px(8), box.y, box.w - ui.px(8), box.h} : Box{box.x, box.y, box.w - ui.px(8), box.h};
  const Align align = left ? Align::left : Align::right;
  if (!title.empty()) {
    ui.text(box.take_top(box.h * 0.34F), title, {.size = LetterSize::small, .colour = ink, .align = align});
  }
  ui.text(box, card.card.name, {.size = LetterSize::heading, .face = Face::poster, .colour = ink, .align = align});
}

/// Half of a line of figures: the figure near the middle, its bar growing outwards.
void half_figure(Ui& ui, Box half, const RatingModel& rating, bool left, ImU32 ink) {
  const float width = std::min(half.w * 0.45F, ui.text_px(36));
  const Box figure = left ? half.take_right(width) : half.take_left(width);
  ui.text(figure, rating.figure.empty() ? std::to_string(rating.value) : rating.figure,
          {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  const Box track = half.centred(half.w - ui.px(6), std::min(half.h * 0.45F, ui.px(14)));
  const float share = static_cast<float>(rating.value) / static_cast<float>(std::max(1, rating.most));
  bar(ui, track, share, ink, colour::paper_deep, left);
}

/// Figure against figure. A card alone has its half of the lines for itself.
void figures(Ui& ui, Box box, const std::array<const RosterCard*, 2>& sides, const std::array<ImU32, 2>& inks) {
  const RosterCard& any = sides[0] != nullptr ? *sides[0] : *sides[1];
  const std::size_t count = any.card.ratings.size();
  const float height = std::min(ui.text_px(38), box.h / static_cast<float>(std::max<std::size_t>(1, count)));
  std::vector<std::string_view> labels;
  for (const RatingModel& rating : any.card.ratings) {
    labels.push_back(ui.word(rating.label));
  }
  const TextStyle type =
      ui.fitted(labels, {0, 0, box.w * 0.34F, height}, {.size = LetterSize::body, .align = Align::centre});
  for (std::size_t index = 0; index < count; ++index) {
    Box line = box.take_top(height);
    row_line(ui, line);
    const Box label = line.centred(line.w * 0.34F, line.h);
    ui.text(label, labels[index], type);
    const float half = (line.w - label.w) / 2;
    for (const bool left : {true, false}) {
      const RosterCard* card = sides[left ? 0 : 1];
      if (card != nullptr && index < card->card.ratings.size()) {
        half_figure(ui, left ? line.take_left(half) : line.take_right(half), card->card.ratings[index], left,
                    inks[left ? 0 : 1]);
      }
    }
  }
}

/// The men themselves over their figures, facing each other: as high as the figures leave room for.
void draw_men(Ui& ui, Box& rest, const std::array<const RosterCard*, 2>& sides, bool alone) {
  std::size_t rows = 0;
  bool anybody = false;
  for (const RosterCard* card : sides) {
    if (card != nullptr) {
      rows = std::max({rows, card->card.ratings.size(), card->card.lines.size()});
      anybody = anybody || !card->card.looks.empty();
    }
  }
  const float height = std::min(rest.h - ui.text_px(25) * static_cast<float>(rows), rest.h * 0.5F);
  if (!anybody || height < ui.px(90)) {
    return;
  }
  const Box men = rest.take_top(height);
  rest.take_top(ui.px(4));
  for (const bool left : {true, false}) {
    const RosterCard* card = sides[left ? 0 : 1];
    if (card != nullptr) {
      stand_side_by_side(ui, alone ? men : men.column(left ? 0 : 1, 2, ui.px(8)), card->card.looks,
                         card->card.mark.value_or(card->mark), left ? 1.0F : -1.0F, scene::Attire::trunks);
    }
  }
}

/// What else a card says: the boxers of a team.
void card_lines(Ui& ui, Box box, const RosterCard& card) {
  const auto count = static_cast<float>(std::max<std::size_t>(1, card.card.lines.size()));
  const float height = std::min(ui.text_px(40), box.h / count);
  for (const std::string& line : card.card.lines) {
    ui.text(box.take_top(height), line, {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  }
}

/// Below the cards: the other side of the shown one's, and the desk.
std::optional<RosterAction> card_buttons(Ui& ui, Box& rest, const RosterModel& model) {
  const bool turns = !model.turn_to.empty();
  const int count = (turns ? 1 : 0) + (model.has_desk ? 1 : 0);
  if (count == 0) {
    return std::nullopt;
  }
  const Box row = rest.take_bottom(ui.px_for_letters(46, 60));
  rest.take_bottom(ui.px(8));
  const float gap = ui.px(10);
  const std::array<std::string_view, 2> words{model.turn_to,
                                              model.has_desk ? ui.word("menu.desk.heading") : std::string_view()};
  const float most = count == 2 ? most_of_buttons(ui, row.column(0, count, gap), words) : 0;
  const auto pressed = [&](std::string_view id, int place) {
    return poster_button(ui, id, row.column(place, count, gap), words[id == "turn-card" ? 0 : 1], Weight::plain, false, {},
                         0, most);
  };
  std::optional<RosterAction> action;
  if (turns && pressed("turn-card", 0)) {
    action = RosterAction{.kind = RosterKind::turn_card};
  }
  if (model.has_desk && pressed("what-if", count - 1)) {
    action = RosterAction{.kind = RosterKind::what_if};
  }
  return action;
}

}  // namespace

float roster_row_height(const Ui& ui) { return ui.text_px(38); }

std::optional<RosterAction> roster_list(Ui& ui, const Box& box, const RosterModel& model) {
  std::optional<RosterAction> action;
  Box rest = box;
  for (int index = 0; index < static_cast<int>(model.rows.size()); ++index) {
    if (auto chosen = list_row(ui, rest.take_top(roster_row_height(ui)), model, index)) {
      action = std::move(chosen);
    }
  }
  if (model.rows.empty()) {
    ui.text(box.inset(ui.px(10)), ui.word("menu.roster.nobody"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  return action;
}

int page_turner(Ui& ui, Box box, const PagesOfList& list) {
  const std::string found = list.found ? ui.say("menu.roster.found", {{"count", std::to_string(*list.found)}}) : "";
  if (list.pages < 2) {
    ui.text(box, found, {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre});
    return 0;
  }
  const float width = std::min(box.w * 0.28F, ui.text_px(list.button));
  const std::array words{ui.word("menu.roster.page_before"), ui.word("menu.roster.page_after")};
  const float most = list.found ? most_of_buttons(ui, {box.x, box.y, width, box.h}, words) : 0;
  int step = 0;
  if (poster_button(ui, "page-before", box.take_left(width), words[0], Weight::plain, false, {}, 0, most)) {
    step = -1;
  }
  if (poster_button(ui, "page-after", box.take_right(width), words[1], Weight::plain, false, {}, 0, most)) {
    step = 1;
  }
  ui.text(list.found ? box.take_top(box.h * 0.54F) : box,
          ui.say("menu.roster.page", {{"page", std::to_string(list.page + 1)}, {"pages", std::to_string(list.pages)}}),
          {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  ui.text(box, found, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  return step;
}

void screen_prompts(Ui& ui, const Box& box, bool turns, std::string_view previous, std::string_view next,
                    const Prompt& more) {
  const Controls& controls = ui.controls();
  std::vector<Prompt> all{{controls.accept, ui.word("menu.prompt.accept")}, {controls.back, ui.word("menu.prompt.back")}};
  if (turns && !controls.next.empty()) {
    all.push_back({controls.previous, ui.word(previous)});
    all.push_back({controls.next, ui.word(next)});
  }
  if (!more.text.empty()) {
    all.push_back(more);
  }
  all.push_back({controls.rulebook, ui.word("menu.prompt.rulebook")});
  prompt_bar(ui, box.inset(ui.px(8), 0), all, true);
}

std::optional<RosterAction> roster_cards(Ui& ui, const Box& box, const RosterModel& model) {
  Box rest = box;
  std::optional<RosterAction> action = card_buttons(ui, rest, model);
  ui.fill(rest, colour::paper);
  ui.frame(rest, colour::ink, ui.px(2));
  if (model.shown < 0) {
    return action;
  }
  rest = rest.inset(ui.px(2));
  const RosterCard* beside = model.beside ? &*model.beside : nullptr;
  const std::array<const RosterCard*, 2> sides =
      model.beside_left ? std::array{beside, &model.card} : std::array{&model.card, beside};
  Box plates = rest.take_top(std::min(ui.text_px(62), rest.h * 0.2F));
  const bool alone = beside == nullptr;
  std::array<ImU32, 2> inks{colour::ink, colour::ink};
  for (const bool left : {true, false}) {
    const RosterCard* card = sides[left ? 0 : 1];
    if (card != nullptr) {
      const Box place = alone ? plates : plates.column(left ? 0 : 1, 2, ui.px(4));
      const std::string& own_title = model.card_title.empty() ? model.seat : model.card_title;
      name_plate(ui, place, *card, card == beside ? model.beside_title : own_title, left);
      inks[left ? 0 : 1] = colour::of(card->card.mark.value_or(card->mark).ink);
    }
  }
  rest = rest.inset(ui.px(10), ui.px(6));
  if (model.odds) {
    odds_bar(ui, rest.take_top(std::min(odds_bar_height(ui), rest.h * 0.2F)), *model.odds, inks);
    rest.take_top(ui.px(4));
  }
  draw_men(ui, rest, sides, alone);
  for (const bool left : {true, false}) {
    if (const RosterCard* card = sides[left ? 0 : 1]; card != nullptr && !card->card.lines.empty()) {
      card_lines(ui, alone ? rest : rest.column(left ? 0 : 1, 2, ui.px(8)), *card);
    }
  }
  figures(ui, rest, sides, inks);
  return action;
}

}  // namespace fc::overlay
