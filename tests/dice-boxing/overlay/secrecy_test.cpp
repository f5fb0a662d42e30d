// A sealed strategy shows nowhere: the panels draw the same pixels whichever of the five it was.
#include <gtest/gtest.h>

#include "library/dice-boxing/game.h"
#include "match/match_of.h"
#include "tests/must.h"
#include "tests/overlay/sealed_picture.h"

namespace fc::overlay::test {
namespace {

constexpr std::string_view setup_json = R"({"red": "muhammad-ali", "blue": "mike-tyson", "options": {"rounds": 4}})";

/// The panels while red's strategy is in and blue's is awaited.
std::size_t picture_after(std::string_view strategy) {
  const auto catalogue = fc::test::must(dice_boxing::load_catalogue(fc::test::data_folder()));
  const auto setup = fc::test::must(dice_boxing::read_setup(catalogue, setup_json));
  MatchOf<dice_boxing::Rules> match(setup,
                                    {.game = "dice-boxing", .setup = std::string(setup_json), .dice = {}, .choices = {}},
                                    dice_boxing::write_answer, dice_boxing::standing_of);
  return picture_with_first_sealed(match, {"Muhammad Ali", "Mike Tyson"}, strategy);
}

TEST(Secrecy, a_sealed_strategy_leaves_no_trace_on_the_panels) {
  const std::size_t picture = picture_after("none");
  for (const std::string_view strategy : {"knockout", "cover-up", "counter-punch", "stick-and-move"}) {
    EXPECT_EQ(picture_after(strategy), picture) << strategy;
  }
}

}  // namespace
}  // namespace fc::overlay::test
