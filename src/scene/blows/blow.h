// Game-independent descriptions of punches, holds, falls and postures. Games fill them in; what they look like is up to
// this folder. Source: overlay/design.md, The look ("a blow looks like the blow it is").
#pragma once

#include <cstdint>
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

}  // namespace fc::scene
