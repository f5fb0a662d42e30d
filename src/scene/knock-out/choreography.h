// Events of a Knock Out game become timed cues, and cues a picture and a readout at any moment of the clock.
//
// Every cue keeps the pose that it leads to: numbers that still glide carry where they come from and when, so that a moment
// is found from one cue and the ornaments of the last few. Source: design.md, The look; rules/knock-out.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/knock-out/events.h"
#include "rules/knock-out/setup.h"
#include "scene/game_scene.h"
#include "scene/knock-out/readout.h"
#include "scene/timeline.h"

namespace fc::knock_out {

/// A marker on its way: along its path, counted in steps from the K.O. space (see stance.h).
struct MarkerTracks {
  scene::Track steps;
  scene::Track flip;
  scene::Track fallen;
  scene::Track hop{1};  ///< 0 to 1 along a recoil
  int hops = 1;         ///< of the recoil
};

/// Everything that stays until another event changes it.
struct Pose {
  Readout shown;                                       ///< without ages, glides and shares
  std::array<BoxerIndex, 2> standing{nobody, nobody};  ///< whose markers stand in the ring, by corner
  std::array<MarkerTracks, 2> markers;
  std::array<scene::Track, most_seats> money;
  scene::Track bonus;
  scene::Track house_light{1};
  scene::Track tray{0};  ///< 0 empty, 1 the trained cards lie in it
  double act_began = 0;
  double asked = 0;        ///< when the open secret question was
  double sealed = 0;       ///< when both answers were in
  double card_turned = 0;  ///< a class card
  double chip_laid = 0;
  double thrown = 0;  ///< the die
  std::size_t die_event = 0;
  double punches_turned = 0;
  double result_told = 0;
  double settlement_began = 0;
  double bet_shown = 0;
  double account_began = 0;
};

struct Cue {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;   ///< of the event in the game
  bool announced = false;  ///< the cards are only being turned: nothing of what they do is told yet
  Event event;
  Pose pose;  ///< from `start` on
};

class Choreography {
 public:
  explicit Choreography(const Setup& setup);

  /// Plays further events of the game, from `now` or from `end_time`, whichever is later.
  void append(std::span<const Event> news, double now);
  /// How many events have cues.
  [[nodiscard]] std::size_t event_count() const { return events_; }
  /// When the last cue is over; 0 before the first.
  [[nodiscard]] double end_time() const { return end_; }
  /// When the last ornament is gone and nothing moves.
  [[nodiscard]] double rest_time() const { return rest_; }

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  [[nodiscard]] const scene::Timeline<Cue>& timeline() const { return timeline_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }

 private:
  /// The pose at that moment: of the last cue that has started, or the opening.
  [[nodiscard]] const Pose& pose_at(double clock) const;

  Setup setup_;
  Pose opening_;
  scene::Timeline<Cue> timeline_;
  std::size_t events_ = 0;
  double end_ = 0;
  double rest_ = 0;
};

}  // namespace fc::knock_out
