// Animation of a knockdown until he is up or counted out. The boxer falls, lies, stirs at three, sits up at six, kneels at
// eight; the opponent waits in a neutral corner; a spotlight narrows on the fallen one. After a knockout the winner comes
// forward and the referee raises his hand. Games report each step when it becomes known; nothing is shown earlier. Source:
// overlay/design.md, The look.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>

#include "core/corner.h"
#include "scene/blows/stance.h"
#include "scene/officials.h"
#include "scene/stage.h"

namespace fc::scene {

// Timing of the referee's count.

/// The number at which a boxer is out.
inline constexpr int counted_out = 10;
/// The dice of a count are thrown at this number at the latest.
inline constexpr int dice_fall_at = 8;

/// Timing of a count, in seconds from when it is known that he counts.
struct CountPace {
  float before = 0;  ///< until "one"
  float one = 0;     ///< between numbers

  /// Until `number` (1 to 10) is called.
  [[nodiscard]] constexpr float until_called(int number) const { return before + one * static_cast<float>(number - 1); }
  /// Until the dice are thrown: at the last number, but at "eight" at the latest, so that they do not reveal whether there
  /// will be a ten.
  [[nodiscard]] constexpr float until_thrown(int last) const { return until_called(std::min(last, dice_fall_at)); }
  /// Until the dice can be read: one number later.
  [[nodiscard]] constexpr float until_read(int last) const { return until_thrown(last) + one; }
  /// Until the count has ended: one interval after the last number.
  [[nodiscard]] constexpr float until_over(int last) const { return until_called(last) + one; }
  /// The latest number called at `age`, 0 to `last`.
  [[nodiscard]] constexpr int counted_at(double age, int last) const {
    const double since = age - static_cast<double>(before);
    return since < 0 ? 0 : std::min(last, static_cast<int>(since / static_cast<double>(one)) + 1);
  }
};

/// The count as displayed.
struct ShownCount {
  Corner corner = Corner::red;
  int count = 0;  ///< last number called, 0: none yet
};

/// Delay of the lettering "down" after he begins to fall: it is fully visible when he hits the canvas. Seconds.
inline constexpr float down_called_seconds = 0.3F;
/// Seconds the opponent watches the fall, and then walks to the neutral corner.
inline constexpr float watching_seconds = 0.5F;
inline constexpr float walking_seconds = 1.5F;
/// Seconds to walk back when the fallen boxer is up.
inline constexpr float walking_back_seconds = 0.8F;

/// One knockdown as far as it is known. Times: seconds on the scene's clock. Boxers: indices in `Stage::markers`.
class Knockdown {
 public:
  /// No knockdown.
  Knockdown() = default;
  /// `who` begins to fall at `fell`. other: goes to a neutral corner; none: nobody does.
  Knockdown(std::size_t who, std::optional<std::size_t> other, double fell) : who_(who), other_(other), fell_(fell) {}

  /// The referee counts from then on up to `last`, 1 to 10; 10 is out.
  void count(double from, const CountPace& pace, int last);
  /// He rises from `at` on; ignored if nobody is down.
  void get_up(double at);
  /// He will not get up; ignored if nobody is down.
  void stay_down(double at);
  /// As `stay_down`, and nobody counts: it is announced when the winner has come, and the camera has both men and room for
  /// the words from the beginning.
  void stop(double at);

  /// Whether he is down, counted out or not.
  [[nodiscard]] bool lies() const { return who_.has_value() && !rose_; }
  [[nodiscard]] std::optional<std::size_t> who() const { return who_; }
  [[nodiscard]] std::optional<std::size_t> other() const { return other_; }
  /// When the opponent starts walking to his corner.
  [[nodiscard]] double walks_at() const { return fell_ + static_cast<double>(watching_seconds); }
  /// Seconds after `moment` until nothing of it moves; 0 or more.
  [[nodiscard]] float life_after(double moment) const;

  /// Animates both boxers and the light. Their markers must have been added at their places.
  void show(Stage& stage, double clock) const;
  /// Seconds after `told`, when it becomes known that he is out, until he has sunk back and it is announced.
  [[nodiscard]] float sinks_after(double told) const;
  /// Seconds after `told` until the winner has come to him.
  [[nodiscard]] float winner_comes_after(double told) const { return static_cast<float>(has_come_at() - told); }
  /// Progress of the opponent's way to his corner, 0 to 1: for games that do not move him themselves.
  [[nodiscard]] float way_to_corner(double clock) const;

 private:
  [[nodiscard]] bool is_counted_out(double clock) const;
  /// The last number called by then, 0: none.
  [[nodiscard]] int called_at(double clock) const;
  [[nodiscard]] double when_called(int number) const {
    return counted_from_ + static_cast<double>(pace_.until_called(number));
  }
  void show_lying(Marker& marker, double clock) const;
  void show_rising(Marker& marker, double clock) const;
  /// He walks in, counts, and goes when it is over; or waves a man off who is out, and raises the other's hand.
  void add_referee(Stage& stage, const Vec3& fallen, double clock) const;
  /// Where the referee waits until the winner has come, and raises his hand.
  [[nodiscard]] Duty raising_the_hand(const Board& board, const Vec3& fallen, Corner winner) const;
  void show_other(Marker& marker, const Board& board, const Vec3& fallen, double clock) const;
  /// near, forward: 0 to 1.
  void film(Stage& stage, const Vec3& fallen, float near, float forward) const;
  /// How near the camera is to him, 0 to 1. It stays with a man who is out.
  [[nodiscard]] float come_near(double clock) const;
  /// How narrow the light is, 0 to 1.
  [[nodiscard]] float narrowed(double clock) const;
  /// When the winner of a man who is out leaves his corner, and how far he has come then, 0 to 1.
  [[nodiscard]] double comes_forward_at() const;
  [[nodiscard]] double has_come_at() const;
  [[nodiscard]] float come_forward(double clock) const;

  std::optional<std::size_t> who_;
  std::optional<std::size_t> other_;
  double fell_ = std::numeric_limits<double>::lowest();
  double counted_from_ = 0;
  CountPace pace_;
  int last_ = 0;  ///< 0: nobody counts
  std::optional<double> rose_;
  std::optional<double> out_;
  bool stopped_ = false;
};

/// Position of the neutral corner farther from a fallen boxer; if equally far, red's is the far one, or the near one if the
/// board says so.
Vec3 neutral_corner(const Board& board, const Vec3& fallen, Corner winner);
/// How far a winner must swing aside on his way from `from` to `to` to overlap neither the fallen boxer nor the referee.
Bow round_the_fallen(const Board& board, const Vec3& fallen, Corner winner, const Vec3& from, const Vec3& to);

/// Whether the words about a boxer whom the referee stops stand below him, otherwise above: where the picture has room.
inline bool is_told_below(const Board& board, const Vec3& fallen) { return 2 * fallen.y < static_cast<float>(board.rows); }

/// Where the winner stands beside a boxer who is out.
Vec3 beside_the_beaten(const Board& board, const Vec3& fallen, Corner winner);
/// Places the winner beside him, looking at him.
void stand_over(Marker& winner, const Board& board, const Vec3& fallen);

/// Centre of lettering beside a fallen boxer: it never covers him and, if possible, is on the side away from the others.
/// half_width: of the lettering, in squares at the depth of his feet.
Vec3 beside_the_fallen(const Stage& stage, const Vec3& fallen, float half_width);
/// Centre of the lettering when he is out: where the referee does not stand, if there is room.
Vec3 beside_who_is_out(const Stage& stage, const Vec3& fallen, float half_width);
/// Position for a short lettering while a boxer falls or lies, covering no head: beside him away from the opponent,
/// otherwise in front of both, otherwise beyond the opponent.
Vec3 call_beside_the_fallen(const Board& board, const Vec3& fallen, const Vec3& other);
/// Centre of the row of dice of his count at the bottom of the ring, as a share of its width; clear of both boxers. winner:
/// the one in the neutral corner.
float dice_beside_the_fallen(const Board& board, const Vec3& fallen, Corner winner);

/// Half width of a lying, sitting or kneeling boxer, to be kept clear of lettering. Squares.
inline constexpr float lying_half_width = 1.15F;

/// The winner raises his arms. since: seconds; they move for `cheering_seconds` and then stay up.
void cheer(Marker& marker, double since);
inline constexpr float cheering_seconds = 5;

}  // namespace fc::scene
