// What the panels say of every manager's money is what the state says.
#include "tests/overlay/figures.h"
#include "rules/knock-out/rules.h"
#include "scene/knock-out/game.h"

namespace fc::knock_out {
namespace {

TEST(Figures, on_the_panels_are_those_of_the_state) {
  overlay::test::expect_figures<Rules>("knock-out", R"({"players": ["green", "yellow", "black"], "start": 0})",
                                       {"Anja", "Bernd", "Chris"}, [](const State& state, const Words& words) {
                                         std::vector<overlay::test::Figure> figures;
                                         for (std::size_t seat = 0; seat < 3; ++seat) {
                                           figures.push_back({"money", money_text(state.players.at(seat).money, words)});
                                         }
                                         return figures;
                                       });
}

}  // namespace
}  // namespace fc::knock_out
