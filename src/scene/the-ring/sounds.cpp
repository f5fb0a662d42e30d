#include "scene/the-ring/effects.h"

#include <algorithm>
#include <variant>

#include "scene/blows/manner.h"
#include "scene/blows/poise.h"
#include "scene/corners/two_men.h"
#include "scene/the-ring/choreography.h"

namespace fc::the_ring {
namespace {

/// What one event sounds like.
class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds), cue_(cue) {}

  void operator()(const Rolled& roll) {
    if (cue_.count > 0) {
      for (int number = 1; number <= cue_.count; ++number) {
        // The count gets more urgent.
        play_at(floored(cue_.pose), Sound::count, 0.55F + 0.045F * static_cast<float>(number),
                counting.until_called(number));
      }
    } else if (roll.call.more_dice == 0) {
      // Dice that fall together make one noise.
      play(Sound::dice, 0.7F);
    }
  }
  void operator()(const RefereeSet&) {
    if (cue_.duration >= anthem_seconds) {
      play(anthem_first, 0.9F, anthem_begins);
      play(anthem_second, 0.9F, anthem_begins + bar_seconds);
    }
  }
  void operator()(const CitySet& event) {
    if (event.by_champion) {
      play(Sound::stamp, 0.8F);
    }
  }
  void operator()(const GlovesSet& event) {
    if (event.refused) {
      play(Sound::gasp, 0.4F);
    }
  }
  void operator()(const TrainingRead& event) {
    play(Sound::stamp, 0.8F);
    if (event.result == Training::peak) {
      play(Sound::cheer, 0.4F);
    }
  }
  void operator()(const RoundBegan&) { play(Sound::bell, 0.7F); }
  void operator()(const StrategiesRevealed&) { play(Sound::card, 0.8F); }
  void operator()(const BothTiedUp&) { play(Sound::leather, 0.8F); }
  void operator()(const TieUpRead& event) { play_at(event.corner, event.holds ? Sound::leather : Sound::shuffle, 0.7F); }
  void operator()(const EntryRead& event) { blows(event); }
  void operator()(const Scored& event) {
    if (event.cause == Cause::finisher) {
      land(scene::Punch::combination, other(event.corner), 0.3F + weight_of_points(event.points));
    }
  }
  void operator()(const Tired&) { play(Sound::gasp, 0.4F); }
  void operator()(const CounterRead& event) { play(event.end == CounterEnd::lands ? Sound::gasp : Sound::swish, 0.5F); }
  void operator()(const HardShotBegan&) {
    play(slide, 0.8F);
    play(Sound::gasp, 0.3F, 0.1F);
  }
  void operator()(const HardShotRead& event) {
    if (event.shot == Shot::none) {
      play_at(other(event.by), Sound::leather, 0.3F + 0.7F * weight_of(event.shot));
    } else {
      land(blow_of(event, cue_.index).punch, other(event.by), 0.3F + 0.7F * weight_of(event.shot));
    }
    if (event.shot >= Shot::stagger) {
      play(Sound::gasp, 0.8F, 0.08F);
    }
  }
  void operator()(const KnockedDown& event) {
    play(Sound::gasp, 0.9F);
    fall(event.corner, 0.8F, scene::floor_seconds);
  }
  void operator()(const GotUp&) { play(Sound::cheer, 0.5F); }
  void operator()(const FinisherBegan&) { play(Sound::cheer, 0.35F); }
  void operator()(const FinisherRead& event) {
    play(ticket, 0.7F);
    if (const auto blow = blow_of(event, finisher_lands_after)) {
      meet(*blow, 0.3F + 0.7F * blow->weight, 0.6F, finisher_lands_after);
    }
  }
  void operator()(const StoppageRead& event) { play(event.stops ? Sound::bell : Sound::cheer, event.stops ? 1 : 0.4F); }
  void operator()(const CutAttackBegan& event) { land(scene::Punch::jab, other(event.by), 0.5F, scene::swing_seconds); }
  void operator()(const CutDealt&) { play(Sound::gasp, 0.5F); }
  void operator()(const CutChecked& event) { play(event.stops ? Sound::gasp : Sound::cheer, 0.4F); }
  void operator()(const FoulRead&) { play(Sound::gasp, 0.5F); }
  void operator()(const PointDeducted&) { play(Sound::gasp, 0.6F); }
  void operator()(const RetaliationDecided& event) {
    if (event.retaliates) {
      land(scene::Punch::swing, other(event.corner), 0.5F, scene::swing_seconds);
    }
  }
  void operator()(const RoundEnded&) { play(Sound::bell, 1); }
  void operator()(const RoundScored&) { play(Sound::card, 0.7F); }
  void operator()(const CornerWorked& event) { play_at(event.corner, Sound::leather, event.closes ? 0.5F : 0.3F); }
  void operator()(const BoutStopped&) {
    play(Sound::bell, 1);
    play(Sound::cheer, 1);
  }
  void operator()(const BoutEnded& event) {
    if (is_stoppage(event.end.method)) {
      return;
    }
    for (int card = 1; card <= scene::cards_to_read; ++card) {
      play(Sound::card, 0.7F, scene::seconds_until_read(card));
    }
    play(Sound::cheer, event.end.has_winner ? 1 : 0.6F, scene::seconds_until_verdict);
  }
  /// Everything else is only seen; a pick that is sealed above all.
  template <class Other>
  void operator()(const Other&) {}

 private:
  /// A blow lands or goes through the air.
  void meet(const scene::Blow& blow, float landed, float missed, float after) {
    if (blow.landing == scene::Landing::landed) {
      land(blow.punch, other(blow.who), landed, after);
    } else {
      play_at(blow.who, Sound::swish, missed, after);
    }
  }
  void blows(const EntryRead& event) {
    if (event.clause == no_clause) {
      return;
    }
    const bool lands = event.effects.score > 0 || event.effects.stm > 0;
    const float weight = weight_of_points(event.effects.score);
    float meets = first_blow;
    for (const Told told : told_of(event.column, event.number, static_cast<std::size_t>(event.clause))) {
      meets += seconds_before(told);
      if (const auto blow = blow_of(told, event.to, lands, weight, meets)) {
        meet(*blow, 0.15F + weight, 0.5F, meets);
        meets += between_blows;
      }
    }
  }

  const Cue& cue_;
};

}  // namespace

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

}  // namespace fc::the_ring
