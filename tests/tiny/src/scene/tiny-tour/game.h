// A tour of Tiny on the stage: the boxers of all managers stand at the ropes, host and rival face each other in the middle.
#pragma once

#include "rules/tiny-tour/rules.h"
#include "scene/plain_scene.h"

namespace fc::tiny_tour {

/// The row of each event.
struct EventRows {
  scene::EventRow operator()(const RivalChosen& event) const;
  scene::EventRow operator()(const LengthChosen&) const { return {.seconds = 0.5F}; }
  scene::EventRow operator()(const BoutFought& event) const;
  scene::EventRow operator()(const TakingsCounted& event) const;
  scene::EventRow operator()(const StopReached& event) const;
  scene::EventRow operator()(const TourEnded& event) const;
};

class Play final : public scene::PlainPlay<Play, Rules, EventRows> {
 public:
  using PlainPlay::PlainPlay;

  static scene::Vec3 place_of(const Setup& setup, const View& view, int seat);
  static int winner_of(const Setup& setup, const View& view);
};

class Scene final : public scene::PlainScene<Rules, Play> {
 public:
  using PlainScene::PlainScene;

 private:
  bool word_option(const View& view, const Choice& choice, const Words& words, scene::Option& option) const override;
};

}  // namespace fc::tiny_tour
