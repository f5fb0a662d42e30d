// Every screen with a sample model: what the tests draw, and what people look at (FC_GALLERY=<folder> writes PNGs).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "generated/tested_games.h"
#include "overlay/controls/ui.h"

namespace fc::overlay::test {

struct Exhibit {
  std::string name;
  std::function<void(Ui&)> show;
};

/// Menus, pages and notices of the cabinet itself.
std::vector<Exhibit> menus();
/// What the tested games offer, one game after another.
std::vector<Exhibit> exhibits_of_games(const Words& words);

}  // namespace fc::overlay::test

/// Every game's moments that are worth a picture, in this language: defined in tests/<slug>/overlay/gallery.cpp.
#define FC_DECLARE_EXHIBITS(game, name)                             \
  namespace fc::game::test {                                        \
  std::vector<overlay::test::Exhibit> exhibits(const Words& words); \
  }
FC_FOR_EACH_TESTED_GAME(FC_DECLARE_EXHIBITS)
#undef FC_DECLARE_EXHIBITS
