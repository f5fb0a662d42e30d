#include <array>
#include <variant>

#include "scene/blows/blow.h"
#include "scene/corners/two_men.h"
#include "scene/game_scene.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

using scene::at_the_foot;
using scene::big;
using scene::EventRow;
using scene::Ink;
using scene::ink_of;
using scene::over;
using scene::RollPace;
using scene::Shout;
using scene::Sounds;

constexpr float sliding = 0.6F;  // of a Hard Shot card
constexpr float tumbling_of_a_shot = 0.8F;

constexpr RollPace pace_of(Purpose purpose) {
  switch (purpose) {
    case Purpose::city:
    case Purpose::referee: return {0.7F, 0.3F};
    case Purpose::gloves: return {0.9F, 0.5F};
    case Purpose::training: return {0.9F, 0.4F};
    case Purpose::solitaire_decision: return {0.6F, 0.4F};
    case Purpose::solitaire: return {0.4F, 0.25F};
    case Purpose::first_mover: return {0.3F, 0.15F};
    case Purpose::tie_up: return {0.5F, 0.3F};
    case Purpose::basic_column:
    case Purpose::basic_red:
    case Purpose::basic_green: return {0.42F, 0.18F};
    case Purpose::counter: return {0.6F, 0.35F};
    case Purpose::hard_shot: return {tumbling_of_a_shot, shot_lands_after - sliding - tumbling_of_a_shot};
    case Purpose::pure_twelve: return {0.9F, 0.5F};
    case Purpose::knockout: return {0, 0.55F};
    case Purpose::finisher: return {0.5F, 0.3F};
    case Purpose::possible_cut: return {0.5F, 0.35F};
    case Purpose::cut_chart: return {0.5F, 0.4F};
    case Purpose::cut_stoppage: return {1.0F, 0.7F};
    case Purpose::foul:
    case Purpose::retaliation: return {0.6F, 0.5F};
    case Purpose::judge: return {0.5F, 0.1F};
    case Purpose::corner: return {0.4F, 0.25F};
    case Purpose::time: return {0.5F, 0.5F};
  }
  return {0.4F, 0.2F};
}

float seconds_of_entry(const EntryRead& entry) {
  constexpr float looking = 0.42F;
  if (entry.clause == no_clause) {
    return looking;
  }
  float blows = 0;
  for (const ClauseWord told : words_of_clause(entry.column, entry.number, static_cast<std::size_t>(entry.clause))) {
    blows += between_blows + seconds_before(told);
  }
  const bool leads_on = entry.effects.hard || entry.effects.counter || entry.effects.foul;
  return looking + blows + (leads_on ? 0.2F : 0);
}

/// A blow lands or goes through the air.
void meet(Sounds& sounds, const scene::Blow& blow, float landed, float missed, float after) {
  if (blow.landing == scene::Landing::landed) {
    sounds.land(blow.punch, other(blow.who), landed, after);
  } else {
    sounds.play_at(blow.who, Sound::swish, missed, after);
  }
}

Sounds blows_of(const EntryRead& event) {
  Sounds sounds;
  if (event.clause == no_clause) {
    return sounds;
  }
  const bool lands = event.effects.score > 0 || event.effects.stm > 0;
  const float weight = weight_of_points(event.effects.score);
  float meets = first_blow;
  for (const ClauseWord told : words_of_clause(event.column, event.number, static_cast<std::size_t>(event.clause))) {
    meets += seconds_before(told);
    if (const auto blow = blow_of(told, event.to, lands, weight, meets)) {
      meet(sounds, *blow, 0.15F + weight, 0.5F, meets);
      meets += between_blows;
    }
  }
  return sounds;
}

class Rows {
 public:
  Rows(const Setup& setup, const Cue& cue) : setup_(setup), cue_(cue) {}

  EventRow operator()(const Rolled& roll) const {
    const float rests = pace_of(static_cast<Purpose>(roll.call.purpose)).rests;
    if (cue_.count > 0) {
      return {.seconds = counting.until_over(cue_.count) + rests,
              .sounds = Sounds().count(floored(cue_.pose), cue_.count, counting)};
    }
    // Dice that fall together make one noise, and are told by the last of them.
    const bool last = roll.call.more_dice == 0;
    return {.seconds = last ? seconds_to_settle(roll, 0) + rests : 0, .sounds = {Sound::dice, last ? 0.7F : 0}};
  }

  // Before the bout
  EventRow operator()(const CityNamed&) const { return {.seconds = 0.8F}; }
  EventRow operator()(const CitySet& event) const {
    return {.seconds = is_title() || event.by_champion ? 0.9F : 0.1F,
            .sounds = {Sound::stamp, event.by_champion ? 0.8F : 0},
            .call = if_title({key_of("city", name_of(event.city)), Ink::gold, 1.2F, big})};
  }
  EventRow operator()(const GlovesSought&) const { return {.seconds = 0.4F}; }
  EventRow operator()(const GlovesSet& event) const {
    if (event.refused) {
      return {.seconds = 1.2F,
              .sounds = {Sound::gasp, 0.4F},
              .call = if_title({"the-ring.call.gloves-refused", Ink::bad, 1.2F, 0.8F, event.ounces})};
    }
    return {.seconds = is_title() ? 0.8F : 0.05F,
            .call = if_title({"the-ring.call.gloves", Ink::paper, 1.2F, 0.8F, event.ounces})};
  }
  EventRow operator()(const RefereeNamed& event) const { return {.seconds = event.again ? 0.6F : 0.8F}; }
  EventRow operator()(const RefereeSet& event) const {
    if (!is_title()) {
      return {.seconds = 0.1F};
    }
    return {.seconds = anthem_seconds,
            .sounds = Sounds(anthem_first, 0.9F, anthem_begins).play(anthem_second, 0.9F, anthem_begins + bar_seconds),
            .call = {key_of("referee", name_of(event.referee)), Ink::paper, 1.4F, 0.7F}};
  }
  EventRow operator()(const TrainingRead& event) const {
    return {.seconds = 1.8F,
            .sounds = Sounds(Sound::stamp, 0.8F).play(Sound::cheer, event.result == Training::peak ? 0.4F : 0),
            .call = over(event.corner, key_of(event.result), 1.7F, ink_of(event.corner))};
  }
  EventRow operator()(const CountersPlaced&) const { return {.seconds = 0.2F}; }
  EventRow operator()(const SolitaireDecided&) const { return {.seconds = 0.6F}; }

  // Rounds and segments
  EventRow operator()(const RoundBegan& event) const {
    const bool last = event.round == setup_.rounds;
    return {.seconds = 1,
            .sounds = {Sound::bell, 0.7F},
            .call = {last ? "the-ring.call.last-round" : "the-ring.call.round", Ink::paper, 1.1F, big, event.round},
            .drama = true};
  }
  EventRow operator()(const SegmentBegan& event) const {
    if (event.after_hurt) {
      return {.seconds = 0.6F, .call = {"the-ring.call.change", Ink::gold, 0.9F, 0.7F}};
    }
    return {.seconds = event.segment == 1 ? 0.1F : 0.25F};
  }
  EventRow operator()(const PickSealed&) const { return {.seconds = 0.1F}; }
  EventRow operator()(const SolitaireRead&) const { return {.seconds = 0.5F}; }
  EventRow operator()(const StrategiesRevealed&) const {
    return {.seconds = 1, .sounds = {Sound::card, 0.8F}, .drama = true};
  }
  /// As long as it takes to read who presses.
  EventRow operator()(const AggressorNamed& event) const { return {.seconds = event.nobody ? 0.15F : 0.6F}; }
  EventRow operator()(const BothTiedUp&) const {
    return {.seconds = 1.1F, .sounds = {Sound::leather, 0.8F}, .call = {"the-ring.call.break", Ink::paper, 1.0F, 0.8F}};
  }
  EventRow operator()(const TieUpRead& event) const {
    const auto* const word = event.holds ? "the-ring.call.holds" : "the-ring.call.breaks";
    return {.seconds = 0.9F,
            .sounds = {event.corner, event.holds ? Sound::leather : Sound::shuffle, 0.7F},
            .call = over(event.corner, word, 0.9F, ink_of(event.corner))};
  }
  EventRow operator()(const FirstMoverSet&) const { return {.seconds = 0.1F}; }

  // A turn
  EventRow operator()(const TurnBegan& event) const { return {.seconds = event.second_roll ? 0.3F : 0.12F}; }
  EventRow operator()(const EntryRead& event) const {
    return {.seconds = seconds_of_entry(event), .sounds = blows_of(event)};
  }
  EventRow operator()(const Scored& event) const {
    if (event.cause != Cause::finisher) {
      return {.seconds = event.cause == Cause::entry ? 0.12F : 0.2F};
    }
    return {.seconds = 0.2F,
            .sounds = Sounds().land(scene::Punch::combination, other(event.corner), 0.3F + weight_of_points(event.points))};
  }
  EventRow operator()(const StaminaLost&) const { return {.seconds = 0.12F}; }
  EventRow operator()(const Tired& event) const {
    return {
        .seconds = 1.2F, .sounds = {Sound::gasp, 0.4F}, .call = over(event.corner, "the-ring.call.tired", 1.3F, Ink::gold)};
  }
  EventRow operator()(const DefenceChanged&) const { return {.seconds = 0.4F}; }
  EventRow operator()(const CounterRead& event) const {
    const bool lands = event.end == CounterEnd::lands;
    return {.seconds = lands ? 0.7F : 0.45F, .sounds = {lands ? Sound::gasp : Sound::swish, 0.5F}};
  }
  EventRow operator()(const HardShotBegan&) const {
    return {.seconds = sliding, .sounds = Sounds(slide, 0.8F).play(Sound::gasp, 0.3F, 0.1F)};
  }
  EventRow operator()(const HardShotRead& event) const {
    constexpr std::array seconds{0.6F, 0.8F, 0.15F, 0.12F};
    const Corner struck = other(event.by);
    const float strength = 0.3F + 0.7F * weight_of(event.shot);
    if (event.shot == Shot::none) {
      return {.seconds = seconds[place_of(event.shot)],
              .sounds = {struck, Sound::leather, strength},
              .call = over(struck, "the-ring.call.ridden", 0.8F, Ink::paper)};
    }
    return {.seconds = seconds[place_of(event.shot)],
            .sounds = Sounds()
                          .land(blow_of(event, cue_.index).punch, struck, strength)
                          .play(Sound::gasp, event.shot >= Shot::stagger ? 0.8F : 0, 0.08F)};
  }
  EventRow operator()(const PureTwelveQuestioned&) const {
    return {.seconds = 0.9F, .call = {"the-ring.call.twelve", Ink::gold, 1.0F, 0.8F}};
  }
  EventRow operator()(const Staggered& event) const {
    return {.seconds = 1.1F, .call = over(event.corner, "the-ring.call.staggered", 1.2F, Ink::gold)};
  }
  EventRow operator()(const KnockedDown& event) const {
    return {.seconds = 1.2F,
            .sounds = Sounds(Sound::gasp, 0.9F).fall(event.corner, 0.8F, scene::floor_seconds),
            .spoken_after = scene::down_called_seconds,
            .drama = true};
  }
  EventRow operator()(const CountRead& event) const { return {.seconds = event.cell.count == Count::tko ? 0.4F : 0.05F}; }
  EventRow operator()(const GotUp& event) const {
    return {.seconds = 1,
            .sounds = {Sound::cheer, 0.5F},
            .call = {"the-ring.call.up", ink_of(event.corner), 1.0F, big, event.count}};
  }
  EventRow operator()(const FinisherBegan& event) const {
    return {.seconds = 0.6F,
            .sounds = {Sound::cheer, 0.35F},
            .call = over(event.by, "the-ring.call.finisher", 0.9F, ink_of(event.by))};
  }
  EventRow operator()(const FinisherRead& event) const {
    Sounds sounds(ticket, 0.7F);
    if (const auto blow = blow_of(event, finisher_lands_after)) {
      meet(sounds, *blow, 0.3F + 0.7F * blow->weight, 0.6F, finisher_lands_after);
    }
    return {.seconds = event.cell.kind == FinisherKind::points ? 0.5F : finisher_lands_after + 0.1F, .sounds = sounds};
  }
  EventRow operator()(const FinisherGoesOn&) const { return {.seconds = 0.45F}; }
  EventRow operator()(const StoppageRead& event) const {
    if (event.stops) {
      return {.seconds = 1.4F,
              .sounds = {Sound::bell, 1},
              .call = over(event.corner, "the-ring.call.referee-stops", 1.2F, Ink::bad)};
    }
    return {.seconds = 1.4F,
            .sounds = {Sound::cheer, 0.4F},
            .call = over(event.corner, "the-ring.call.box-on", 1.2F, Ink::paper)};
  }
  EventRow operator()(const FinisherEnded&) const { return {.seconds = 0.3F}; }

  // Cuts and fouls
  EventRow operator()(const PossibleCutRead&) const { return {.seconds = 0.4F}; }
  EventRow operator()(const CutRead&) const { return {.seconds = 0.4F}; }
  EventRow operator()(const CutAttackBegan& event) const {
    return {.seconds = 0.4F, .sounds = Sounds().land(scene::Punch::jab, other(event.by), 0.5F, scene::swing_seconds)};
  }
  EventRow operator()(const CutPicked&) const { return {.seconds = 0.2F}; }
  EventRow operator()(const CutDealt&) const { return {.seconds = 1.1F, .sounds = {Sound::gasp, 0.5F}, .drama = true}; }
  EventRow operator()(const CutChecked& event) const {
    return {.seconds = event.stops ? 0.5F : 0.8F, .sounds = {event.stops ? Sound::gasp : Sound::cheer, 0.4F}};
  }
  EventRow operator()(const FoulRead& event) const {
    return {.seconds = 1, .sounds = {Sound::gasp, 0.5F}, .call = over(event.by, "the-ring.call.foul", 1.0F, Ink::bad, 0.6F)};
  }
  EventRow operator()(const Warned& event) const {
    return {.seconds = 0.8F, .call = over(event.corner, "the-ring.call.warning", 0.9F, Ink::bad)};
  }
  EventRow operator()(const PointDeducted&) const {
    return {.seconds = 1.2F, .sounds = {Sound::gasp, 0.6F}, .call = {"the-ring.call.point-off", Ink::bad, 1.2F, 0.9F}};
  }
  EventRow operator()(const RetaliationDecided& event) const {
    return {.seconds = 0.6F,
            .sounds = event.retaliates ? Sounds().land(scene::Punch::swing, other(event.corner), 0.5F, scene::swing_seconds)
                                       : Sounds()};
  }
  EventRow operator()(const RetaliationRead&) const { return {.seconds = 0.8F}; }

  // Ends
  EventRow operator()(const SegmentEnded&) const { return {.seconds = 0.1F}; }
  EventRow operator()(const RoundEnded&) const {
    return {.seconds = 1.6F, .sounds = {Sound::bell, 1}, .call = at_the_foot("the-ring.call.bell", 1.4F), .drama = true};
  }
  EventRow operator()(const JudgeScored& event) const {
    return {.seconds = event.judge == static_cast<int>(judge_count) ? 0.4F : 0};
  }
  EventRow operator()(const RoundScored&) const { return {.seconds = 2.4F, .sounds = {Sound::card, 0.7F}}; }
  EventRow operator()(const CornerWorked& event) const {
    return {.seconds = 0.5F, .sounds = {event.corner, Sound::leather, event.closes ? 0.5F : 0.3F}};
  }
  EventRow operator()(const BoutStopped&) const {
    return {.seconds = 1.9F, .sounds = Sounds(Sound::bell, 1).play(Sound::cheer, 1), .drama = true};
  }
  EventRow operator()(const BoutEnded& event) const {
    // Who has been counted out lies there already, and only a belt is still to be told.
    const float belt = event.end.title != Title::none ? 1.5F : 0;
    if (is_stoppage(event.end.method)) {
      return {.seconds = belt + 0.9F, .drama = true};
    }
    return {.seconds = belt + (scene::seconds_until_verdict + 1.9F),
            .sounds = scene::sounds_of_verdict(event.end.has_winner),
            .spoken_after = scene::seconds_until_verdict,
            .drama = true};
  }

 private:
  [[nodiscard]] bool is_title() const { return setup_.is_title_bout(); }
  [[nodiscard]] Shout if_title(Shout shout) const { return is_title() ? std::move(shout) : Shout(); }

  const Setup& setup_;
  const Cue& cue_;
};

}  // namespace

int counts_to(const CountCell& cell) {
  constexpr int waved_off_at = 9;
  switch (cell.count) {
    case Count::ko: return scene::counted_out;
    case Count::tko: return waved_off_at;
    case Count::up: break;
  }
  return cell.number;
}

float seconds_to_settle(const Rolled& roll, int count) {
  return count > 0 ? counting.until_read(count) : pace_of(static_cast<Purpose>(roll.call.purpose)).tumbles;
}

float gliding_seconds(const Event& event) {
  // To the stools and from them, and to a neutral corner and back.
  const bool far = scene::is_one_of<RoundEnded, RoundBegan, KnockedDown, GotUp, BoutStopped, BoutEnded>(event);
  return far ? 0.8F : 0.45F;
}

EventRow row_of(const Setup& setup, const Cue& cue) { return std::visit(Rows(setup, cue), cue.event); }

}  // namespace fc::the_ring
