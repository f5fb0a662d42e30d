#include "scene/blows/knockdown.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "core/result.h"
#include "scene/blows/stance.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr float narrowing_seconds = 0.9F;
constexpr float widening_seconds = 0.7F;
constexpr float narrow = 1.75F;  // of the pool of light, in squares
constexpr float wide = 5.5F;
constexpr float darkest = 0.66F;
constexpr float out_held_seconds = 0.35F;       // from "out" until the light comes back
constexpr float savoured_seconds = 0.8F;        // from "out" until the winner comes forward
constexpr float forward_seconds = 1.0F;         // from his corner to the man whom he has beaten
constexpr float changing_sides_seconds = 0.8F;  // of the referee, from one side of the man who is out to the other
constexpr float from_the_beaten = 2.05F;        // squares between the two then: the referee has room beside him
constexpr double stride_seconds = 0.6;
constexpr double shout_seconds = 0.9;
constexpr float staggering_seconds = 2.4F;
constexpr double dazed_sway_seconds = 1.3;
constexpr float hurt_seconds = 4;
constexpr float from_the_ropes = 0.75F;  // of a man in a corner
constexpr float risen_share = 0.7F;      // of what he tries: he is where it brings him, and stays there

/// What he tries, from which number on. The referee's numbers decide it alone: who will be counted out tries too.
struct Attempt {
  int number;
  Act act;
  float seconds;
  float sinks;  ///< seconds that he takes to give it up
};
constexpr std::array attempts{Attempt{8, Act::kneel, 0.6F, 0.42F}, Attempt{6, Act::sit_up, 0.5F, 0.36F},
                              Attempt{3, Act::stir, 0.5F, 0.2F}};

/// As long as any of them takes.
constexpr float sinking_seconds = attempts[0].sinks + attempts[1].sinks + attempts[2].sinks;

Vec3 between(const Vec3& from, const Vec3& to, float share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, from.z + (to.z - from.z) * share};
}

double as_double(float seconds) { return static_cast<double>(seconds); }

constexpr float edge = 0.3F;  // squares from the ropes, of whoever walks along them

/// Where the referee kneels: behind the man who lies, clear of him, on the side that the winner does not walk to. At the far
/// ropes there is no room behind him: then beyond his head or his feet.
Vec3 beside_whom_he_counts(const Board& board, const Vec3& fallen, Corner winner) {
  constexpr float aside = 0.85F;
  constexpr float behind = 0.7F;
  constexpr float beyond = lying_half_width + 0.25F;
  const float side = neutral_corner(board, fallen, winner).x > fallen.x ? -1.0F : 1.0F;
  const float most = static_cast<float>(board.columns) - edge;
  if (fallen.y - behind >= edge) {
    return {std::clamp(fallen.x + side * aside, edge, most), fallen.y - behind, 0};
  }
  const float x = fallen.x + side * beyond;
  return {x >= edge && x <= most ? x : fallen.x - side * beyond, edge, 0};
}

/// From where he walks there: from the side, or, where the ropes are, along them; so far that a close picture of the fallen
/// man does not show it.
Vec3 comes_from(const Board& board, const Vec3& fallen, const Vec3& kneels) {
  constexpr float way = 3;
  const float side = kneels.x > fallen.x ? 1.0F : -1.0F;
  const float x = std::clamp(kneels.x + side * way, edge, static_cast<float>(board.columns) - edge);
  const float lacking = way - std::abs(x - kneels.x);
  const auto rows = static_cast<float>(board.rows);
  const bool from_far = kneels.y > rows / 2;
  return {x, std::clamp(kneels.y + (from_far ? -lacking : lacking), edge, rows - edge), 0};
}

}  // namespace

void Knockdown::count(double from, const CountPace& pace, int last) {
  if (lies()) {
    counted_from_ = from;
    pace_ = pace;
    last_ = last;
  }
}

void Knockdown::get_up(double at) {
  if (lies() && !out_) {
    rose_ = at;
  }
}

void Knockdown::stay_down(double at) {
  if (lies() && !out_) {
    out_ = at;
  }
}

void Knockdown::stop(double at) {
  stay_down(at);
  stopped_ = true;
}

float Knockdown::life_after(double moment) const {
  if (!who_) {
    return 0;
  }
  double until = walks_at() + as_double(walking_seconds);
  if (last_ > 0) {
    until = std::max(until, when_called(last_ + 1));
  }
  if (rose_) {
    until = std::max(until, *rose_ + as_double(rise_seconds + std::max(staggering_seconds, hurt_seconds)));
  }
  if (out_) {
    until = std::max(until, other_ ? has_come_at() + as_double(coming_seconds + raising_seconds)
                                   : comes_forward_at() + as_double(forward_seconds));
  }
  return static_cast<float>(std::max(0.0, until - moment));
}

float Knockdown::sinks_after(double told) const {
  constexpr float from_no_count = 0.5F;
  if (last_ < counted_out) {
    return from_no_count;
  }
  return std::max(0.0F, static_cast<float>(when_called(counted_out) - told) + sinking_seconds);
}

int Knockdown::called_at(double clock) const { return last_ > 0 ? pace_.counted_at(clock - counted_from_, last_) : 0; }

bool Knockdown::is_counted_out(double clock) const { return called_at(clock) >= counted_out || (out_ && clock >= *out_); }

float Knockdown::come_near(double clock) const {
  const float near = eased(Ease::in_out, share_of(clock, fell_ + as_double(floor_seconds), as_double(narrowing_seconds)));
  return rose_ ? near * (1 - eased(Ease::in_out, share_of(clock, *rose_, as_double(widening_seconds)))) : near;
}

float Knockdown::narrowed(double clock) const {
  const float near = come_near(clock);
  return out_ ? near * (1 - eased(Ease::in_out,
                                  share_of(clock, *out_ + as_double(out_held_seconds), as_double(widening_seconds))))
              : near;
}

double Knockdown::comes_forward_at() const {
  return std::max(*out_ + as_double(savoured_seconds), walks_at() + as_double(walking_seconds));
}

double Knockdown::has_come_at() const { return comes_forward_at() + as_double(forward_seconds); }

float Knockdown::come_forward(double clock) const {
  return out_ && other_ ? eased(Ease::in_out, share_of(clock, comes_forward_at(), as_double(forward_seconds))) : 0;
}

float Knockdown::way_to_corner(double clock) const {
  if (!other_) {
    return 0;
  }
  const float there = eased(Ease::in_out, share_of(clock, walks_at(), as_double(walking_seconds)));
  return rose_ ? there * (1 - eased(Ease::in_out, share_of(clock, *rose_, as_double(walking_back_seconds)))) : there;
}

void Knockdown::show_lying(Marker& marker, double clock) const {
  marker.likeness.mood = Mood::dazed;
  const double age = clock - fell_;
  if (age < as_double(fall_seconds)) {
    marker.likeness.gesture = {.act = Act::fall, .share = share_of(clock, fell_, as_double(fall_seconds))};
    return;
  }
  marker.likeness.gesture = {.act = Act::lie, .share = 0};
  const bool out = is_counted_out(clock);
  const double sank = !out ? 0 : std::min(last_ >= counted_out ? when_called(counted_out) : clock, out_.value_or(clock));
  const int tried = out ? called_at(sank - 1e-6) : called_at(clock);
  const auto attempt = std::ranges::find_if(attempts, [tried](const Attempt& one) { return tried >= one.number; });
  if (!out) {
    if (attempt != attempts.end()) {
      const double began = when_called(attempt->number);
      marker.likeness.gesture = {.act = attempt->act, .share = share_of(clock, began, as_double(attempt->seconds))};
    }
    return;
  }
  marker.likeness.mood = Mood::out;
  // He sinks back the way he came up, as far as he came, slowly first and then as one who falls.
  double since = clock - sank;
  float risen = attempt == attempts.end()
                    ? 0
                    : std::min(risen_share, share_of(sank, when_called(attempt->number), as_double(attempt->seconds)));
  for (auto step = attempt; step != attempts.end(); ++step) {
    const float gone = share_of(since, 0, as_double(step->sinks));
    if (gone < 1) {
      marker.likeness.gesture = {.act = step->act, .share = risen * (1 - eased(Ease::in, gone))};
      return;
    }
    since -= as_double(step->sinks);
    risen = risen_share;
  }
}

void Knockdown::show_rising(Marker& marker, double clock) const {
  const double age = clock - *rose_;
  if (age < as_double(rise_seconds)) {
    marker.likeness.gesture = {.act = Act::rise, .share = share_of(clock, *rose_, as_double(rise_seconds))};
    marker.likeness.mood = Mood::dazed;
    return;
  }
  const double up = age - as_double(rise_seconds);
  const bool shows_nothing = marker.likeness.mood == Mood::calm || marker.likeness.mood == Mood::fierce;
  if (up < as_double(hurt_seconds) && shows_nothing) {
    marker.likeness.mood = up < as_double(staggering_seconds) ? Mood::dazed : Mood::hurt;
  }
  if (up < as_double(staggering_seconds) && marker.likeness.gesture.act == Act::stance) {
    const float left = 1 - share_of(up, 0, as_double(staggering_seconds));
    marker.likeness.gesture = {
        .act = Act::staggered, .share = share_of_round(up, dazed_sway_seconds), .amount = std::min(1.0F, 3 * left)};
  }
}

void Knockdown::show_other(Marker& marker, const Board& board, const Vec3& fallen, double clock) const {
  const double walked = clock - walks_at();
  if (walked < 0) {
    return;
  }
  const double back = rose_ ? clock - *rose_ : -1;
  if (back >= as_double(walking_back_seconds)) {
    return;
  }
  if (back >= 0) {
    marker.likeness.gesture = {.act = Act::walk, .share = share_of_round(back, stride_seconds)};
    marker.facing = fallen.x >= marker.at.x ? 1.0F : -1.0F;
    return;
  }
  if (walked < as_double(walking_seconds)) {
    marker.likeness.gesture = {.act = Act::walk, .share = share_of_round(walked, stride_seconds)};
    marker.facing = fallen.x >= marker.at.x ? -1.0F : 1.0F;
    return;
  }
  if (const float forward = come_forward(clock); forward > 0) {
    const Vec3 corner = marker.at;
    stand_over(marker, board, fallen);
    if (forward < 1) {
      marker.at.x = corner.x + (marker.at.x - corner.x) * forward;
      marker.at.y = corner.y + (marker.at.y - corner.y) * forward;
      marker.likeness.gesture = {.act = Act::walk, .share = share_of_round(clock - comes_forward_at(), stride_seconds)};
      return;
    }
  }
  if (out_ && clock >= *out_) {
    const double there = come_forward(clock) < 1 ? std::max(*out_, walks_at() + as_double(walking_seconds)) : has_come_at();
    cheer(marker, clock - there);
    return;
  }
  marker.likeness.gesture = {.act = Act::wait, .share = 0};
}

void Knockdown::show(Stage& stage, double clock) const {
  if (!who_ || clock < fell_) {
    return;
  }
  FC_CHECK(*who_ < stage.markers.size());
  Marker& fallen = stage.markers[*who_];
  if (rose_ && clock >= *rose_) {
    show_rising(fallen, clock);
  } else {
    show_lying(fallen, clock);
  }
  // Where the camera looks depends on where the other waits, so it looks before he comes forward.
  if (const float near = come_near(clock); near > 0) {
    film(stage, fallen.at, near, come_forward(clock));
  }
  if (other_) {
    show_other(stage.markers[*other_], stage.board, fallen.at, clock);
  }
  add_referee(stage, fallen.at, clock);
  if (const float dark = narrowed(clock); dark > 0) {
    stage.spotlight = {.at = {fallen.at.x, fallen.at.y, 0}, .radius = wide + (narrow - wide) * dark, .dark = darkest * dark};
  }
}

void Knockdown::add_referee(Stage& stage, const Vec3& fallen, double clock) const {
  constexpr double comes_after = 0.3;  // when he is falling
  constexpr double leaves_after = 0.7;
  constexpr double waving_seconds = 0.8;
  constexpr float falls = 0.34F;  // of the round of one number: his arm is down when it is called
  const Corner winner = other_ ? stage.markers[*other_].corner : fc::other(stage.markers[*who_].corner);
  const Vec3 kneels = beside_whom_he_counts(stage.board, fallen, winner);
  Duty duty{.at = kneels, .facing = kneels.x > fallen.x ? -1.0F : 1.0F, .from = comes_from(stage.board, fallen, kneels)};
  duty.start = fell_ + comes_after;
  if (out_ && other_) {
    const Duty raises = raising_the_hand(stage.board, fallen, stage.markers[*other_].corner);
    duty.until = raises.start;
    if (clock >= raises.start) {
      show_duty(stage, raises, duty, clock, Motion::full);
      if (const double raised = raises.start + as_double(seconds_on_the_way(raises, duty)); clock >= raised) {
        stage.markers[*other_].likeness.gesture = {.act = Act::hand_raised,
                                                   .share = share_of(clock, raised, as_double(raising_seconds))};
      }
      return;
    }
  } else if (rose_ || out_) {
    duty.until = rose_ ? *rose_ + leaves_after : std::max(comes_forward_at(), duty.start + leaves_after);
  }
  show_duty(stage, duty, std::nullopt, clock, Motion::full);
  if (clock < duty.start + as_double(seconds_on_the_way(duty)) || clock >= duty.until) {
    return;
  }
  Gesture& gesture = stage.officials.back().likeness.gesture;
  if (is_counted_out(clock)) {
    gesture = {.act = Act::wave_off, .share = share_of_round(clock, waving_seconds)};
  } else if (!rose_) {
    // He kneels beside him, and waits with his arm up.
    const double numbers = last_ > 0 ? (clock - when_called(1)) / as_double(pace_.one) + as_double(falls) : 0;
    const bool counts = last_ > 0 && numbers >= 0 && numbers < static_cast<double>(last_);
    gesture = {.act = Act::count, .share = counts ? share_of_round(numbers, 1) : 0};
  }
}

Duty Knockdown::raising_the_hand(const Board& board, const Vec3& fallen, Corner winner) const {
  constexpr float sets_out_before = 0.36F;  // the winner has come
  constexpr float behind = 0.04F;
  const Vec3 stands = beside_the_beaten(board, fallen, winner);
  const float towards = stands.x >= fallen.x ? 1.0F : -1.0F;
  return {.act = Act::raise_hand,
          .at = {stands.x - towards * at_arms_end, stands.y - behind, 0},
          .facing = towards,
          .start = has_come_at() - as_double(sets_out_before),
          .walks = changing_sides_seconds,
          .swings = -0.35F};
}

void Knockdown::film(Stage& stage, const Vec3& fallen, float near, float forward) const {
  // The number beside him belongs to the picture.
  constexpr float towards_number = 0.35F;
  const float number = beside_the_fallen(stage, fallen, 1).x;
  constexpr float middle = 0.95F;  // squares above the canvas: the referee kneels behind him
  const float aside = stopped_ ? 0 : (1 - forward) * towards_number * (number - fallen.x);
  const Vec3 focus{fallen.x + aside, fallen.y, middle};
  // It may be near because of the blow: then it goes on from that picture.
  Camera& camera = stage.camera;
  const float taken_over = near >= camera.nearer ? 1 : near / camera.nearer;
  camera.focus = taken_over < 1 ? between(camera.focus, focus, taken_over) : focus;
  camera.nearer = std::max(camera.nearer, near);
  if (other_) {
    const Marker& winner = stage.markers[*other_];
    camera.waits = between(winner.at, neutral_corner(stage.board, fallen, winner.corner), taken_over);
    camera.also = beside_the_beaten(stage.board, fallen, winner.corner);
    camera.both = forward;
    if (stopped_) {
      constexpr float of_the_words = 0.22F;
      camera.also = between(winner.at, *camera.also, forward);
      camera.both = 1;
      camera.letters = is_told_below(stage.board, fallen) ? of_the_words : -of_the_words;
    }
  }
}

Vec3 neutral_corner(const Board& board, const Vec3& fallen, Corner winner) {
  const bool far_one = (winner == Corner::red) != board.red_waits_near;
  const Vec3 far{from_the_ropes, from_the_ropes, 0};
  const Vec3 near{static_cast<float>(board.columns) - from_the_ropes, static_cast<float>(board.rows) - from_the_ropes, 0};
  constexpr float as_far = 1.5F;  // the way is not longer than that
  const float difference = std::hypot(far.x - fallen.x, far.y - fallen.y) - std::hypot(near.x - fallen.x, near.y - fallen.y);
  return (std::abs(difference) < as_far ? far_one : difference > 0) ? far : near;
}

Bow round_the_fallen(const Board& board, const Vec3& fallen, Corner winner, const Vec3& from, const Vec3& to) {
  struct Obstacle {
    Vec3 at;
    float wide;  // squares to each side that a man who passes keeps clear of, and rows
    float deep;
  };
  const std::array obstacles{Obstacle{fallen, lying_half_width + 0.5F, 0.8F},
                             Obstacle{beside_whom_he_counts(board, fallen, winner), 0.9F, 0.7F}};
  const Bow way{to.x - from.x, to.y - from.y};
  const float length = std::hypot(way.x, way.y);
  if (length <= 0) {
    return {};
  }
  // How near he comes to what is in his way, 1 or more: not at all, or no nearer than where he stands.
  const auto clearance = [&](const Bow& bow) {
    float least = 1;
    for (const Obstacle& obstacle : obstacles) {
      const auto distance = [&](const Vec3& at) {
        return std::hypot((at.x - obstacle.at.x) / obstacle.wide, (at.y - obstacle.at.y) / obstacle.deep);
      };
      const float wanted = std::min(1.0F, distance(from));
      constexpr int parts = 16;
      for (int part = 1; part < parts; ++part) {
        const float share = static_cast<float>(part) / parts;
        const float aside = 4 * share * (1 - share);
        const Vec3 at{from.x + way.x * share + bow.x * aside, from.y + way.y * share + bow.y * aside, 0};
        const bool inside = at.x >= edge && at.y >= edge && at.x <= static_cast<float>(board.columns) - edge &&
                            at.y <= static_cast<float>(board.rows) - edge;
        least = std::min(least, inside ? distance(at) / std::max(wanted, 0.01F) : 0);
      }
    }
    return least;
  };
  Bow best;
  float most = clearance(best);
  constexpr float step = 0.3F;
  constexpr int steps = 8;
  for (int tried = 1; tried <= steps; ++tried) {
    for (const float side : {-1.0F, 1.0F}) {
      const float swing = side * step * static_cast<float>(tried) / length;
      const Bow bow{-way.y * swing, way.x * swing};
      if (const float clear = clearance(bow); clear > most + 0.05F) {
        best = bow;
        most = clear;
      }
    }
  }
  return best;
}

Vec3 beside_the_beaten(const Board& board, const Vec3& fallen, Corner winner) {
  constexpr float behind = 0.2F;
  // On the side that he comes from, if there is room: he does not step over him.
  const bool waits_on_the_right = neutral_corner(board, fallen, winner).x > fallen.x;
  const float aside = fallen.x + (waits_on_the_right ? from_the_beaten : -from_the_beaten);
  const bool room = aside > from_the_ropes && aside < static_cast<float>(board.columns) - from_the_ropes;
  return {room ? aside : 2 * fallen.x - aside, std::max(from_the_ropes, fallen.y - behind), 0};
}

void stand_over(Marker& winner, const Board& board, const Vec3& fallen) {
  winner.at = beside_the_beaten(board, fallen, winner.corner);
  winner.facing = fallen.x >= winner.at.x ? 1.0F : -1.0F;
}

namespace {

/// Where his letters stand if the others are on that side of him and there is room on both sides: away from them or before
/// them.
enum class Beside : std::uint8_t { away, with_them };

Vec3 beside_him(const Stage& stage, const Vec3& fallen, float half_width, Beside where) {
  constexpr float gap = 0.12F;
  constexpr float height = 0.68F;  // it stands clear of the dice below it
  constexpr float beyond = 0.6F;   // the ropes: letters may hang over them
  const auto columns = static_cast<float>(stage.board.columns);
  const float aside = lying_half_width + gap + half_width;
  const bool room_on_the_right = fallen.x + aside + half_width < columns + beyond;
  const bool room_on_the_left = fallen.x - aside - half_width > -beyond;
  // Whoever stands is on his way to his corner: the number does not change sides when he passes.
  const bool others_on_the_left = std::ranges::any_of(stage.markers, [&](const Marker& marker) {
    return marker.fallen < 0.5F && neutral_corner(stage.board, fallen, marker.corner).x < fallen.x;
  });
  const bool both = room_on_the_left && room_on_the_right;
  const bool right = both ? others_on_the_left == (where == Beside::away) : fallen.x < columns / 2;
  return {fallen.x + (right ? aside : -aside), fallen.y, height};
}

}  // namespace

Vec3 beside_the_fallen(const Stage& stage, const Vec3& fallen, float half_width) {
  return beside_him(stage, fallen, half_width, Beside::away);
}

Vec3 beside_who_is_out(const Stage& stage, const Vec3& fallen, float half_width) {
  return beside_him(stage, fallen, half_width, Beside::with_them);
}

Vec3 call_beside_the_fallen(const Board& board, const Vec3& fallen, const Vec3& other) {
  constexpr float half_width = 1.35F;  // of the letters
  constexpr float half_a_man = 0.6F;
  constexpr float gap = 0.12F;
  constexpr float beyond = 0.6F;  // the ropes: letters may hang over them
  constexpr float height = 0.55F;
  constexpr float together = 2.6F;
  constexpr float before_them = 1.15F;  // rows, at least
  constexpr float clear_of_them = 1.5F;
  const float away = other.x < fallen.x ? 1.0F : -1.0F;
  const auto within = [&](float x) {
    return std::clamp(x, half_width - beyond, static_cast<float>(board.columns) + beyond - half_width);
  };
  const float beside = fallen.x + away * (lying_half_width + gap + half_width);
  if (within(beside) == beside) {
    return {beside, fallen.y, height};
  }
  const bool is_near = std::hypot(other.x - fallen.x, other.y - fallen.y) < together;
  const float nearest = is_near ? std::max(fallen.y, other.y) : fallen.y;
  const auto rows = static_cast<float>(board.rows);
  if (nearest + before_them < rows) {
    return {within(is_near ? (fallen.x + other.x) / 2 : fallen.x), std::min(nearest + clear_of_them, rows), 0};
  }
  const float past_him =
      is_near ? other.x - away * (half_a_man + half_width) : fallen.x - away * (lying_half_width + gap + half_width);
  return {within(past_him), fallen.y, height};
}

float dice_beside_the_fallen(const Board& board, const Vec3& fallen, Corner winner) {
  constexpr float left = 0.2F;
  constexpr float middle = 0.45F;
  constexpr float near_ropes = 0.7F;  // share of the rows: who lies farther away is above the dice
  const float half_way = static_cast<float>(board.rows) / 2;
  const bool lies_left = fallen.x < static_cast<float>(board.columns) / 2;
  if (neutral_corner(board, fallen, winner).y < half_way) {
    return lies_left ? 1 - left : left;
  }
  // The other waits at the near right.
  return lies_left && fallen.y > near_ropes * static_cast<float>(board.rows) ? middle : left;
}

void cheer(Marker& marker, double since) {
  if (since < 0) {
    return;
  }
  marker.likeness.mood = Mood::glad;
  // Afterwards he keeps his arms up.
  const float share = since < as_double(cheering_seconds) ? share_of_round(since, shout_seconds) : 0.5F;
  marker.likeness.gesture = {.act = Act::cheer, .share = share, .amount = share_of(since, 0, 0.25)};
}

}  // namespace fc::scene
