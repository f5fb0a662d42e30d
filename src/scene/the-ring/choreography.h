// Events of a bout of The Ring become timed cues, and cues a picture and a readout at any moment of the clock. Numbers that
// still glide carry where they come from and when. Source: overlay/design.md, The look; rules/the-ring/rules.md, 10.
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

// How the two men stand in a ring of The Ring: inside chest to chest, boxing at arm's length, Outside along the ropes, and
// who presses drives the other before him. Each segment has its own place on the canvas, and every point moves them on.
// Source: rules/the-ring/rules.md, 3.2, 3.3, 10.

/// What has been told and the state does not say.
struct Whereabouts {
  std::array<bool, 2> down{};        ///< he lies and is counted over
  bool in_corners = false;           ///< before the bout and between two rounds
  std::optional<Corner> at_work{};   ///< who is in training camp now: he boxes his shadow
  bool stopped = false;              ///< the bout is, and both stand: they come to the middle
  std::optional<Corner> looks_on{};  ///< he has cut the other, and nobody boxes until that has been looked at
};

/// Who is down lies where he fell, and the other waits in a neutral corner.
scene::Stances stances_of(const State& seen, const Whereabouts& whereabouts);

/// Who presses: the strategy that stands earlier in the order of aggression; none: both chose the same, or not yet.
std::optional<Corner> presser_of(const State& seen);

/// The cards have decided, or have not: both stand in the middle of the ring.
bool is_decided(const State& seen);

/// Who has won, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// Who lies on the canvas for good: counted out, or down for the third time in the round where that is the end.
std::array<bool, 2> out_cold(const Setup& setup, const State& seen);

/// The bare canvas.
scene::Board board_of();

/// The picture of a bout when every cue has played; without the dice, which lie as they fell.
scene::Stage stage_of(const Setup& setup, const View& view);

/// When what the board shows began: the ages of a readout are counted from here.
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

/// Everything that stays until another event changes it. shown: without ages and what glides.
struct Pose : scene::TwoMen {
  Readout shown;
  Beginnings since;
  std::optional<Corner> at_work;  ///< in training camp
  std::array<scene::Track, 2> stamina;
  scene::Track clock;
  std::size_t thrown = 0;  ///< the event of the first die of the last roll: the seed of its way through the air
  int count = 0;           ///< where the referee stops, while the dice of a count are on their way
  float dice_at = 0;       ///< the middle of them, a share of the ring's width
  std::array<std::optional<SolitaireRead>, 2> solitaire;  ///< until the strategies are turned over
};

/// count: where the referee stops counting, if this is the last die of a count; else 0.
struct Cue : scene::CueOf<Event, Pose> {
  int count = 0;
  std::optional<HardShotRead> coming{};  ///< of its roll: the shot that the next event tells
};

/// The roll on the board, and what the bout was when its last die was told.
struct LastRoll {
  const ShownRoll& roll;
  const State& seen;
  const Event* consequence;  ///< what came of it; null while more dice are awaited
  double start;
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// How the men are filmed.
  static constexpr scene::Lens lens{.near = 2.27F, .around = 0.5F, .foot = 0.16F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  /// How far the board is open, 0 to 1: nothing on it matters while a man lies and no dice fall, nor after a stoppage.
  [[nodiscard]] float board_open(double clock) const { return pose_at(clock).board.at(clock); }
  /// The moment whose board is seen then: of one that folds away, when it was last read.
  [[nodiscard]] double board_clock(double clock) const { return scene::board_clock(pose_at(clock), clock); }
  /// The roll whose dice lie on the board, if any do.
  [[nodiscard]] std::optional<LastRoll> last_roll(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
};

// How long everything takes in a bout of The Ring, in seconds at speed 1x. A segment without a hard shot is over in four
// seconds and a round in twenty; what decides is told in full. Source: rules/the-ring/rules.md, 10.

/// From the throw of the dice of a count on.
inline constexpr scene::CountPace counting{.before = 0.6F, .one = 0.38F};

/// Where the referee stops counting: 10 is out, before it he waves the bout off or the man rises.
int counts_to(const CountCell& cell);

/// pose of the cue: as its event leaves it.
scene::EventRow row_of(const Setup& setup, const Cue& cue);
/// Each of the points and the stamina of a blow is told so long if a man staggers or falls by it: he does not wait.
inline constexpr float seconds_before_a_fall = 0.05F;

/// From the throw until the dice rest. Those of a count rest before he calls "ten".
float seconds_to_settle(const Rolled& roll, int count);

/// How long a man is on his way to another place after his event.
float gliding_seconds(const Event& event);

/// From blow to blow of one line of the chart.
inline constexpr float between_blows = 0.25F;
/// From the telling of a line until its first blow meets.
inline constexpr float first_blow = 0.17F;

/// The anthem of a title bout, two bars, and the pause before it; all of it with the referee on show.
inline constexpr float anthem_begins = 0.3F;
inline constexpr float bar_seconds = 2.08F;
inline constexpr float anthem_seconds = anthem_begins + 2 * bar_seconds;

/// From the slide of a Hard Shot card until the blow meets: the dice fall between.
inline constexpr float shot_lands_after = 1.85F;

/// From the telling of a finisher roll until its blow meets.
inline constexpr float finisher_lands_after = 0.35F;

/// Until the clock of the round stands where a segment begins.
inline constexpr float clock_seconds = 1.6F;

/// From a foul until the referee points at the fouler, and how long he does.
inline constexpr float foul_seen_after = 0.4F;
inline constexpr float foul_told_seconds = 1.6F;
inline constexpr float parting_seconds = 1.0F;

// The words of the chart and of the Hard Shot cards as blows that can be seen. Source: rules/the-ring/rules.md, 2.4, 2.5.

/// One word of a clause as a blow; none if nothing is thrown. weight: 0 to 1. arrives: seconds from the start of the cue.
std::optional<scene::Blow> blow_of(Told told, Corner who, bool lands, float weight, float arrives);

/// How much more time a word takes than others before its blow meets.
float seconds_before(Told told);

/// A hard shot. seed: tells which hand it is where the card names none.
scene::Blow blow_of(const HardShotRead& read, std::size_t seed);

/// What a finisher roll lets fly, if it is more than points; those fly when they are scored. arrives: seconds from the start
/// of the cue.
std::optional<scene::Blow> blow_of(const FinisherRead& read, float arrives);

/// What a blow of so many points, or of a shot, weighs.
float weight_of_points(int points);
float weight_of(Shot shot);

// What of the pose is not the bout's state: what lies on the board, who lies on the canvas, stamps and sheets.

/// Brings the pose of a cue up to date with its event; its state is set already.
void keep_book(const Setup& setup, Cue& cue);

// What an event of The Ring adds to the picture for a moment and then is gone: blows and falls, the referee's count, the
// calls in poster letters. Random looks follow from the event's index, never from the dice.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Cue& cue);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

/// Two bars before a title bout, made for this project, one after the other.
inline constexpr Sound anthem_first("the-ring/anthem-first");
inline constexpr Sound anthem_second("the-ring/anthem-second");
/// A Hard Shot card slides onto the board.
inline constexpr Sound slide("the-ring/slide");
/// A finisher ticket is punched.
inline constexpr Sound ticket("the-ring/ticket");

}  // namespace fc::the_ring
