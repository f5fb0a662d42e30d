// Events of a DICE Boxing bout become timed cues, and cues a picture and a readout at any moment of the clock. Numbers that
// still glide carry where they come from and when. Source: overlay/design.md, The look; rules/dice-boxing/rules.md, 10.1.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"
#include "scene/blows/blow.h"
#include "scene/blows/knockdown.h"
#include "scene/blows/stance.h"
#include "scene/camera.h"
#include "scene/corners/two_men.h"
#include "scene/cued_play.h"
#include "scene/dice-boxing/readout.h"
#include "scene/game_scene.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::dice_boxing {

// How the two men stand in a ring of DICE Boxing: at the place where the action is, the owner of a corner or the ropes in
// front of the other. Source: rules/dice-boxing/rules.md, 2.7, 10.1.

/// Where the action is.
struct Place {
  Position position = Position::center;
  bool has_owner = false;
  Corner owner = Corner::red;
};

constexpr Place action_place(const State& seen) {
  return {.position = seen.position, .has_owner = seen.has_owner, .owner = seen.owner};
}

/// What has been told and the state does not say.
struct Moment {
  std::array<bool, 2> down{};  ///< he lies and is counted over
  bool in_corners = false;     ///< between two rounds
  std::optional<Place> fell;   ///< where somebody went down: the action is in the centre again, but he lies there
};

/// Who is down lies where he fell, and the other waits in a neutral corner.
scene::Stance stance_of(const State& seen, Corner corner, const Moment& moment);

/// The canvas: no squares, but the eleven places that the action can move to. owner's place is filled.
scene::Board board_of();

/// Who lies on the canvas for good, once the bout is over.
std::optional<Corner> lying(const State& seen);

/// Who has won, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// What shines in the ring whoever is asked: the corner or the ropes that somebody owns.
std::vector<scene::Glow> owned_place(const State& seen);

/// The picture of a bout when every cue has played; without the dice, which lie as they fell.
scene::Stage stage_of(const View& view);

/// A roll on the board.
struct RollOnBoard {
  Rolled roll;
  std::size_t event = 0;  ///< its index in the bout: the seed of its way through the air
  double start = 0;
  float settles = 0;  ///< seconds from the throw
  int count = 0;      ///< where the referee stops counting, of a knock-down die
  float aside = 0;    ///< the middle of the dice of a count, a share of the ring's width
  std::optional<std::int16_t> was;
  Modifier because;  ///< as in ShownRoll
};

/// Where a bar ended, and the terms that it came from.
struct EndOfBar {
  std::int16_t target = 0;
  FixedVector<Modifier, most_terms> terms;
};

/// Everything that stays until another event changes it.
struct Pose : scene::TwoMen {
  State seen;
  std::optional<Place> fell;              ///< where somebody went down and lies
  std::array<scene::Track, 2> stamina;    ///< without what he has recovered: what a round takes is seen first
  std::array<scene::Track, 2> recovered;  ///< in all the minutes so far; both together are what he has
  FixedVector<RollOnBoard, most_rolls_shown> rolls;
  /// Where the bars of each boxer ended when he last rolled on them, by purpose: control, punch, result.
  std::array<std::array<std::optional<EndOfBar>, 3>, 2> ended{};
  std::array<bool, 2> sealed{};
  std::optional<StrategiesRevealed> strategies;
  double revealed = 0;  ///< when the strategies were
  std::optional<ShownSpecial> special;
  std::optional<ShownMinute> minute;  ///< its ages are not kept here
  double bell = 0;                    ///< when it rang
  double scored = 0;                  ///< when the scores came
  std::optional<BoutEnded> end;
  double ended_at = 0;
  std::optional<PunchScored> last_hit;
  bool counters = false;  ///< the punch that is on its way is a counterpunch
};

struct Cue : scene::CueOf<Event, Pose> {
  int count = 0;                  ///< of `counts_to`
  std::optional<Event> coming{};  ///< of a roll on the results: the blow that the next event tells
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
  /// The last roll on the board and those thrown together with it, the judges' dice; empty: nothing lies there.
  [[nodiscard]] std::span<const RollOnBoard> thrown_together(double clock) const;
  /// The bout when that roll was told.
  [[nodiscard]] const State& seen_at(const RollOnBoard& roll) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);

  scene::Board board_;
};

// How long everything takes in a bout of DICE Boxing, in seconds at speed 1x. A round is about 70 dice and is over in 40
// seconds: routine passes in a blink, what decides is told in full. Source: rules/dice-boxing/rules.md, 10.1.

/// Where the referee stops counting over a man whose knock-down die this is, 1 to 10: 10 is out. Of every other event 0.
int counts_to(const Setup& setup, const Event& event);

/// The word for how the bout ended stands so long. Seconds.
inline constexpr float end_called_seconds = 2.2F;

/// The highest face of the control die that is a special: 0 to 9.
inline constexpr int last_special = 9;

/// pose of the cue: as its event leaves it.
scene::EventRow row_of(const Cue& cue);

/// From the throw until the dice rest. Those of a count rest before the referee calls "ten".
float seconds_to_settle(const Rolled& roll, int count);

/// From the throw of the knock-down die on.
inline constexpr scene::CountPace counting{.before = 0.55F, .one = 0.36F};

/// How long a man is on his way to another place after his event.
float gliding_seconds(const Event& event);

/// From a foul until the referee points at the fouler, and how long he does.
inline constexpr float foul_seen_after = 0.4F;
inline constexpr float foul_told_seconds = 1.6F;

/// From the start of a long clinch until the referee steps in, and how long he parts the men.
inline constexpr float clinch_parted_after = 0.7F;
inline constexpr float parting_seconds = 0.9F;

// What of a pose is not the bout's state: the rolls on the board, sealed stamps, the sheet of the minute, who lies on the
// canvas.

/// Brings the pose of a cue up to date with its event. was: where the action was before it.
void keep_book(Cue& cue, const Place& was);

// What an event of DICE Boxing adds to the picture for a moment and then is gone: blows and falls, the referee's count, the
// calls in poster letters. Random looks follow from the event's index, never from the dice.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Cue& cue);

/// A punch as all games say it.
scene::Punch punch_of(PunchType type);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

/// A punch as all games say it; a counterpunch is one, whatever it is thrown with.
scene::Punch punch_of(const Pose& pose, PunchType type);

/// The pin that drops on a bar of a routine roll: 70 of them fall in a round, so it is a click.
inline constexpr Sound pin("dice-boxing/pin");
/// A pencil on a judge's card.
inline constexpr Sound pencil("dice-boxing/pencil");

}  // namespace fc::dice_boxing
