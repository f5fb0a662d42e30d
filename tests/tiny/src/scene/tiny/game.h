// Tiny on the stage: six places round the ring, a walk to the other man and back.
#pragma once

#include "rules/tiny/rules.h"
#include "scene/plain_scene.h"

namespace fc::tiny {

/// The row of each event.
struct EventRows {
  scene::EventRow operator()(const RoundBegan& event) const;
  scene::EventRow operator()(const WentFor& event) const;
  scene::EventRow operator()(const PickSealed&) const { return {.seconds = 0.1F}; }
  scene::EventRow operator()(const PicksRevealed&) const {
    return {.seconds = 0.6F, .sounds = {Sound::card, 0.7F}, .drama = true};
  }
  scene::EventRow operator()(const PunchLanded& event) const;
  scene::EventRow operator()(const PunchMissed& event) const;
  scene::EventRow operator()(const Stumbled& event) const { return {.line = "tiny.told.stumbled", .who = event.seat}; }
  scene::EventRow operator()(const WentDown& event) const;
  scene::EventRow operator()(const Rose& event) const;
  scene::EventRow operator()(const WentOut& event) const;
  scene::EventRow operator()(const BoutEnded& event) const;
  scene::EventRow operator()(const PaceSet&) const { return {}; }
};

class Play final : public scene::PlainPlay<Play, Rules, EventRows> {
 public:
  using PlainPlay::PlainPlay;

  static constexpr bool reads_tens = true;  // of two dice that fall together
  /// The attacker stands before his man.
  static scene::Vec3 place_of(const Setup& setup, const View& view, int seat);
  static bool attacks(const View& view, int seat);
  static int winner_of(const Setup& setup, const View& view);
};

class Scene final : public scene::PlainScene<Rules, Play> {
 public:
  using PlainScene::PlainScene;

 private:
  bool word_option(const View& view, const Choice& choice, const Words& words, scene::Option& option) const override;
};

}  // namespace fc::tiny
