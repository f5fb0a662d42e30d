#include "scene/game_scene.h"

#include "core/check.h"
#include "generated/scene_games.h"

namespace fc::scene {

std::unique_ptr<GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
#define FC_MAKE_IF_IT_IS(game_namespace)                 \
  if (match.game() == fc::game_namespace::Rules::slug) { \
    return fc::game_namespace::make_scene(match, names); \
  }
  FC_FOR_EACH_GAME(FC_MAKE_IF_IT_IS)
#undef FC_MAKE_IF_IT_IS
  FC_CHECK(false && "a match of a game that is not in this build");
  return nullptr;
}

void word_calls(Stage& stage, const Words& words) {
  for (Call& call : stage.calls) {
    const std::string number = std::to_string(call.number);
    call.text = call.key.empty() ? number : words.say(call.key, {{"number", number}});
  }
}

}  // namespace fc::scene
