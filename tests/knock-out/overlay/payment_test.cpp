// Chips that a settled bet pays fly from its row to whom they are paid to, and cover no sum.
#include <gtest/gtest.h>

#include <string_view>

#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "overlay/knock-out/panels.h"
#include "scene/knock-out/game.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"
#include "tests/overlay/table.h"

namespace fc::overlay::test {
namespace {

constexpr std::string_view paying_setup_json = R"({"players": ["black", "green", "yellow", "purple"], "start": 0})";

TEST(KnockOutPayment, flies_from_the_row_on_the_sheet_to_whom_it_is_paid_to_and_covers_no_sum) {
  Table table({.name = "720"});
  const auto moment = moment_of(table.ui().words(), "knock-out", paying_setup_json, {"Anja", "Bernd", "Chris", "Dora"}, 5);
  moment->play(0, [](const Need&) { return false; });
  const auto& scene = static_cast<const knock_out::Scene&>(moment->scene());
  const BoutModel model = moment->model(0);
  Ui& ui = table.ui();
  int managers = 0;
  int pots = 0;
  for (double clock = 0; clock < scene.rest_time(); clock += 0.5) {
    const knock_out::BoutView view{
        .model = &model, .setup = &scene.setup(), .readout = scene.readout(clock), .layout = scene::layout(1280, 720)};
    const auto& settlement = view.readout.settlement;
    const std::optional<knock_out::Payment> payment =
        settlement && !settlement->bets.empty() ? knock_out::payment_of(view, ui) : std::nullopt;
    if (!payment) {
      continue;
    }
    const knock_out::BetSettled& paid = settlement->bets[settlement->bets.size() - 1];
    EXPECT_GT(paid.amount, 0);
    EXPECT_TRUE(knock_out::sheet_place(view, ui).contains(payment->from));
    const bool to_pot = paid.payee == fc::no_seat;
    const Box sum = to_pot ? knock_out::pot_place(view, ui) : knock_out::purse_place(view, paid.payee, ui);
    constexpr float half_a_letter = 16;
    EXPECT_GE(payment->to.y, sum.middle_y() + half_a_letter) << "the sum can be read while chips lie there";
    EXPECT_LE(payment->to.y, sum.bottom() + 40) << "and they lie by it";
    const Box card = to_pot ? view.layout.ring : view.layout.top.column(paid.payee, 4);
    EXPECT_TRUE(card.contains(sum));
    EXPECT_TRUE(card.x <= payment->to.x && payment->to.right() <= card.right());
    ++(to_pot ? pots : managers);
  }
  EXPECT_GT(managers, 3);
  EXPECT_GT(pots, 3);
}

TEST(KnockOutPayment, comes_from_chips_that_cover_no_word_of_what_the_bet_says) {
  Table table({.name = "720"});
  const auto moment = moment_of(table.ui().words(), "knock-out", paying_setup_json, {"Anja", "Bernd", "Chris", "Dora"}, 5);
  moment->play(0, [](const Need&) { return false; });
  const auto& scene = static_cast<const knock_out::Scene&>(moment->scene());
  BoutModel model = moment->model(0);
  const auto is_dark = [&table](int x, int y) {
    const std::uint32_t pixel = table.pixel_at(x, y);
    return ((pixel >> 16U) & 255U) + ((pixel >> 8U) & 255U) + (pixel & 255U) < 400;
  };
  int sheets = 0;
  for (double clock = 0; clock < scene.rest_time() && sheets < 5; clock += 0.5) {
    const knock_out::BoutView view{.model = &model,
                                   .setup = &scene.setup(),
                                   .readout = scene.readout(clock),
                                   .layout = scene::layout(1280, 720, scene.layout_shape())};
    if (!view.readout.settlement || view.readout.settlement->bets.empty() || !view.readout.settlement->nets.empty()) {
      continue;
    }
    model.clock = clock;
    table.frame([&](Ui& ui) { static_cast<void>(moment->panels().bout(model, ui)); });
    const Box chips = knock_out::settled_chips(view, knock_out::sheet_place(view, table.ui()), table.ui());
    for (int x = static_cast<int>(chips.x) - 4; x < static_cast<int>(chips.x) - 1; ++x) {
      for (int y = static_cast<int>(chips.y); y < static_cast<int>(chips.bottom()); ++y) {
        ASSERT_FALSE(is_dark(x, y)) << "between claim and chips at " << clock << ": " << x << ", " << y;
      }
    }
    ++sheets;
  }
  EXPECT_EQ(sheets, 5);
}

}  // namespace
}  // namespace fc::overlay::test
