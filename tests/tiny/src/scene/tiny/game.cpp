#include "scene/tiny/game.h"

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::tiny::Rules>(const Match& match,
                                                                             const std::vector<std::string>& names) {
  return make_scene_of<tiny::Scene, tiny::Rules>(match, names);
}
