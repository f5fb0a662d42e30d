#include "scene/game_scene.h"

#include "core/result.h"

namespace fc::scene {

std::unique_ptr<GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  for (const SceneEntry& entry : listed_scenes()) {
    if (entry.slug == match.game()) {
      return entry.make(match, names);
    }
  }
  FC_CHECK(false && "a match of a game that is not in this build");
  return nullptr;
}

void word_calls(Stage& stage, const Words& words) {
  for (std::vector<Call>* calls : {&stage.calls, &stage.readings}) {
    for (Call& call : *calls) {
      const std::string number = std::to_string(call.number);
      if (!call.key.empty()) {
        call.text = words.say(call.key, {{"number", number}});
      } else if (call.text.empty()) {
        call.text = number;
      }
    }
  }
}

}  // namespace fc::scene
