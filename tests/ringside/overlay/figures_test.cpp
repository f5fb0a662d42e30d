// What the panels say of both men is what the state says.
#include "tests/overlay/figures.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {
namespace {

using overlay::test::add_of_both;
using overlay::test::Figure;

TEST(Figures, on_the_panels_are_those_of_the_state) {
  overlay::test::expect_figures<Rules>(
      "ringside", R"({"red": "muhammad-ali", "blue": "rocky-marciano", "rounds": 12})", {"Muhammad Ali", "Rocky Marciano"},
      [](const State& state, const Words& /*words*/) {
        std::vector<Figure> figures;
        add_of_both(figures, "endurance", state, [](const BoxerState& boxer) { return int{boxer.endurance}; });
        add_of_both(figures, "rounds won", state, [](const BoxerState& boxer) { return int{boxer.rounds_won}; });
        add_of_both(figures, "knockdowns", state, [](const BoxerState& boxer) { return int{boxer.knockdowns}; });
        return figures;
      });
}

}  // namespace
}  // namespace fc::ringside
