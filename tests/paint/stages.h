// Stages that the games offer for pictures: stages() in tests/<slug>/paint/stages.cpp, with the approved pictures in golden/
// beside it.
#pragma once

#include <string>
#include <vector>

#include "generated/tested_games.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::paint::test {

struct OfferedStage {
  std::string name;  ///< of golden/<name>.png
  scene::Stage stage;
  scene::LayoutShape shape = {};
};

}  // namespace fc::paint::test

#define FC_DECLARE_STAGES(game, name)              \
  namespace fc::game::test {                       \
  std::vector<paint::test::OfferedStage> stages(); \
  }
FC_FOR_EACH_TESTED_GAME(FC_DECLARE_STAGES)
#undef FC_DECLARE_STAGES
