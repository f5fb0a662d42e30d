#include <array>

#include "generated/scene_games.h"
#include "scene/game_scene.h"

// Of every game, defined in scene/<slug>.
#define FC_DECLARE(game, slug)                                                                       \
  namespace fc::game {                                                                               \
  std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>&); \
  }
FC_FOR_EACH_GAME(FC_DECLARE)
#undef FC_DECLARE

namespace fc::scene {

std::span<const SceneEntry> listed_scenes() {
#define FC_ENTRY(game, game_slug) SceneEntry{.slug = game_slug, .make = &game::make_scene},
  static constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
#undef FC_ENTRY
  return entries;
}

}  // namespace fc::scene
