#include "overlay/ringside-campaign/ledger_page.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/office/ledger.h"
#include "scene/ringside-campaign/marks.h"
#include "scene/ringside-campaign/naming.h"
#include "scene/ringside-campaign/people.h"

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
  const int chosen = choose_manager(view, "ledger-manager", head, seat, ui);
  if (chosen != seat) {
    memory.ledger_seat = chosen;
    memory.ledger_scroll = 0;
    ui.redraw();
  }
  rest.take_top(ui.px(8));
  draw_ledger(ui, "ledger-rows", rest, account(view, seat, ui), memory.ledger_scroll);
}

}  // namespace fc::ringside_campaign
