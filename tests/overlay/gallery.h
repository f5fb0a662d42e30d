// Every screen with a sample model: what the tests draw, and what people look at (FC_GALLERY=<folder> writes PNGs).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"

namespace fc::overlay::test {

struct Exhibit {
  std::string name;
  std::function<void(Ui&)> show;
};

/// Menus, pages and notices.
std::vector<Exhibit> menus();
/// Ringside's bout at its moments, its tale of the tape and front page, in this language.
std::vector<Exhibit> bouts(const Words& words);
/// Knock Out's set-up, tale, questions, theatre and front page, likewise.
std::vector<Exhibit> games_of_knock_out(const Words& words);

}  // namespace fc::overlay::test
