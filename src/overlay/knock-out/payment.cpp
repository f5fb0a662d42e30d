// What a settled bet pays: chip by chip a stack flies in an arc from its row to whom it is paid to, a manager's card or the
// pot, and plates at the sums say what goes out and comes in. Source: rules/knock-out/rules.md, 3.11.
#include <algorithm>
#include <string>

#include "overlay/knock-out/bout_view.h"
#include "overlay/knock-out/icons.h"
#include "scene/knock-out/naming.h"
#include "scene/knock-out/pace.h"
#include "scene/timeline.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr float paid_chip_side = 46;       // units
constexpr float payment_rise = 90;         // units above the straight way
constexpr float paid_chip_thickness = 8;   // units: of a chip in the pile
constexpr float hanging = 42;              // units: below the middle of a sum, which stays legible
constexpr float last_chip_leaves = 0.32F;  // in shares of the bet's time
constexpr float fades_from = 0.86F;
constexpr Money worth_a_chip = 2000;
constexpr Money most_chips = 10;

/// The bet whose chips are on their way or have just arrived; null if there is none.
const BetSettled* being_paid(const BoutView& view) {
  const std::optional<Settlement>& settlement = view.readout.settlement;
  if (!settlement || settlement->bets.empty() || !settlement->nets.empty()) {
    return nullptr;
  }
  const BetSettled& last = settlement->bets[settlement->bets.size() - 1];
  return last.amount > 0 ? &last : nullptr;
}

/// Whose chips they are: of him who pays, else of him who is paid by the bank.
int chips_of(const BetSettled& paid) { return paid.payer != no_seat ? paid.payer : paid.payee; }

/// Where money of that seat, or of the pot, is counted.
Box sum_of(const BoutView& view, std::uint8_t seat, Ui& ui) {
  return seat == no_seat ? pot_place(view, ui) : purse_place(view, seat, ui);
}

/// The plate: beside it, where no boxer's name stands; on a narrower card below it and well to the right, where names end;
/// on a narrow one as wide as its place allows.
Box plate_place(const BoutView& view, std::uint8_t seat, Ui& ui) {
  const Box sum = sum_of(view, seat, ui);
  const Box whole = seat == no_seat ? view.layout.ring : view.layout.top.column(seat, view.setup->players);
  const float beside = sum.right() + ui.px(14);
  if (seat != no_seat && whole.right() - beside > ui.px(270)) {
    return {beside, sum.y + ui.px(2), ui.px(124), sum.h - ui.px(4)};
  }
  const float top = sum.middle_y() + ui.px(hanging - 23);
  if (seat != no_seat && whole.w > ui.px(300)) {
    return {whole.right() - ui.px(paid_chip_side + 110), top, ui.px(100), ui.px(46)};
  }
  const float wide = std::min(ui.px(124), whole.right() - sum.x - ui.px(8));
  return {sum.x, top, wide, ui.px(46)};
}

/// "+8,000" or "-8,000" on the plate at the sum.
void plate_of(const BoutView& view, std::uint8_t seat, Money change, float share, Ui& ui) {
  const Box plate = plate_place(view, seat, ui);
  ui.fill(plate.inset(ui.px(-3)), colour::faded(colour::paper, share));
  ui.fill(plate, colour::faded(seat == no_seat ? colour::gold : change > 0 ? colour::good : colour::bad, share));
  ui.text(plate.inset(ui.px(5), 0), signed_money_text(change, ui.words()),
          {.size = LetterSize::heading,
           .face = Face::poster,
           .colour = colour::faded(seat == no_seat ? colour::ink : colour::paper, share),
           .align = Align::centre,
           .most = 40});
}

}  // namespace

std::optional<Payment> payment_of(const BoutView& view, Ui& ui) {
  const BetSettled* paid = being_paid(view);
  if (paid == nullptr) {
    return std::nullopt;
  }
  const float side = ui.px(paid_chip_side);
  const Box plate = plate_place(view, paid->payee, ui);
  const Box whole = paid->payee == no_seat ? view.layout.ring : view.layout.top.column(paid->payee, view.setup->players);
  const Box to{std::min(plate.right() + ui.px(6), whole.right() - side), plate.middle_y() - side / 2, side, side};
  return Payment{.from = settled_chips(view, sheet_place(view, ui), ui).centred(side, side), .to = to};
}

void draw_payment(const BoutView& view, Ui& ui) {
  const std::optional<Payment> way = payment_of(view, ui);
  if (!way) {
    return;
  }
  const BetSettled& paid = *being_paid(view);
  const float share = view.readout.settlement->share;
  const float there = std::clamp((1 - share) / (1 - fades_from), 0.0F, 1.0F);
  const Panel panel(ui, "payment", ui.screen());
  if (paid.payer != no_seat && share >= chips_leave) {
    plate_of(view, paid.payer, -paid.amount, there, ui);
  }
  if (share >= chips_arrive) {
    plate_of(view, paid.payee, paid.amount, there, ui);
  }
  if (ui.reduced_motion() || view.layout.has_one_column() || share < chips_leave) {
    return;
  }
  const Money chips = std::clamp<Money>(paid.amount / worth_a_chip, 1, most_chips);
  const float apart = chips > 1 ? (last_chip_leaves - chips_leave) / static_cast<float>(chips - 1) : 0;
  const float flight = chips_arrive - last_chip_leaves;
  for (Money chip = 0; chip < chips; ++chip) {
    const auto above = static_cast<float>(chip);
    const float leaves = chips_leave + apart * above;
    const float along = eased(scene::Ease::in_out, std::clamp((share - leaves) / flight, 0.0F, 1.0F));
    if (share >= fades_from) {
      continue;
    }
    const Box from = way->from.moved(0, -ui.px(paid_chip_thickness) * above);
    const Box to = way->to.moved(0, -ui.px(paid_chip_thickness) * above);
    const Box straight{from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, to.w, to.h};
    draw_chip(ui, straight.moved(0, -ui.px(payment_rise) * 4 * along * (1 - along)), view.mark(chips_of(paid)),
              BetType::win);
  }
}

}  // namespace fc::knock_out
