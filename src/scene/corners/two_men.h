// The two men of a bout on the canvas, for games in which each of them may stand anywhere: where they are, who lies, and the
// light over them. A game's pose is derived from this.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>

#include "core/corner.h"
#include "scene/blows/knockdown.h"
#include "scene/blows/stance.h"
#include "scene/officials.h"
#include "scene/sounds.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::scene {

/// Side of the canvas, in squares, wherever nobody counts squares.
inline constexpr int ring_side = 6;

/// How the two men stand, by corner.
using Stances = std::array<Stance, 2>;

/// Seconds of a roll: tumbling, and then resting where it is read before its consequences.
struct RollPace {
  float tumbles = 0;
  float rests = 0;
};

/// Who has fouled, and from when on for how long the referee points at him.
struct Fouled {
  Corner by = Corner::red;
  double start = 0;
  float seconds = 0;
};

struct TwoMen {
  std::array<bool, 2> down{};
  Knockdown knockdown;      ///< the last one
  bool in_corners = false;  ///< between two rounds
  Referee referee;
  std::optional<Verdict> verdict;
  std::optional<double> stopped;  ///< when it was with both on their feet
  std::optional<Fouled> fouled;   ///< the referee points at him as soon as it is known where both will stand
  std::array<StanceTracks, 2> markers;
  Track house_light{1};
  Track board{1};                                           ///< how far the board at the foot of the picture is open
  double folds_at = std::numeric_limits<double>::lowest();  ///< when it was last folded away
};

/// The board is folded away from that moment on, and the ring has its room; it is opened again before anything is on it.
void fold_board(TwoMen& men, double at);
void open_board(TwoMen& men, double at);
inline constexpr float folding_seconds = 0.4F;
/// The moment whose board is seen: while it folds away it shows what was last read on it.
double board_clock(const TwoMen& men, double clock);

/// Where a man sits between two rounds: red near and left.
void sit_down(Stance& stance, Corner corner);

/// Where a man stands while the cards are read.
void stand_for_the_verdict(Stance& stance, Corner corner);
/// It is told that the bout is over and both stand: they are held by the referee from `start` on, until the verdict and
/// after.
void await_verdict(TwoMen& men, double start, const Verdict& verdict);
/// The referee steps between them from `start` on, for so many seconds.
void part_the_men(TwoMen& men, double start, float seconds);
/// He points at who has fouled, from where both stand when they have taken up their places.
void point_at(TwoMen& men, Corner who, double start, float seconds);
/// A bout is over before its time and both stand. says: what the referee does first, beside the man who is beaten: he waves
/// it off, or points at who has to go. Then both come to the middle and are held there, and a hand is raised, or both.
void end_on_their_feet(TwoMen& men, std::optional<Corner> winner, Act says, double start);
/// From the stop until they come.
inline constexpr float until_they_come = 1.4F;
/// The referee, the seconds and what the verdict does to both; from the markers on, before anything that lies over it.
void add_officials(Stage& stage, const TwoMen& men, double clock, Motion motion);

/// Where a man waits while the referee counts over the other, who lies there: the neutral corner that is farther from him;
/// of two as far, red's is the far one.
void wait_in_neutral_corner(Stance& stance, Corner corner, float fallen_x, float fallen_y);

/// Of two men in one line of sight nobody hides the other: each stands a little to his side. `place`, `take_up` and
/// `add_markers` do that to the stances they are given.
Stances fanned(const Stances& stances);

/// They stand like this from the beginning.
void place(TwoMen& men, const Stances& stances);
/// Who goes down at that moment, and that the other has to go to a neutral corner.
Knockdown knockdown_of(Corner who, double fell);

/// From `start` on they go there in so many seconds, round each other if they must. steps: they hop on the way. Who has
/// floored the other first looks on and then walks to his corner. The light goes down between rounds.
void take_up(TwoMen& men, const Stances& stances, bool steps, double start, float seconds);

/// A blow between the places where both stand, wherever they go from there.
Blow aimed(const TwoMen& men, Blow blow);
/// A blow between the places where both are at that moment.
Blow aimed_at(const TwoMen& men, Blow blow, double moment);

/// Where a call about everybody stands and hides neither of them.
Vec3 beside_the_men(const TwoMen& men);
/// Where it is called that a man goes down who begins to fall at that moment; it stays there while the other walks away.
Vec3 beside_who_falls(const TwoMen& men, Corner who, double fell);

/// Who was floored last and is counted over; none: nobody was.
std::optional<Corner> floored(const TwoMen& men);
/// Where the dice of a count lie over who is down: the middle of the row, a share of the ring's width.
float dice_of_count(const TwoMen& men);

/// Their markers at that moment. highest_hop: squares. crowned: who has won, if that is known.
void add_markers(Stage& stage, const TwoMen& men, double clock, float highest_hop, std::optional<Corner> crowned);
/// Their markers with nothing on the way. A winner has come forward to the man who lies there.
void add_markers(Stage& stage, const Stances& stances, std::optional<Corner> crowned);

// A decision is read card by card, each pause longer than the one before; the verdict comes last.

/// From the end of the bout until each card has been read, and the verdict.
inline constexpr std::array cards_read_after{1.4F, 2.6F, 4.2F, 5.4F};
inline constexpr int cards_to_read = 3;

/// card: 1 to 3; 4: the verdict.
constexpr float seconds_until_read(int card) { return cards_read_after.at(static_cast<std::size_t>(card - 1)); }
inline constexpr float seconds_until_verdict = seconds_until_read(cards_to_read + 1);

/// What is heard of it, from the end of the bout on.
Sounds sounds_of_verdict(bool has_winner);

/// How many cards have been read so many seconds after the end.
constexpr int cards_read_by(float age) {
  int read = 0;
  while (read < cards_to_read && age >= seconds_until_read(read + 1)) {
    ++read;
  }
  return read;
}

}  // namespace fc::scene
