// A short looped scene that represents a game on its corner of the cabinet: one punch, and the game's dice or cards.
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
  Stances men{};        ///< stances before the punch
  Blow blow{};          ///< its `arrives` is overwritten
  bool floors = false;  ///< the punch knocks the opponent down
  std::vector<Glow> glows{};
  std::array<Looks, 2> looks{};
  bool crowned = false;          ///< the attacker wears the champion's gold rim
  std::vector<Marker> beside{};  ///< further boxers who only stand there
  // On the table below the ring, in tray coordinates.
  std::vector<TrayDie> dice{};
  std::vector<Card> cards{};
  std::vector<Call> readings{};

  [[nodiscard]] bool has_table() const { return !dice.empty() || !cards.empty() || !readings.empty(); }
};

/// Loop length in seconds.
inline constexpr double vignette_seconds = 3.2;
/// A time suited for a still picture: pulled back for the punch, nobody hidden.
double rest_of(const Vignette& vignette);

/// The scene at `clock` seconds from 0.
Stage stage_of(const Vignette& vignette, double clock, Motion motion);

/// Two boxers at arm's length in the middle of a ring of `side` squares.
Stances face_to_face(float side);

// Endless sparring, for posters and empty rings.

/// Period: at its multiples both are at rest between exchanges.
inline constexpr double exchange_seconds = 1.8;

/// The scene at `clock` seconds from 0. looks: red's and blue's.
Stage sparring(const std::array<Looks, 2>& looks, double clock, Motion motion);

}  // namespace fc::scene
