// Events of a Knock Out game become timed cues, and cues a picture and a readout at any moment of the clock.
// Numbers that still glide carry where they come from and when. Source: overlay/design.md, The look;
// rules/knock-out/rules.md, 10.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "core/corner.h"
#include "rules/knock-out/events.h"
#include "rules/knock-out/rules.h"
#include "scene/blows/knockdown.h"
#include "scene/blows/poise.h"
#include "scene/camera.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/knock-out/readout.h"
#include "scene/officials.h"
#include "scene/ornament.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::knock_out {

// A marker's way along its path, step by step: climbing in at an even pace, or driven by a blow, faster and faster.

/// Distances are in steps from the K.O. space (stance.h), times in seconds.
struct Walk {
  float from = 0;
  float to = 0;
  int steps = 0;  ///< 0: he stands at `to`
  double start = 0;
  float first = 0.3F;  ///< how long the first step takes
  float tempo = 1;     ///< how long every other one takes, in lengths of the one before it

  /// Where he is, and how far on in a step: 0 and 1 on the canvas.
  struct At {
    float distance = 0;
    float share = 0;
  };

  /// When that step lands, from the start of the walk. step: 1 to `steps`; 0 gives 0.
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
  /// After each step he stands for a moment, so that steps can be counted.
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

struct Cue : scene::CueOf<Event, Pose> {
  bool announced = false;  ///< the cards only begin to turn: nothing of what they do is told yet
};

/// pose of the cue: as its event leaves it. seconds: in the first round of bets and of a fight.
scene::EventRow row_of(const Cue& cue);

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// How the men are filmed.
  static constexpr scene::Lens lens{.near = 1.84F, .around = 0.5F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  /// When the next event's cue may start.
  [[nodiscard]] double start_of(const Event& event, double now) const;
  /// From that cue to the next one's, pauses for what has to be read included. Its pose: as before its event.
  [[nodiscard]] float duration_of(const Cue& cue, std::span<const Event> news, std::size_t at) const;
  void add_cue(Cue cue, const View& view);
};

// Two men far apart meet for a blow that drives one of them to the middle of the ring: he comes half a step out of his
// corner, the other one crosses the ring, goes past him, strikes him from the ropes' side, shoves him on from step to step,
// and goes back.
// Source: overlay/design.md, The look.

/// Where the blow falls: the feet of both men.
struct Meeting {
  Corner struck_one = Corner::red;
  scene::Vec3 struck{};
  scene::Vec3 striker{};
};

/// steps: from the K.O. space to where the man stands whom the blow is to drive.
Meeting meeting_at(const scene::Board& board, Corner struck_one, float steps);

/// What a blow does: the steps that it drives the other, 1 to 4, and whether he goes down for good at the last of them.
struct Drive {
  int steps = 1;
  bool knocks_out = false;
};

/// Both men on their way to the meeting and back, and the camera that comes nearer to it. In reduced motion the striker is
/// there and gone again. age: seconds since the blow was told.
void close_in(scene::Stage& stage, const Meeting& meeting, float age, const Drive& drive, scene::Motion motion);

// Where a game of Knock Out begins: the pose before its first event.

/// The pose of a game that has just begun, nothing on its way.
Pose opening_pose(const Setup& setup);

// The die that finds the start player, on the canvas: the only one of the game.

void add_start_die(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion);

// The ring of Knock Out: a K.O. space in the middle, and a path of six spaces to it from two corners. Source:
// rules/knock-out/rules.md, 2.4.

/// Spaces of one path, the corner's included: as many steps as one can be away from the K.O. space.
inline constexpr int path_spaces = 6;

/// Where a marker stands that many steps before the K.O. space. Red comes from the near left corner, blue from the far
/// right. steps: 0, the K.O. space itself, to 6, the corner; a little more is between corner and ropes.
scene::Vec3 place_on_path(Corner corner, float steps);

/// +1 looks right, -1 left: along the path.
constexpr float facing_of(Corner corner) { return corner == Corner::red ? 1 : -1; }

/// The K.O. space that shines. strength: 0 to 1.
scene::Glow knockout_glow(float strength);

/// The bare canvas with its printed spaces.
scene::Board ring_board();

// What an event makes of the pose: the game as told, what is on show, and where everything that glides is bound for.

/// Turns the pose before the cue into the cue's own. view: what an onlooker sees after the cue's event.
void tell(const Setup& setup, const View& view, Cue& cue);

// The cards of a round, large over the ring: they come face down from both corners, wait for a held breath, turn together;
// the sign between them says which is lower, the one that wins strikes the other away, and both are gone before the blow
// falls. Source: rules/knock-out/rules.md, 3.7, 10.

void add_cards(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion);

/// What the two values come to, in poster letters between the cards. cue: of an announced reveal.
void add_sign(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

// What an event of Knock Out adds to the picture for a moment and then is gone: lunges and jolts, sparks, dust and confetti,
// the camera's shake, and the calls in poster letters.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 8.5;

/// Seconds from the cue's start until its ornaments are gone and what it set gliding rests.
float ornament_life(const Cue& cue);

/// What a card throws; a 1 against a 5 is the left hook.
struct Thrown {
  scene::Punch punch = scene::Punch::swing;
  scene::Fist fist = scene::Fist::right;
};
/// card: 1 to 5.
Thrown thrown_with(int card, bool hook);

/// Adds what the cue's event shows at that moment to a stage as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::knock_out
