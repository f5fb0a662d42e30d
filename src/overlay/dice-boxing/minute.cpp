// The minute between two rounds: what each man's round comes to, what the judges saw, and what is left of his stamina. And
// the cards at the end.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/bout/scorecards.h"
#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/panels.h"
#include "scene/dice-boxing/game.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

/// Red's half or blue's.
Box half_of(const Box& box, Corner corner, float gap) { return box.column(static_cast<int>(fc::index_of(corner)), 2, gap); }

/// One figure of a sum. sign: before it.
struct Term {
  std::string_view sign;
  std::string figure;
  std::string_view key;  ///< of its name
  ImU32 ink = colour::ink;
};

using Sum = std::vector<Term>;

/// Two men's sums one below the other, each figure below its name.
struct Sums {
  std::array<std::optional<Sum>, 2> of;
  std::array<std::optional<float>, 2> left;  ///< 0 to 1: a bar below the name

  /// The terms' names: of the longer sum.
  [[nodiscard]] const Sum* names() const {
    const Sum* longest = nullptr;
    for (const std::optional<Sum>& sum : of) {
      if (sum && (longest == nullptr || sum->size() > longest->size())) {
        longest = &*sum;
      }
    }
    return longest;
  }
};

/// From the left: who, and the terms; the last one, which is the result, is the largest.
void draw_sums(const BoutView& view, const Sums& sums, Box box, Ui& ui) {
  const Sum* names = sums.names();
  if (names == nullptr) {
    return;
  }
  constexpr float name_share = 0.26F;
  const auto columns = static_cast<int>(names->size());
  Box head = box.take_top(box.h * 0.24F);
  head.take_left(head.w * name_share);
  std::vector<std::string_view> words;
  for (const Term& term : *names) {
    words.push_back(ui.word(term.key));
  }
  const TextStyle small = ui.fitted(words, head.column(0, columns, ui.px(4)),
                                    {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  for (int column = 0; column < columns; ++column) {
    ui.text(head.column(column, columns, ui.px(4)), words[static_cast<std::size_t>(column)], small);
  }
  for (const Corner corner : both_corners) {
    Box line = box.row(static_cast<int>(fc::index_of(corner)), 2, ui.px(3));
    Box name = line.take_left(line.w * name_share);
    ui.fill(name, colour::of(corner));
    if (const std::optional<float>& left = sums.left.at(fc::index_of(corner))) {
      const Box track = name.take_bottom(std::max(3.0F, name.h * 0.2F)).inset(ui.px(4), ui.px(1));
      ui.fill(track, colour::faded(colour::ink, 0.5F));
      ui.fill({track.x, track.y, std::round(track.w * *left), track.h}, colour::paper);
    }
    ui.text(name.inset(ui.px(6), 0), view.name(corner),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper});
    const std::optional<Sum>& sum = sums.of[fc::index_of(corner)];
    if (!sum) {
      continue;
    }
    for (std::size_t place = 0; place < sum->size(); ++place) {
      const Term& term = (*sum)[place];
      const bool last = place + 1 == sum->size();
      // A sum of fewer terms still ends below the result.
      const int column = last ? columns - 1 : static_cast<int>(place);
      Box cell = line.column(column, columns, ui.px(4));
      ui.text(cell.take_left(cell.w * 0.2F), term.sign,
              {.size = LetterSize::large, .colour = colour::ink_soft, .align = Align::centre});
      ui.text(cell, term.figure,
              {.size = last ? LetterSize::title : LetterSize::heading,
               .face = Face::poster,
               .colour = term.ink,
               .align = Align::centre});
    }
  }
}

/// missed / 2 + points + moves = total.
Sum round_sum(const SheetLine& line, Corner corner) {
  return {{"", std::to_string(line.missed) + " / 2", "dice-boxing.panel.missed"},
          {"+", std::to_string(line.points), "dice-boxing.panel.points"},
          {"+", std::to_string(line.moves), "dice-boxing.panel.moves"},
          {"=", std::to_string(line.total), "dice-boxing.panel.round_total", colour::of(corner)}};
}

/// before - taken - missed + recovered = after; of a man who was tired before 0 alone.
Sum stamina_sum(const Rested& rested) {
  const ImU32 ink = rested.tired > 0 ? colour::bad : colour::of(rested.corner);
  if (rested.tired > 1) {
    return {{"=", std::to_string(rested.after), "dice-boxing.panel.after", ink}};
  }
  return {{"", std::to_string(rested.before), "dice-boxing.panel.before"},
          {"−", std::to_string(rested.taken), "dice-boxing.panel.punches_taken"},
          {"−", std::to_string(rested.missed), "dice-boxing.panel.missed"},
          {"+", std::to_string(rested.recovered), "dice-boxing.panel.recovered"},
          {"=", std::to_string(rested.after), "dice-boxing.panel.after", ink}};
}

/// What a judge gave, as soon as it is known and if the cards lie open.
std::string score_text(const ShownMinute& minute, std::size_t judge, Corner corner) {
  return minute.scored ? std::to_string(minute.scored->scores[judge][fc::index_of(corner)]) : std::string();
}

void judge_card(const ShownMinute& minute, std::size_t judge, Box box, Ui& ui) {
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  ui.text(box.take_left(box.w * 0.36F).inset(ui.px(4), 0),
          ui.say("dice-boxing.panel.card_of", {{"number", std::to_string(judge + 1)}}),
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
  for (const Corner corner : both_corners) {
    ui.text(half_of(box, corner, 0), score_text(minute, judge, corner),
            {.size = LetterSize::heading, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre});
  }
}

/// "Tyson is tired" where a sum says too little; nothing of a man who is fresh.
void tired_line(const BoutView& view, const Rested& rested, const Box& box, Ui& ui) {
  const std::string line = rested.tired > 1
                               ? ui.say("dice-boxing.panel.tired", {{"rounds", std::to_string(rested.tired)}})
                               : ui.say("dice-boxing.panel.tires", {{"boxer", std::string(view.name(rested.corner))}});
  ui.text(box, line, {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::bad, .align = Align::centre});
}

bool shows_verdict(const BoutView& view) { return view.readout.end && view.readout.end->ended.end.on_cards; }

}  // namespace

bool has_sheet_over_columns(const BoutView& view) {
  return shows_verdict(view) || (shows_minute(view) && !view.answers_in_columns());
}

bool draw_minute(const BoutView& view, Ui& ui) {
  if (!shows_minute(view)) {
    return false;
  }
  const ShownMinute& minute = *view.readout.minute;
  // Heading, two sums of three lines each with their titles, and open cards share the sheet.
  const bool has_cards = overlay::open_cards.is_on(view.model->settings);
  const float units = has_cards ? 12.6F : 10;
  const float coach = view.model->lesson ? coach_height(ui, view.layout.ring_above_dice(), *view.model) : 0;
  const RingSheet sheet(ui, view.layout, "minute", !view.answers_in_columns(), coach);
  Box rest = sheet.inside(20, 16);
  const float unit = rest.h / units;
  poster_heading(ui, rest.take_top(unit * 1.4F),
                 ui.say("dice-boxing.panel.after_round", {{"round", std::to_string(minute.bell.round)}}),
                 LetterSize::heading);
  Sums round;
  Sums stamina;
  for (const Corner corner : both_corners) {
    const std::size_t side = fc::index_of(corner);
    round.of.at(side) = round_sum(minute.bell.sheet.at(side), corner);
    if (const std::optional<Rested>& rested = minute.rested.at(side)) {
      stamina.of.at(side) = stamina_sum(*rested);
      const auto most = static_cast<float>(std::max<int>(1, view.setup->start(corner).stamina));
      stamina.left.at(side) = std::clamp(view.readout.stamina_shown.at(side) / most, 0.0F, 1.0F);
    }
  }
  draw_sums(view, round, rest.take_top(unit * 3.6F), ui);
  rest.take_top(unit * 0.2F);
  // Cards that stay face down lie on the board.
  if (has_cards && (view.setup->options.judges == Judging::advanced || minute.scored.has_value())) {
    sheet_heading(ui, rest.take_top(unit), "dice-boxing.panel.judges");
    const Box cards = rest.take_top(unit * 1.8F);
    for (std::size_t judge = 0; judge < judge_count; ++judge) {
      judge_card(minute, judge, cards.column(static_cast<int>(judge), judge_count, ui.px(18)), ui);
    }
  }
  if (!minute.rested[0]) {
    return true;
  }
  const Box title = rest.take_top(unit);
  sheet_heading(ui, title, "dice-boxing.rating.stamina");
  for (const Corner corner : both_corners) {
    const std::optional<Rested>& rested = minute.rested.at(fc::index_of(corner));
    if (rested && rested->tired > 0) {
      const float third = title.w * 0.38F;
      tired_line(view, *rested,
                 corner == Corner::red ? Box{title.x, title.y, third, title.h}
                                       : Box{title.right() - third, title.y, third, title.h},
                 ui);
    }
  }
  draw_sums(view, stamina, rest.take_top(unit * 3.6F), ui);
  return true;
}

bool draw_verdict(const BoutView& view, Ui& ui) {
  if (!shows_verdict(view)) {
    return false;
  }
  const ShownEnd& shown = *view.readout.end;
  const BoutEnded& ended = shown.ended;
  verdict_sheet(ui, view, "dice-boxing", ended.cards, shown.cards_read, ended.end,
                shown.verdict ? verdict_key(ended.end) : "");
  return true;
}

}  // namespace fc::dice_boxing
