// The challenger's poster: his two boxers against everybody else's, with both prizes; why a pair may not meet.
// Source: rules/knock-out/rules.md, 3.3, 3.4, 3.8.
#include <algorithm>
#include <array>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/bout_view.h"
#include "overlay/knock-out/icons.h"
#include "rules/knock-out/questions.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr std::array sizes{knock_out::Size::big, knock_out::Size::small};

/// The last part of the keys "knock-out.bar.resting" and "knock-out.refusal.resting".
std::string_view word_of(Bar bar) {
  switch (bar) {
    case Bar::too_few_cards: return "too_few_cards";
    case Bar::out: return "out";
    case Bar::resting: return "resting";
    case Bar::start_money: return "start_money";
    case Bar::amateur_against_title: return "amateur_against_title";
    case Bar::none: break;
  }
  return "";
}

/// Mark, class, name and start money of one boxer. most: units, the largest lettering of his name.
void boxer_tag(const BoutView& view, BoxerIndex index, Box box, float most, Ui& ui) {
  const Boxer& boxer = view.readout.now.boxer(index);
  const scene::SeatMark mark = view.mark(owner_of(index));
  const float side = std::min(box.h * 0.66F, ui.px(20));
  seat_mark(ui, box.take_left(side).centred(side, side), mark.mark, colour::of(mark.ink));
  box.take_left(ui.px(5));
  draw_class_card(ui, box.take_left(side).centred(side, side), boxer.rank, boxer.rank, 1);
  box.take_left(ui.px(6));
  ui.text(box.take_right(ui.px_for_letters(50, 76)),
          boxer.out ? std::string("–") : money(start_money(*view.setup, size_of(index), boxer), ui),
          {.size = LetterSize::label, .face = Face::poster, .align = Align::right, .most = 34});
  if (boxer.title != Title::none) {
    draw_title(ui, box.take_right(side).centred(side, side), boxer.title);
  }
  ui.text(box, boxer_name(view, index, ui), {.size = LetterSize::label, .face = Face::poster, .most = most});
}

/// What the challenger's manager earns either way, in letters of one size. Both are gains: neither is printed as a loss.
void prizes(Money pay, bool focused, Box box, Ui& ui) {
  const std::string win = ui.say("knock-out.panel.win_prize", {{"prize", money(2 * pay, ui)}});
  const std::string lose = ui.say("knock-out.panel.lose_prize", {{"prize", money(pay, ui)}});
  Type letters{.size = LetterSize::label, .face = Face::poster, .colour = focused ? colour::ink : colour::good, .most = 40};
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
  const std::string bar(word_of(challenge_bar(*view.setup, view.readout.now, pair.own, pair.others)));
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
  const float row =
      std::min(scrolls ? ui.px(44) : ui.px_for_letters(38, 54), (rest.h - ui.px(4)) / static_cast<float>(2 * players - 1));
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

}  // namespace fc::knock_out
