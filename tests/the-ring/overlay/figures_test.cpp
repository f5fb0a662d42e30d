// What the panels say of both men is what the state says.
#include "tests/overlay/figures.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {
namespace {

using overlay::test::add_of_both;
using overlay::test::Figure;

TEST(Figures, on_the_panels_are_those_of_the_state) {
  overlay::test::expect_figures<Rules>("the-ring", R"({"red": "joe-louis", "blue": "max-baer", "rounds": 12})",
                                       {"Joe Louis", "Max Baer"}, [](const State& state, const Words& /*words*/) {
                                         std::vector<Figure> figures;
                                         add_of_both(figures, "stamina", state,
                                                     [](const BoxerState& boxer) { return int{boxer.stm}; });
                                         return figures;
                                       });
}

}  // namespace
}  // namespace fc::the_ring
