#include <algorithm>
#include <array>
#include <variant>

#include "scene/blows/stance.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

using scene::EventRow;
using scene::Ink;
using scene::Sounds;

constexpr Sound chip_set_down("knock-out/chip");
constexpr Sound coins("knock-out/coins");
constexpr Sound won_bet("knock-out/won-bet");  ///< of the band
/// Chips that land, higher and higher from bet to bet.
constexpr std::array stacks{Sound("knock-out/stack-1"), Sound("knock-out/stack-2"), Sound("knock-out/stack-3"),
                            Sound("knock-out/stack-4"), Sound("knock-out/stack-5"), Sound("knock-out/stack-6")};

class Rows {
 public:
  explicit Rows(const Cue& cue) : cue_(cue) {}

  /// The cards turn; the sign falls into its place; one card strikes the other.
  [[nodiscard]] EventRow announce(const PunchesRevealed& event) const {
    const CardPace pace = card_pace(event.round);
    const float sign = pace.breath + pace.sign_after();
    return {.seconds = pace.announcing(),
            .sounds = Sounds(Sound::card, 0.9F, pace.breath)
                          .play(Sound::stamp, 0.6F, sign)
                          .play(Sound::gasp, event.hook ? 0.8F : 0, sign)
                          .play_at(other(event.mover), Sound::swish, event.steps > 0 ? 0.6F : 0,
                                   pace.breath + pace.strikes_after()),
            .drama = true};
  }

  EventRow operator()(const Rolled&) const { return {.seconds = die_seconds + 0.8F, .sounds = {Sound::dice, 0.7F}}; }
  EventRow operator()(const SeasonBegan& event) const {
    return {.seconds = 1.2F,
            .sounds = {Sound::bell, 0.6F},
            .call = {"knock-out.call.season", Ink::paper, 1.2F, scene::big, event.season}};
  }
  EventRow operator()(const TablePassed&) const { return {.seconds = 0.7F}; }
  EventRow operator()(const Challenged& event) const {
    return {.seconds = event.title_fight ? 2.0F : 1.4F,
            .sounds = Sounds(Sound::bell, 0.8F).play(Sound::cheer, event.title_fight ? 0.7F : 0.3F, 0.3F)};
  }
  EventRow operator()(const TrainingSealed& event) const { return {.seconds = event.corner == Corner::red ? 0 : 0.7F}; }
  EventRow operator()(const BetOffered&) const { return chip(0.8F); }
  EventRow operator()(const BetAccepted&) const { return chip(0.9F); }
  EventRow operator()(const BetPassed&) const { return chip(0.35F); }
  /// Both stamps fall with the second one.
  EventRow operator()(const PunchSealed& event) const {
    const bool second = event.corner == Corner::blue;
    return {.seconds = second ? card_pace(1).laying : 0, .sounds = {Sound::stamp, second ? 0.8F : 0}};
  }
  EventRow operator()(const PunchesRevealed& event) const {
    if (event.steps == 0) {  // fists meet in the middle
      return {.seconds = 1,
              .sounds = Sounds(Sound::thud, 0.2F, blow_seconds).play(Sound::glove, 0.5F, blow_seconds),
              .call = {"knock-out.call.even", Ink::paper, 1.0F, 0.7F}};
    }
    return {.seconds = driven_step_lands(event.steps) + (event.hook ? 0.6F : 0.38F), .sounds = drive(event)};
  }
  EventRow operator()(const FightEnded& event) const {
    if (!event.knockout) {
      return {.seconds = 1.8F, .sounds = Sounds(Sound::bell, 0.9F).play(Sound::cheer, 0.6F, 0.3F), .drama = true};
    }
    const Corner loser = other(event.winner);
    Sounds sounds;
    sounds.fall(loser, 1, scene::floor_seconds).play(Sound::gasp, 1, scene::floor_seconds);
    for (int number = first_counted; number <= last_counted; ++number) {
      const float strength = 0.7F + 0.1F * static_cast<float>(number - first_counted);
      sounds.play_at(loser, Sound::count, strength, counted_at(number));
    }
    return {.seconds = knockout_called_seconds + 1.6F,
            .sounds = sounds.play(Sound::bell, 1, knockout_called_seconds).play(Sound::cheer, 1, knockout_called_seconds),
            .drama = true};
  }
  EventRow operator()(const PrizePaid&) const { return {.seconds = 0.8F, .sounds = {coins, 0.8F}}; }
  EventRow operator()(const StandingChanged& event) const {
    if (event.after.title > event.before.title) {  // worth a look
      return {.seconds = 1.4F, .sounds = {Sound::cheer, 1}};
    }
    if (event.after.out) {
      return {.seconds = 1.2F, .sounds = {Sound::gasp, 0.6F}};
    }
    const bool rises = event.after.rank > event.before.rank;
    return {.seconds = 0.9F, .sounds = Sounds(Sound::card, 0.6F).play(rises ? Sound::cheer : Sound::gasp, 0.35F)};
  }
  EventRow operator()(const BetSettled& event) const {
    Sounds sounds(chip_set_down, 0.7F);
    if (event.amount > 0) {
      const std::size_t bet = cue_.pose.shown.settlement->bets.size() - 1;
      sounds.play(stacks.at(std::min(bet, stacks.size() - 1)), 0.7F, chips_arrive * cue_.duration);
    }
    return {.seconds = settling_seconds(0), .sounds = sounds, .drama = true};
  }
  EventRow operator()(const NetPaid& event) const {
    return {.seconds = 0.4F,
            .sounds = Sounds(coins, event.net != 0 ? 0.5F : 0).play(won_bet, event.net > 0 ? 0.8F : 0),
            .drama = true};
  }
  EventRow operator()(const IouGiven&) const {
    return {.seconds = 0.9F, .sounds = {Sound::card, 0.7F}, .call = {"knock-out.call.iou", Ink::red, 0.9F, 0.7F}};
  }
  EventRow operator()(const CardsPaid&) const { return {.seconds = 0.4F, .sounds = {coins, 0.4F}}; }
  EventRow operator()(const BonusPaid&) const {
    return {.seconds = 1.2F, .sounds = {coins, 0.9F}, .call = {"knock-out.call.bonus", Ink::gold, 1.2F, 0.8F}};
  }
  EventRow operator()(const IousRepaid&) const { return {.seconds = 0.8F, .sounds = {coins, 0.6F}}; }
  EventRow operator()(const SeasonEnded& event) const {
    return {.seconds = 1.4F,
            .sounds = {Sound::bell, 0.8F},
            .call = {"knock-out.call.season-over", Ink::paper, 1.4F, scene::big, event.season},
            .drama = true};
  }
  EventRow operator()(const GameEnded&) const {
    return {.seconds = 2.4F,
            .sounds = {Sound::cheer, 1},
            .call = {"knock-out.call.game-over", Ink::gold, 2.3F, 1.2F},
            .drama = true};
  }

 private:
  /// After the last one: no more bets.
  [[nodiscard]] EventRow chip(float strength) const {
    const bool last = cue_.pose.shown.now.phase != Phase::bet;
    return {
        .seconds = chip_seconds(1),
        .sounds = Sounds(chip_set_down, strength).play(Sound::count, last ? 0.7F : 0, cue_.duration - last_chip_seconds)};
  }
  [[nodiscard]] Sounds drive(const PunchesRevealed& event) const {
    constexpr int dramatic_steps = 3;
    const auto steps = static_cast<float>(event.steps);
    const scene::Punch punch = thrown_with(event.mover == Corner::red ? event.blue : event.red, event.hook).punch;
    const float gasps = event.hook ? 1 : event.steps >= dramatic_steps ? 0.5F : 0;
    Sounds sounds;
    sounds.land(punch, event.mover, event.hook ? 1 : 0.3F + 0.14F * steps, blow_seconds)
        .play(Sound::gasp, gasps, blow_seconds + 0.08F);
    for (int step = 1; step <= cue_.pose.markers[fc::index_of(event.mover)].walk.steps; ++step) {
      sounds.play_at(event.mover, Sound::thud, 0.12F + 0.04F * static_cast<float>(step), driven_step_lands(step));
    }
    return sounds;
  }

  const Cue& cue_;
};

}  // namespace

EventRow row_of(const Cue& cue) {
  return cue.announced ? Rows(cue).announce(std::get<PunchesRevealed>(cue.event)) : std::visit(Rows(cue), cue.event);
}

}  // namespace fc::knock_out
