// Where the camera looks: it follows the two men, near while they are close to each other and wide while they are not. It
// moves seldom and calmly, it always shows both men whole, and it comes to rest.
//
// All places are on the film of the wide view: in pixels of the design's ring (680 x 482) from its middle, x to the right,
// y downwards. What a camera shows is then the same in every layout; a ring's box of another shape shows more.
#pragma once

#include <span>
#include <vector>

#include "scene/box.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::scene {

/// How a game's men are filmed.
struct Lens {
  float near = 1.5F;    ///< the zoom at which the camera rests while the men are close to each other; 1: it never moves
  float around = 0.5F;  ///< squares round each man's foot that belong to the picture
  float foot = 0;       ///< of the picture's height: lies under panels now and then, and no man stands there if he need not
};

/// What a camera shows: the middle of the picture on the film, and how much it is enlarged.
struct View {
  float zoom = 1;
  float x = 0;
  float y = 0;

  friend bool operator==(const View&, const View&) = default;
};

/// The film that this view is certain to show.
Box shown_by(const View& view);
/// The same view, moved no further than it must so that it does not look beyond the film.
View on_the_film(View view);
/// The same view, moved no further than it must so that it shows all of `place`; wider where it has no room for it.
View showing(View view, const Box& place);

/// The film of a man who stands there, head and fists included. around: squares round his foot, at least 0.5.
Box film_of_man(const Board& board, const Vec3& foot, float around);
/// The film of one square of the canvas.
Box film_of_square(const Board& board, int column, int row);

/// The way of a camera through a bout.
class CameraTrack {
 public:
  CameraTrack() = default;
  explicit CameraTrack(const Lens& lens) : lens_(lens) {}

  /// From `start` on the men stand there, or are on their way there. start: not before the last one, in seconds. The first
  /// call says how the bout begins: no way leads there.
  void follow(const Board& board, std::span<const Marker> men, double start);
  [[nodiscard]] View at(double clock) const;
  /// The way in hard cuts, each in the middle of a move: for reduced motion.
  [[nodiscard]] View cut_at(double clock) const;
  /// When it has come to rest; very long ago if it never moved.
  [[nodiscard]] double rest_time() const;

  /// Seconds that a move takes.
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

/// Points the stage's camera: the view of `track`, nearer to `Camera::focus` as far as `Camera::nearer` says, with all men
/// whole in the picture. From very near only who is at the focus, and with him who is at `Camera::also` as far as
/// `Camera::both` says; whoever `Camera::waits` is then whole or not to be seen, also where the ring's box is wide. lens:
/// the one of that track.
void aim(Stage& stage, const Lens& lens, const View& view);

/// `aim` without a ride of the camera: what a choreography asks for is there at once, from half of its way on.
void cut_to(Stage& stage, const Lens& lens, const View& view);

/// Moves the stage's camera no further than it must so that it shows every square that somebody may choose.
void show_choices(Stage& stage);

// Where a photographer stands who wants the men and not the hall.

/// A picture of so many pixels that the stage's men fill; of men who are far apart the one who has won. room: how much
/// farther away he stands than he would have to. Nothing but the ring has a place in the picture.
Layout close_up(const Stage& stage, int width, int height, float room = 1);

}  // namespace fc::scene
