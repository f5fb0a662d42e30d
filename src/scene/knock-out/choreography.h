// Events of a Knock Out game become timed cues, and cues a picture and a readout at any moment of the clock.
// Numbers that still glide carry where they come from and when. Source: overlay/design.md, The look;
// rules/knock-out/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/knock-out/events.h"
#include "rules/knock-out/rules.h"
#include "scene/blows/knockdown.h"
#include "scene/blows/poise.h"
#include "scene/camera.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/knock-out/readout.h"
#include "scene/knock-out/walk.h"
#include "scene/officials.h"
#include "scene/timeline.h"

namespace fc::knock_out {

/// A marker on its way along its path.
struct MarkerTracks {
  BoxerIndex boxer = nobody;  ///< nobody: no marker stands here
  Walk walk{};
  scene::PoiseTracks poise{};
};

/// A bout that is caught up on began before the clock did.
inline constexpr double long_ago = -1e9;
inline constexpr double never = 1e18;

/// Two fight cards over the ring, face down or up.
struct CardsInMiddle {
  int round = 1;
  int red = 0;  ///< 0: not turned yet
  int blue = 0;
  std::optional<Corner> winner{};  ///< whose card drives the other boxer; meaningless before they are turned
  double laid = long_ago;
  double turned = never;  ///< when they begin to turn
};

/// Everything that stays until another event changes it. Of `shown` all that ages, glides or turns is filled in by
/// `Choreography::readout`.
struct Pose {
  Readout shown;
  Act act_before = Act::start_player;
  double act_began = long_ago;       ///< before that it still is `act_before`
  std::optional<Decision> question;  ///< a secret one that is open
  double asked = long_ago;           ///< when it opens
  std::optional<Decision> sealed;
  double sealed_at = long_ago;
  double event_told = long_ago;
  double chip_laid = long_ago;
  double result_told = long_ago;
  double settlement_began = long_ago;
  double account_began = long_ago;
  double die_thrown = long_ago;
  std::size_t die_event = 0;
  std::array<MarkerTracks, 2> markers;
  scene::Knockdown knockdown;            ///< of the fight on show
  std::optional<scene::Verdict> raised;  ///< of a fight on points: whose hand
  std::array<scene::Track, most_players> money;
  std::array<Money, most_players> settled{};  ///< what bets on show have brought that the rules book with the nets
  float settling = 1;                         ///< seconds that the last of them is on show
  scene::Track bonus;
  scene::Track house_light{1};
  scene::Track tables_light{1};  ///< lower: nobody is to look at the betting tables
  std::optional<CardsInMiddle> cards;
  bool has_odds = false;
  scene::Track red_wins;
  scene::Track red_is_out;
  scene::Track blue_is_out;
};

struct Cue {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;   ///< of the event in the game
  bool announced = false;  ///< the cards only begin to turn: nothing of what they do is told yet
  Event event;
  Pose pose;  ///< from `start` on
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// How the men are filmed.
  static constexpr scene::Lens lens{.near = 1.84F, .around = 0.5F};

  explicit Choreography(const Setup& setup);

  /// When the next event after `clock` begins that has to be read: cards that turn, a fight's end, a settled bet, the nets,
  /// an account; `end_time` if there is none. Every bet of the settlement is skipped on its own.
  [[nodiscard]] double skip_time(double clock) const;

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  /// When the next event's cue may start.
  [[nodiscard]] double start_of(const Event& event, double now) const;
  /// From that event's cue to the next one's, pauses for what has to be read included.
  [[nodiscard]] float duration_of(std::span<const Event> news, std::size_t at) const;
  void add_cue(Cue cue, const View& view);
};

}  // namespace fc::knock_out
