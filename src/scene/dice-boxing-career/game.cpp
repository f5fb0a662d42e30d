#include "scene/dice-boxing-career/game.h"

#include "match/match_of.h"
#include "scene/commentary.h"
#include "scene/dice-boxing-career/wording.h"

namespace fc::dice_boxing_career {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const bool aims = shown.roll->call.success != Success::none;
  return {.text = roll_in_words(*shown.roll, shown.settled, choreography().setup(), words),
          .settled = shown.settled,
          .success = aims && shown.roll->call.succeeds(shown.roll->value),
          .ink = scene::Ink::ink};
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return scene::commentary_until(choreography().timeline(), clock, most,
                                 [&](const Cue& cue, const Cue*) -> std::optional<scene::CommentaryLine> {
                                   std::string text = spoken(cue, choreography().setup(), names_, words);
                                   if (text.empty()) {
                                     return std::nullopt;
                                   }
                                   return scene::CommentaryLine{.time = cue.start, .text = std::move(text)};
                                 });
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& career = match_of<Rules>(match);
  return prompt_of(career.setup(), career.state(), need, names_, words);
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == 1);
  return std::make_unique<Scene>(match_of<Rules>(match).setup(), names);
}

}  // namespace fc::dice_boxing_career
