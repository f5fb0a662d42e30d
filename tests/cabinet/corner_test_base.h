// A corner of the cabinet without the cabinet, for tests of what one game brings to it.
#pragma once

#include <gtest/gtest.h>

#include "cabinet/program/corner_game.h"
#include "library/words.h"
#include "rules/ruleset.h"
#include "tests/library/folder.h"
#include "tests/must.h"

namespace fc::test {

/// R: the game's rules.
template <Ruleset R>
class CornerTest : public testing::Test {
 protected:
  Folder saves_;
  cabinet::CornerGames corners_ = must(cabinet::CornerGames::open(data_folder()));
  cabinet::CornerGame* corner_ = corners_.find(R::slug);
  Words words_ = must(Words::load(data_folder(), "en"));
};

}  // namespace fc::test
