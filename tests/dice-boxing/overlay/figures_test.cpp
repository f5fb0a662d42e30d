// What the panels say of both men is what the state says.
#include "tests/overlay/figures.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {
namespace {

using overlay::test::add_of_both;
using overlay::test::Figure;

TEST(Figures, on_the_panels_are_those_of_the_state) {
  overlay::test::expect_figures<Rules>(
      "dice-boxing", R"({"red": "muhammad-ali", "blue": "mike-tyson", "options": {"rounds": 12}})",
      {"Muhammad Ali", "Mike Tyson"}, [](const State& state, const Words& /*words*/) {
        std::vector<Figure> figures;
        add_of_both(figures, "stamina", state, [](const BoxerState& boxer) { return int{boxer.stamina}; });
        return figures;
      });
}

}  // namespace
}  // namespace fc::dice_boxing
