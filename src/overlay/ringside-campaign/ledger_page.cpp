#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"
#include "overlay/ringside-campaign/pages.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

constexpr float least_step = 100;  ///< dollars

std::string_view key_of(Entry kind) {
  switch (kind) {
    case Entry::start: return "ringside-campaign.office.ledger.start";
    case Entry::share: return "ringside-campaign.office.ledger.share";
    case Entry::sale: return "ringside-campaign.office.ledger.sale";
    case Entry::purchase: return "ringside-campaign.office.ledger.purchase";
    case Entry::trade: return "ringside-campaign.office.ledger.trade";
    case Entry::lot: return "ringside-campaign.office.ledger.lot";
    case Entry::forfeit: return "ringside-campaign.office.ledger.forfeit";
    case Entry::place: break;
  }
  return "ringside-campaign.office.ledger.place";
}

std::string what(const OfficeView& view, const LedgerLine& line, Ui& ui) {
  const Words& words = ui.words();
  const auto name = [&](Person person) {
    return person == nobody ? std::string() : std::string(last_name(view.setup, person, words));
  };
  std::string arena;
  std::string purse;
  if (line.bout != no_bout) {
    const PastBout& bout = view.chronicle.bouts()[static_cast<std::size_t>(line.bout)];
    arena = ui.word(key_of_venue(bout.bout.title ? title_venue : static_cast<int>(bout.bout.arena)));
    purse = money_text(bout.purses[bout.bout.red == line.man ? 0 : 1], words);
  }
  const std::string with = line.with < most_managers ? view.manager(line.with) : std::string();
  return ui.say(
      key_of(line.kind),
      {{"man", name(line.man)}, {"other", name(line.other)}, {"manager", with}, {"arena", arena}, {"purse", purse}});
}

LedgerModel account(const OfficeView& view, int seat, Ui& ui) {
  /// A line of this manager, and his cash after it.
  struct Booked {
    const LedgerLine* line;
    Money left;
  };
  std::vector<Booked> booked;
  Money left = 0;
  Money largest = 0;
  Money most = 0;
  for (const LedgerLine& line : view.chronicle.ledger()) {
    if (line.seat == seat) {
      left += line.sum;
      booked.push_back({&line, left});
      largest = std::max(largest, std::abs(line.sum));
      most = std::max(most, left);
    }
  }
  LedgerModel model;
  model.heads = {std::string(ui.word("ringside-campaign.office.ledger.week")),
                 std::string(ui.word("ringside-campaign.office.ledger.what")),
                 std::string(ui.word("ringside-campaign.office.ledger.sum")),
                 std::string(ui.word("ringside-campaign.office.ledger.left"))};
  model.nothing = ui.word("ringside-campaign.office.ledger.nothing");
  model.count = static_cast<int>(booked.size());
  model.widest = {std::to_string(view.state.week), signed_money_text(largest, ui.words()), money_text(most, ui.words())};
  model.row = [&view, &ui, all = std::move(booked)](int index) {
    const auto& [line, after] = all[all.size() - 1 - static_cast<std::size_t>(index)];
    return LedgerRow{.when = std::to_string(line->week),
                     .what = what(view, *line, ui),
                     .sum = signed_money_text(line->sum, ui.words()),
                     .is_cost = line->sum < 0,
                     .left = money_text(after, ui.words())};
  };
  return model;
}

}  // namespace

PlotModel cash_plot(const OfficeView& view, const Words& words, bool is_named) {
  PlotModel plot;
  const int seats = seats_of(view.setup);
  const auto& cash = view.chronicle.cash();
  for (int seat = 0; seat < seats; ++seat) {
    Curve curve{.name = is_named ? view.manager(seat) : std::string(), .mark = mark_of(seat)};
    for (const CashAtWeek& week : cash) {
      curve.points.push_back(
          {.at = static_cast<float>(week.week), .value = static_cast<float>(week.cash[static_cast<std::size_t>(seat)])});
    }
    plot.curves.push_back(curve);
  }
  fit_values(plot, 6, least_step);
  for (PlotTick& tick : plot.values) {
    tick.text = money_text(static_cast<Money>(std::lround(tick.at)), words);
  }
  scale_weeks(plot, 0, cash.empty() ? 1 : cash.back().week);
  return plot;
}

void draw_ledger_page(const OfficeView& view, const Box& box, OfficeMemory& memory, Ui& ui) {
  const int seat = memory.ledger_seat < 0 ? view.seat : memory.ledger_seat;
  Box rest = box;
  const bool beside = rest.w > rest.h && rest.w >= ui.text_px(860);
  Box upper = beside ? rest.take_left(rest.w * 0.5F) : rest.take_top(rest.h * 0.46F);
  beside ? rest.take_left(ui.px(18)) : rest.take_top(ui.px(10));
  ui.text(upper.take_top(ui.text_px(26)), ui.word("ringside-campaign.office.ledger.by_week"),
          {.size = LetterSize::body, .face = Face::sans_bold});
  PlotModel plot = cash_plot(view, ui.words(), true);
  plot.nothing = ui.word("ringside-campaign.office.ledger.nothing");
  draw_plot(ui, upper, plot);
  const Box head = rest.take_top(ui.px_for_letters(40, 58));
  if (choose_manager(view, "ledger-manager", head, seat, memory.ledger_seat, ui)) {
    memory.ledger_scroll = 0;
  }
  rest.take_top(ui.px(8));
  draw_ledger(ui, "ledger-rows", rest, account(view, seat, ui), memory.ledger_scroll);
}

namespace {

using namespace overlay;

int weeks_of(const Reign& reign, int now) { return (reign.end == ReignEnd::goes_on ? now : reign.to) - reign.from; }

/// Who beat whom, and how: "KO 7 against Joe Louis".
std::string won_words(const OfficeView& view, const Reign& reign, Ui& ui) {
  if (reign.won_in == no_bout) {
    return {};
  }
  const PastBout& bout = view.chronicle.bouts()[static_cast<std::size_t>(reign.won_in)];
  const Person beaten = bout.bout.red == reign.man ? bout.bout.blue : bout.bout.red;
  return ui.say(
      bout.bout.tournament ? "ringside-campaign.office.champions.won_final" : "ringside-campaign.office.champions.won",
      {{"result", result_text(bout.result, ui.words())}, {"man", last_name(view.setup, beaten, ui.words())}});
}

std::string end_words(const Reign& reign, Ui& ui) {
  switch (reign.end) {
    case ReignEnd::goes_on: return std::string(ui.word("ringside-campaign.office.champions.reigns"));
    case ReignEnd::beaten: return ui.say("ringside-campaign.office.champions.beaten", {{"week", std::to_string(reign.to)}});
    case ReignEnd::stripped:
      return ui.say("ringside-campaign.office.champions.stripped", {{"week", std::to_string(reign.to)}});
    case ReignEnd::retired: break;
  }
  return ui.say("ringside-campaign.office.champions.retired", {{"week", std::to_string(reign.to)}});
}

/// All reigns on one line of time, each in the colours of its manager; holes are a vacant title.
void line_of_time(const OfficeView& view, Box box, Ui& ui) {
  const auto& reigns = view.chronicle.reigns();
  const int from = reigns.front().from;
  const int to = std::max<int>(view.state.week, from + 1);
  const float line = ui.text_px(18);
  const Box scale = box.take_bottom(line);
  ui.fill(box, colour::paper_deep);
  const auto x_at = [&](int week) {
    return box.x + box.w * static_cast<float>(week - from) / static_cast<float>(to - from);
  };
  for (const Reign& reign : reigns) {
    const scene::SeatMark mark = mark_of(reign.seat);
    const float left = std::round(x_at(reign.from));
    const float right = std::round(x_at(reign.end == ReignEnd::goes_on ? view.state.week : reign.to));
    const Box place{left, box.y, std::max(2.0F, right - left - 1), box.h};
    ui.fill(place, colour::of(mark.ink));
    const std::string_view name = last_name(view.setup, reign.man, ui.words());
    const TextStyle type{
        .size = LetterSize::label, .face = Face::poster, .colour = colour::on(mark.ink), .align = Align::centre};
    if (ui.width_of(name, type) + ui.px(6) <= place.w) {
      ui.text(place, name, type);
    } else if (place.w > box.h * 0.7F) {
      const float side = std::min(box.h, place.w) * 0.6F;
      seat_mark(ui, place.centred(side, side), mark.mark, colour::on(mark.ink));
    }
  }
  for (const float week : even_values(static_cast<float>(from), static_cast<float>(to), 8)) {
    const std::string text = std::to_string(std::lround(week));
    const float width = ui.text_px(40);
    const float x = std::clamp(x_at(static_cast<int>(week)) - width / 2, box.x, box.right() - width);
    ui.text({x, scale.y, width, scale.h}, text,
            {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  }
}

/// Where a row has no room for a man beside his weeks, they stand below him.
bool reigns_are_narrow(const Box& place, const Ui& ui) { return place.w < ui.text_px(400); }

void reign_row(const OfficeView& view, Box row, const Reign& reign, int number, Ui& ui) {
  const bool goes_on = reign.end == ReignEnd::goes_on;
  ui.fill(row, goes_on ? colour::gold : colour::paper);
  row_line(ui, row);
  Box rest = row.inset(ui.px(6), ui.px(3));
  const bool narrow = reigns_are_narrow(row, ui);
  Box first = rest.take_top(rest.h * (narrow ? 0.36F : 0.54F));
  ui.text(first.take_left(ui.text_px(34)), std::to_string(number),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft});
  const scene::SeatMark mark = mark_of(reign.seat);
  mark_before(ui, first, std::min(first.h * 0.8F, ui.text_px(20)), mark.mark, colour::of(mark.ink), 8);
  const int weeks = weeks_of(reign, view.state.week);
  const std::string span =
      ui.say(weeks == 1 ? "ringside-campaign.office.champions.week" : "ringside-campaign.office.champions.weeks",
             {{"from", std::to_string(reign.from)}, {"weeks", std::to_string(weeks)}});
  const TextStyle right{.size = LetterSize::body, .face = Face::sans_bold, .align = narrow ? Align::left : Align::right};
  if (narrow) {
    Box second = rest.take_top(rest.h * 0.5F);
    second.take_left(ui.text_px(34));
    ui.text(second, span, right);
  } else {
    ui.text(first.take_right(std::min(ui.width_of(span, right) + 1, first.w * 0.5F)), span, right);
  }
  ui.text(first, man_name(view.setup, reign.man, ui.words()), {.size = LetterSize::label, .face = Face::poster});
  rest.take_left(ui.text_px(34));
  const std::string won = won_words(view, reign, ui);
  const std::string ended = ui.say(
      reign.defences == 1 ? "ringside-campaign.office.champions.defence" : "ringside-campaign.office.champions.defences",
      {{"defences", std::to_string(reign.defences)}, {"end", end_words(reign, ui)}});
  const TextStyle small{.size = LetterSize::small, .colour = colour::ink_soft};
  TextStyle small_right = small;
  small_right.align = narrow ? Align::left : Align::right;
  if (narrow) {  // how he won it has no room
    ui.text(rest, ended, small_right);
    return;
  }
  ui.text(rest.take_right(std::min(ui.width_of(ended, small) + 1, rest.w * 0.62F)), ended, small_right);
  rest.take_right(ui.px(8));
  if (ui.width_of(won, small) <= rest.w) {  // else how he won it has no room
    ui.text(rest, won, small);
  }
}

/// The list of reigns, the latest first.
void list(const OfficeView& view, const Box& box, OfficeMemory& memory, Ui& ui) {
  const auto& reigns = view.chronicle.reigns();
  const float height = std::round(ui.text_px(reigns_are_narrow(box, ui) ? 70 : 48));
  const float content = height * static_cast<float>(reigns.size());
  if (content > box.h) {
    const Touch touch = ui.focus().add(focus_id("champions-list"), box, {.takes_vertical = true});
    if (touch.nudge != 0) {
      memory.champions_scroll += static_cast<float>(touch.nudge) * height * 2;
      ui.redraw();
    }
    if (touch.focused) {
      focus_frame(ui, box);
    }
  }
  const ScrollArea area(ui, box, content, memory.champions_scroll);
  for (std::size_t back = 0; back < reigns.size(); ++back) {
    const std::size_t index = reigns.size() - 1 - back;
    const Box row{box.x, box.y + area.offset() + static_cast<float>(back) * height, box.w - ui.px(8), height};
    if (row.bottom() > box.y && row.y < box.bottom()) {
      reign_row(view, row, reigns[index], static_cast<int>(index) + 1, ui);
    }
  }
}

/// The longest reign and the one with most defences: what a champion is measured by.
void records(const OfficeView& view, Box box, Ui& ui) {
  const auto& reigns = view.chronicle.reigns();
  const int now = view.state.week;
  const Reign& longest = *std::ranges::max_element(reigns, {}, [now](const Reign& reign) { return weeks_of(reign, now); });
  const Reign& steadiest = *std::ranges::max_element(reigns, {}, &Reign::defences);
  const std::array said{
      ui.say("ringside-campaign.office.champions.longest",
             {{"man", man_name(view.setup, longest.man, ui.words())}, {"weeks", std::to_string(weeks_of(longest, now))}}),
      ui.say("ringside-campaign.office.champions.steadiest",
             {{"man", man_name(view.setup, steadiest.man, ui.words())}, {"defences", std::to_string(steadiest.defences)}})};
  const std::array<std::string_view, 2> lines{said[0], said[1]};
  const float height = box.h / 2;
  const TextStyle type =
      ui.fitted(lines, {box.x, box.y, box.w, height}, {.size = LetterSize::body, .face = Face::sans_bold});
  for (const std::string_view line : lines) {
    ui.text(box.take_top(height), line, type);
  }
}

/// The belt waits for its first man, or for its next.
void vacant(const Box& box, std::string_view text, Ui& ui) {
  Box rest = box;
  paper_card(ui, box);
  const Box belt = rest.take_top(rest.h * 0.5F);
  champion_belt(ui, belt.centred(std::min(belt.w * 0.7F, ui.px(260)), std::min(belt.h * 0.6F, ui.px(70))), colour::ink_soft);
  ui.text(rest.inset(ui.px(14)), text, {.size = LetterSize::large, .align = Align::centre, .wrap = true, .top = true});
}

}  // namespace

void draw_champions_page(const OfficeView& view, const Box& box, OfficeMemory& memory, Ui& ui) {
  const auto& reigns = view.chronicle.reigns();
  if (reigns.empty()) {
    return vacant(box, ui.word("ringside-campaign.office.champions.none_yet"), ui);
  }
  Box rest = box;
  line_of_time(view, rest.take_top(ui.text_px(18) + ui.px_for_letters(36, 52)), ui);
  rest.take_top(ui.px(10));
  const bool tall = rest.h > rest.w;
  Box card = tall ? rest.take_bottom(rest.h * 0.44F) : rest.take_right(std::clamp(rest.w * 0.38F, ui.px(300), ui.px(460)));
  tall ? rest.take_bottom(ui.px(10)) : rest.take_right(ui.px(14));
  records(view, rest.take_bottom(ui.text_px(46)), ui);
  rest.take_bottom(ui.px(8));
  list(view, rest, memory, ui);
  if (view.state.ladder.champion == nobody) {
    vacant(card, ui.word("ringside-campaign.office.champions.vacant"), ui);
  } else {
    draw_man_card(view, view.state.ladder.champion, card, ui);
  }
}

}  // namespace fc::ringside_campaign
