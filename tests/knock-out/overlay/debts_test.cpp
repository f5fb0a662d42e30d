// The slip of IOUs beside a manager's money: it stands while the bank holds them and goes when the last account is paid.
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
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

using Game = MatchOf<knock_out::Rules>;

constexpr std::string_view setup_json = R"({"players": ["black", "green", "yellow"], "start": 0})";

/// A whole game of chance, told to its end.
Moment game_over(const Words& words, std::uint64_t seed) {
  const auto catalogue = fc::test::must(knock_out::load_catalogue(fc::test::data_folder()));
  const knock_out::Setup setup = fc::test::must(knock_out::read_setup(catalogue, setup_json));
  auto game =
      std::make_unique<Game>(setup, Script{.game = "knock-out", .setup = std::string(setup_json), .dice = {}, .choices = {}},
                             knock_out::write_answer, knock_out::standing_of);
  Moment moment(words, std::move(game), {"Anja", "Bernd", "Chris"}, seed);
  moment.play(0, [](const Need&) { return false; });
  return moment;
}

/// Managers whose slip goes in the last account, whatever they owed before; everybody's must be gone at its end.
int slips_torn_up(Moment& over) {
  const knock_out::State& end = match_of<knock_out::Rules>(over.match()).state();
  const auto& scene = static_cast<const knock_out::Scene&>(over.scene());
  const BoutModel model = over.model(0);
  const double rest = scene.rest_time();
  double before = rest;
  while (before > 0 && scene.readout(before).account) {
    before -= 0.1;
  }
  const knock_out::Setup& setup = match_of<knock_out::Rules>(over.match()).setup();
  const knock_out::BoutView owing{.model = &model, .setup = &setup, .readout = scene.readout(before), .layout = {}};
  const knock_out::BoutView paid{.model = &model, .setup = &setup, .readout = scene.readout(rest), .layout = {}};
  int torn = 0;
  for (int seat = 0; seat < setup.players; ++seat) {
    EXPECT_EQ(owing.debts(seat), end.player(seat).ious);
    EXPECT_EQ(paid.debts(seat), 0);
    torn += owing.debts(seat) > 0 ? 1 : 0;
  }
  return torn;
}

TEST(KnockOutDebts, are_on_their_slip_until_the_last_account_has_paid_them) {
  Table table({.name = "720"});
  int torn = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Moment over = game_over(table.ui().words(), seed);
    torn += slips_torn_up(over);
  }
  EXPECT_GT(torn, 0);
}

}  // namespace
}  // namespace fc::overlay::test
