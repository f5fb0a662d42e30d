// What a settled bet pays, as a stack of chips that flies in an arc from its row to the money of whom it is paid to: a
// manager's card, or the pot. Source: rules/knock-out.md, 3.11.
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

constexpr float chip_side = 52;  // units
constexpr float rise = 110;      // units above the straight way
constexpr float behind = 0.05F;  // of the bet's time, from one chip of the stack to the next
constexpr Money worth_a_chip = 3000;
constexpr Money most_chips = 6;

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
int chips_of(const BetSettled& paid) {
  return paid.payer != no_seat ? paid.payer : paid.payee;
}

/// "+8,000" on a plate where the chips have landed.
void landed(const BetSettled& paid, const Box& to, float share, Ui& ui) {
  const Box plate = to.centred(ui.px(112), ui.px(36)).moved(0, ui.px(40));
  ui.fill(plate.inset(ui.px(-2)), colour::faded(colour::ink, share));
  ui.fill(plate, colour::faded(paid.payee == no_seat ? colour::gold : colour::good, share));
  ui.text(plate.inset(ui.px(4), 0), signed_money_text(paid.amount, ui.words()),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 34});
}

}  // namespace

std::optional<Payment> payment_of(const BoutView& view, Ui& ui) {
  const BetSettled* paid = being_paid(view);
  if (paid == nullptr) {
    return std::nullopt;
  }
  const float side = ui.px(chip_side);
  const Box to = paid->payee == no_seat ? pot_place(view, ui) : purse_place(view, paid->payee, ui);
  return Payment{.from = settled_chips(view, sheet_place(view, ui), ui).centred(side, side), .to = to.centred(side, side)};
}

void draw_payment(const BoutView& view, Ui& ui) {
  const std::optional<Payment> way = payment_of(view, ui);
  if (!way || ui.reduced_motion()) {
    return;
  }
  const BetSettled& paid = *being_paid(view);
  const float share = view.readout.settlement->share;
  const Panel panel(ui, "payment", ui.screen());
  if (share >= chips_arrive) {
    landed(paid, way->to, std::min(1.0F, (1 - share) / 0.15F), ui);
  }
  const Money chips = std::clamp<Money>(paid.amount / worth_a_chip, 1, most_chips);
  for (Money chip = chips - 1; chip >= 0; --chip) {
    const float leaves = chips_leave + behind * static_cast<float>(chip);
    const float along = eased(scene::Ease::in_out, std::clamp((share - leaves) / (chips_arrive - chips_leave), 0.0F, 1.0F));
    if (along >= 1 || share < chips_leave) {
      continue;
    }
    const Box shadow = Box{way->from.x + (way->to.x - way->from.x) * along, way->from.y + (way->to.y - way->from.y) * along,
                           way->from.w, way->from.h};
    draw_chip(ui, shadow.moved(0, -ui.px(rise) * 4 * along * (1 - along)), view.mark(chips_of(paid)), BetType::win);
  }
}

}  // namespace fc::knock_out
