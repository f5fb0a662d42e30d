// The camera follows the two boxers: close while they are near each other, wide otherwise. It moves rarely and slowly,
// always shows both completely, and comes to rest.
//
// Positions are in "film" coordinates: pixels of the design's ring (680 x 482) in the wide view, from its centre, x right, y
// down. So the camera is the same in every layout; a ring box of another shape shows more.
#pragma once

#include <span>
#include <vector>

#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::scene {

/// Camera parameters of a game.
struct Lens {
  float near = 1.5F;    ///< zoom while the boxers are close together; 1: the camera never moves
  float around = 0.5F;  ///< margin around each boxer's foot that must be visible, in squares
  float foot = 0;       ///< share of the height, at the bottom, that panels may cover: boxers are kept out of it if possible
};

/// What the camera shows: centre of the picture in film coordinates, and magnification.
struct View {
  float zoom = 1;
  float x = 0;
  float y = 0;

  friend bool operator==(const View&, const View&) = default;
};

/// The film area that is visible with this view in every layout.
Box shown_by(const View& view);
/// `view`, moved as little as necessary to stay within the film.
View on_the_film(View view);
/// `view`, moved as little as necessary to show all of `place`; zoomed out if it does not fit.
View showing(View view, const Box& place);

/// Film area of a boxer standing at `foot`, including head and fists. around: margin in squares, taken as at least 0.5.
Box film_of_man(const Board& board, const Vec3& foot, float around);
/// Film area of one square of the canvas.
Box film_of_square(const Board& board, int column, int row);

/// The camera's movements during a bout.
class CameraTrack {
 public:
  CameraTrack() = default;
  explicit CameraTrack(const Lens& lens) : lens_(lens) {}

  /// Adds the boxers' target positions from `start` on. start: seconds, not before the previous call's. The first call sets
  /// the initial view without a movement.
  void follow(const Board& board, std::span<const Marker> men, double start);
  [[nodiscard]] View at(double clock) const;
  /// As `at`, but with a hard cut in the middle of each move: for reduced motion.
  [[nodiscard]] View cut_at(double clock) const;
  /// When the last move ends; far in the past if it never moved.
  [[nodiscard]] double rest_time() const;

  /// Duration of a move in seconds.
  static constexpr float move_seconds = 1.1F;

 private:
  struct Move {
    double start;
    View from;
    View to;
  };
  [[nodiscard]] View wanted(const View& now, const Box& men) const;

  Lens lens_;
  View first_;
  bool begun_ = false;
  std::vector<Move> moves_;
};

/// Sets the stage's camera: `view`, blended by `Camera::nearer` towards `Camera::focus`, with all boxers completely in the
/// picture. Fully near, only the one at the focus must be, and the one at `Camera::also` by the amount `Camera::both`; the
/// one at `Camera::waits` is then shown completely or not at all, even in a wide ring box. lens: that of the track.
void aim(Stage& stage, const Lens& lens, const View& view);

/// `aim` without a gradual zoom: a requested close-up cuts in as soon as `Camera::nearer` reaches one half.
void cut_to(Stage& stage, const Lens& lens, const View& view);

/// Moves the stage's camera as little as necessary to show every selectable square.
void show_choices(Stage& stage);

// Framing for still pictures of the boxers.

/// A layout in which the stage's boxers fill a picture of width x height pixels; if they are far apart, the winner. room:
/// factor of extra distance. Only the ring is laid out.
Layout close_up(const Stage& stage, int width, int height, float room = 1);

}  // namespace fc::scene
