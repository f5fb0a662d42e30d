// Turns the events of a Knock Out game into timed cues, and these into a picture and a readout at any moment of the clock.
// Numbers that are still moving know where they started and when. Source: overlay/design.md, The look;
// rules/knock-out/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "core/corner.h"
#include "rules/knock-out/events.h"
#include "rules/knock-out/rules.h"
#include "scene/blows/knockdown.h"
#include "scene/blows/stance.h"
#include "scene/camera.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/knock-out/readout.h"
#include "scene/officials.h"
#include "scene/ornament.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::knock_out {

// A marker's way along its path, step by step: climbing into the ring at an even pace, or driven by a blow, ever faster.

/// Distances are in steps from the K.O. space, times in seconds.
struct Walk {
  float from = 0;
  float to = 0;
  int steps = 0;  ///< 0: he stands at `to`
  double start = 0;
  float first = 0.3F;  ///< seconds of the first step
  float tempo = 1;     ///< length of every further step, relative to the one before it

  /// Where he is, and how far into a step: at 0 and 1 he stands on the canvas.
  struct At {
    float distance = 0;
    float share = 0;
  };

  /// Seconds from the start of the walk until a step lands. step: 1 to `steps`; 0 gives 0.
  [[nodiscard]] float landing(int step) const {
    float time = 0;
    float length = first;
    for (int done = 0; done < step; ++done) {
      time += length;
      length *= tempo;
    }
    return time;
  }
  [[nodiscard]] float seconds() const { return landing(steps); }
  /// Where he is at a time. After each step he stands for a moment, so that steps can be counted.
  [[nodiscard]] At at(double clock) const {
    constexpr float in_the_air = 0.72F;  // of a step's time
    for (int step = 0; step < steps; ++step) {
      const float leaves = landing(step);
      const float lands = landing(step + 1);
      if (clock < start + static_cast<double>(lands)) {
        const float share =
            scene::share_of(clock, start + static_cast<double>(leaves), static_cast<double>((lands - leaves) * in_the_air));
        const float along = (static_cast<float>(step) + share) / static_cast<float>(steps);
        return {.distance = from + (to - from) * along, .share = share};
      }
    }
    return {.distance = to, .share = 0};
  }
};

/// A marker and its movements.
struct MarkerTracks {
  BoxerIndex boxer = nobody;  ///< nobody: no marker stands here
  Walk walk{};
  scene::PoiseTracks poise{};
};

/// A time before the clock began, for what happened in a game that is resumed.
inline constexpr double long_ago = -1e9;
inline constexpr double never = 1e18;

/// The two fight cards over the ring, face down or up.
struct CardsInMiddle {
  int round = 1;
  int red = 0;  ///< 0: not turned up yet
  int blue = 0;
  std::optional<Corner> winner{};  ///< whose card drives the other boxer; not valid before they are turned up
  double laid = long_ago;
  double turned = never;  ///< when they begin to turn
};

/// Everything that stays until another event changes it. In `shown`, whatever ages, moves or turns is filled in by
/// `Choreography::readout`.
struct Pose {
  Readout shown;
  Activity activity_before = Activity::start_player;
  double activity_began = long_ago;  ///< until then `activity_before` is shown
  std::optional<Decision> question;  ///< a secret one that is open
  double asked = long_ago;           ///< time at which it opens
  std::optional<Decision> sealed;
  double sealed_at = long_ago;
  double event_told = long_ago;
  double die_thrown = long_ago;
  std::size_t die_event = 0;
  double chip_laid = long_ago;
  double result_told = long_ago;
  double settlement_began = long_ago;
  double account_began = long_ago;
  std::array<MarkerTracks, 2> markers;
  scene::Knockdown knockdown;            ///< of the fight on show
  std::optional<scene::Verdict> raised;  ///< after a fight on points: whose hand is raised
  std::array<scene::Track, most_players> money;
  std::array<Money, most_players> settled{};  ///< what the bets shown so far have brought, before the rules pay the nets
  float settling = 1;                         ///< seconds for which the last of them is shown
  scene::Track bonus;
  scene::Track house_light{1};
  scene::Track tables_light{1};  ///< lower while the betting tables should not draw attention
  std::optional<CardsInMiddle> cards;
  bool has_odds = false;
  scene::Track red_wins;
  scene::Track red_is_out;
  scene::Track blue_is_out;
};

struct Cue : scene::CueOf<Event, Pose> {
  bool announced = false;  ///< the cards only begin to turn; nothing of their effect is told yet
};

/// How a cue's event is presented. The cue's pose must be the one after its event. Its seconds: as in the first round of
/// bets and of a fight.
scene::EventRow row_of(const Cue& cue);

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// The camera's framing of the men.
  static constexpr scene::Lens lens{.near = 1.95F, .around = 0.5F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  /// When the next event's cue may start.
  [[nodiscard]] double start_of(const Event& event, double now) const;
  /// Seconds from a cue to the next one, with pauses for what must be read. Its pose: the one before its event.
  [[nodiscard]] float duration_of(const Cue& cue, std::span<const Event> news, std::size_t at) const;
  void add_cue(Cue cue, const View& view);
};

// A blow that drives a man to the middle of the ring: he comes half a step out of his corner; the other one crosses the
// ring, passes him, strikes him from the ropes' side, pushes him on from step to step, and goes back. Source:
// overlay/design.md, The look.

/// The place of the blow: the feet of both men.
struct Meeting {
  Corner struck_one = Corner::red;
  scene::Vec3 struck{};
  scene::Vec3 striker{};
};

/// steps: from the K.O. space to the man whom the blow will drive.
Meeting meeting_at(const scene::Board& board, Corner struck_one, float steps);

/// What a blow does: how many steps it drives the other man, 1 to 4, and whether he then goes down for good.
struct Drive {
  int steps = 1;
  bool knocks_out = false;
};

/// Moves both men to the meeting and back, and the camera closer. In reduced motion the striker is shown there without his
/// way. age: seconds since the blow was told.
void close_in(scene::Stage& stage, const Meeting& meeting, float age, const Drive& drive, scene::Motion motion);

// The pose before a game's first event.

/// The pose of a game that has just begun, with nothing in motion.
Pose opening_pose(const Setup& setup);

// Adds the die for the start player, the only one of the game, on the canvas.

void add_start_die(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion);

// The ring of Knock Out: a K.O. space in the middle, and a path of six spaces to it from each of two corners. Source:
// rules/knock-out/rules.md, 2.4.

/// Spaces of one path, the corner included; also the most steps that a man can be away from the K.O. space.
inline constexpr int path_spaces = 6;

/// The place of a marker so many steps from the K.O. space. Red comes from the near left corner, blue from the far right.
/// steps: 0, the K.O. space, to 6, the corner; slightly more is between corner and ropes.
scene::Vec3 place_on_path(Corner corner, float steps);

/// The direction in which a man looks along his path: +1 right, -1 left.
constexpr float facing_of(Corner corner) { return corner == Corner::red ? 1 : -1; }

/// The highlight of the K.O. space. strength: 0 to 1.
scene::Glow knockout_glow(float strength);

/// The bare canvas with its printed spaces.
scene::Board ring_board();

// How an event changes the pose: the game as told, what is shown, and where moving things go.

/// Changes the cue's pose from the one before its event to the one after it. view: an onlooker's, after the event.
void tell(const Setup& setup, const View& view, Cue& cue);

// Adds the cards of a round, large over the ring: they come face down from both corners, pause, and turn together; a sign
// between them shows which is lower, the winning one strikes the other away, and both are gone before the blow. Source:
// rules/knock-out/rules.md, 3.7, 10.

void add_cards(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion);

/// Adds the result of the two values in poster letters between the cards. cue: an announced reveal.
void add_sign(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

// What an event adds to the picture for a moment: lunges and jolts, sparks, dust and confetti, the camera's shake, and calls
// in poster letters.

/// The longest that any ornament is shown, in seconds.
inline constexpr double longest_ornament = 8.5;

/// Seconds from the cue's start until its ornaments are gone and what it set in motion is at rest.
float ornament_life(const Cue& cue);

/// The punch that is shown for a card; a 1 against a 5 is a left hook.
struct Thrown {
  scene::Punch punch = scene::Punch::swing;
  scene::Fist fist = scene::Fist::right;
};
/// card: 1 to 5.
Thrown thrown_with(int card, bool hook);

/// Adds what the cue's event shows at that moment to a stage on which everything stands as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::knock_out
