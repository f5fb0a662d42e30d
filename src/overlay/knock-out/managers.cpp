// The managers' strip above the ring: a card each.
#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/knock-out/panels.h"
#include "rules/knock-out/questions.h"
#include "scene/knock-out/game.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

/// The corner he fights in, if he does.
std::optional<Corner> corner_of(const BoutView& view, int seat) {
  for (const Corner corner : both_corners) {
    if (view.holder(corner) == seat) {
      return corner;
    }
  }
  return std::nullopt;
}

bool is_awaited(const BoutView& view, int seat) {
  const bool picks = view.readout.seals.open && corner_of(view, seat).has_value();
  return view.readout.turn == seat || picks;
}

/// Shape and name on his colour; whether he holds a table; what he plays with.
void name_band(const BoutView& view, int seat, const Box& box, Ui& ui) {
  const scene::SeatMark mark = view.mark(seat);
  const ImU32 letters = colour::on(mark.ink);
  ui.fill(box, colour::of(mark.ink));
  Box rest = box.inset(ui.px(6), 0);
  mark_before(ui, rest, std::min(box.h * 0.7F, ui.px(19)), mark.mark, letters, 6);
  const SeatModel& who = view.model->seats[static_cast<std::size_t>(seat)];
  if (box.w > ui.px(180)) {
    const Box picture = rest.take_right(box.h * 1.3F);
    ui.fill(picture.inset(ui.px(1), ui.px(2)), colour::paper);
    device_picture(ui, picture.inset(ui.px(4), ui.px(4)), who.kind == SeatKind::bot ? DeviceLook::bot : who.controls.look);
  }
  if (const std::optional<Corner> corner = corner_of(view, seat)) {
    const Box place = rest.take_right(box.h);
    ui.fill(place.inset(ui.px(1), ui.px(2)), colour::paper);
    corner_mark(ui, place.inset(ui.px(5)), *corner, colour::of(*corner));
  }
  ui.text(rest, view.name(seat), {.size = LetterSize::heading, .face = Face::poster, .colour = letters, .most = 28});
}

/// The chips a manager still has, from the right.
void stock(const BoutView& view, int seat, Box& box, float height, Ui& ui) {
  const float width = height * 1.25F;
  const auto row = [&](BetType face, int chips) {
    const int shown = offers_shown(view.fight(), seat, face);
    for (int index = 0; index < chips; ++index) {
      draw_stock_chip(ui, box.take_right(width).centred(width, height), face, chips - shown > index);
      box.take_right(ui.px(2));
    }
  };
  row(BetType::ko, view.setup->tables.ko_chips);
  row(BetType::x2, view.setup->tables.x2_chips);
}

/// What the bets of this fight, or before them its prizes, have brought him.
Money gain_of(const BoutView& view, int seat) {
  const Readout& shown = view.readout;
  if (shown.settlement) {
    return shown.settlement->won[static_cast<std::size_t>(seat)];
  }
  Money gain = 0;
  for (const PrizePaid& prize : shown.prizes) {
    gain += shown.activity == Activity::decision && prize.seat == seat ? prize.amount : 0;
  }
  return gain;
}

/// While bets are settled one by one each says itself what it brings: a sum of some of them would contradict it.
bool is_summed_up(const BoutView& view, int seat) {
  const std::optional<Settlement>& settlement = view.readout.settlement;
  return settlement ? !settlement->nets.empty() : gain_of(view, seat) != 0;
}

/// Who gains and who loses, at a glance: an arrow and the sum, on a slip of its colour.
void gain_slip(const BoutView& view, int seat, Box& box, float height, Ui& ui) {
  const Money gain = gain_of(view, seat);
  const float width = std::min(box.w, ui.px(104));
  const Box slip = box.take_right(width).centred(width, height);
  const ImU32 ink = gain > 0 ? colour::good : gain < 0 ? colour::bad : colour::ink_soft;
  ui.frame(slip, ink, ui.px(2));
  Box rest = slip.inset(ui.px(6), ui.px(2));
  const float side = std::min(rest.h * 0.7F, ui.px(13));
  gain_arrow(ui, rest.take_left(side).centred(side, side), gain);
  ui.text(rest, signed_money_text(gain, ui.words()),
          {.size = LetterSize::label, .face = Face::poster, .colour = ink, .align = Align::right, .most = 24});
}

/// What lies beside the cards in hand: the chips, or what has been gained while that is summed up.
void beside_cards(const BoutView& view, int seat, Box& box, float height, Ui& ui) {
  if (view.shows_money(seat) && is_summed_up(view, seat)) {
    gain_slip(view, seat, box, height, ui);
  } else if (view.setup->options.betting) {
    stock(view, seat, box, height, ui);
  }
}

/// "11 22 4 55"; of an empty hand "0".
std::string values_of(const Cards& cards) {
  std::string values;
  for (std::size_t value = 0; value < card_values; ++value) {
    if (cards[value] > 0) {
      values.append(values.empty() ? "" : " ").append(cards[value], static_cast<char>('1' + value));
    }
  }
  return values.empty() ? "0" : values;
}

/// The cards in hand: their values where everybody knows them, else how many they are.
void hand(const std::string& cards, Box box, Ui& ui) {
  draw_card_back(ui, box.take_left(ui.px(13)).centred(ui.px(13), std::min(box.h, ui.px(19))), colour::ink_soft,
                 scene::Mark::disc);
  box.take_left(ui.px(3));
  ui.text(box, cards,
          {.size = LetterSize::label, .face = Face::poster, .align = Align::left, .most = cards.size() > 2 ? 19.0F : 22.0F});
}

/// A slip of paper and how many he has signed; in words too where there is room.
void debts(const BoutView& view, int seat, const Box& box, bool worded, Ui& ui) {
  const int ious = view.debts(seat);
  ui.fill(box, colour::bad);
  Box rest = box.inset(ui.px(4), ui.px(2));
  const Box slip = rest.take_left(ui.px(11)).centred(ui.px(11), std::min(rest.h, ui.px(15)));
  ui.fill(slip, colour::paper);
  for (const float line : {0.3F, 0.55F, 0.8F}) {
    const float thick = std::max(1.0F, std::round(ui.px(1)));
    ui.fill({slip.x + ui.px(2), slip.y + slip.h * line - thick, slip.w - ui.px(4), thick}, colour::ink);
  }
  std::string text = std::to_string(ious);
  if (worded) {
    text.append("\u00a0").append(ui.word(ious == 1 ? "knock-out.panel.iou" : "knock-out.panel.ious"));
  }
  ui.text(rest, text,
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 19});
}

void money_count(const BoutView& view, int seat, const Box& box, Ui& ui) {
  if (!view.shows_money(seat)) {
    ui.text(box, "???", {.size = LetterSize::heading, .face = Face::poster, .colour = colour::ink_soft, .most = 32});
    return;
  }
  const auto shown = static_cast<Money>(std::lround(view.readout.money[static_cast<std::size_t>(seat)]));
  ui.text(box, money(shown, ui),
          {.size = LetterSize::heading, .face = Face::poster, .colour = shown < 0 ? colour::bad : colour::ink, .most = 32});
}

/// Money that counts, debts, cards, chips in hand: in one row, or in two on a narrow card.
void purse(const BoutView& view, int seat, Box box, bool narrow, Ui& ui) {
  const bool owes = view.debts(seat) > 0;
  const std::optional<Cards> held = held_in_sight(view, seat);
  const std::string count = std::to_string(view.readout.cards_left(seat));
  if (narrow) {
    Box upper = box.take_top(box.h * 0.56F);
    Box chips = upper.take_right(upper.w * 0.52F);
    beside_cards(view, seat, chips, std::min(upper.h, ui.px(18)), ui);
    money_count(view, seat, upper, ui);
    if (owes) {
      debts(view, seat, box.take_right(ui.px(30)).centred(ui.px(30), std::min(box.h, ui.px(18))), false, ui);
    }
    hand(held ? values_of(*held) : count, box, ui);
    return;
  }
  const float height = box.h * 0.72F;
  const float least_chips = ui.px(70);
  const float values = std::min(ui.px(116), box.w - ui.px(owes ? 98 : 62) - least_chips);
  const bool shows_values = held && values >= ui.px(100);  // a debtor's narrow card has no room for them
  const float hand_width = shows_values ? values : ui.px(34);
  constexpr float chips_for_height = 4;  // three of them side by side
  Box chips = box.take_right(std::clamp(box.w - hand_width - ui.px(owes ? 116 : 82), least_chips, ui.px(104)));
  beside_cards(view, seat, chips, std::min(height, chips.w / chips_for_height), ui);
  box.take_right(ui.px(2));
  hand(shows_values ? values_of(*held) : count, box.take_right(hand_width), ui);
  if (owes) {
    box.take_right(ui.px(4));
    const bool worded = box.w > ui.px(200);
    const float width = ui.px(worded ? 72 : 32);
    debts(view, seat, box.take_right(width).centred(width, height), worded, ui);
    box.take_right(ui.px(6));
  }
  money_count(view, seat, box, ui);
}

/// Class card, name, what he carries, what he earns for showing up.
void boxer_line(const BoutView& view, BoxerIndex index, Box box, Ui& ui) {
  const State& now = view.readout.now;
  const Boxer& boxer = now.boxer(index);
  const bool narrow = box.w < ui.px(180);
  const float side = std::min(box.h - ui.px(3), ui.px(narrow ? 16 : 23));
  draw_class_card(view, index, box.take_left(side).centred(side, side), ui);
  box.take_left(ui.px(narrow ? 3 : 5));
  // His name comes first, and what he carries.
  const bool has_room = box.w > ui.px(205);
  if (const Looks* looks = !has_room || boxer.out ? nullptr : view.looks(index)) {
    portray(ui, box.take_left(box.h), at_ease(*looks), view.mark(owner_of(index)), 1, Portrait::Cut::bust);
  }
  const Box pay = box.take_right(ui.px(narrow ? 34 : 52));
  if (boxer.out) {
    ui.fill(pay.inset(ui.px(2), ui.px(4)), colour::bad);
    ui.text(pay.inset(ui.px(4), 0), ui.word("knock-out.panel.out"),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 19});
  } else {
    ui.text(pay, money(start_money(*view.setup, size_of(index), boxer), ui),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::right, .most = 22});
  }
  const float sign = ui.px(18);
  if (boxer.title != Title::none) {
    box.take_right(ui.px(narrow ? 0 : 4));
    draw_title(ui, box.take_right(sign + ui.px(3)).centred(sign, sign), boxer.title);
  }
  if (index == now.last_winner) {
    draw_trophy(ui, box.take_right(sign + ui.px(2)).centred(sign, sign));
  }
  if (index == now.last_loser) {
    draw_steak(ui, box.take_right(sign + ui.px(2)).centred(sign, sign));
  }
  const bool fights = view.fight().has(index);
  const std::string_view whole = boxer_name(view, index, ui);
  const std::size_t space = whole.find_last_of(' ');
  const bool tight = narrow || box.w < ui.px(112);
  const std::string_view shown = tight && space != std::string_view::npos ? whole.substr(space + 1) : whole;
  ui.text(box, shown,
          {.size = LetterSize::label,
           .face = Face::poster,
           .colour = boxer.out ? colour::faded(colour::ink, 0.45F) : colour::ink,
           .most = 22,
           .misprint = fights ? colour::faded(colour::red, 0.7F) : 0});
}

Box card_place(const BoutView& view, int seat) {
  const Box place = view.layout.top.column(seat, view.setup->players);
  const float left = std::round(place.x);
  return {left, place.y, std::round(place.right()) - left, place.h};
}

/// The parts of a manager's card, from the top.
struct CardParts {
  Box card;
  Box name;
  Box purse;
  Box boxers;
  Box edge;
  bool narrow = false;

  CardParts(const Box& place, const Ui& ui) : card(place.inset(ui.px(2))), narrow(card.w < ui.px(200)) {
    Box rest = card;
    name = rest.take_top(rest.h * 0.245F);
    edge = rest.take_bottom(ui.px(5));
    boxers = rest.inset(ui.px(narrow ? 4 : 6), ui.px(1));
    purse = boxers.take_top(boxers.h * (narrow ? 0.5F : 0.36F));
  }
};

void manager_card(const BoutView& view, int seat, Ui& ui) {
  const Box place = card_place(view, seat);
  const Panel panel(ui, "manager-" + std::to_string(seat), place, true);
  const bool awaited = is_awaited(view, seat);
  const CardParts parts(place, ui);
  ui.fill(place, colour::hall);
  ui.fill(parts.card, awaited || view.readout.turn < 0 ? colour::paper : colour::paper_shade);
  name_band(view, seat, parts.name, ui);
  purse(view, seat, parts.purse, parts.narrow, ui);
  for (const knock_out::Size size : {knock_out::Size::big, knock_out::Size::small}) {
    boxer_line(view, boxer_index(seat, size), parts.boxers.row(static_cast<int>(size), 2), ui);
  }
  if (awaited) {
    ui.fill(parts.edge, colour::gold);
    ui.frame(parts.card, colour::gold, ui.px(4));
  }
}

}  // namespace

void draw_managers(const BoutView& view, Ui& ui) {
  const LargeStrip large(ui, view.layout.top);
  for (int seat = 0; seat < view.setup->players; ++seat) {
    manager_card(view, seat, ui);
  }
}

Box purse_place(const BoutView& view, int seat, Ui& ui) {
  const LargeStrip large(ui, view.layout.top);
  CardParts parts(card_place(view, seat), ui);
  const Box row = parts.narrow ? parts.purse.take_top(parts.purse.h * 0.56F) : parts.purse;
  return {row.x, row.y, std::min(row.w * 0.6F, ui.px(90)), row.h};
}

}  // namespace fc::knock_out
