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

TEST(Figures, of_knockdowns_hang_over_him_when_there_were_some_before_this_round) {
  overlay::test::Table table({.name = "downs"});
  const Words& words = table.ui().words();
  int only_now = 0;
  int before = 0;
  for (std::uint64_t seed = 1; seed <= 60 && (only_now == 0 || before == 0); ++seed) {
    const auto moment = overlay::test::moment_of(
        words, "the-ring", R"({"red": "joe-louis", "blue": "max-baer", "rounds": 12})", {"Joe Louis", "Max Baer"}, seed);
    while (moment->match().need().kind != NeedKind::finished) {
      moment->play(1, [](const Need& need) { return need.kind == NeedKind::choice; });
      const State& state = match_of<Rules>(moment->match()).state();
      for (const Corner corner : both_corners) {
        const BoxerState& boxer = state.boxer(corner);
        if (moment->match().need().kind != NeedKind::choice || boxer.downs == 0 ||
            (boxer.downs > boxer.down ? before : only_now) > 2) {
          continue;
        }
        ++(boxer.downs > boxer.down ? before : only_now);
        const auto texts = overlay::test::texts_of(table, overlay::test::exhibit("downs", moment, moment->model(0)));
        const Figure chip{"downs", words.say("the-ring.panel.downs", {{"count", std::to_string(boxer.downs)}}), corner};
        EXPECT_EQ(!overlay::test::places_of(texts, chip, table.ui().screen().middle_x()).empty(), boxer.downs > boxer.down)
            << "seed " << seed << ": " << boxer.downs << " of the bout, " << boxer.down << " of the round";
      }
    }
  }
  EXPECT_GT(only_now, 0);
  EXPECT_GT(before, 0);
}

}  // namespace
}  // namespace fc::the_ring
