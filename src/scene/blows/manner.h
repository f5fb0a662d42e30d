// Motion parameters of each kind of punch: timing and path. The values are one table in manner.cpp; the joint poses of these
// acts are in assets/common/motions.json.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "scene/blows/blow.h"

namespace fc::scene {

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
