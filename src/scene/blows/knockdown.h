// A man is down: what everybody does until he is up again or counted out, in any game. He falls, lies, stirs at three, sits
// up at six and is on one knee at eight; the other walks to a neutral corner and waits there; the light narrows on the
// fallen man. Once he is out the other comes forward, the referee raises his hand, and the last picture is of them all.
// Games write down what is told of it, when it is told; nothing is shown before. Source: overlay/design.md, The look.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>

#include "core/corner.h"
#include "scene/officials.h"
#include "scene/stage.h"

namespace fc::scene {

// The referee counts over a man who is down: when each number is called.

/// The last number that can be called.
inline constexpr int counted_out = 10;
/// No dice of a count wait longer than until this number is called.
inline constexpr int dice_fall_at = 8;

/// Seconds from the moment at which the count is known to go on.
struct CountPace {
  float before = 0;  ///< until "one"
  float one = 0;     ///< from number to number

  /// Until this number is called, 1 to 10.
  [[nodiscard]] constexpr float until_called(int number) const { return before + one * static_cast<float>(number - 1); }
  /// The dice of a count are thrown while its last number stands, or while "eight" does: they lie before anybody has heard
  /// whether there is a ten.
  [[nodiscard]] constexpr float until_thrown(int last) const { return until_called(std::min(last, dice_fall_at)); }
  /// They lie one number later, and are read.
  [[nodiscard]] constexpr float until_read(int last) const { return until_thrown(last) + one; }
  /// The last number has stood as long as every other.
  [[nodiscard]] constexpr float until_over(int last) const { return until_called(last) + one; }
  /// The last number called by then, 0 to `last`.
  [[nodiscard]] constexpr int counted_at(double age, int last) const {
    const double since = age - static_cast<double>(before);
    return since < 0 ? 0 : std::min(last, static_cast<int>(since / static_cast<double>(one)) + 1);
  }
};

/// What of it is on show.
struct ShownCount {
  Corner corner = Corner::red;
  int count = 0;  ///< last number called, 0: none yet
};

/// It is called and said that he is down so long after he began to fall: the word stands when he meets the canvas. Seconds.
inline constexpr float down_called_seconds = 0.3F;
/// The winner sees him fall for so long, and then walks so long. Seconds.
inline constexpr float watching_seconds = 0.5F;
inline constexpr float walking_seconds = 1.5F;
/// Back from the corner, when the other man is up.
inline constexpr float walking_back_seconds = 0.8F;

/// One knockdown as far as it has been told. Times: seconds on the scene's clock. Places: among `Stage::markers`.
class Knockdown {
 public:
  /// Nobody has been down.
  Knockdown() = default;
  /// who begins to fall at that moment. other: who goes to a neutral corner; nobody does if there is none.
  Knockdown(std::size_t who, std::optional<std::size_t> other, double fell) : who_(who), other_(other), fell_(fell) {}

  /// The referee counts from that moment on, and stops at `last`, 1 to 10: 10 is out.
  void count(double from, const CountPace& pace, int last);
  /// He rises from that moment on; nothing happens if nobody lies.
  void get_up(double at);
  /// It is told that he will not get up; nothing happens if nobody lies.
  void stay_down(double at);

  /// Told of: he lies, counted out or not.
  [[nodiscard]] bool lies() const { return who_.has_value() && !rose_; }
  [[nodiscard]] std::optional<std::size_t> who() const { return who_; }
  [[nodiscard]] std::optional<std::size_t> other() const { return other_; }
  /// When the other begins to walk to his corner.
  [[nodiscard]] double walks_at() const { return fell_ + static_cast<double>(watching_seconds); }
  /// For how many seconds after that moment something of it still moves; 0 or more.
  [[nodiscard]] float life_after(double moment) const;

  /// Gives both men what they do, and the canvas its light. The markers stand where they belong.
  void show(Stage& stage, double clock) const;
  /// Seconds from the moment at which it is told that he is out until he has sunk back to the canvas, and it is called.
  [[nodiscard]] float sinks_after(double told) const;
  /// How far the other has gone to his corner, 0 to 1: for games that do not bring him there themselves.
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
  /// He counts, and goes when it is over; or waves a man off who is out, and raises the other's hand.
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
};

/// The neutral corner, on the canvas, that is farther from a man who lies there; of two as far the far one if `far_one`.
Vec3 neutral_corner(const Board& board, const Vec3& fallen, bool far_one);

/// Where the winner stands when he has come forward from his neutral corner to a man who is out: beside him.
Vec3 beside_the_beaten(const Board& board, const Vec3& fallen, Corner winner);
/// The winner stands there and looks at him.
void stand_over(Marker& winner, const Board& board, const Vec3& fallen);

/// Where poster letters stand beside a man who lies, in the middle of theirs: they never cover him, and if there is room
/// they stand on the other side of him than everybody else. half_width: of the letters, in squares as they are seen at his
/// feet.
Vec3 beside_the_fallen(const Stage& stage, const Vec3& fallen, float half_width);
/// Where a call of a word or two stands while a man falls or lies there, over nobody's head: beside him on the side away
/// from the other man, else before both, else past the other man.
Vec3 call_beside_the_fallen(const Board& board, const Vec3& fallen, const Vec3& other);
/// Where the dice of his count lie at the foot of the ring: the middle of the row, a share of the ring's width. They lie on
/// neither man. winner: who waits in his neutral corner.
float dice_beside_the_fallen(const Board& board, const Vec3& fallen, Corner winner);

/// Half the width of a man who lies there, sits or kneels, and his height: nothing may be lettered over it. Squares.
inline constexpr float lying_half_width = 1.15F;

/// The winner raises his arms from that moment on, for so long at most.
void cheer(Marker& marker, double since);
inline constexpr float cheering_seconds = 5;

}  // namespace fc::scene
