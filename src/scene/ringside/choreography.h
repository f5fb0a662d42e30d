// Turns the events of a Ringside bout into timed cues, and these into a picture and a readout at any moment of the clock.
// Numbers that are still moving know where they started and when. Source: overlay/design.md, The look;
// rules/ringside/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "rules/ringside/events.h"
#include "rules/ringside/rules.h"
#include "rules/ringside/state.h"
#include "scene/blows/blow.h"
#include "scene/blows/knockdown.h"
#include "scene/blows/stance.h"
#include "scene/camera.h"
#include "scene/corners/two_men.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/ringside/readout.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::ringside {

// Where the two men stand in a Ringside ring, with nothing in motion.

/// down: who is down and being counted; the other waits in a neutral corner. in_corner: between two rounds.
scene::Stance stance_of(const State& seen, Corner corner, const std::array<bool, 2>& down, bool in_corner);

/// Lets a man reel after a hard blow, until the dice decide about a knockdown.
void reel(scene::Stance& stance);

/// Whether the bout ended on the cards, with a winner or not: both then stand in the middle of the ring.
bool is_decided(const State& seen);

/// The winner, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// Highlights in the ring that do not depend on who is asked: the square of a trapped man.
std::vector<scene::Glow> warnings(const State& seen);

/// The picture of a bout when every cue has played, without the dice.
scene::Stage stage_of(const View& view);

/// A roll whose dice are in the tray or on their way there.
struct RollInTray {
  Rolled roll;
  std::size_t event = 0;  ///< its index in the bout: the seed of the dice's flight
  double start = 0;
};

/// Everything that stays until another event changes it.
struct Pose : scene::TwoMen {
  State seen;
  std::array<scene::Track, 2> endurance;
  std::array<int, 2> round_start{};
  FixedVector<RollInTray, 2> tray;  ///< the last roll, or both opening rolls
  std::optional<ShownPicks> picks;
  double revealed = 0;                ///< time at which the picks were revealed
  bool counters = false;              ///< the picks were for a counterpunch
  std::array<scene::Vec3, 2> feet{};  ///< where both stood at that time
  std::array<bool, 2> sealed{};
  int knockdown_chance = 0;
  std::optional<ScoredRound> bell;
};

/// coming: for PicksRevealed, the punch if it will land; lands: seconds from the start until it does.
struct Cue : scene::CueOf<Event, Pose> {
  std::optional<PunchLanded> coming{};
  float lands = 0;
};

class Choreography : public scene::PlayOfTwo<Choreography, Rules, Pose, Cue> {
 public:
  /// The camera's framing of the men, with the squares they may step to.
  static constexpr scene::Lens lens{.near = 2.0F, .around = 1.0F, .foot = 0.14F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
};

// The timing of a Ringside bout, in seconds at speed 1x: a miss takes under two, an exchange four.

/// Seconds from a counterpunch until it may land.
inline constexpr float roles_change_seconds = 0.2F;

/// The most damage of a punch, in Endurance points.
inline constexpr float most_damage = 9;

/// How a cue's event is presented. The cue's pose must be the one after its event.
scene::EventRow row_of(const Cue& cue);

/// Seconds from the start of its cue until the dice rest; the d10 of the referee's count rests before he calls "ten".
float seconds_to_settle(const Rolled& roll);

/// Pace of the referee's count, from the throw of its die.
inline constexpr scene::CountPace counting{.before = 0.35F, .one = 0.42F};

/// The number at which the referee stops counting after this roll; 10: counted out.
int final_count(const Rolled& roll);

/// The number that the referee has counted to, `age` seconds after the die was thrown: 0 to 10.
int counted_at(const Rolled& roll, double age);

/// Seconds since the number of `counted_at` was called; 0 before the first.
float seconds_since_called(const Rolled& roll, double age);

/// Seconds that a man needs to move to another square after an event.
float gliding_seconds(const Event& event);

/// After a decision, in seconds from the end: until the referee's card is read, and until a hand is raised.
inline constexpr float card_read_after = 1.2F;
inline constexpr float verdict_read_after = 2.6F;
/// Seconds from the end until the winner may be shown.
float known_after(const BoutEnded& end);

// What an event adds to the picture for a moment: lunges and jolts, sweat, dust and confetti, the camera's shake, and calls
// in poster letters. Random details follow from the event's index, never from the dice.

/// The longest that any ornament is shown, in seconds.
inline constexpr double longest_ornament = 6.5;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Cue& cue);

/// The scene's common name for a punch.
scene::Punch punch_of(Punch thrown);
scene::Fist fist_of(Punch thrown);

/// Adds what the cue's event shows at that moment. stage: its two men must already stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::ringside
