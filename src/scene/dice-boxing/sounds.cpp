#include "scene/dice-boxing/effects.h"

#include <algorithm>
#include <variant>

#include "scene/blows/poise.h"
#include "scene/corners/two_men.h"
#include "scene/dice-boxing/choreography.h"

namespace fc::dice_boxing {
namespace {

constexpr int moving_points = 4;  ///< a punch that the crowd feels

/// What one event sounds like.
class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds), cue_(cue) {}

  void operator()(const RoundBegan&) { play(Sound::bell, 0.7F); }
  void operator()(const Rolled& roll) {
    if (cue_.count > 0) {
      count();
      return;
    }
    if (is_routine(static_cast<Purpose>(roll.call.purpose))) {
      play(pin, 0.4F, seconds_to_settle(roll, 0));
      return;
    }
    // Dice that fall together make one noise.
    if (roll.call.more_dice == 0) {
      play(Sound::dice, 0.7F);
    }
  }
  void operator()(const StrategiesRevealed&) { play(Sound::card, 0.8F); }
  void operator()(const FreePunchEarned& event) {
    if (event.reason == FreePunch::counter) {
      play(Sound::gasp, 0.25F);
    }
  }
  void operator()(const PunchMissed& event) { play_at(event.corner, Sound::swish, 0.7F); }
  void operator()(const PunchScored& event) {
    land(thrown(event.hit.type), other(event.corner), 0.2F + 0.14F * static_cast<float>(event.hit.points));
    if (event.hit.points >= moving_points) {
      play(Sound::gasp, 0.3F + 0.2F * static_cast<float>(event.hit.points - moving_points), 0.08F);
    }
  }
  void operator()(const KnockedDown& event) {
    land(thrown(PunchType::hook), event.corner, 1);
    play(Sound::gasp, 0.9F);
    fall(event.corner, 0.8F, scene::floor_seconds);
  }
  void operator()(const KnockdownRead& event) {
    if (event.saved_by_the_bell) {
      play(Sound::bell, 1);
    }
  }
  void operator()(const GotUp&) { play(Sound::cheer, 0.5F); }
  void operator()(const RingMoved& event) {
    play_at(event.corner, Sound::shuffle, event.has_owner ? 0.8F : 0.5F);
    if (event.has_owner) {
      play_at(event.corner, Sound::leather, 0.5F, gliding_seconds(event));
    }
  }
  void operator()(const FoulCalled& event) {
    play_at(event.corner, event.foul == Foul::clash_of_heads ? Sound::thud : Sound::leather, 0.7F);
    if (event.foul != Foul::caution) {
      play(Sound::gasp, 0.5F, 0.1F);
    }
  }
  void operator()(const PointDeducted&) { play(Sound::gasp, 0.6F); }
  void operator()(const CutOpened&) { play(Sound::gasp, 0.5F); }
  void operator()(const CutReopened&) { play(Sound::gasp, 0.5F); }
  void operator()(const DoctorLooked& event) { play(event.stops ? Sound::gasp : Sound::cheer, 0.4F); }
  void operator()(const UniqueHappened& event) {
    const bool bad = event.event >= UniqueEvent::bruised_hand && event.event != UniqueEvent::early_bell;
    play(bad ? Sound::gasp : Sound::cheer, event.event == UniqueEvent::crowd ? 0.8F : 0.35F);
  }
  void operator()(const TowelConsidered& event) {
    if (event.stops) {
      play(Sound::gasp, 0.7F);
    }
  }
  void operator()(const RoundEnded&) { play(Sound::bell, 1); }
  void operator()(const JudgeDecided&) { play(pencil, 0.6F); }
  void operator()(const BoutEnded& event) {
    if (!event.end.on_cards) {
      play(Sound::bell, 1);
      play(Sound::cheer, event.end.has_winner ? 1 : 0.5F);
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
  static constexpr bool is_routine(Purpose purpose) {
    return purpose == Purpose::control || purpose == Purpose::punch || purpose == Purpose::result;
  }
  [[nodiscard]] scene::Punch thrown(PunchType type) const {
    return cue_.pose.counters ? scene::Punch::counter : punch_of(type);
  }
  void count() {
    for (int number = 1; number <= cue_.count; ++number) {
      // The count gets more urgent.
      play_at(floored(cue_.pose), Sound::count, 0.55F + 0.045F * static_cast<float>(number), counting.until_called(number));
    }
  }

  const Cue& cue_;
};

}  // namespace

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

}  // namespace fc::dice_boxing
