#include <array>

#include "generated/overlay_games.h"
#include "overlay/bout/game_panels.h"

#define FC_ENTRY(game, game_slug) PanelsEntry{.slug = game_slug, .make = &make_panels<game::Rules>},

// What each game specialises in overlay/<slug>.
#define FC_DECLARE(game, slug) \
  template <>                  \
  std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::game::Rules>();
FC_FOR_EACH_GAME(FC_DECLARE)

namespace fc::overlay {

constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
std::span<const PanelsEntry> listed_panels() { return entries; }

std::unique_ptr<GamePanels> make_panels(std::string_view slug) {
  for (const PanelsEntry& entry : listed_panels()) {
    if (entry.slug == slug) {
      return entry.make();
    }
  }
  return nullptr;
}

}  // namespace fc::overlay
