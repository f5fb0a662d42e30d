#include "sealed_picture.h"

#include <gtest/gtest.h>

#include "overlay/bout/game_panels.h"
#include "scene/game_scene.h"
#include "table.h"

namespace fc::overlay::test {

std::size_t picture_with_first_sealed(Match& match, const std::vector<std::string>& names, std::string_view pick) {
  const auto scene = scene::make_scene(match, names);
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
  EXPECT_EQ(model.questions.size(), 2U);
  EXPECT_TRUE(match.choose(pick));
  scene->update(match, 0);
  model.clock = scene->rest_time();
  const auto panels = make_panels(match.game());
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([&](Ui& ui) { panels->bout(model, ui); });
  }
  return table.pixels();
}

}  // namespace fc::overlay::test
