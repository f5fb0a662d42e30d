// A game in one blow and in what lies on its table: what its corner of the cabinet shows, and shows again while somebody
// looks at it.
#pragma once

#include <array>
#include <vector>

#include "core/looks.h"
#include "scene/blows/blow.h"
#include "scene/corners/two_men.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

struct Vignette {
  Board board{};
  Stances men{};        ///< as they stand before it
  Blow blow{};          ///< `arrives` is set here
  bool floors = false;  ///< whoever is hit goes down
  std::vector<Glow> glows{};
  std::array<Looks, 2> looks{};
  bool crowned = false;          ///< whoever hits is the champion
  std::vector<Marker> beside{};  ///< others, who only stand there
  // On the felt below the ring, in tray coordinates.
  std::vector<TrayDie> dice{};
  std::vector<Card> cards{};
  std::vector<Call> readings{};

  [[nodiscard]] bool has_table() const { return !dice.empty() || !cards.empty() || !readings.empty(); }
};

/// When it begins anew, in seconds, and when the blow has just met.
inline constexpr double vignette_seconds = 3.2;
inline constexpr double vignette_meets = 1.05;
/// A moment at which it can stand still: he has pulled back, and nothing hides anybody.
double rest_of(const Vignette& vignette);

/// A function of the clock, which counts seconds from 0.
Stage stage_of(const Vignette& vignette, double clock, Motion motion);

/// Two men an arm apart in the middle of a ring of `side` squares.
Stances face_to_face(float side);

// Two men who spar for nobody: on the poster, and wherever a ring waits for its bout. It is never over.

/// At its multiples one exchange is over, the next has not begun, and nothing is on its way.
inline constexpr double exchange_seconds = 1.8;

/// A function of the clock, which counts seconds from 0. looks: red's and blue's.
Stage sparring(const std::array<Looks, 2>& looks, double clock, Motion motion);

}  // namespace fc::scene
