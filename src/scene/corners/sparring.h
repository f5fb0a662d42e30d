// Two men who spar for nobody: on the poster, and wherever a ring waits for its bout. It is never over.
#pragma once

#include <array>

#include "core/looks.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

/// At its multiples one exchange is over, the next has not begun, and nothing is on its way.
inline constexpr double exchange_seconds = 1.8;

/// A function of the clock, which counts seconds from 0. looks: red's and blue's.
Stage sparring(const std::array<Looks, 2>& looks, double clock, Motion motion);

}  // namespace fc::scene
