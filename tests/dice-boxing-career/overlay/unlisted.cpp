// The screens' tests of a game that is no game of the cabinet yet.
#include "tests/overlay/gallery.h"

namespace fc::dice_boxing_career::test {
std::vector<overlay::test::Exhibit> exhibits(const Words& words);
}

namespace fc::overlay::test {

std::vector<Exhibit> menus() {
  return {};
}

std::vector<Exhibit> exhibits_of_games(const Words& words) {
  return dice_boxing_career::test::exhibits(words);
}

}  // namespace fc::overlay::test
