// How each kind of punch goes: how long it pulls back, shoots out and comes back, and by which way. The numbers are in one
// table (manner.cpp); poses and joints of the same acts are paint's (assets/common/motions.json).
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "scene/blows/blow.h"

namespace fc::scene {

/// Seconds, squares along the canvas, radians. Weight: 0 to 1, as of a `Blow`.
struct Manner {
  Act act = Act::swing;
  float pulls = 0.12F;    ///< seconds of pulling back
  float shoots = 0.04F;   ///< seconds of the lunge at arm's length; a longer way takes longer
  float returns = 0.28F;  ///< seconds until he stands where he stood
  int lunges = 1;         ///< one after the other, the last one meets
  float draws = 0.1F;     ///< squares that he pulls back
  float arm = 0.85F;      ///< squares from foot to foot as it meets
  float arc = 0;          ///< squares to the side of the fist, half-way; below 0: to the other side
  float dips = 0;         ///< squash as he gathers himself, and he rises from it
  float leans = 0.12F;    ///< radians into it
  float throws = 1;       ///< of the way that a blow of its weight throws the other man
  float lifts = 0;        ///< squares off the canvas, of the hardest
  float height = 1.32F;   ///< squares above the foot, where it meets: his face
  bool to_the_body = false;
};

const Manner& manner_of(Punch punch);

/// From his first move until it meets, at arm's length.
float seconds_until_it_meets(Punch punch);
/// Time enough for every punch but a combination.
inline constexpr float swing_seconds = 0.19F;

/// A miss is called so long after the fist could have met: it has gone past.
inline constexpr float miss_called_seconds = 0.08F;

/// A punch that meets nobody goes on, a share of its reach.
inline constexpr float overbalanced = 0.4F;
/// Time enough for a rush.
inline constexpr float rush_seconds = 0.3F;
/// Who has rushed past the other man stands there so long after he would have met him, before he comes back. Seconds.
inline constexpr float past_seconds = 0.3F;

/// How long both stand still as a blow meets.
constexpr float held_seconds(float weight) { return 0.06F + 0.04F * weight; }

/// How a blow is on its way. reach: squares from where he stands until it meets.
struct Approach {
  float reach = 0;
  float pulls = 0;   ///< seconds
  float shoots = 0;  ///< seconds
  float drives = 0;  ///< squares that the other man gives way as it meets, since they stand too near for an arm
};

/// distance: from foot to foot, squares. A cue that leaves too little time hurries both.
Approach approach_of(const Blow& blow, float distance);

/// A punch at one moment.
struct Swing {
  float share = 0;  ///< of its act
  float drawn = 0;  ///< 0 to 1 pulled back
  float out = 0;    ///< of its reach: 1 as it meets, more if it meets nothing
  float aside = 0;  ///< of its arc
};

/// None before it begins and after he is back. age: seconds since the start of the blow's cue.
std::optional<Swing> swing_at(const Blow& blow, const Approach& approach, float age);

/// There by the middle, and back.
inline float there_and_back(float share) {
  return std::max(0.0F, std::sin(std::numbers::pi_v<float> * std::clamp(share, 0.0F, 1.0F)));
}

}  // namespace fc::scene
