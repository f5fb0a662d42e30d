#include "scene/camera.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/result.h"
#include "scene/projection.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr Box film{-design_ring_width / 2, -design_ring_height / 2, design_ring_width, design_ring_height};
// A man's picture reaches so far, in squares: over his head, to each side of his foot, below it.
constexpr float head_room = 1.75F;
constexpr float foot_room = 0.22F;
constexpr float hands_above = 0.8F;  // squares: of whoever raises a hand, or over whom cards are read
// A subject that leaves less than this share of the picture free round it makes the camera move.
constexpr float margin = 0.06F;
// The camera goes back when the men do not fit, no farther than it must, and comes nearer again only when they fit with so
// much to spare.
constexpr float to_spare = 0.94F;
constexpr float steps_back = 0.84F;  // of the zoom it had
constexpr float least_near = 1.12F;  // below that it shows the whole ring
// A knockdown is filmed from nearer than a bout, as far as the number beside the man leaves room.
constexpr float nearest = 1.3F;
constexpr float near_enough = 2.2F;

Projection film_projection(const Board& board) { return {film, board}; }

Box around(const Box& one, const Box& other) {
  const float x = std::min(one.x, other.x);
  const float y = std::min(one.y, other.y);
  return {x, y, std::max(one.right(), other.right()) - x, std::max(one.bottom(), other.bottom()) - y};
}

View mixed(const View& from, const View& to, float share) {
  if (share >= 1) {
    return to;
  }
  const auto between = [share](float a, float b) { return a + (b - a) * share; };
  // What stands in the middle of both pictures stays there: the picture's width, not the zoom, goes evenly.
  return {1 / between(1 / from.zoom, 1 / to.zoom), between(from.x, to.x), between(from.y, to.y)};
}

/// The shortest way for a line of `length` from `middle - length / 2` on to hold `from` to `to`.
float moved_to_hold(float middle, float length, float from, float to) {
  return std::clamp(middle, to - length / 2, std::max(to - length / 2, from + length / 2));
}

/// All of that film which lies within the wide picture.
Box within_film(const Box& place) { return film.overlap(place); }

}  // namespace

Box shown_by(const View& view) {
  const float w = film.w / view.zoom;
  const float h = film.h / view.zoom;
  return {view.x - w / 2, view.y - h / 2, w, h};
}

View on_the_film(View view) {
  view.zoom = std::max(1.0F, view.zoom);
  const float free_x = (film.w - film.w / view.zoom) / 2;
  const float free_y = (film.h - film.h / view.zoom) / 2;
  view.x = std::clamp(view.x, -free_x, free_x);
  view.y = std::clamp(view.y, -free_y, free_y);
  return view;
}

View showing(View view, const Box& place) {
  const Box wanted = within_film(place);
  view.zoom = std::min({view.zoom, film.w / std::max(1.0F, wanted.w), film.h / std::max(1.0F, wanted.h)});
  view.x = moved_to_hold(view.x, film.w / view.zoom, wanted.x, wanted.right());
  view.y = moved_to_hold(view.y, film.h / view.zoom, wanted.y, wanted.bottom());
  return on_the_film(view);
}

Box film_of_man(const Board& board, const Vec3& foot, float around) {
  const Projection projection = film_projection(board);
  const float half = std::max(0.5F, around) + 0.35F;  // gloves reach beyond the square
  const Pixel left = projection.project({foot.x - half, foot.y, 0});
  const Pixel right = projection.project({foot.x + half, foot.y, 0});
  const Pixel head = projection.project({foot.x, foot.y, foot.z + head_room});
  const float room = std::max(foot_room, around - 0.5F);
  const Pixel below = projection.project({foot.x, foot.y + room, 0});
  return {left.x, head.y, right.x - left.x, below.y - head.y};
}

Box film_of_square(const Board& board, int column, int row) {
  const Projection projection = film_projection(board);
  const auto x = static_cast<float>(column);
  const auto y = static_cast<float>(row);
  const Pixel far = projection.project({x, y, 0});
  const Pixel left = projection.project({x, y + 1, 0});
  const Pixel right = projection.project({x + 1, y + 1, 0});
  const Pixel far_right = projection.project({x + 1, y, 0});
  const float from = std::min(far.x, left.x);
  return {from, far.y, std::max(far_right.x, right.x) - from, left.y - far.y};
}

namespace {

/// What has to be seen and below it what may be covered, while the camera is near.
Box with_foot(const Box& men, const Lens& lens) { return {men.x, men.y, men.w, men.h + film.h / lens.near * lens.foot}; }

}  // namespace

View CameraTrack::wanted(const View& now, const Box& men) const {
  const Box subject = within_film(with_foot(men, lens_));
  const auto fits = [&](float zoom) {
    const float spare = zoom <= now.zoom ? 1.0F : to_spare;
    return subject.w <= film.w / zoom * spare && subject.h <= film.h / zoom * spare;
  };
  float zoom = lens_.near;
  while (zoom > least_near && !fits(zoom)) {
    zoom *= steps_back;
  }
  if (zoom <= least_near) {
    return {};
  }
  const Box shown = shown_by(now);
  if (zoom == now.zoom && shown.inset(shown.w * margin, shown.h * margin).overlap(subject) == subject) {
    return now;
  }
  return on_the_film({zoom, subject.middle_x(), subject.middle_y()});
}

void CameraTrack::follow(const Board& board, std::span<const Marker> men, double start) {
  FC_CHECK(moves_.empty() || start >= moves_.back().start);
  if (men.empty() || lens_.near <= 1) {
    return;
  }
  Box subject = film_of_man(board, men[0].at, lens_.around);
  for (const Marker& man : men.subspan(1)) {
    subject = around(subject, film_of_man(board, man.at, lens_.around));
  }
  const View now = moves_.empty() ? first_ : moves_.back().to;
  const View next = wanted(now, subject);
  if (!begun_) {
    first_ = next;
    begun_ = true;
  } else if (next != now) {
    moves_.push_back({.start = start, .from = at(start), .to = next});
  }
}

View CameraTrack::at(double clock) const {
  const auto after = std::ranges::upper_bound(moves_, clock, {}, &Move::start);
  if (after == moves_.begin()) {
    return first_;
  }
  const Move& move = *(after - 1);
  return mixed(move.from, move.to, eased(Ease::in_out, share_of(clock, move.start, static_cast<double>(move_seconds))));
}

View CameraTrack::cut_at(double clock) const {
  const double half = static_cast<double>(move_seconds) / 2;
  const auto after = std::ranges::upper_bound(moves_, clock - half, {}, &Move::start);
  return after == moves_.begin() ? first_ : (after - 1)->to;
}

double CameraTrack::rest_time() const {
  constexpr double long_ago = -1e9;
  return moves_.empty() ? long_ago : moves_.back().start + static_cast<double>(move_seconds);
}

namespace {

/// What a picture of a man who lies is about: he, the referee who counts behind him, and the number beside him.
Box film_of_count(const Board& board, const Vec3& focus) {
  constexpr float half = 2;  // squares: he lies to one side of its middle
  constexpr float high = 2;
  const Projection projection = film_projection(board);
  const Pixel left = projection.project({focus.x - half, focus.y, high});
  const Pixel right = projection.project({focus.x + half, focus.y + 0.3F, 0});
  return within_film({left.x, left.y, right.x - left.x, right.y - left.y});
}

/// The same view, moved up or down no further than it must so that a man who waits is whole or not in it; wider if it would
/// lose what it is about.
View whole_or_not(const View& view, const Box& about, const Box& him) {
  constexpr float widest = 1.6F;  // boxes of the ring show so much more to the sides
  const Box shown = shown_by(view);
  const Box wide = shown.inset(-(widest - 1) / 2 * shown.w, 0);
  if (wide.overlap(him).empty() || shown.contains(him)) {
    return view;
  }
  View best = view;
  bool found = false;
  for (const float way : {him.bottom() - shown.y, him.y - shown.bottom()}) {
    const View moved = on_the_film({view.zoom, view.x, view.y + way});
    const bool is_nearer = !found || std::abs(moved.y - view.y) < std::abs(best.y - view.y);
    const Box then = shown_by(moved);
    const bool is_off = then.y >= him.bottom() - 0.01F || then.bottom() <= him.y + 0.01F;
    if (is_nearer && is_off && then.inset(-0.01F).contains(about)) {
      best = moved;
      found = true;
    }
  }
  return found ? best : showing(view, around(about, him));
}

/// The focus and whoever belongs to it, in the middle of the picture; zoom: at most. Clear of letters then also the referee,
/// who stands behind, and the hand that he raises.
View near_both(const Stage& stage, float zoom) {
  constexpr float behind = 0.7F;  // rows
  const Camera& camera = stage.camera;
  const bool leaves_room = camera.letters != 0;
  const float lying = leaves_room ? 1.0F : 0.7F;  // squares to each side
  Vec3 other = *camera.also;
  other.z = leaves_room ? hands_above : 0;
  Box both =
      around(film_of_man(stage.board, {camera.focus.x, camera.focus.y, 0}, lying), film_of_man(stage.board, other, 0));
  if (leaves_room) {
    both = around(both, film_of_man(stage.board, {camera.focus.x, camera.focus.y - behind, 0}, 0));
    const float share = std::abs(camera.letters);
    const float letters = share * std::max({film.h / zoom, both.h / (1 - share), both.w * film.h / film.w});
    both.y -= camera.letters < 0 ? letters : 0;
    both.h += letters;
  }
  both = within_film(both);
  return showing({zoom, both.middle_x(), both.middle_y()}, both);
}

}  // namespace

void aim(Stage& stage, const Lens& lens, const View& view) {
  stage.camera.near = lens.near;
  View seen = view;
  if (lens.near <= 1) {
    return;
  }
  constexpr float thrown = 0.85F;  // squares round a foot: his head and his gloves fly so far
  Box men;
  for (const Marker& man : stage.markers) {
    Box him = film_of_man(stage.board, man.at, thrown);
    // The hardest blows throw his head farther than that.
    constexpr float head = 3;
    constexpr float within = 0.35F;
    if (const float farther = head * std::abs(std::sin(man.lean)) - within; farther > 0) {
      const float x = man.at.x + std::copysign(farther, man.lean);
      him = around(him, film_of_man(stage.board, {x, man.at.y, man.at.z}, thrown));
    }
    men = men.empty() ? him : around(men, him);
  }
  // Over those whom the referee holds the cards are read, and hands go up.
  for (const Official& official : stage.officials) {
    const Act act = official.likeness.gesture.act;
    if (act == Act::hold_both || act == Act::raise_hand || act == Act::raise_both) {
      men = around(men, film_of_man(stage.board, {official.at.x, official.at.y, hands_above * official.alpha}, 0));
    }
  }
  if (!men.empty()) {
    seen = showing(seen, with_foot(men, lens));
  }
  if (stage.camera.nearer > 0) {
    const Pixel focus = film_projection(stage.board).project(stage.camera.focus);
    const float zoom = std::min(lens.near * nearest, near_enough);
    View near = on_the_film({zoom, focus.x, focus.y});
    if (stage.camera.waits) {
      near = whole_or_not(near, film_of_count(stage.board, stage.camera.focus),
                          within_film(film_of_man(stage.board, *stage.camera.waits, 0)));
    }
    if (stage.camera.also) {
      near = mixed(near, near_both(stage, zoom), stage.camera.both);
    }
    seen = mixed(seen, near, std::min(1.0F, stage.camera.nearer));
  }
  stage.camera.zoom = seen.zoom;
  stage.camera.look_x = seen.x;
  stage.camera.look_y = seen.y;
}

void cut_to(Stage& stage, const Lens& lens, const View& view) {
  stage.camera.nearer = stage.camera.nearer < 0.5F ? 0.0F : 1.0F;
  stage.camera.both = stage.camera.both < 0.5F ? 0.0F : 1.0F;
  aim(stage, lens, view);
}

void show_choices(Stage& stage) {
  View view{stage.camera.zoom, stage.camera.look_x, stage.camera.look_y};
  Box wanted;
  for (const Glow& glow : stage.glows) {
    if (glow.kind == GlowKind::legal || glow.kind == GlowKind::focused) {
      const Box square = film_of_square(stage.board, glow.column, glow.row);
      wanted = wanted.empty() ? square : around(wanted, square);
    }
  }
  if (wanted.empty()) {
    return;
  }
  for (const Marker& man : stage.markers) {
    wanted = around(wanted, film_of_man(stage.board, man.at, 0));
  }
  view = showing(view, wanted);
  stage.camera.zoom = view.zoom;
  stage.camera.look_x = view.x;
  stage.camera.look_y = view.y;
}

namespace {

// Of the design, where the ring is measured before anybody comes nearer.
constexpr Box whole_ring{0, 0, 680, 482};

// Of the ring's width and height: men who are farther apart are small in an empty picture. Not so if one of them is down:
// he is what the picture is about.
constexpr float widest_share = 0.5F;
constexpr float highest_share = 0.6F;

struct Frame {
  float left = std::numeric_limits<float>::max();
  float top = std::numeric_limits<float>::max();
  float right = std::numeric_limits<float>::lowest();
  float bottom = std::numeric_limits<float>::lowest();

  void take(const Marker& marker, const Projection& view) {
    const Box box = taken_by(marker, view);
    left = std::min(left, box.x);
    right = std::max(right, box.right());
    top = std::min(top, box.y);
    bottom = std::max(bottom, box.bottom());
  }
};

Frame frame_of(const Stage& stage, const Projection& view) {
  Frame all;
  Frame winner;
  bool crowned = false;
  bool down = false;
  for (const Marker& marker : stage.markers) {
    all.take(marker, view);
    down = down || marker.fallen > 0;
    if (marker.crowned) {
      winner.take(marker, view);
      crowned = true;
    }
  }
  const bool far_apart =
      all.right - all.left > widest_share * whole_ring.w || all.bottom - all.top > highest_share * whole_ring.h;
  return crowned && far_apart && !down ? winner : all;
}

}  // namespace

Layout close_up(const Stage& stage, int width, int height, float room) {
  const auto w = static_cast<float>(width);
  const auto h = static_cast<float>(height);
  Layout layout;
  layout.whole = {0, 0, w, h};
  float zoom = std::min(w / whole_ring.w, h / whole_ring.h);
  Pixel middle{whole_ring.w / 2, whole_ring.h / 2};
  if (!stage.markers.empty()) {
    const Frame frame = frame_of(stage, Projection(whole_ring, stage.board));
    constexpr float most = 6;
    const float filled = std::min(w / (frame.right - frame.left), h / (frame.bottom - frame.top)) / room;
    zoom = std::clamp(filled, zoom, zoom * most);
    middle = {(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2};
  }
  layout.scale = zoom;
  layout.ring = {w / 2 - middle.x * zoom, h / 2 - middle.y * zoom, whole_ring.w * zoom, whole_ring.h * zoom};
  layout.film = layout.ring;
  layout.tallest_ring = layout.ring;
  return layout;
}

}  // namespace fc::scene
