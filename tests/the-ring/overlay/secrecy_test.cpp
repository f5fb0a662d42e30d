// A sealed strategy shows nowhere: the panels draw the same pixels whichever of the five it was.
#include <gtest/gtest.h>

#include "library/the-ring/game.h"
#include "match/match_of.h"
#include "tests/must.h"
#include "tests/overlay/sealed_picture.h"

namespace fc::overlay::test {
namespace {

constexpr std::string_view setup_json =
    R"({"red": "joe-louis", "blue": "max-baer", "rounds": 4, "city": "chicago", "referee": "ref-abbott"})";

/// The panels while red's strategy is in and blue's is awaited.
std::size_t picture_after(std::string_view strategy) {
  const auto catalogue = fc::test::must(the_ring::load_catalogue(fc::test::data_folder()));
  const auto setup = fc::test::must(the_ring::read_setup(catalogue, setup_json));
  MatchOf<the_ring::Rules> match(setup, {.game = "the-ring", .setup = std::string(setup_json), .dice = {}, .choices = {}},
                                 the_ring::write_answer, the_ring::standing_of);
  return picture_with_first_sealed(match, {"Joe Louis", "Max Baer"}, strategy);
}

TEST(Secrecy, a_sealed_strategy_leaves_no_trace_on_the_panels) {
  const std::size_t picture = picture_after("body");
  for (const std::string_view strategy : {"load-up", "box", "outside", "tie-up"}) {
    EXPECT_EQ(picture_after(strategy), picture) << strategy;
  }
}

}  // namespace
}  // namespace fc::overlay::test
