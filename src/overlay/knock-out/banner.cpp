// The line between ring and words: what the table is doing, in poster letters, with the rounds of a fight before it: who was
// driven in each, and how far. The cards that did it stay out of sight. Source: rules/knock-out/rules.md, 3.7, 3.14.

#include <algorithm>
#include <array>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/panels.h"
#include "rules/knock-out/placements.h"
#include "rules/knock-out/rules.h"
#include "scene/knock-out/game.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr std::array<std::string_view, 3> numbers{"1", "2", "3"};

std::string fight_line(const BoutView& view, Ui& ui) {
  const std::optional<ShownPunches>& punches = view.readout.punches;
  if (!punches || !punches->told) {
    const int round = punches ? punches->round : std::max<int>(1, view.fight().round);
    return ui.say("knock-out.panel.round", {{"round", numbers.at(static_cast<std::size_t>(round - 1))}});
  }
  const std::string_view boxer = boxer_name(view, view.fight().of(punches->mover).boxer, ui);
  if (punches->steps == 0) {
    return std::string(ui.word("knock-out.panel.nobody_moves"));
  }
  return ui.say(punches->hook         ? "knock-out.panel.hook"
                : punches->steps == 1 ? "knock-out.panel.step"
                                      : "knock-out.panel.steps",
                {{"boxer", boxer}, {"steps", std::to_string(punches->steps)}});
}

/// The secret question of somebody who may read what it asks for; null while others look on.
const OpenQuestion* own_secret(const BoutView& view) {
  const auto& questions = view.model->questions;
  const auto found = std::ranges::find_if(questions, [](const OpenQuestion& question) {
    return question.prompt.secret() && question.by_person && !question.sealed && !question.discreet;
  });
  return found == questions.end() ? nullptr : &*found;
}

/// While a boxer falls and the referee counts over him nobody has won yet.
std::string verdict_of(const BoutView& view, const FightResult& result, Ui& ui) {
  if (!result.lies()) {
    return ui.say("knock-out.panel.goes_down", {{"boxer", boxer_name(view, result.loser, ui)}});
  }
  if (!result.called()) {
    return ui.say("knock-out.panel.is_down", {{"boxer", boxer_name(view, result.loser, ui)}});
  }
  return ui.say(result.knockout ? "knock-out.panel.by_ko" : "knock-out.panel.on_points",
                {{"boxer", boxer_name(view, result.winner, ui)}});
}

/// One line in poster letters for what the table is doing.
std::string banner_of(const BoutView& view, Ui& ui) {
  const Readout& readout = view.readout;
  if (const OpenQuestion* question = own_secret(view)) {
    return question->prompt.title;
  }
  const std::string_view who = readout.turn >= 0 ? view.name(readout.turn) : std::string_view();
  switch (readout.activity) {
    case Activity::start_player: return std::string(ui.word("knock-out.panel.opening"));
    case Activity::challenge: return ui.say("knock-out.panel.challenging", {{"name", who}});
    case Activity::training: return std::string(ui.word("knock-out.panel.training"));
    case Activity::betting:
      return readout.turn < 0
                 ? std::string(ui.word("knock-out.panel.bets_made"))
                 : ui.say("knock-out.panel.betting", {{"name", who}, {"round", std::to_string(view.fight().bet_round)}});
    case Activity::fight: return fight_line(view, ui);
    case Activity::decision: return readout.result ? verdict_of(view, *readout.result, ui) : std::string();
    case Activity::settlement: return std::string(ui.word("knock-out.panel.settling"));
    case Activity::season_end: return std::string(ui.word("knock-out.panel.season_over"));
    case Activity::finished: break;
  }
  return std::string(ui.word("knock-out.panel.game_over"));
}

/// Who lays a chip after the one whose turn it is; -1: nobody, or it is not known yet. Source:
/// rules/knock-out/rules.md, 3.6.
int next_bettor(const BoutView& view) {
  State later = view.readout.now;
  if (view.readout.activity != Activity::betting || view.readout.turn < 0 || later.phase != Phase::bet) {
    return -1;
  }
  return to_next_placement(*view.setup, later.fight) ? bettor(*view.setup, later) : -1;
}

/// A seat's shape on a slip of paper.
void seat_tag(const BoutView& view, int seat, const Box& box, float side, Ui& ui) {
  const Box tag = box.centred(side, side);
  ui.fill(tag, colour::paper);
  seat_mark(ui, tag.inset(side * 0.16F), view.mark(seat).mark, colour::of(view.mark(seat).ink));
}

/// The mark of whoever was driven, and his steps; a hook stands on gold.
void fought(const FoughtRound& round, Box box, Ui& ui) {
  ui.fill(box, colour::paper);
  if (round.hook) {
    ui.fill(box, colour::faded(colour::gold, 0.6F));
  }
  if (round.steps == 0) {
    ui.text(box, "=", {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre, .most = 32});
    return;
  }
  const float side = std::min(box.h * 0.56F, box.w * 0.4F);
  corner_mark(ui, box.take_left(box.w * 0.52F).centred(side, side), round.mover, colour::of(round.mover));
  ui.text(box.inset(ui.px(2), 0), std::to_string(round.steps),
          {.size = LetterSize::heading,
           .face = Face::poster,
           .colour = colour::of(round.mover),
           .align = Align::left,
           .most = 36});
}

/// One slip a round, from the first card until the fight is decided.
void rounds(const BoutView& view, Box& box, Ui& ui) {
  const Readout& shown = view.readout;
  if (shown.activity != Activity::fight || shown.chip) {
    return;
  }
  const bool narrow = box.w < ui.px(560);
  for (std::size_t round = 0; round < fight_rounds; ++round) {
    const Box slip = box.take_left(ui.px(narrow ? 38 : 52));
    box.take_left(ui.px(5));
    const bool told = round < shown.rounds.size();
    const bool now = round == shown.rounds.size();
    if (told) {
      fought(shown.rounds[round], slip, ui);
    } else {
      ui.text(slip, numbers.at(round),
              {.size = LetterSize::heading,
               .face = Face::poster,
               .colour = colour::faded(now ? colour::gold : colour::paper, now ? 1 : 0.45F),
               .align = Align::centre,
               .most = 28});
    }
    ui.frame(slip, now ? colour::gold : colour::faded(colour::paper, told ? 1 : 0.45F), ui.px(now ? 3 : 1.5F));
  }
  box.take_left(ui.px(5));
}

}  // namespace

void draw_banner(const BoutView& view, const Box& box, Ui& ui) {
  const Panel panel(ui, "banner", box, true);
  ui.fill(box, colour::ink);
  const int turn = view.readout.turn;
  Box rest = box.inset(ui.px(10), ui.px(4));
  rounds(view, rest, ui);
  if (turn >= 0) {
    seat_tag(view, turn, rest.take_left(ui.px(34)), ui.px(32), ui);
    rest.take_left(ui.px(8));
  }
  if (const int next = next_bettor(view); next >= 0) {
    seat_tag(view, next, rest.take_right(ui.px(24)), ui.px(22), ui);
    rest.take_right(ui.px(6));
    ui.text(rest.take_right(ui.px(44)), ui.word("knock-out.panel.next"),
            {.size = LetterSize::small, .colour = colour::paper, .align = Align::right, .most = 15});
    rest.take_right(ui.px(8));
  }
  ui.text(rest, banner_of(view, ui),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
}

// The verdict in the places that the cards have left: in each corner whether it won, what that pays, and the class card
// turning over, large enough to be read from the other end of the room. Source: rules/knock-out/rules.md, 3.8 to 3.10.

namespace {

using namespace overlay;

constexpr double cards_gone_seconds = 1.6;  // after the decision the last cards are gone

/// From when on the result may be read: of a knockout when it is called.
double shown_after(const FightResult& result) {
  return result.knockout ? static_cast<double>(knockout_called_seconds) : cards_gone_seconds;
}

/// What this boxer's start money brought; 0 before it is paid.
Money prize_of(const BoutView& view, BoxerIndex boxer) {
  for (const PrizePaid& prize : view.readout.prizes) {
    if (prize.boxer == boxer) {
      return prize.amount;
    }
  }
  return 0;
}

}  // namespace

bool shows_verdict(const BoutView& view) {
  const std::optional<FightResult>& result = view.readout.result;
  const bool over = view.readout.activity == Activity::decision || view.readout.activity == Activity::settlement;
  return over && result && result->age >= shown_after(*result) && view.has_fight();
}

void draw_verdict(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerIndex index = view.fight().of(corner).boxer;
  const Boxer& boxer = view.readout.now.boxer(index);
  const bool won = view.readout.result->corner == corner;
  Box head = box.take_top(box.h * 0.26F);
  ui.fill(head, won ? colour::gold : colour::paper_shade);
  ui.text(head.inset(ui.px(8), ui.px(2)), ui.word(won ? "knock-out.panel.won" : "knock-out.panel.lost"),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre, .most = 44});
  box.take_top(ui.px(8));
  const float side = std::min(box.h * 0.62F, box.w * 0.34F);
  Box upper = box.take_top(side);
  draw_class_card(view, index, upper.take_left(side), ui);
  upper.take_left(ui.px(12));
  if (const Money prize = prize_of(view, index); prize > 0) {
    ui.text(upper, signed_money_text(prize, ui.words()),
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::good, .align = Align::centre, .most = 56});
  }
  const float sign = std::min(box.h, ui.px(34));
  if (boxer.title != Title::none) {
    draw_title(ui, box.take_left(sign * 1.2F).centred(sign, sign), boxer.title);
  }
  if (boxer.out) {
    const Box out = box.take_right(sign * 1.7F).centred(sign * 1.6F, sign * 0.8F);
    ui.fill(out, colour::bad);
    ui.text(out.inset(ui.px(3), 0), ui.word("knock-out.panel.out"),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 26});
  }
  ui.text(box.inset(ui.px(2), 0), ui.word(key_of(class_shown(view, index))),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::left, .most = 34});
}

}  // namespace fc::knock_out
