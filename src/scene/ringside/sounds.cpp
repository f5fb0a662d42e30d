#include "scene/ringside/sounds.h"

#include <algorithm>

#include "scene/blows/poise.h"
#include "scene/ringside/ornaments.h"
#include "scene/ringside/pace.h"

namespace fc::ringside {
namespace {

/// What one event sounds like.
class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds), cue_(cue) {}

  void operator()(const RoundBegan&) { play(Sound::bell, 0.7F); }
  void operator()(const Rolled& roll) {
    if (roll.call.purpose != static_cast<std::uint8_t>(Purpose::count)) {
      play(Sound::dice, 0.7F);
      return;
    }
    const int last = counted_at(roll, static_cast<double>(cue_.duration));
    for (int number = 1; number <= last; ++number) {
      // The count gets more urgent.
      play_at(floored(cue_.pose), Sound::count, 0.55F + 0.045F * static_cast<float>(number), seconds_until_called(number));
    }
  }
  /// A tactic is called openly; to use none is not.
  void operator()(const TacticChosen& event) {
    switch (event.tactic) {
      case Tactic::none: break;
      case Tactic::cover_up: play_at(event.corner, Sound::leather, 0.5F); break;
      case Tactic::backpedal: play_at(event.corner, Sound::shuffle, 0.7F); break;
      case Tactic::clinch: play_at(event.corner, Sound::leather, 0.8F); break;
    }
  }
  void operator()(const RushDecided& event) {
    if (event.rushes) {
      play_at(event.corner, Sound::shuffle, 0.9F);
    }
  }
  void operator()(const SwingMissed& event) { play_at(event.corner, Sound::swish, 0.8F); }
  void operator()(const PicksRevealed&) { play(Sound::card, 0.8F); }
  void operator()(const HookSmothered& event) { land(scene::Punch::hook, other(event.thrower), 0.2F); }
  void operator()(const PunchLanded& event) {
    land(cue_.pose.counters ? scene::Punch::counter : punch_of(event.thrown), other(event.thrower),
         0.25F + 0.09F * static_cast<float>(event.damage));
    if (event.damage >= dramatic_damage) {
      play(Sound::gasp, 0.35F + 0.15F * static_cast<float>(event.damage - dramatic_damage), 0.08F);
    }
  }
  void operator()(const KnockedDown& event) {
    play(Sound::gasp, 0.9F);
    fall(event.corner, 1, scene::floor_seconds);
  }
  void operator()(const Counted& event) {
    if (event.knockout) {
      play(Sound::bell, 1);
    }
    play(Sound::cheer, event.knockout ? 1 : 0.5F);
  }
  void operator()(const ClinchHeld& event) { play_at(event.corner, Sound::leather, 0.6F); }
  void operator()(const ClinchEnded& event) {
    if (event.reason == ClinchEnd::broken) {
      play_at(event.corner, Sound::shuffle, 0.5F);
    }
  }
  void operator()(const Moved& event) { play_at(event.corner, Sound::shuffle, 0.35F); }
  void operator()(const RolesChanged&) { play(Sound::gasp, 0.35F); }
  void operator()(const Trapped&) { play(Sound::gasp, 0.3F); }
  void operator()(const RoundEnded&) { play(Sound::bell, 1); }
  void operator()(const BoutEnded& event) { play(Sound::cheer, event.has_winner ? 1 : 0.6F, known_after(event)); }
  /// Everything else is only seen; a pick that is sealed above all.
  template <class Other>
  void operator()(const Other&) {}

 private:
  static constexpr int dramatic_damage = 6;

  const Cue& cue_;
};

}  // namespace

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

}  // namespace fc::ringside
