#include "overlay/bout/game_panels.h"

namespace fc::overlay {

std::unique_ptr<GamePanels> make_panels(std::string_view slug) {
  for (const PanelsEntry& entry : listed_panels()) {
    if (entry.slug == slug) {
      return entry.make();
    }
  }
  return nullptr;
}

}  // namespace fc::overlay
