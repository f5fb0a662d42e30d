#include "scene/ringside/game.h"

#include "core/check.h"
#include "match/match_of.h"
#include "scene/ringside/commentary.h"
#include "scene/ringside/prompt.h"
#include "scene/ringside/roll_caption.h"

namespace fc::ringside {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const ShownRoll& roll = *shown.roll;
  return {.text = roll.settled ? roll_result(roll.call, roll.value, names_, words) : roll_question(roll.call, names_, words),
          .settled = roll.settled,
          .success = roll.settled && roll.call.success != Success::none && roll.call.succeeds(roll.value),
          .ink = roll.call.seat == 0 ? scene::Ink::red : scene::Ink::blue};
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return commentary_until(choreography(), clock, names_, words, most);
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& bout = match_of<Rules>(match);
  return make_prompt(bout.setup(), bout.view(need.seat), need, names_, words);
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == 2);
  return std::make_unique<Scene>(match_of<Rules>(match).setup(), std::array{names[0], names[1]});
}

}  // namespace fc::ringside
