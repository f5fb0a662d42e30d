#include <array>

#include "generated/scene_games.h"
#include "scene/game_scene.h"

#define FC_ENTRY(game, game_slug) SceneEntry{.slug = game_slug, .make = &make_scene<game::Rules>},

// What each game specialises in scene/<slug>.
#define FC_DECLARE(game, slug)                                                               \
  template <>                                                                                \
  std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::game::Rules>(const Match&, \
                                                                               const std::vector<std::string>&);
FC_FOR_EACH_GAME(FC_DECLARE)

namespace fc::scene {

constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
std::span<const SceneEntry> listed_scenes() { return entries; }

}  // namespace fc::scene
