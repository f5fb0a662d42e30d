#include "scene/corners/two_men.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace fc::scene {
namespace {

constexpr float light_between_rounds = 0.7F;
constexpr float light_seconds = 0.6F;

/// How far each swings to his side, red first, if both went straight from where they stand to where they are bound.
std::array<Bow, 2> bows(const std::array<Vec3, 2>& from, const Stances& to) {
  constexpr float room = 1.0F;     // squares from man to man while they pass
  constexpr float closing = 0.6F;  // whoever stands closer at either end is in a clinch, not in the way
  const Bow before{from[1].x - from[0].x, from[1].y - from[0].y};
  const Bow after{to[1].x - to[0].x, to[1].y - to[0].y};
  const Bow way{after.x - before.x, after.y - before.y};
  const float length = std::hypot(way.x, way.y);
  if (length < closing || std::hypot(before.x, before.y) < closing || std::hypot(after.x, after.y) < closing) {
    return {};
  }
  const float share = -(before.x * way.x + before.y * way.y) / (length * length);
  const float passing = (before.x * way.y - before.y * way.x) / length;
  const float lacking = room - std::abs(passing);
  if (share <= 0 || share >= 1 || lacking <= 0) {
    return {};
  }
  const float half = (passing < 0 ? -0.5F : 0.5F) * lacking / length;
  const Bow blue{way.y * half, -way.x * half};
  return {Bow{-blue.x, -blue.y}, blue};
}

}  // namespace

void fold_board(TwoMen& men, double at) {
  if (men.board.to() > 0) {
    men.folds_at = at;
  }
  glide_on(men.board, 0, at, folding_seconds);
}

void open_board(TwoMen& men, double at) { glide_on(men.board, 1, at, folding_seconds); }

double board_clock(const TwoMen& men, double clock) {
  const bool folds = clock >= men.folds_at && clock < men.folds_at + static_cast<double>(folding_seconds);
  return folds ? std::nextafter(men.folds_at, std::numeric_limits<double>::lowest()) : clock;
}

Stances fanned(const Stances& stances) {
  constexpr float across = 0.8F;   // squares from man to man, as the seats see them
  constexpr float hidden = 1.15F;  // as many rows apart they hide each other,
  constexpr float seen = 1.7F;     // and so many rows apart they do not
  Stances apart = stances;
  const float dx = stances[1].x - stances[0].x;
  const float rows = std::abs(stances[1].y - stances[0].y);
  const float share = std::clamp((seen - rows) / (seen - hidden), 0.0F, 1.0F);
  const float push = std::max(0.0F, across - std::abs(dx)) / 2 * share * (dx < 0 ? -1.0F : 1.0F);
  apart[0].x -= push;
  apart[1].x += push;
  return apart;
}

void sit_down(Stance& stance, Corner corner) {
  constexpr float near = 0.5F;
  constexpr float far = static_cast<float>(ring_side) - near;
  stance.x = corner == Corner::red ? near : far;
  stance.y = corner == Corner::red ? far : near;
  stance.posture.attitude = Attitude::sitting;
}

void stand_for_the_verdict(Stance& stance, Corner corner) {
  const Vec3 there = centre_ring({.columns = ring_side, .rows = ring_side}, corner);
  stance.x = there.x;
  stance.y = there.y;
  stance.posture.attacks = false;
  stance.posture.covers = false;
  stance.posture.attitude = Attitude::held;
  stance.posture.facing = corner == Corner::red ? 1.0F : -1.0F;
}

void await_verdict(TwoMen& men, double start, const Verdict& verdict) {
  men.verdict = verdict;
  hold_for_the_verdict(men.referee, {.columns = ring_side, .rows = ring_side}, start, verdict);
}

namespace {

/// Behind a man's back and a little before him, so that nobody hides what the referee does; he looks to the other man.
Duty beside(const TwoMen& men, Corner who, Act act, double start, float seconds) {
  constexpr float away = 0.72F;
  constexpr float before_him = 0.15F;
  const Vec3 foot = men.markers[index_of(who)].bound();
  const float towards = men.markers[index_of(other(who))].bound().x >= foot.x ? 1.0F : -1.0F;
  // Not beyond the ropes that he leans on: there the referee stands before him.
  constexpr float from_ropes = 0.4F;
  constexpr float before_both = 0.5F;
  constexpr auto side = static_cast<float>(ring_side);
  const float behind = foot.x - away * towards;
  const float x = std::clamp(behind, from_ropes, side - from_ropes);
  const float y = foot.y + (x == behind ? before_him : before_both);
  return {.act = act,
          .at = {x, std::min(y, side - from_ropes / 2), 0},
          .facing = towards,
          .start = start,
          .until = start + static_cast<double>(seconds)};
}

}  // namespace

void part_the_men(TwoMen& men, double start, float seconds) {
  constexpr float before_them = 0.12F;
  const Vec3 red = men.markers[0].bound();
  const Vec3 blue = men.markers[1].bound();
  men.referee.work({.act = Act::part,
                    .at = {(red.x + blue.x) / 2, std::max(red.y, blue.y) + before_them, 0},
                    .start = start,
                    .until = start + static_cast<double>(seconds)});
}

void point_at(TwoMen& men, Corner who, double start, float seconds) {
  men.fouled = {.by = who, .start = start, .seconds = seconds};
}

void end_on_their_feet(TwoMen& men, std::optional<Corner> winner, Act says, double start) {
  constexpr float they_walk = 0.9F;
  Duty duty = beside(men, other(winner.value_or(Corner::red)), says, start, until_they_come);
  duty.round = says == Act::wave_off ? 0.8F : 0;
  men.referee.work(duty);
  men.stopped = start;
  const double come = start + static_cast<double>(until_they_come);
  men.verdict = Verdict{.at = come + static_cast<double>(they_walk), .winner = winner};
  hold_for_the_verdict(men.referee, {.columns = ring_side, .rows = ring_side}, come, *men.verdict);
}

namespace {

/// Until they come to the middle one shouts and the other hangs his head.
void take_the_stop(Stage& stage, Corner winner, double since) {
  for (Marker& marker : stage.markers) {
    if (marker.corner == winner) {
      cheer(marker, since);
    } else {
      marker.likeness.gesture = {.act = Act::slump, .share = share_of(since, 0, static_cast<double>(raising_seconds))};
      marker.likeness.mood = Mood::tired;
    }
  }
}

}  // namespace

void add_officials(Stage& stage, const TwoMen& men, double clock, Motion motion) {
  if (men.stopped && men.verdict->winner && clock < *men.stopped + static_cast<double>(until_they_come)) {
    take_the_stop(stage, *men.verdict->winner, clock - *men.stopped);
  } else if (men.verdict && clock >= men.verdict->at) {
    const float share =
        motion == Motion::reduced ? 1 : share_of(clock, men.verdict->at, static_cast<double>(raising_seconds));
    take_the_verdict(stage, men.verdict->winner, share);
  }
  men.referee.show(stage, clock, motion);
  add_seconds(stage);
}

void wait_in_neutral_corner(Stance& stance, Corner corner, float fallen_x, float fallen_y) {
  const Vec3 there = neutral_corner({.columns = ring_side, .rows = ring_side}, {fallen_x, fallen_y, 0}, corner);
  stance.x = there.x;
  stance.y = there.y;
}

Knockdown knockdown_of(Corner who, double fell) { return {index_of(who), index_of(other(who)), fell}; }

void place(TwoMen& men, const Stances& stances) {
  for (const Corner corner : both_corners) {
    men.markers[index_of(corner)] = StanceTracks(fanned(stances)[index_of(corner)]);
  }
}

void take_up(TwoMen& men, const Stances& stances, bool steps, double start, float seconds) {
  const Knockdown& knockdown = men.knockdown;
  const Stances bound = fanned(stances);
  std::array<Vec3, 2> from;
  for (const Corner corner : both_corners) {
    from[index_of(corner)] = men.markers[index_of(corner)].marker(corner, start, 0, false).at;
  }
  const std::array<Bow, 2> aside = knockdown.lies() ? std::array<Bow, 2>{} : bows(from, bound);
  for (const Corner corner : both_corners) {
    const std::size_t index = index_of(corner);
    StanceTracks& tracks = men.markers[index];
    if (knockdown.lies() && knockdown.other() == index && start < knockdown.walks_at()) {
      tracks.take_up(bound[index], false, knockdown.walks_at(), walking_seconds);
      const Vec3 fallen = men.markers[index_of(other(corner))].bound();
      tracks.swing(round_the_fallen({.columns = ring_side, .rows = ring_side}, fallen, corner, from[index], tracks.bound()),
                   knockdown.walks_at(), walking_seconds);
    } else {
      tracks.take_up(bound[index], steps, start, seconds);
    }
    if (aside[index].x != 0 || aside[index].y != 0) {
      tracks.swing(aside[index], start, seconds);
    }
  }
  if (const std::optional<Fouled> foul = std::exchange(men.fouled, std::nullopt)) {
    men.referee.work(beside(men, other(foul->by), Act::point, foul->start, foul->seconds));
  }
  glide_on(men.house_light, men.in_corners ? light_between_rounds : 1, start, light_seconds);
}

Blow aimed(const TwoMen& men, Blow blow) {
  blow.thrown_from = men.markers[index_of(blow.who)].bound();
  blow.struck = men.markers[index_of(other(blow.who))].bound();
  return blow;
}

Blow aimed_at(const TwoMen& men, Blow blow, double moment) {
  const auto foot = [&](Corner corner) { return men.markers[index_of(corner)].marker(corner, moment, 0, false).at; };
  blow.thrown_from = foot(blow.who);
  blow.struck = foot(other(blow.who));
  return blow;
}

void call_count(const Ornament& ornament, const TwoMen& men, const CountPace& pace, int last, float lasts) {
  if (last <= 0 || ornament.age() >= lasts) {
    return;
  }
  if (const int number = pace.counted_at(static_cast<double>(ornament.age()), last); number > 0) {
    const Marker& lies = ornament.stage().markers[men.knockdown.who().value_or(0)];
    ornament.count(number, ornament.age() - pace.until_called(number), lies.at);
  }
}

Vec3 beside_the_men(const TwoMen& men) {
  // In the middle, at the near ropes, over the far ones.
  constexpr std::array<Vec3, 3> places{{over_everybody, {3, 4.5F, 0.45F}, {3, 0.9F, 1.7F}}};
  constexpr float half_a_man = 0.7F;
  constexpr float width = 2.4F;    // squares that a call and a man need beside each other
  constexpr float height = 1.3F;   // and one above the other
  constexpr float upwards = 0.8F;  // a square off the canvas is so many along it, to the eye
  const auto room_at = [&](const Vec3& place) {
    float room = 1;
    for (const StanceTracks& marker : men.markers) {
      const Vec3 foot = marker.bound();
      const float aside = std::abs(foot.x - place.x) / width;
      const float above = std::abs(foot.y - half_a_man - (place.y - upwards * place.z)) / height;
      room = std::min(room, std::max(aside, above));
    }
    return room;
  };
  return *std::ranges::max_element(places, {}, room_at);
}

Vec3 beside_who_falls(const TwoMen& men, Corner who, double fell) {
  const Vec3 winner = men.markers[index_of(other(who))].marker(other(who), fell, 0, false).at;
  return call_beside_the_fallen({.columns = ring_side, .rows = ring_side}, men.markers[index_of(who)].bound(), winner);
}

std::optional<Corner> floored(const TwoMen& men) {
  const std::optional<std::size_t> who = men.knockdown.who();
  return who ? std::optional(static_cast<Corner>(*who)) : std::nullopt;
}

float dice_of_count(const TwoMen& men) {
  const std::size_t who = men.knockdown.who().value_or(0);
  return dice_beside_the_fallen({.columns = ring_side, .rows = ring_side}, men.markers[who].bound(),
                                other(static_cast<Corner>(who)));
}

void add_markers(Stage& stage, const TwoMen& men, double clock, float highest_hop, std::optional<Corner> crowned) {
  for (const Corner corner : both_corners) {
    stage.markers.push_back(men.markers[index_of(corner)].marker(corner, clock, highest_hop, crowned == corner));
  }
}

void add_markers(Stage& stage, const Stances& stances, std::optional<Corner> crowned) {
  for (const Corner corner : both_corners) {
    stage.markers.push_back(marker_of(corner, fanned(stances)[index_of(corner)], crowned == corner));
  }
  if (crowned && stances[index_of(other(*crowned))].posture.down) {
    stand_over(stage.markers[index_of(*crowned)], stage.board, stage.markers[index_of(other(*crowned))].at);
  }
}

Sounds sounds_of_verdict(bool has_winner) {
  Sounds heard;
  for (int card = 1; card <= cards_to_read; ++card) {
    heard.play(Sound::card, 0.7F, seconds_until_read(card));
  }
  return heard.play(Sound::cheer, has_winner ? 1 : 0.6F, seconds_until_verdict);
}

}  // namespace fc::scene
