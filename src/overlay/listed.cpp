#include <array>

#include "generated/overlay_games.h"
#include "overlay/bout/game_panels.h"

// Of every game, defined in overlay/<slug>.
#define FC_DECLARE(game, slug)                        \
  namespace fc::game {                                \
  std::unique_ptr<overlay::GamePanels> make_panels(); \
  }
FC_FOR_EACH_GAME(FC_DECLARE)
#undef FC_DECLARE

namespace fc::overlay {

std::span<const PanelsEntry> listed_panels() {
#define FC_ENTRY(game, game_slug) PanelsEntry{.slug = game_slug, .make = &game::make_panels},
  static constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
#undef FC_ENTRY
  return entries;
}

}  // namespace fc::overlay
