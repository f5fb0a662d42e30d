#include "sealed_picture.h"

#include <gtest/gtest.h>

#include <utility>

#include "moment.h"
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
  const auto picture = [&] {
    for (int frame = 0; frame < 3; ++frame) {
      table.frame([&](Ui& ui) { panels->bout(model, ui); });
    }
    return table.pixels();
  };
  const std::size_t of_two = picture();
  // One person holds both: nobody looks on, and he still must not read what he picked for the other corner.
  constexpr std::size_t apart = 31;
  model = held_by_one(std::move(model));
  return of_two * apart + picture();
}

}  // namespace fc::overlay::test
