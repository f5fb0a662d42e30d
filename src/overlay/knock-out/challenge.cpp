// The challenger's poster: his two boxers against everybody else's, with both prizes; why a pair may not meet.
// Source: rules/knock-out/rules.md, 3.3, 3.4, 3.8.

#include <algorithm>
#include <array>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/panels.h"
#include "rules/knock-out/questions.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr std::array sizes{knock_out::Size::big, knock_out::Size::small};

/// The last part of the keys "knock-out.bar.resting" and "knock-out.refusal.resting".
std::string_view word_of(Ineligibility reason) {
  switch (reason) {
    case Ineligibility::too_few_cards: return "too_few_cards";
    case Ineligibility::out: return "out";
    case Ineligibility::resting: return "resting";
    case Ineligibility::start_money: return "start_money";
    case Ineligibility::amateur_against_title: return "amateur_against_title";
    case Ineligibility::none: break;
  }
  return "";
}

/// Where a row is so high, name and money stand in two lines.
bool has_two_lines(const Box& row, const Ui& ui) { return row.h >= ui.px(66); }

/// Mark, class, name and start money of one boxer. most: units, the largest lettering of his name.
void boxer_tag(const BoutView& view, BoxerIndex index, Box box, float most, Ui& ui) {
  const TextStyle name{.size = LetterSize::label, .face = Face::poster, .most = most};
  const bool two_lines = has_two_lines(box, ui);
  if (two_lines) {
    box = box.centred(box.w, std::min(box.h, ui.px(88)));
    ui.text(box.take_top(box.h / 2), boxer_name(view, index, ui), name);
  }
  const Boxer& boxer = view.readout.now.boxer(index);
  const scene::SeatMark mark = view.mark(owner_of(index));
  const float side = std::min(box.h * 0.66F, ui.px(20));
  mark_before(ui, box, side, mark.mark, colour::of(mark.ink), 5);
  draw_class_card(view, index, box.take_left(side).centred(side, side), ui);
  box.take_left(ui.px(6));
  ui.text(box.take_right(ui.px_for_letters(50, 76)),
          boxer.out ? std::string("–") : money(start_money(*view.setup, size_of(index), boxer), ui),
          {.size = LetterSize::label, .face = Face::poster, .align = Align::right, .most = 34});
  if (boxer.title != Title::none) {
    draw_title(ui, box.take_right(side).centred(side, side), boxer.title);
  }
  if (!two_lines) {
    ui.text(box, boxer_name(view, index, ui), name);
  }
}

/// What the challenger's manager earns either way, in letters of one size. Both are gains: neither is printed as a loss.
void prizes(Money pay, bool focused, Box box, Ui& ui) {
  const std::string win = ui.say("knock-out.panel.win_prize", {{"prize", money(2 * pay, ui)}});
  const std::string lose = ui.say("knock-out.panel.lose_prize", {{"prize", money(pay, ui)}});
  TextStyle letters{
      .size = LetterSize::label, .face = Face::poster, .colour = focused ? colour::ink : colour::good, .most = 40};
  if (has_two_lines(box, ui)) {
    box = box.centred(box.w, std::min(box.h, ui.px(76)));
    letters.align = Align::centre;
    ui.text(box.take_top(box.h / 2), win, letters);
    letters.colour = colour::ink;
    ui.text(box, lose, letters);
    return;
  }
  const float first = ui.width_of(win, letters);
  const float both = first + ui.px(14) + ui.width_of(lose, letters);
  letters.most *= std::min(1.0F, box.w / both);
  ui.text(box.take_left(box.w * first / (both - ui.px(14))), win, letters);
  letters.colour = colour::ink;
  letters.align = Align::right;
  ui.text(box, lose, letters);
}

/// A fight that the rules do not allow: it can be looked at, so that nobody wonders why.
ChallengeSheet barred_cell(const BoutView& view, Pairing pair, const Box& box, Ui& ui) {
  const std::string bar(word_of(challenge_ineligibility(*view.setup, view.readout.now, pair.own, pair.others)));
  const Touch touch = ui.focus().add(focus_id("barred-" + std::to_string(pair.own), pair.others), box);
  ui.fill(box, colour::paper_shade);
  ui.text(box.inset(ui.px(4), 0), ui.word("knock-out.bar." + bar),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre, .most = 26});
  if (!touch.focused) {
    return {};
  }
  focus_frame(ui, box);
  return {.action = std::nullopt,
          .refusal = ui.say("knock-out.refusal." + bar, {{"cards", std::to_string(fewest_cards_to_fight)}})};
}

ChallengeSheet pair_cell(const BoutView& view, const OpenQuestion& question, Pairing pair, const Box& box, Ui& ui) {
  const State& now = view.readout.now;
  const std::string notation = Rules::notation(choice_of(*view.setup, pair));
  const auto& options = question.prompt.options;
  const auto found = std::ranges::find(options, notation, &scene::Option::notation);
  if (found == options.end()) {
    return barred_cell(view, pair, box, ui);
  }
  const auto option = static_cast<std::size_t>(found - options.begin());
  const Touch touch = ui.focus().add(focus_id(answer_id(notation)), box, {.first = option == question.prompt.first});
  ui.fill(box.moved(ui.px(2), ui.px(2)), colour::faded(colour::ink, 0.35F));
  ui.fill(box, touch.focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  const Money pay = start_money(*view.setup, size_of(pair.own), now.boxer(pair.own));
  prizes(pay, touch.focused, box.inset(ui.px(7), 0), ui);
  if (touch.focused) {
    focus_frame(ui, box);
  }
  ChallengeSheet sheet;
  if (touch.activated) {
    sheet.action =
        BoutAction{.kind = BoutAction::Kind::choose, .seat = question.prompt.need.seat, .index = option, .page = {}};
  }
  return sheet;
}

}  // namespace

ChallengeSheet draw_challenge(const BoutView& view, const OpenQuestion& question, const Box& box, Ui& ui) {
  const Panel panel(ui, "challenge", box, true);
  paper_sheet(ui, box);
  const int seat = question.prompt.need.seat;
  // Where letters are large the sheet scrolls, and what there is to choose is to be in sight below its heading.
  const bool scrolls = view.layout.has_one_column();
  Box rest = box.inset(ui.px(scrolls ? 12 : 24), ui.px(scrolls ? 9 : 19));
  poster_heading(ui, rest.take_top(ui.px(scrolls ? 32 : 46)), question.prompt.title, LetterSize::title, colour::ink,
                 colour::of(view.mark(seat).ink));
  rest.take_top(ui.px(2));
  double_rule(ui, rest.take_top(ui.px(8)));
  const int players = view.setup->players;
  const float names = rest.w * 0.4F;
  const bool has_tables_room = !scrolls && sheet_covers_tables(view, ui) && view.upright();
  const float most = has_tables_room ? ui.px(108) : scrolls ? ui.px(44) : ui.px_for_letters(38, 54);
  const float row = std::min(most, (rest.h - ui.px(4)) / static_cast<float>(2 * players - 1));
  Box heads = rest.take_top(row + ui.px(4));
  heads.take_left(names);
  for (const knock_out::Size size : sizes) {
    const Box place = heads.column(static_cast<int>(size), 2, ui.px(10));
    boxer_tag(view, boxer_index(seat, size), place.inset(ui.px(3), ui.px(2)), 34, ui);
  }
  ChallengeSheet sheet;
  for (int step = 1; step < players; ++step) {
    for (const knock_out::Size size : sizes) {
      Box line = rest.take_top(row);
      const BoxerIndex others = boxer_index(clockwise(*view.setup, seat, step), size);
      boxer_tag(view, others, line.take_left(names).inset(ui.px(3), 0), 34, ui);
      for (const knock_out::Size own : sizes) {
        const Box cell = line.column(static_cast<int>(own), 2, ui.px(10)).inset(0, ui.px(2));
        ChallengeSheet drawn = pair_cell(view, question, {boxer_index(seat, own), others}, cell, ui);
        if (drawn.action) {
          sheet.action = std::move(drawn.action);
        }
        if (!drawn.refusal.empty()) {
          sheet.refusal = std::move(drawn.refusal);
        }
      }
    }
  }
  return sheet;
}

// Where a betting table would be in a game without bets: what the fight is worth to its corner.
// Source: rules/knock-out/rules.md, 3.8, 5.

using namespace overlay;

void draw_prizes_alone(const BoutView& view, Corner corner, Box box, Ui& ui) {
  ui.text(
      box.take_top(box.h * 0.3F), ui.word("knock-out.panel.no_bets"),
      {.size = LetterSize::heading, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 32});
  if (!view.has_fight() || view.readout.result) {  // afterwards the verdict says it, and the class is another
    return;
  }
  const BoxerIndex boxer = view.fight().of(corner).boxer;
  const Money pay = start_money(*view.setup, size_of(boxer), view.readout.now.boxer(boxer));
  const std::array lines{ui.say("knock-out.panel.win_prize", {{"prize", money(2 * pay, ui)}}),
                         ui.say("knock-out.panel.lose_prize", {{"prize", money(pay, ui)}})};
  for (const std::string& line : lines) {
    ui.text(box.take_top(ui.px(54)), line,
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = &line == &lines.front() ? colour::good : colour::ink,
             .align = Align::centre,
             .most = 40});
  }
}

// The pass space below the pot, over the seats beside the ring: every chip that was laid aside in this fight, in a pile for
// each manager. Source: rules/knock-out/rules.md, 3.6.

namespace {

using namespace overlay;

constexpr float pass_side = 27;      // units
constexpr float pass_thickness = 7;  // of a chip in a pile

Box space_of(const BoutView& view, Ui& ui) {
  const Box& ring = view.layout.ring;
  return {ring.x + ui.px(8), ring.y + ui.px(8), ui.px(118), ui.px(90)};
}

int passes_of(const BoutView& view, int seat) { return view.fight().passes[static_cast<std::size_t>(seat)]; }

/// Where the chip `above` others of that seat's lies. Where piles would touch, every other one stands farther back.
Box place_of(const BoutView& view, int seat, int above, Ui& ui) {
  const Box piles = space_of(view, ui).inset(ui.px(5), ui.px(4));
  const float side = ui.px(pass_side);
  const float apart = (piles.w - side) / static_cast<float>(view.setup->players - 1);
  const bool back = apart < side && seat % 2 == 1;
  const float foot = piles.bottom() - (back ? side * 0.68F : 0);
  return Box{piles.x + apart * static_cast<float>(seat), foot - side - ui.px(pass_thickness) * static_cast<float>(above),
             side, side};
}

void pile(const BoutView& view, int seat, Ui& ui) {
  const std::optional<LaidChip>& chip = view.readout.chip;
  const bool flies = chip && chip->placement == Placement::passed && chip->seat == seat && chip_flies(*chip, ui);
  const int lying = passes_of(view, seat) - (flies ? 1 : 0);
  for (int above = 0; above < lying; ++above) {
    draw_chip(ui, place_of(view, seat, above, ui), view.mark(seat), BetType::win);
  }
}

}  // namespace

void draw_pass_space(const BoutView& view, Ui& ui) {
  const bool chips_lie = view.readout.activity == Activity::fight && view.readout.chip;
  if (view.readout.activity != Activity::betting && !chips_lie) {
    return;
  }
  const Box space = space_of(view, ui);
  const Panel panel(ui, "pass-space", space, true);
  ui.fill(space, colour::paper_shade);
  ui.frame(space, colour::ink, ui.px(1.5F));
  Box rest = space.inset(ui.px(4), ui.px(3));
  ui.text(rest.take_top(ui.px(19)), ui.word("knock-out.panel.passed"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 20});
  for (const int parity : {1, 0}) {  // the piles farther back first
    for (int seat = parity; seat < view.setup->players; seat += 2) {
      pile(view, seat, ui);
    }
  }
}

Box pass_place(const BoutView& view, int seat, Ui& ui) {
  return place_of(view, seat, std::max(0, passes_of(view, seat) - 1), ui);
}

}  // namespace fc::knock_out
