// Tiny on the stage: six places round the ring, a walk to the other man and back.
#pragma once

#include "rules/tiny/rules.h"
#include "scene/plain_scene.h"

namespace fc::tiny {

/// The row of each event.
struct EventRows {
  using Row = scene::EventRow;
  using Deed = scene::Deed;
  using Ink = scene::Ink;

  Row operator()(const RoundBegan& event) const {
    constexpr Sound gong("tiny/gong");
    return {
        .seconds = 1, .sounds = {gong, 0.7F}, .call = {"tiny.call.round"}, .line = "tiny.told.round", .number = event.round};
  }
  Row operator()(const WentFor&) const { return {.line = "tiny.told.goes"}; }
  Row operator()(const PaceSet&) const { return {}; }
  Row operator()(const PickSealed&) const { return {.seconds = 0.1F}; }
  Row operator()(const PicksRevealed&) const { return {.seconds = 0.6F, .sounds = {Sound::card, 0.7F}, .drama = true}; }
  Row operator()(const PunchLanded& event) const {
    return {.sounds = {Sound::thud, 0.3F * static_cast<float>(event.damage)},
            .line = "tiny.told.landed",
            .number = event.hearts_left,
            .deed = Deed::lands,
            .weight = event.damage};
  }
  Row operator()(const PunchMissed&) const { return {.sounds = {Sound::swish, 0.7F}, .line = "tiny.told.missed"}; }
  Row operator()(const Stumbled&) const { return {.line = "tiny.told.stumbled"}; }
  Row operator()(const WentDown&) const {
    return {.seconds = 0.9F,
            .sounds = {Sound::gasp, 0.8F},
            .call = {"tiny.call.down", Ink::red},
            .line = "tiny.told.down",
            .deed = Deed::falls,
            .drama = true};
  }
  Row operator()(const Rose&) const {
    return {.call = {"tiny.call.up", Ink::good}, .line = "tiny.told.rose", .deed = Deed::rises};
  }
  Row operator()(const WentOut&) const {
    return {.seconds = 0.9F,
            .sounds = {Sound::bell, 0.4F},
            .call = {"tiny.call.out", Ink::red},
            .line = "tiny.told.out",
            .deed = Deed::stays_down,
            .drama = true};
  }
  Row operator()(const BoutEnded& event) const {
    const bool draw = event.winner < 0;
    return {.seconds = 1.2F,
            .sounds = {Sound::cheer, 0.9F},
            .call = {draw ? "tiny.call.draw" : "tiny.call.winner"},
            .line = draw ? "tiny.told.draw" : "tiny.told.won",
            .who = event.winner,
            .drama = true};
  }
};

class Play final : public scene::PlainPlay<Play, Rules, EventRows> {
 public:
  using PlainPlay::PlainPlay;

  static constexpr bool reads_tens = true;  // of two dice that fall together
  /// The attacker stands before his man.
  static scene::Vec3 place_of(const Setup& setup, const View& view, int seat) {
    const scene::Vec3 own = scene::place_round_ring(seat, setup.seats());
    return attacks(view, seat) ? scene::before(scene::place_round_ring(view.known.target, setup.seats()), own) : own;
  }
  static bool attacks(const View& view, int seat) {
    return view.known.target != no_seat && view.known.phase != Phase::finished && seat == view.known.attacker;
  }
  static int winner_of(const Setup& setup, const View& view) {
    return view.known.phase == Phase::finished ? leader(setup, view.known) : -1;
  }
};

class Scene final : public scene::PlainScene<Rules, Play> {
 public:
  using PlainScene::PlainScene;

 private:
  bool word_option(const View& view, const Choice& choice, const Words& words, scene::Option& option) const override {
    const auto seat = static_cast<int>(choice);
    if (seat < most_boxers) {
      option.label = names().at(place_of(choice));
      option.explanation = words.say("tiny.explain.target", {{"hearts", std::to_string(view.known.fighter(seat).hearts)}});
    }
    return seat < most_boxers;
  }
};

}  // namespace fc::tiny
