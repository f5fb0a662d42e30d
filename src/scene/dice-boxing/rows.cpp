#include <array>
#include <variant>

#include "scene/blows/blow.h"
#include "scene/corners/two_men.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/dice-boxing/game.h"
#include "scene/game_scene.h"

namespace fc::dice_boxing {
namespace {

using scene::at_the_top;
using scene::big;
using scene::EventRow;
using scene::Ink;
using scene::ink_of;
using scene::over;
using scene::RollPace;
using scene::Sounds;

constexpr int moving_points = 4;  ///< a punch that the crowd feels

RollPace pace_of(const Rolled& roll) {
  const int value = roll.value;
  switch (static_cast<Purpose>(roll.call.purpose)) {
    case Purpose::control: return value <= last_special ? RollPace{0.2F, 0.25F} : RollPace{0.14F, 0.1F};
    case Purpose::punch: return {0.16F, roll.call.succeeds(value) ? 0.1F : 0.06F};
    case Purpose::result: return value >= roll.call.target ? RollPace{0.3F, 0.6F} : RollPace{0.18F, 0.14F};
    case Purpose::knockdown: return {0, 0.55F};
    case Purpose::special: return {0.3F, 0.25F};
    case Purpose::ring: return {0.25F, 0.2F};
    case Purpose::foul:
    case Purpose::cut: return {0.45F, 0.45F};
    case Purpose::unique: return {0.5F, 0.4F};
    case Purpose::doctor: return {1.1F, 0.7F};
    case Purpose::judge: return {0.5F, 0.15F};
  }
  return {0.3F, 0.2F};
}

class Rows {
 public:
  explicit Rows(const Cue& cue) : cue_(cue) {}

  EventRow operator()(const RoundBegan& event) const {
    return {
        .seconds = 1, .sounds = {Sound::bell, 0.7F}, .call = {"dice-boxing.call.round", Ink::paper, 1.1F, big, event.round}};
  }
  EventRow operator()(const Rolled& roll) const {
    const auto purpose = static_cast<Purpose>(roll.call.purpose);
    const float rests = pace_of(roll).rests;
    if (cue_.count > 0) {
      return {.seconds = counting.until_over(cue_.count) + rests,
              .sounds = Sounds().count(floored(cue_.pose), cue_.count, counting)};
    }
    // Dice that fall together make one noise, and are told by the last of them.
    const float settles = seconds_to_settle(roll, 0);
    const bool routine = purpose == Purpose::control || purpose == Purpose::punch || purpose == Purpose::result;
    const bool last = roll.call.more_dice == 0;
    return {.seconds = last ? settles + rests : 0,
            .sounds = routine ? Sounds(pin_sound, 0.4F, settles) : Sounds(Sound::dice, last ? 0.7F : 0)};
  }
  EventRow operator()(const PickSealed&) const { return {.seconds = 0.1F}; }
  EventRow operator()(const StrategiesRevealed& both) const {
    const bool plain = both.strategies[0] == Strategy::none && both.strategies[1] == Strategy::none;
    return {.seconds = plain ? 0.7F : 1.6F, .sounds = {Sound::card, 0.8F}, .drama = true};
  }
  EventRow operator()(const ControlTaken&) const { return {.seconds = 0.02F}; }
  EventRow operator()(const ControlLost&) const { return {.seconds = 0.06F}; }
  EventRow operator()(const SpecialChartsCalled& event) const {
    return {.seconds = 0.25F, .call = over(event.corner, "dice-boxing.call.special", 0.7F, Ink::gold)};
  }
  EventRow operator()(const SpecialChartChosen&) const { return {.seconds = 0.15F}; }
  EventRow operator()(const FreePunchEarned& event) const {
    const bool counters = event.reason == FreePunch::counter;
    const auto* const word = counters ? "dice-boxing.call.countered" : "dice-boxing.call.free-punch";
    return {.seconds = 0.3F,
            .sounds = {Sound::gasp, counters ? 0.25F : 0},
            .call = over(event.corner, word, 0.7F, ink_of(event.corner))};
  }
  EventRow operator()(const PunchMissed& event) const {
    return {.seconds = 0.26F, .sounds = {event.corner, Sound::swish, 0.7F}};
  }
  EventRow operator()(const PunchLanded&) const { return {.seconds = 0.05F}; }
  EventRow operator()(const PunchScored& event) const {
    const auto points = static_cast<float>(event.hit.points);
    const float moved = event.hit.points < moving_points ? 0 : 0.3F + 0.2F * (points - moving_points);
    return {.seconds = 0.2F + 0.09F * points,
            .sounds = Sounds()
                          .land(punch_of(cue_.pose, event.hit.type), other(event.corner), 0.2F + 0.14F * points)
                          .play(Sound::gasp, moved, 0.08F)};
  }
  EventRow operator()(const KnockedDown& event) const {
    return {.seconds = 1.1F,
            .sounds = Sounds()
                          .land(punch_of(cue_.pose, PunchType::hook), event.corner, 1)
                          .play(Sound::gasp, 0.9F)
                          .fall(event.corner, 0.8F, scene::floor_seconds),
            .spoken_after = scene::held_seconds(1) + scene::down_called_seconds,
            .drama = true};
  }
  EventRow operator()(const KnockdownRead& event) const {
    if (!event.saved_by_the_bell) {
      return {.seconds = 0.05F};
    }
    return {.seconds = 1.4F, .sounds = {Sound::bell, 1}, .call = at_the_top("dice-boxing.call.bell", 1.3F)};
  }
  EventRow operator()(const GotUp& event) const {
    return {
        .seconds = 0.9F, .sounds = {Sound::cheer, 0.5F}, .call = {"dice-boxing.call.up", ink_of(event.corner), 1.0F, 0.8F}};
  }
  EventRow operator()(const RingMoved& event) const {
    if (!event.has_owner) {
      return {.seconds = 0.45F, .sounds = {event.corner, Sound::shuffle, 0.5F}};
    }
    return {
        .seconds = 0.45F,
        .sounds =
            Sounds(event.corner, Sound::shuffle, 0.8F).play_at(event.corner, Sound::leather, 0.5F, gliding_seconds(event)),
        .call = over(event.corner, key_of(event.to), 0.9F, ink_of(event.corner), 0.6F)};
  }
  EventRow operator()(const BackToCenter&) const { return {.seconds = 0.3F}; }
  EventRow operator()(const FoulCalled& event) const {
    const bool caution = event.foul == Foul::caution;
    return {.seconds = caution ? 0.6F : 1.0F,
            .sounds = Sounds(event.corner, event.foul == Foul::clash_of_heads ? Sound::thud : Sound::leather, 0.7F)
                          .play(Sound::gasp, caution ? 0 : 0.5F, 0.1F),
            .call = over(event.corner, "dice-boxing.call.foul", 0.9F, Ink::bad, 0.6F)};
  }
  EventRow operator()(const Warned& event) const {
    return {.seconds = 0.6F, .call = over(event.corner, "dice-boxing.call.warning", 0.8F, Ink::bad)};
  }
  EventRow operator()(const PointDeducted&) const {
    return {.seconds = 1.2F, .sounds = {Sound::gasp, 0.6F}, .call = {"dice-boxing.call.point-off", Ink::bad, 1.2F, 0.9F}};
  }
  EventRow operator()(const CutRead&) const { return {.seconds = 0.25F}; }
  EventRow operator()(const CutOpened&) const { return {.seconds = 1.1F, .sounds = {Sound::gasp, 0.5F}, .drama = true}; }
  EventRow operator()(const CutReopened&) const { return {.seconds = 1, .sounds = {Sound::gasp, 0.5F}, .drama = true}; }
  EventRow operator()(const CutStaysOpen&) const { return {.seconds = 0.5F}; }
  EventRow operator()(const DoctorLooked& event) const {
    return {.seconds = event.stops ? 0.5F : 0.9F, .sounds = {event.stops ? Sound::gasp : Sound::cheer, 0.4F}};
  }
  EventRow operator()(const UniqueHappened& event) const {
    const bool bad = event.event >= UniqueEvent::bruised_hand && event.event != UniqueEvent::early_bell;
    return {.seconds = 1.5F,
            .sounds = {bad ? Sound::gasp : Sound::cheer, event.event == UniqueEvent::crowd ? 0.8F : 0.35F},
            .call = {std::string("dice-boxing.unique.").append(name_of(event.event)), Ink::gold, 1.6F, 0.75F}};
  }
  EventRow operator()(const StaminaChanged&) const { return {.seconds = 0.5F}; }
  EventRow operator()(const RoundControlChanged&) const { return {.seconds = 0.4F}; }
  EventRow operator()(const LastingChanged&) const { return {.seconds = 0.5F}; }
  EventRow operator()(const ControlPassed&) const { return {.seconds = 0.2F}; }
  EventRow operator()(const TowelConsidered& event) const {
    if (!event.stops) {
      return {.seconds = 0.7F};
    }
    return {.seconds = 1.2F, .sounds = {Sound::gasp, 0.7F}, .call = {"dice-boxing.call.towel", Ink::gold, 1.2F, big}};
  }
  EventRow operator()(const EarlyBell&) const {
    return {.seconds = 0.8F, .call = at_the_top("dice-boxing.call.bell", 0.9F)};
  }
  EventRow operator()(const RoundEnded&) const {
    return {.seconds = 0.6F, .sounds = {Sound::bell, 1}, .call = at_the_top("dice-boxing.call.bell", 1.4F), .drama = true};
  }
  EventRow operator()(const JudgeDecided& event) const {
    return {.seconds = event.judge == static_cast<int>(judge_count) ? 0.2F : 0.1F, .sounds = {pencil_sound, 0.6F}};
  }
  EventRow operator()(const RoundScored&) const { return {.seconds = 0.5F}; }
  EventRow operator()(const Rested& event) const {
    const float seconds = event.corner == Corner::red ? 0.1F : 1.2F;
    if (event.tired != 1) {
      return {.seconds = seconds};
    }
    return {.seconds = seconds, .call = over(event.corner, "dice-boxing.call.tired", 1.2F, Ink::bad)};
  }
  EventRow operator()(const CutsClosed&) const { return {.seconds = 0.3F}; }
  EventRow operator()(const BoutEnded& event) const {
    if (event.end.on_cards) {
      return {.seconds = scene::seconds_until_verdict + 1.6F,
              .sounds = scene::sounds_of_verdict(event.end.has_winner),
              .spoken_after = scene::seconds_until_verdict,
              .drama = true};
    }
    return {.seconds = 3.1F,
            .sounds = Sounds(Sound::bell, 1).play(Sound::cheer, event.end.has_winner ? 1 : 0.5F),
            .drama = true};
  }

 private:
  const Cue& cue_;
};

}  // namespace

int counts_to(const Setup& setup, const Event& event) {
  const Rolled* roll = std::get_if<Rolled>(&event);
  if (roll == nullptr || roll->call.purpose != static_cast<std::uint8_t>(Purpose::knockdown)) {
    return 0;
  }
  // Counted out, waved off, and up again the later the harder he was hit: ko, A, B, C, D, E.
  constexpr std::array<int, letter_count> last{10, 5, 9, 8, 6, 3};
  const Letter letter = setup.charts.knockdown_row(chin_of(roll->call))[static_cast<std::size_t>(roll->value)];
  return last[place_of(letter)];
}

float seconds_to_settle(const Rolled& roll, int count) {
  return count > 0 ? counting.until_read(count) : pace_of(roll).tumbles;
}

float gliding_seconds(const Event& event) {
  // To the stools and from them, and to a neutral corner and back.
  return scene::is_one_of<RoundEnded, RoundBegan, KnockedDown, GotUp, BoutEnded>(event) ? 0.8F : 0.32F;
}

EventRow row_of(const Cue& cue) { return std::visit(Rows(cue), cue.event); }

}  // namespace fc::dice_boxing
