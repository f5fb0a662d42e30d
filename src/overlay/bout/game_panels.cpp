#include "overlay/bout/game_panels.h"

#include "generated/overlay_games.h"

namespace fc::overlay {

std::unique_ptr<GamePanels> make_panels(std::string_view slug) {
#define FC_MAKE_IF_IT_IS(game_namespace)         \
  if (slug == fc::game_namespace::panels_slug) { \
    return fc::game_namespace::make_panels();    \
  }
  FC_FOR_EACH_GAME(FC_MAKE_IF_IT_IS)
#undef FC_MAKE_IF_IT_IS
  return nullptr;
}

}  // namespace fc::overlay
