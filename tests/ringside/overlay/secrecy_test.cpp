// A sealed pick shows nowhere: the panels draw the same pixels whichever of the six it was.
#include <gtest/gtest.h>

#include <filesystem>

#include "library/ringside/game.h"
#include "match/match_of.h"
#include "tests/overlay/sealed_picture.h"

namespace fc::overlay::test {
namespace {

constexpr std::string_view setup_json =
    R"({"red": "muhammad-ali", "blue": "rocky-marciano", "rounds": 3, "options": {"tactics": false}})";

/// The panels while red's punch is in and blue's guess is awaited.
std::size_t picture_after(std::string_view punch) {
  const auto catalogue = ringside::load_catalogue(std::filesystem::path(FC_SOURCE_DIR) / "data");
  const auto setup = ringside::read_setup(*catalogue, setup_json);
  EXPECT_TRUE(setup.has_value());
  MatchOf<ringside::Rules> match(*setup, {.game = "ringside", .setup = std::string(setup_json), .dice = {}, .choices = {}},
                                 ringside::write_answer, ringside::standing_of);
  for (const int value : {70, 40, 63}) {
    EXPECT_TRUE(match.roll(value));
  }
  return picture_with_first_sealed(match, {"Muhammad Ali", "Rocky Marciano"}, punch);
}

TEST(Secrecy, a_sealed_punch_leaves_no_trace_on_the_panels) {
  const std::size_t picture = picture_after("uppercut");
  for (const std::string_view punch : {"right-jab", "right-hook", "combination", "left-jab", "left-hook"}) {
    EXPECT_EQ(picture_after(punch), picture) << punch;
  }
}

}  // namespace
}  // namespace fc::overlay::test
