// A sealed pick shows nowhere: the panels draw the same pixels whichever of the six it was.
#include <gtest/gtest.h>

#include <filesystem>

#include "library/ringside/game.h"
#include "match/match_of.h"
#include "overlay/bout/game_panels.h"
#include "scene/game_scene.h"
#include "tests/overlay/table.h"

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
  const std::vector<std::string> names{"Muhammad Ali", "Rocky Marciano"};
  const auto scene = scene::make_scene(match, names);
  for (const int value : {70, 40, 63}) {
    EXPECT_TRUE(match.roll(value));
  }
  Table table({.name = "720"});
  BoutModel model;
  model.match = &match;
  model.scene = scene.get();
  model.names = names;
  model.seats.resize(names.size());
  for (const Need& need : match.pickers()) {
    model.questions.push_back({.prompt = scene->prompt(match, need, table.ui().words()),
                               .controls = pad_controls(DeviceLook::xbox),
                               .sealed = need.seat == 0,
                               .discreet = true});
  }
  EXPECT_TRUE(match.choose(punch));
  scene->update(match, 0);
  model.clock = scene->rest_time();
  const auto panels = make_panels("ringside");
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([&](Ui& ui) { panels->bout(model, ui); });
  }
  return table.pixels();
}

TEST(Secrecy, a_sealed_punch_leaves_no_trace_on_the_panels) {
  const std::size_t picture = picture_after("uppercut");
  for (const std::string_view punch : {"right-jab", "right-hook", "combination", "left-jab", "left-hook"}) {
    EXPECT_EQ(picture_after(punch), picture) << punch;
  }
}

}  // namespace
}  // namespace fc::overlay::test
