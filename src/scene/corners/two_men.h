// Positions, knockdowns, officials and lighting of two boxers, for games in which they move freely. A game's pose derives
// from `TwoMen`.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>

#include "core/corner.h"
#include "scene/blows/knockdown.h"
#include "scene/blows/stance.h"
#include "scene/camera.h"
#include "scene/cued_play.h"
#include "scene/officials.h"
#include "scene/ornament.h"
#include "scene/sounds.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::scene {

/// Width and depth of the canvas in squares, for games without a grid.
inline constexpr int ring_side = 6;

/// Stances by corner.
using Stances = std::array<Stance, 2>;

/// Timing of a roll, in seconds: tumbling, then resting to be read before its consequences are shown.
struct RollPace {
  float tumbles = 0;
  float rests = 0;
};

/// A foul: the referee points at the offender from `start` on, for `seconds`.
struct Fouled {
  Corner by = Corner::red;
  double start = 0;
  float seconds = 0;
};

struct TwoMen {
  std::array<bool, 2> down{};
  Knockdown knockdown;      ///< the latest one
  bool in_corners = false;  ///< between two rounds
  Referee referee;
  std::optional<Verdict> verdict;
  std::optional<double> stopped;  ///< time of a stoppage with both standing
  std::optional<Fouled> fouled;   ///< pending: the referee points at him once both boxers' positions are known
  std::array<StanceTracks, 2> markers;
  Track house_light{1};
  Track board{1};                                           ///< how far the board at the bottom is unfolded, 0 to 1
  double folds_at = std::numeric_limits<double>::lowest();  ///< when it was last folded away
};

/// Folds the board away from `at` on, which gives its space to the ring; unfold it before showing anything on it.
void fold_board(TwoMen& men, double at);
void open_board(TwoMen& men, double at);
inline constexpr float folding_seconds = 0.4F;
/// The time whose board is shown at `clock`: while folding, the last time it was open.
double board_clock(const TwoMen& men, double clock);

/// Base of choreographies of two men. As `CuedPlay`; Pose: derived from `TwoMen`.
template <class Choreography, class Rules, class Pose, class Cue>
class PlayOfTwo : public CuedPlay<Choreography, Rules, Pose, Cue> {
 protected:
  using CuedPlay<Choreography, Rules, Pose, Cue>::CuedPlay;

  /// Adds a cue that lasts until its ornaments, its men and the referee rest. glide: the least, in seconds.
  void add_until_rest(const Cue& cue, float glide) {
    this->add(cue, std::max({ornament_life(cue), glide, cue.pose.knockdown.life_after(cue.start),
                             cue.pose.referee.life_after(cue.start)}));
  }
  /// Draws men and officials. highest_hop: in squares.
  void add_men(Stage& stage, double clock, Motion motion, float highest_hop, std::optional<Corner> crowned) const {
    const Pose& pose = this->pose_at(clock);
    add_markers(stage, pose, clock, highest_hop, crowned);
    breathe(stage, this->moving_clock(clock), motion == Motion::reduced);
    add_officials(stage, pose, std::min(clock, this->rest_time()), motion);
  }
  /// Draws the game's ornaments of the last seconds, then the man on the floor.
  void add_effects(Stage& stage, double clock, Motion motion, double longest_ornament) const {
    for (const Cue& cue : this->timeline().recent(clock, longest_ornament)) {
      add_ornaments(stage, cue, clock, motion);
    }
    this->pose_at(clock).knockdown.show(stage, std::min(clock, this->rest_time()));
  }
};

/// Base of those whose rolls are shown one by one on that board.
template <class Choreography, class Rules, class Pose, class Cue>
class BoardPlay : public PlayOfTwo<Choreography, Rules, Pose, Cue> {
 public:
  /// The camera's framing of the men.
  static constexpr Lens lens{.near = 2.27F, .around = 0.5F, .foot = 0.16F};

  /// How far the board is open, 0 to 1: it is closed while a man lies and no dice fall, and after a stoppage.
  [[nodiscard]] float board_open(double clock) const { return this->pose_at(clock).board.at(clock); }
  [[nodiscard]] double board_clock(double clock) const { return scene::board_clock(this->pose_at(clock), clock); }

 protected:
  using PlayOfTwo<Choreography, Rules, Pose, Cue>::PlayOfTwo;
};

/// Moves a boxer to his stool: red's is near and left.
void sit_down(Stance& stance, Corner corner);

/// Moves a boxer to his place for the reading of the scorecards.
void stand_for_the_verdict(Stance& stance, Corner corner);
/// The bout ended with both standing: the referee holds both from `start` on, until and after the verdict.
void await_verdict(TwoMen& men, double start, const Verdict& verdict);
/// The referee separates the boxers from `start` on, for `seconds`.
void part_the_men(TwoMen& men, double start, float seconds);
/// The referee points at the offender from `start` on, from where both will stand by the next `take_up`.
void point_at(TwoMen& men, Corner who, double start, float seconds);
/// The bout is stopped with both standing. says: the referee's first gesture beside the loser: Act::wave_off, or Act::point
/// for a disqualification. Then both come to mid-ring, and the winner's hand, or both, is raised.
void end_on_their_feet(TwoMen& men, std::optional<Corner> winner, Act says, double start);
/// Seconds from the stoppage until they walk to mid-ring.
inline constexpr float until_they_come = 1.4F;
/// Adds officials and verdict poses. Call after the markers, before any effects on top.
void add_officials(Stage& stage, const TwoMen& men, double clock, Motion motion);

/// Moves a boxer to the neutral corner farther from the fallen one during the count; if equally far, red takes the far side.
void wait_in_neutral_corner(Stance& stance, Corner corner, float fallen_x, float fallen_y);

/// Separates two boxers that would hide each other from the viewer, each to his side. `place`, `take_up` and `add_markers`
/// apply it themselves.
Stances fanned(const Stances& stances);

/// Sets the initial stances.
void place(TwoMen& men, const Stances& stances);
/// A knockdown at time `fell`; the opponent goes to a neutral corner.
Knockdown knockdown_of(Corner who, double fell);

/// Both move to these stances from `start` on within `seconds`, around each other if necessary. steps: with hops. A boxer
/// who scored a knockdown first watches, then walks to his corner. Light dims between rounds.
void take_up(TwoMen& men, const Stances& stances, bool steps, double start, float seconds);

/// Fills in the positions of a blow: where both are going to stand, even if they move on later.
Blow aimed(const TwoMen& men, Blow blow);
/// As above, with the positions at `moment`.
Blow aimed_at(const TwoMen& men, Blow blow, double moment);

/// The number that the referee calls at this age of a roll's cue, beside who lies. last: of the count; 0: none. lasts:
/// seconds of the cue.
void call_count(const Ornament& ornament, const TwoMen& men, const CountPace& pace, int last, float lasts);

/// Position for lettering about both, which hides neither.
Vec3 beside_the_men(const TwoMen& men);
/// Fixed position for the lettering of a knockdown beginning at `fell`.
Vec3 beside_who_falls(const TwoMen& men, Corner who, double fell);

/// The boxer who was knocked down last, whether he is up again or not; none: nobody was.
std::optional<Corner> floored(const TwoMen& men);
/// Where the dice of a count lie: centre of the row, as a share of the ring's width.
float dice_of_count(const TwoMen& men);

/// Adds both markers at `clock`. highest_hop: squares. crowned: the winner, if known.
void add_markers(Stage& stage, const TwoMen& men, double clock, float highest_hop, std::optional<Corner> crowned);
/// Adds both markers without animation. A winner stands beside his fallen opponent.
void add_markers(Stage& stage, const Stances& stances, std::optional<Corner> crowned);

// Scorecards are read one by one with growing pauses, then the verdict.

/// Seconds from the end of the bout to each card and to the verdict.
inline constexpr std::array cards_read_after{1.4F, 2.6F, 4.2F, 5.4F};
inline constexpr int cards_to_read = 3;

/// card: 1 to 3; 4: the verdict.
constexpr float seconds_until_read(int card) { return cards_read_after.at(static_cast<std::size_t>(card - 1)); }
inline constexpr float seconds_until_verdict = seconds_until_read(cards_to_read + 1);

/// Sounds of the reading, timed from the end of the bout.
Sounds sounds_of_verdict(bool has_winner);

/// Announces each card from when it is read, until `lasts` seconds after the end. cards: three pairs of totals, indexable.
template <class Cards>
void show_cards(Stage& stage, const Cards& cards, float age, float lasts) {
  for (int card = 0; card < cards_to_read; ++card) {
    const float read = seconds_until_read(card + 1);
    const auto& points = cards[static_cast<std::size_t>(card)];
    show_card(stage, card, cards_to_read, points[0], points[1], age - read, lasts - read);
  }
}

/// Number of cards read at `age` seconds after the end.
constexpr int cards_read_by(float age) {
  int read = 0;
  while (read < cards_to_read && age >= seconds_until_read(read + 1)) {
    ++read;
  }
  return read;
}

}  // namespace fc::scene
