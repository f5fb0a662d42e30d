// Turns the events of a bout of The Ring into timed cues, and these into a picture and a readout at any moment of the clock.
// Numbers that are still moving know where they started and when. Source: overlay/design.md, The look;
// rules/the-ring/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/the-ring/events.h"
#include "rules/the-ring/rules.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"
#include "scene/blows/blow.h"
#include "scene/blows/knockdown.h"
#include "scene/camera.h"
#include "scene/corners/two_men.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/stage.h"
#include "scene/the-ring/naming.h"
#include "scene/the-ring/readout.h"
#include "scene/timeline.h"

namespace fc::the_ring {

// Where the two men stand in the ring: inside chest to chest, boxing at arm's length, Outside along the ropes; the aggressor
// drives the other before him. Each segment has its own place on the canvas, and every point moves them on. Source:
// rules/the-ring/rules.md, 3.2, 3.3, 10.

/// What the events have told but the state does not hold.
struct StanceContext {
  std::array<bool, 2> down{};        ///< he is down and being counted
  bool in_corners = false;           ///< before the bout and between two rounds
  std::optional<Corner> at_work{};   ///< who is in training camp now, where he shadow-boxes
  bool stopped = false;              ///< the bout is stopped with both standing: they come to the middle
  std::optional<Corner> looks_on{};  ///< he has cut the other, and the bout waits until the cut has been looked at
};

/// Where both men stand. A man who is down lies where he fell, and the other waits in a neutral corner.
scene::Stances stances_of(const State& seen, const StanceContext& context);

/// The aggressor: the one whose strategy is earlier in the order of aggression; none if both chose the same, or have not
/// chosen.
std::optional<Corner> aggressor_of(const State& seen);

/// Whether the bout ended on the cards, with a winner or not: both then stand in the middle of the ring.
bool is_decided(const State& seen);

/// The winner, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// Who is still lying on the canvas at the end: counted out, or down for the third time in a round where that ends the bout.
std::array<bool, 2> out_cold(const Setup& setup, const State& seen);

/// The bare canvas.
scene::Board board_of();

/// The picture of a bout when every cue has played, without the dice.
scene::Stage stage_of(const Setup& setup, const View& view);

/// The times at which the things on the board began; the ages of a readout are counted from these.
struct Beginnings {
  double roll = 0;
  double strategies = 0;
  double entry = 0;
  double shot = 0;
  double shot_read = 0;
  double finisher = 0;
  double counting = 0;
  double cut = 0;
  double foul = 0;
  double before = 0;
  double minute = 0;
  double scored = 0;
  double end = 0;
};

/// Everything that stays until another event changes it. shown: without ages and without what is in motion.
struct Pose : scene::TwoMen {
  Readout shown;
  Beginnings since;
  std::optional<Corner> at_work;  ///< in training camp
  std::array<scene::Track, 2> stamina;
  scene::Track clock;
  std::size_t thrown = 0;  ///< index of the event of the last roll's first die: the seed of the dice's flight
  int count = 0;           ///< the number at which the referee will stop, while the dice of a count are rolling
  float dice_at = 0;       ///< middle of those dice, as a share of the ring's width
  std::array<std::optional<SolitaireRead>, 2> solitaire;  ///< until the strategies are revealed
};

/// count: for the last die of a count, the number at which the referee stops; else 0.
struct Cue : scene::CueOf<Event, Pose> {
  int count = 0;
  std::optional<HardShotRead> coming{};  ///< for a hard shot's roll: the shot that the next event tells
};

/// The roll on the board, and the state when its last die was told.
struct LastRoll {
  const ShownRoll& roll;
  const State& seen;
  const Event* consequence;  ///< the event that tells its result; null while more dice are awaited
  double start;
};

class Choreography : public scene::BoardPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  /// The roll whose dice lie on the board, if any do.
  [[nodiscard]] std::optional<LastRoll> last_roll(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
};

// The timing of a bout of The Ring, in seconds at speed 1x. A segment without a hard shot takes four seconds and a round
// twenty; what decides is shown in full. Source: rules/the-ring/rules.md, 10.

/// Pace of the referee's count, from the throw of its dice.
inline constexpr scene::CountPace counting{.before = 0.6F, .one = 0.38F};

/// The number at which the referee stops counting; 10: counted out, lower: he stops the bout or the man gets up.
int counts_to(const CountCell& cell);

/// How a cue's event is presented. The cue's pose must be the one after its event.
scene::EventRow row_of(const Setup& setup, const Cue& cue);
/// Seconds for the points and for the stamina of a blow by which a man staggers or falls: he must not wait.
inline constexpr float seconds_before_a_fall = 0.05F;

/// Seconds from the throw until the dice rest. Those of a count rest before the referee calls "ten".
float seconds_to_settle(const Rolled& roll, int count);

/// Seconds that a man needs to move to another place after an event.
float gliding_seconds(const Event& event);

/// Seconds from blow to blow of one line of the chart.
inline constexpr float between_blows = 0.25F;
/// Seconds from the telling of a line until its first blow meets.
inline constexpr float first_blow = 0.17F;

/// Seconds of a title bout's anthem, two bars and the pause before it; the referee is shown during all of it.
inline constexpr float anthem_begins = 0.3F;
inline constexpr float bar_seconds = 2.08F;
inline constexpr float anthem_seconds = anthem_begins + 2 * bar_seconds;

/// Seconds from the slide of a Hard Shot card until the blow meets; the dice fall in between.
inline constexpr float shot_lands_after = 1.85F;

/// Seconds from the telling of a finisher roll until its blow meets.
inline constexpr float finisher_lands_after = 0.35F;

// Blows to be shown for the words of the chart and the Hard Shot cards. Source: rules/the-ring/rules.md, 2.4, 2.5.

/// The blow for one word of a clause; none if nothing is thrown. weight: 0 to 1. arrives: seconds from the start of the cue.
std::optional<scene::Blow> blow_of(ClauseWord told, Corner who, bool lands, float weight, float arrives);

/// The extra seconds that a word needs before its blow meets.
float seconds_before(ClauseWord told);

/// The blow of a hard shot. seed: decides the hand where the card names none.
scene::Blow blow_of(const HardShotRead& read, std::size_t seed);

/// The blow of a finisher roll that is more than points; none for points, which are shown when they are scored. arrives:
/// seconds from the start of the cue.
std::optional<scene::Blow> blow_of(const FinisherRead& read, float arrives);

/// The weight of a blow by its points or by the shot.
float weight_of_points(int points);
float weight_of(Shot shot);

// The parts of a pose that are not the bout's state: what lies on the board, who lies on the canvas, sealed picks and
// sheets.

/// Updates the pose of a cue for its event; its state must be set already.
void update_pose(const Setup& setup, Cue& cue);

// What an event adds to the picture for a moment: blows and falls, the referee's count, calls in poster letters. Random
// details follow from the event's index, never from the dice.

/// The longest that any ornament is shown, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Cue& cue);

/// Adds what the cue's event shows at that moment. stage: its two men must already stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

/// The two bars of the anthem before a title bout, made for this project.
inline constexpr Sound anthem_first("the-ring/anthem-first");
inline constexpr Sound anthem_second("the-ring/anthem-second");
/// The sound of a Hard Shot card that slides onto the board.
inline constexpr Sound slide("the-ring/slide");
/// The sound of a finisher ticket being punched.
inline constexpr Sound ticket("the-ring/ticket");

}  // namespace fc::the_ring
