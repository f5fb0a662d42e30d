#include <array>

#include "generated/overlay_games.h"
#include "overlay/bout/game_panels.h"

namespace fc::overlay {

std::span<const PanelsEntry> listed_panels() {
#define FC_ENTRY(game, game_slug) PanelsEntry{.slug = game_slug, .make = &game::make_panels},
  static constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
#undef FC_ENTRY
  return entries;
}

}  // namespace fc::overlay
