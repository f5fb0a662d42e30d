// The minute between two rounds: what each man's round comes to, what the judges saw, and what is left of his stamina. And
// the cards at the end.
#include <algorithm>
#include <array>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/bout_view.h"
#include "overlay/dice-boxing/settings.h"
#include "rules/dice-boxing/bout_names.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

constexpr std::array both{Corner::red, Corner::blue};

/// Red's half or blue's.
Box half_of(const Box& box, Corner corner, float gap) {
  return box.column(static_cast<int>(fc::index_of(corner)), 2, gap);
}

/// "5/2 + 15 + 3" and the total in poster figures.
void total(const SheetLine& line, Corner corner, Box box, Ui& ui) {
  const Box figure = box.take_right(box.w * 0.3F);
  ui.text(figure, std::to_string(line.total),
          {.size = LetterSize::title, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre});
  ui.text(box,
          ui.say("dice-boxing.panel.total", {{"missed", std::to_string(line.missed)},
                                             {"points", std::to_string(line.points)},
                                             {"moves", std::to_string(line.moves)}}),
          {.size = LetterSize::body, .wrap = true});
}

/// What a judge gave, as soon as it is known and if the cards lie open.
std::string score_text(const ShownMinute& minute, std::size_t judge, Corner corner) {
  return minute.scored ? std::to_string(minute.scored->scores[judge][fc::index_of(corner)]) : std::string();
}

void judge_card(const BoutView& view, const ShownMinute& minute, std::size_t judge, Box box, Ui& ui) {
  const bool open = open_cards.is_on(view.model->settings);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  ui.text(box.take_top(box.h * 0.34F).inset(ui.px(4), 0),
          ui.say("dice-boxing.panel.judge", {{"judge", std::to_string(judge + 1)}}),
          {.size = LetterSize::small, .face = Face::sans_bold, .align = Align::centre});
  if (!open) {
    if (judge < minute.judges.size()) {
      stamp(ui, box.inset(ui.px(8), ui.px(3)), ui.word("dice-boxing.panel.sealed"), colour::ink_soft, minute.age);
    }
    return;
  }
  for (const Corner corner : both) {
    ui.text(half_of(box, corner, 0), score_text(minute, judge, corner),
            {.size = LetterSize::heading, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre});
  }
}

/// before - taken - missed + recovered = after.
void rest_line(const BoutView& view, const ShownMinute& minute, Corner corner, const Box& box, Ui& ui) {
  const std::optional<Rested>& rested = minute.rested[fc::index_of(corner)];
  if (!rested) {
    return;
  }
  if (rested->tired > 1) {
    ui.text(box, ui.say("dice-boxing.panel.tired", {{"rounds", std::to_string(rested->tired)}}),
            {.size = LetterSize::large, .face = Face::sans_bold, .colour = colour::bad, .wrap = true});
    return;
  }
  const bool tires = rested->tired == 1;
  Box rest = box;
  ui.text(rest.take_right(rest.w * 0.3F), std::to_string(rested->after),
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = tires ? colour::bad : colour::of(corner),
           .align = Align::centre});
  ui.text(rest,
          ui.say(tires ? "dice-boxing.panel.tires" : "dice-boxing.panel.rested",
                 {{"before", std::to_string(rested->before)},
                  {"taken", std::to_string(rested->taken)},
                  {"missed", std::to_string(rested->missed)},
                  {"recovered", std::to_string(rested->recovered)},
                  {"boxer", view.name(corner)}}),
          {.size = LetterSize::body, .wrap = true});
}

void heading(Ui& ui, const Box& box, std::string_view key) {
  ui.text(box, ui.word(key), {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
}

}  // namespace

void draw_minute(const BoutView& view, Ui& ui) {
  if (!view.readout.minute) {
    return;
  }
  const ShownMinute& minute = *view.readout.minute;
  constexpr float ring_seen = 0.9F;  // seconds before the sheet covers the ring
  if (minute.age < ring_seen) {
    return;
  }
  const Box ring = view.layout.ring;
  const Box sheet = ring.centred(ring.w * 0.96F, ring.h * 0.94F);
  const Panel panel(ui, "minute", sheet, true);
  paper_sheet(ui, sheet);
  Box rest = sheet.inset(ui.px(18), ui.px(12));
  poster_heading(ui, rest.take_top(ui.px(36)),
                 ui.say("dice-boxing.panel.after_round", {{"round", std::to_string(minute.bell.round)}}),
                 LetterSize::heading);
  const float gap = ui.px(18);
  const float line = std::min(ui.px_for_letters(52, 62), rest.h * 0.2F);
  const float head = ui.px(26);
  heading(ui, rest.take_top(head), "dice-boxing.panel.sheet");
  const Box totals = rest.take_top(line);
  for (const Corner corner : both) {
    total(minute.bell.sheet[fc::index_of(corner)], corner, half_of(totals, corner, gap), ui);
  }
  if (view.setup->options.judges == Judging::advanced || minute.scored) {
    heading(ui, rest.take_top(head), "dice-boxing.panel.judges");
    const Box cards = rest.take_top(line);
    for (std::size_t judge = 0; judge < judge_count; ++judge) {
      judge_card(view, minute, judge, cards.column(static_cast<int>(judge), judge_count, gap), ui);
    }
  }
  if (minute.rested[0]) {
    rest.take_top(ui.px(4));
    heading(ui, rest.take_top(head), "dice-boxing.rating.stamina");
    const Box stamina = rest.take_top(line);
    for (const Corner corner : both) {
      rest_line(view, minute, corner, half_of(stamina, corner, gap), ui);
    }
  }
}

void draw_verdict(const BoutView& view, Ui& ui) {
  if (!view.readout.end || !view.readout.end->ended.end.on_cards) {
    return;
  }
  const ShownEnd& shown = *view.readout.end;
  const End& end = shown.ended.end;
  const Box ring = view.layout.ring;
  const Box sheet =
      ring.centred(ring.w * 0.86F, std::min(ring.h * 0.6F, ui.px_for_letters(236, 270))).moved(0, ring.h * 0.17F);
  const Panel panel(ui, "verdict", sheet, true);
  paper_sheet(ui, sheet);
  Box rest = sheet.inset(ui.px(18), ui.px(12));
  poster_heading(ui, rest.take_top(ui.px(40)), ui.word("dice-boxing.panel.cards"), LetterSize::heading);
  const Box verdict = rest.take_bottom(ui.px(54));
  for (std::size_t judge = 0; judge < judge_count; ++judge) {
    Box card = rest.column(static_cast<int>(judge), judge_count, ui.px(14));
    ui.fill(card, colour::paper_shade);
    ui.frame(card, colour::ink, ui.px(2));
    ui.text(card.take_top(card.h * 0.34F), ui.say("dice-boxing.panel.judge", {{"judge", std::to_string(judge + 1)}}),
            {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
    const bool read = static_cast<int>(judge) < shown.cards_read;
    for (const Corner corner : both) {
      const std::size_t side = fc::index_of(corner);
      const bool his = shown.ended.cards[judge][side] > shown.ended.cards[judge][1 - side];
      const Box half = half_of(card, corner, ui.px(4)).inset(ui.px(4));
      if (read && his) {
        ui.fill(half, colour::of(corner));
      }
      ui.text(half, read ? std::to_string(shown.ended.cards[judge][side]) : "?",
              {.size = LetterSize::title,
               .face = Face::poster,
               .colour = read && his ? colour::paper : colour::of(corner),
               .align = Align::centre});
    }
  }
  if (shown.verdict) {
    const std::string words = end.has_winner
                                  ? std::string(ui.word("dice-boxing.verdict." + std::string(name_of(end.verdict)))) + ": " +
                                        std::string(view.name(end.winner))
                                  : std::string(ui.word("dice-boxing.verdict-draw." + std::string(name_of(end.verdict))));
    poster_heading(ui, verdict, words, LetterSize::heading, end.has_winner ? colour::of(end.winner) : colour::ink, 0);
  }
}

}  // namespace fc::dice_boxing
