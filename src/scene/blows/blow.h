// Game-independent descriptions of punches, holds, falls and postures, and how each kind of punch moves. Games fill them in;
// what they look like is up to this folder. Source: overlay/design.md, The look ("a blow looks like the blow it is").
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>

#include "core/corner.h"
#include "scene/stage.h"

namespace fc::scene {

/// swing: a wild or unspecified punch. counter: thrown while dodging the opponent's.
enum class Punch : std::uint8_t { swing, jab, cross, hook, uppercut, body, combination, counter };
inline constexpr int punch_count = 8;

/// close: at arm's length. far: he comes from a distance; the game itself moves the one who is hit.
enum class Range : std::uint8_t { close, far };

/// coming: in flight; the next blow tells the outcome. blocked: on the gloves. smothered: hits without effect. met: both
/// punched and the fists collide.
enum class Landing : std::uint8_t { coming, landed, missed, blocked, smothered, met };

/// One punch at the opponent. Times in seconds from the start of its cue.
struct Blow {
  Corner who = Corner::red;
  Punch punch = Punch::swing;
  Fist fist = Fist::right;
  Range range = Range::close;
  Landing landing = Landing::landed;
  float weight = 0;     ///< strength, 0 to 1, relative to the hardest punch of the game
  float arrives = 0;    ///< time of impact; 0: it began before this cue
  bool rushed = false;  ///< he charges with it; if it misses, he runs past the opponent, who steps aside
  // Positions at impact; none: the markers' current ones.
  std::optional<Vec3> thrown_from{};
  std::optional<Vec3> struck{};
};

/// A boxer advances behind his fists and returns to his guard; starts with the cue.
struct Charge {
  Corner who = Corner::red;
  float lasts = 0.4F;  ///< seconds
};

/// Both clinch; starts with the cue.
struct Clinch {
  float lasts = 1;  ///< seconds
};

/// A foul: butt, elbow or low blow; starts with the cue.
struct FoulBlow {
  Corner who = Corner::red;
  Act act = Act::butt;
};

/// A boxer goes down. out: he will not get up.
struct Fall {
  Corner who = Corner::red;
  bool out = false;
};

/// A step ends, `lands` seconds after the start of the cue. driven: caused by a punch.
struct Footfall {
  Vec3 at;
  float lands = 0;
  bool driven = false;
};

/// Posture of a standing boxer. sitting: on his stool. held: by the referee, at the wrist.
enum class Attitude : std::uint8_t {
  upright,
  retreating,
  on_the_ropes,
  rushing,
  staggered,
  holding,
  beaten,
  cheering,
  sitting,
  held,
};

/// A boxer's resting posture. facing: +1 looks right, -1 left.
struct Posture {
  bool attacks = false;  ///< arms out, otherwise gloves high
  bool down = false;
  bool covers = false;  ///< crouches behind his gloves
  Attitude attitude = Attitude::upright;
  bool hurt = false;  ///< shown on his face
  float facing = 1;
  Wear wear{};
};

// Motion parameters of each kind of punch: timing and path. The values are one table in blow.cpp; the joint poses of these
// acts are in assets/common/motions.json.

/// Seconds, squares along the canvas, radians. "Weight" is that of a `Blow`, 0 to 1.
struct Manner {
  Act act = Act::swing;
  float pulls = 0.12F;    ///< pulling back, seconds
  float shoots = 0.04F;   ///< lunge at arm's length, seconds; longer for greater distances
  float returns = 0.28F;  ///< returning, seconds
  int lunges = 1;         ///< number of lunges; the last one hits
  float draws = 0.1F;     ///< distance he pulls back, squares
  float arm = 0.85F;      ///< distance between feet at impact, squares
  float arc = 0;          ///< sideways curve half-way, squares; negative: away from the fist's side
  float dips = 0;         ///< squash before the punch
  float leans = 0.12F;    ///< forward lean, radians
  float throws = 1;       ///< factor of the distance that the opponent is driven back
  float lifts = 0;        ///< height by which the hardest lifts the opponent, squares
  float height = 1.32F;   ///< height of impact above the foot, squares; default: the face
  bool to_the_body = false;
};

const Manner& manner_of(Punch punch);

/// Seconds from the start of the movement to impact, at arm's length.
float seconds_until_it_meets(Punch punch);
/// Enough seconds for every punch except a combination.
inline constexpr float swing_seconds = 0.19F;

/// Delay of the lettering of a miss after the time of impact. Seconds.
inline constexpr float miss_called_seconds = 0.08F;

/// How far a punch that misses overshoots, as a share of its reach.
inline constexpr float overbalanced = 0.4F;
/// Enough seconds for a rush.
inline constexpr float rush_seconds = 0.3F;
/// Seconds a boxer who rushed past stays there before he comes back.
inline constexpr float past_seconds = 0.3F;

/// Freeze at impact, in seconds.
constexpr float held_seconds(float weight) { return 0.06F + 0.04F * weight; }

/// Path of a blow. reach: distance in squares until impact.
struct Approach {
  float reach = 0;
  float pulls = 0;   ///< seconds
  float shoots = 0;  ///< seconds
  float drives = 0;  ///< squares the opponent is pushed back at impact, if they stand closer than arm's length
};

/// distance: between feet, squares. Both phases are shortened if the cue leaves too little time.
Approach approach_of(const Blow& blow, float distance);

/// State of a punch at one moment.
struct Swing {
  float share = 0;  ///< progress of its act, 0 to 1
  float drawn = 0;  ///< 0 to 1 pulled back
  float out = 0;    ///< extension as a share of its reach: 1 at impact, more if it misses
  float aside = 0;  ///< share of its sideways curve
};

/// None before it begins and after it has returned. age: seconds since the start of the blow's cue.
std::optional<Swing> swing_at(const Blow& blow, const Approach& approach, float age);

/// A half sine wave: 0, 1 in the middle, 0.
inline float there_and_back(float share) {
  return std::max(0.0F, std::sin(std::numbers::pi_v<float> * std::clamp(share, 0.0F, 1.0F)));
}

}  // namespace fc::scene
