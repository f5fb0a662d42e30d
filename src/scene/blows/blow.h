// What boxers do to each other, in the words of no game and of all: who hits whom, with which punch, how hard, whether it
// lands, and when; who falls, and how a man stands. Games fill these in; what they look like is this folder's alone.
// Source: overlay/design.md, The look ("a blow looks like the blow it is").
#pragma once

#include <cstdint>
#include <optional>

#include "core/corner.h"
#include "scene/stage.h"

namespace fc::scene {

/// swing: a wild one, or no punch in particular. counter: from out of the way of the other man's.
enum class Punch : std::uint8_t { swing, jab, cross, hook, uppercut, body, combination, counter };
inline constexpr int punch_count = 8;

/// close: they stand an arm apart. far: he comes from a distance, and who is hit is driven away by the game itself.
enum class Range : std::uint8_t { close, far };

/// coming: the punch is on its way, and how it ends is told by the next blow. blocked: caught on the gloves. smothered: it
/// meets, and does nothing. met: both punched, and the fists meet in the middle.
enum class Landing : std::uint8_t { coming, landed, missed, blocked, smothered, met };

/// One punch at the man in the other corner. Seconds from the start of its cue.
struct Blow {
  Corner who = Corner::red;
  Punch punch = Punch::swing;
  Fist fist = Fist::right;
  Range range = Range::close;
  Landing landing = Landing::landed;
  float weight = 0;     ///< how hard, 0 to 1: the share of the hardest punch there is in the game
  float arrives = 0;    ///< when it meets him; 0: it was on its way before this cue
  bool rushed = false;  ///< he comes on with it: if it misses he goes past the man who has stepped aside
  // Where both stand as it meets, if they may have gone on from there.
  std::optional<Vec3> thrown_from{};
  std::optional<Vec3> struck{};
};

/// A man comes on behind his fists and takes up his guard again, from the start of the cue on.
struct Charge {
  Corner who = Corner::red;
  float lasts = 0.4F;  ///< seconds
};

/// Both come together and hold each other, from the start of the cue on.
struct Clinch {
  float lasts = 1;  ///< seconds
};

/// What is against the rules: a butt, an elbow, a low blow; from the start of the cue on.
struct FoulBlow {
  Corner who = Corner::red;
  Act act = Act::butt;
};

/// A man goes down. out: he will not get up.
struct Fall {
  Corner who = Corner::red;
  bool out = false;
};

/// A man sets his foot down after a step, `lands` seconds after the start of the cue. driven: a blow made him take it.
struct Footfall {
  Vec3 at;
  float lands = 0;
  bool driven = false;
};

/// How a man who stands holds himself.
/// sitting: on his stool. held: the referee has him by the wrist.
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

/// How a man is to be seen when nothing is on its way. facing: +1 looks right, -1 left.
struct Posture {
  bool attacks = false;  ///< arms out, else gloves high
  bool down = false;
  bool covers = false;  ///< crouches behind his gloves
  Attitude attitude = Attitude::upright;
  bool hurt = false;  ///< it shows on his face
  float facing = 1;
  Wear wear{};
};

}  // namespace fc::scene
