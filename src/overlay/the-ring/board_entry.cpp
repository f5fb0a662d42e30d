// A line of the Basic Chart on the board: who rolls, its clauses, and which of them holds for whom.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/widgets.h"
#include "overlay/the-ring/board_parts.h"
#include "rules/the-ring/force.h"
#include "scene/the-ring/chart_words.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

bool is_basic(Purpose purpose) {
  return purpose == Purpose::basic_column || purpose == Purpose::basic_red || purpose == Purpose::basic_green;
}

/// While the dice fall: who rolls, and what he brings.
void rolling(const BoutView& view, Corner roller, Box box, Ui& ui) {
  head_line(view.name(roller), roller, {}, box, ui);
  const State& now = view.readout.now;
  const Strategy strategy = view.boxer(roller).strategy;
  if (strategy == Strategy::none) {
    return;
  }
  const std::string line =
      ui.say("the-ring.panel.brings", {{"strategy", std::string(ui.word(key_of(strategy)))},
                                       {"rating", std::to_string(rating_for(*view.setup, now, roller, strategy))},
                                       {"def", std::to_string(def_of(now, other(roller)))},
                                       {"plus", with_sign(plus_of(*view.setup, now, roller, strategy))}});
  poster_heading(ui, box, line, LetterSize::heading, colour::ink, 0);
}

/// One clause: for whom it holds above what it brings. lit: the one that held, in the colour of the man it is for.
void clause_slip(std::string_view condition, std::string_view result, std::optional<Corner> lit, Box box, Ui& ui) {
  ui.fill(box, lit ? colour::of(*lit) : colour::paper_shade);
  const ImU32 letters = lit ? colour::paper : colour::faded(colour::ink_soft, 0.85F);
  box = box.inset(ui.px(8), ui.px(3));
  if (!condition.empty()) {
    ui.text(box.take_top(box.h * 0.38F), condition,
            {.size = LetterSize::small, .face = Face::sans_bold, .colour = letters, .align = Align::centre});
  }
  ui.text(box, result,
          {.size = lit ? LetterSize::heading : LetterSize::label,
           .face = Face::poster,
           .colour = letters,
           .align = Align::centre,
           .wrap = true});
}

void entry_line(const BoutView& view, const ShownEntry& shown, Box box, Ui& ui) {
  const EntryRead& read = shown.read;
  const Entry& entry = view.setup->charts.basic[entry_place(read.column, read.number / 10, read.number % 10)];
  Box foot = box.take_bottom(ui.px_for_letters(28, 36));
  Box row = box.take_top(box.h - ui.px(4));
  const Box plate = row.take_left(ui.px_for_letters(92, 104));
  row.take_left(ui.px(6));
  ui.fill(plate, colour::ink);
  ui.text(plate.inset(ui.px(4)), entry_text(read.column, read.number),
          {.size = LetterSize::title, .face = Face::poster, .colour = colour::gold, .align = Align::centre});
  const auto clauses = static_cast<int>(entry.size());
  // The one that held has more of the width.
  constexpr float share_of_lit = 1.35F;
  const float shares = static_cast<float>(clauses) + (read.clause == no_clause || clauses == 1 ? 0 : share_of_lit - 1);
  const float gap = ui.px(4);
  const float unit = (row.w - gap * static_cast<float>(clauses - 1)) / shares;
  for (int place = 0; place < clauses; ++place) {
    const bool held = place == read.clause;
    const Box slip = row.take_left(held && clauses > 1 ? unit * share_of_lit : unit);
    row.take_left(gap);
    clause_slip(clause_condition(entry, static_cast<std::size_t>(place), ui.words()),
                clause_result(*view.setup, read.column, read.number, static_cast<std::size_t>(place), ui.words()),
                held ? std::optional(whose(read)) : std::nullopt, slip, ui);
  }
  // To whom it applies, and why.
  const float side = ui.px(20);
  const Corner his = whose(read);
  const ImU32 ink = colour::of(his);
  corner_mark(ui, foot.take_left(ui.px(26)).centred(side, side), his, ink);
  const std::string name(view.name(his));
  const Type poster{.size = LetterSize::label, .face = Face::poster, .colour = ink};
  ui.text(foot.take_left(std::min(foot.w * 0.45F, ui.width_of(name, poster) + ui.px(12))), name, poster);
  const Names names{view.model->names[0], view.model->names[1]};
  const std::string reason = read.clause == no_clause ? std::string(ui.word("the-ring.panel.nothing"))
                                                      : clause_reason(read, view.readout.now, names, ui.words());
  ui.text(foot, reason, {.size = LetterSize::body, .face = Face::sans_bold});
}

}  // namespace

void draw_entry(const BoutView& view, const Box& box, Ui& ui) {
  const std::optional<ShownRoll>& roll = view.readout.roll;
  const bool tumbling = roll && is_basic(purpose_of(*roll)) && !roll->settled;
  if (view.readout.entry && !tumbling) {
    entry_line(view, *view.readout.entry, box, ui);
  } else if (view.readout.roller) {
    rolling(view, *view.readout.roller, box, ui);
  }
}

}  // namespace fc::the_ring
