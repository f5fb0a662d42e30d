#include "scene/dice-boxing-career/game.h"

#include "match/match_of.h"
#include "scene/commentary.h"
#include "scene/dice-boxing-career/wording.h"
#include "scene/overloaded.h"
#include "scene/sounds.h"

namespace fc::dice_boxing_career {

bool is_drama(const Event& event) {
  return scene::is_one_of<BoutFought, TitleWon, TitleDefended, TitleLost, RetirementRead, TourneyEnded, CareerEnded>(event);
}

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

namespace {

class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds) {}

  void operator()(const Rolled& /*event*/) { play(Sound::dice, 0.7F); }
  void operator()(const Upgraded& /*event*/) { play(Sound::stamp, 0.5F); }
  void operator()(const OpponentNamed& event) { play(Sound::card, event.title ? 1 : 0.6F); }
  void operator()(const BoutFought& event) {
    play(Sound::bell, 0.8F);
    if (is_lost(event.outcome)) {
      play(Sound::gasp, 0.7F, 0.3F);
    } else if (is_won(event.outcome)) {
      play(Sound::cheer, 0.6F, 0.3F);
    }
  }
  void operator()(const RankChanged& event) { play(event.after < event.before ? Sound::shuffle : Sound::thud, 0.6F); }
  void operator()(const TitleWon& /*event*/) { play(Sound::cheer, 1); }
  void operator()(const TitleDefended& /*event*/) { play(Sound::cheer, 0.9F); }
  void operator()(const TitleLost& /*event*/) { play(Sound::gasp, 1); }
  void operator()(const WearRead& event) {
    if (event.before != event.after) {
      play(Sound::thud, 0.7F);
    }
  }
  void operator()(const OtherBoutFought& /*event*/) { play(Sound::bell, 0.5F); }
  void operator()(const CareerEnded& /*event*/) { play(Sound::bell, 1); }
  template <class Other>
  void operator()(const Other& /*event*/) {}
};

}  // namespace

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

}  // namespace fc::dice_boxing_career
