#include "scene/sounds.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {
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
