// Events of a Ringside bout become timed cues, and cues a picture and a readout at any moment of the clock.
// Numbers that still glide carry where they come from and when. Source: overlay/design.md, The look;
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

// How the two men stand in a Ringside ring: the markers of a state, with nothing on the way.

/// down: who lies and is counted over; the other waits in a neutral corner. in_corner: between two rounds.
scene::Stance stance_of(const State& seen, Corner corner, const std::array<bool, 2>& down, bool in_corner);

/// After a hard blow he reels until the dice say whether it was enough.
void reel(scene::Stance& stance);

/// The cards have decided, or have not: both stand in the middle of the ring.
bool is_decided(const State& seen);

/// Who has won, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// What shines in the ring whoever is asked: the square of a man who is trapped.
std::vector<scene::Glow> warnings(const State& seen);

/// The picture of a bout when every cue has played; without the dice, which lie as they fell.
scene::Stage stage_of(const View& view);

/// A roll whose dice lie, or will lie, in the tray.
struct RollInTray {
  Rolled roll;
  std::size_t event = 0;  ///< its index in the bout: the seed of its way through the air
  double start = 0;
};

/// Everything that stays until another event changes it.
struct Pose : scene::TwoMen {
  State seen;
  std::array<scene::Track, 2> endurance;
  std::array<int, 2> round_start{};
  FixedVector<RollInTray, 2> tray;  ///< the last roll; both opening rolls
  std::optional<ShownPicks> picks;
  double revealed = 0;                ///< when the picks were
  bool counters = false;              ///< they were of a counterpunch
  std::array<scene::Vec3, 2> feet{};  ///< where both stood then
  std::array<bool, 2> sealed{};
  int knockdown_chance = 0;
  std::optional<ScoredRound> bell;
};

/// coming: of PicksRevealed, the punch if it lands, and so many seconds from the start it does.
struct Cue : scene::CueOf<Event, Pose> {
  std::optional<PunchLanded> coming{};
  float lands = 0;
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// The men are filmed with the squares round them, where they may step.
  static constexpr scene::Lens lens{.near = 2.0F, .around = 1.0F, .foot = 0.14F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
};

// How long everything takes in a Ringside bout, in seconds at speed 1x: a miss is over in under two, an exchange in four.

/// From a counterpunch until it may land.
inline constexpr float roles_change_seconds = 0.2F;

/// The hardest a punch hurts, in Endurance points.
inline constexpr float most_damage = 9;

/// pose of the cue: as its event leaves it.
scene::EventRow row_of(const Cue& cue);

/// From the start of its cue until the dice rest; the d10 for the referee's count rests before he calls "ten".
float seconds_to_settle(const Rolled& roll);

/// From the throw of the die for the count on.
inline constexpr scene::CountPace counting{.before = 0.35F, .one = 0.42F};

/// The number at which the referee stops, of a roll for the count: 10 is out.
int final_count(const Rolled& roll);

/// Where the referee's count over a fallen man stands, `age` seconds after the die was thrown: 0 to 10.
int counted_at(const Rolled& roll, double age);

/// How long ago the number of `counted_at` was called; 0 before the first.
float seconds_since_called(const Rolled& roll, double age);

/// How long a man is on his way to another square after his event.
float gliding_seconds(const Event& event);

/// Of a decision: from the end until the referee's card is read, and until a hand is raised.
inline constexpr float card_read_after = 1.2F;
inline constexpr float verdict_read_after = 2.6F;
/// From the end until everybody knows who has won.
float known_after(const BoutEnded& end);

// What an event adds to the picture for a moment and then is gone: lunges and jolts, sweat, dust and confetti, the camera's
// shake, and the calls in poster letters. Random looks follow from the event's index, never from the dice.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 6.5;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Cue& cue);

/// A punch as all games say it.
scene::Punch punch_of(Punch thrown);
scene::Fist fist_of(Punch thrown);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::ringside
