// Turns the events of a DICE Boxing bout into timed cues, and these into a picture and a readout at any moment of the clock.
// Numbers that are still moving know where they started and when. Source: overlay/design.md, The look;
// rules/dice-boxing/rules.md, 10.1.
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

// Where the two men stand in the ring: at the place of the action, the owner of a corner or the ropes in front of the other.
// Source: rules/dice-boxing/rules.md, 2.7, 10.1.

/// Where the action is.
struct Place {
  Position position = Position::center;
  bool has_owner = false;
  Corner owner = Corner::red;
};

constexpr Place action_place(const State& seen) {
  return {.position = seen.position, .has_owner = seen.has_owner, .owner = seen.owner};
}

/// What the events have told but the state does not hold.
struct Moment {
  std::array<bool, 2> down{};  ///< he is down and being counted
  bool in_corners = false;     ///< between two rounds
  std::optional<Place> fell;   ///< where somebody went down and still lies, though the action is in the centre again
};

/// Where a man stands. A man who is down lies where he fell, and the other waits in a neutral corner.
scene::Stance stance_of(const State& seen, Corner corner, const Moment& moment);

/// The canvas with the eleven places that the action can move to; the owner's place is filled.
scene::Board board_of();

/// Who is still lying on the canvas after the end of the bout.
std::optional<Corner> lying(const State& seen);

/// The winner, once the bout is over.
std::optional<Corner> winner_of(const State& seen);

/// Highlights in the ring that do not depend on who is asked: the corner or the ropes that somebody owns.
std::vector<scene::Glow> owned_place(const State& seen);

/// The picture of a bout when every cue has played, without the dice.
scene::Stage stage_of(const View& view);

/// A roll on the board.
struct RollOnBoard {
  Rolled roll;
  std::size_t event = 0;  ///< its index in the bout: the seed of the dice's flight
  double start = 0;
  float settles = 0;  ///< seconds from the throw
  int count = 0;      ///< for a knock-down die: the number at which the referee stops counting
  float aside = 0;    ///< middle of the dice of a count, as a share of the ring's width
  std::optional<std::int16_t> was;
  Modifier because;  ///< as in ShownRoll
};

/// The end of a bar, and its terms.
struct EndOfBar {
  std::int16_t target = 0;
  FixedVector<Modifier, most_terms> terms;
};

/// Everything that stays until another event changes it.
struct Pose : scene::TwoMen {
  State seen;
  std::optional<Place> fell;              ///< where somebody lies who went down
  std::array<scene::Track, 2> stamina;    ///< without what he has recovered, so that a round's loss is seen first
  std::array<scene::Track, 2> recovered;  ///< in all minutes so far; both added are his stamina
  FixedVector<RollOnBoard, most_rolls_shown> rolls;
  /// For each boxer, where his bars ended when he last rolled on them: control, punch, result.
  std::array<std::array<std::optional<EndOfBar>, 3>, 2> ended{};
  std::array<bool, 2> sealed{};
  std::optional<StrategiesRevealed> strategies;
  double revealed = 0;  ///< time at which the strategies were revealed
  std::optional<ShownSpecial> special;
  std::optional<ShownMinute> minute;  ///< its ages are set by `readout`
  double bell = 0;                    ///< time of the bell
  double scored = 0;                  ///< time of the scores
  std::optional<BoutEnded> end;
  double ended_at = 0;
  std::optional<PunchScored> last_hit;
  bool counters = false;  ///< the punch under way is a counterpunch
};

struct Cue : scene::CueOf<Event, Pose> {
  int count = 0;                  ///< from `counts_to`
  std::optional<Event> coming{};  ///< for a roll on the results: the blow that the next event tells
};

class Choreography : public scene::BoardPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  /// The last roll on the board and those thrown with it (the judges' dice); empty if the board has none.
  [[nodiscard]] std::span<const RollOnBoard> thrown_together(double clock) const;
  /// The state when that roll was told.
  [[nodiscard]] const State& seen_at(const RollOnBoard& roll) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);

  scene::Board board_;
};

// The timing of a DICE Boxing bout, in seconds at speed 1x. A round has about 70 dice and takes 40 seconds: routine is
// quick, what decides is shown in full. Source: rules/dice-boxing/rules.md, 10.1.

/// The number, 1 to 10, at which the referee stops counting after this knock-down die (10: counted out); 0 for every other
/// event.
int counts_to(const Setup& setup, const Event& event);

/// How long the call of the bout's end is shown, in seconds.
inline constexpr float end_called_seconds = 2.2F;

/// The highest face of a control die that calls for the special charts: 0 to 9 do.
inline constexpr int last_special = 9;

/// How a cue's event is presented. The cue's pose must be the one after its event.
scene::EventRow row_of(const Cue& cue);

/// Seconds from the throw until the dice rest. Those of a count rest before the referee calls "ten".
float seconds_to_settle(const Rolled& roll, int count);

/// Pace of the referee's count, from the throw of the knock-down die.
inline constexpr scene::CountPace counting{.before = 0.55F, .one = 0.36F};

/// Seconds that a man needs to move to another place after an event.
float gliding_seconds(const Event& event);

/// Seconds from a foul until the referee points at the fouler, and for how long he does.
inline constexpr float foul_seen_after = 0.4F;
inline constexpr float foul_told_seconds = 1.6F;

/// Seconds from the start of a long clinch until the referee steps in, and for how long he parts the men.
inline constexpr float clinch_parted_after = 0.7F;
inline constexpr float parting_seconds = 0.9F;

// The parts of a pose that are not the bout's state: rolls on the board, sealed picks, the sheet of the minute, who lies on
// the canvas.

/// Updates the pose of a cue for its event. was: the place of the action before it.
void update_pose(Cue& cue, const Place& was);

// What an event adds to the picture for a moment: blows and falls, the referee's count, calls in poster letters. Random
// details follow from the event's index, never from the dice.

/// The longest that any ornament is shown, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Cue& cue);

/// The scene's common name for a punch.
scene::Punch punch_of(PunchType type);

/// Adds what the cue's event shows at that moment. stage: its two men must already stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

/// The scene's common name for a punch; a counterpunch is one whatever its type.
scene::Punch punch_of(const Pose& pose, PunchType type);

/// The sound of a pin on the bar of a routine roll; short, because a round has about 70 of them.
inline constexpr Sound pin_sound("dice-boxing/pin");
/// The sound of a pencil on a judge's card.
inline constexpr Sound pencil_sound("dice-boxing/pencil");

}  // namespace fc::dice_boxing
