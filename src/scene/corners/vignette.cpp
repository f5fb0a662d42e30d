#include "scene/corners/vignette.h"

#include <cmath>
#include <cstdint>
#include <optional>

#include "core/random.h"
#include "scene/blows/blow.h"
#include "scene/blows/impact.h"
#include "scene/blows/stance.h"
#include "scene/corners/two_men.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr double meets_at = 1.0;
constexpr double gets_up = 2.4;
constexpr std::uint64_t seed = 7;

Marker man(const Vignette& vignette, Corner corner, double clock) {
  const Stance& stance = vignette.men.at(index_of(corner));
  StanceTracks tracks(stance);
  // Tracks know one way at a time.
  if (vignette.floors && corner != vignette.blow.who && clock >= meets_at) {
    Stance lying = stance;
    lying.posture.down = true;
    tracks.take_up(lying, false, meets_at, 0);
    if (clock >= gets_up) {
      tracks.take_up(stance, false, gets_up, 0);
    }
  }
  Marker marker = tracks.marker(corner, clock, 0, vignette.crowned && corner == vignette.blow.who);
  marker.likeness.looks = vignette.looks.at(index_of(corner));
  return marker;
}

}  // namespace

double rest_of(const Vignette& vignette) {
  constexpr double just = 0.01;
  return meets_at - static_cast<double>(manner_of(vignette.blow.punch).shoots) - just;
}

Stage stage_of(const Vignette& vignette, double clock, Motion motion) {
  const double now = std::fmod(clock, vignette_seconds);
  Stage stage;
  stage.board = vignette.board;
  stage.glows = vignette.glows;
  stage.dice = vignette.dice;
  stage.cards = vignette.cards;
  stage.readings = vignette.readings;
  for (const Corner corner : both_corners) {
    stage.markers.push_back(man(vignette, corner, now));
  }
  breathe(stage, clock, motion == Motion::reduced);
  Blow blow = vignette.blow;
  blow.arrives = seconds_until_it_meets(blow.punch);
  if (const double starts = meets_at - static_cast<double>(blow.arrives); now >= starts) {
    Impact(stage, static_cast<float>(now - starts), seed, motion).show(blow);
  }
  if (vignette.floors && now >= meets_at) {
    Impact(stage, static_cast<float>(now - meets_at), seed, motion).show(Fall{.who = other(vignette.blow.who)});
  }
  stage.markers.insert(stage.markers.end(), vignette.beside.begin(), vignette.beside.end());
  return stage;
}

Stances face_to_face(float side) {
  constexpr float half_apart = 0.6F;
  return {Stance{.x = side / 2 - half_apart, .y = side / 2 + 0.1F, .posture = {.attacks = true, .facing = 1}},
          Stance{.x = side / 2 + half_apart, .y = side / 2 - 0.1F, .posture = {.facing = -1}}};
}

namespace {

/// Small, so that the men are large in it.
constexpr int side = 3;
constexpr float middle = static_cast<float>(side) / 2;
constexpr float at_arms_length = 1.3F;
constexpr float out_of_reach = 1.5F;
constexpr double until_they_step = 1.05;  // of an exchange: its blows are over
constexpr float hop = 0.06F;              // squares
constexpr double blow_life = 1.2;         // until sweat has dried

/// How the two stand to each other: their middle, and the way from red to blue.
struct Pair {
  float x = middle;
  float y = middle;
  float angle = 0;  ///< radians; never so far that one hides the other
  float apart = at_arms_length;
};

/// One blow of an exchange. starts: seconds, when the fist sets off.
struct Thrown {
  bool by_leader = true;
  Punch punch = Punch::jab;
  Fist fist = Fist::left;
  Landing landing = Landing::missed;
  float weight = 0.15F;
  double starts = 0;
};

struct Exchange {
  std::array<std::optional<Thrown>, 3> throws{};
  bool parted = false;  ///< they only step round each other
};

constexpr double soon = 0.15;
constexpr double next = 0.45;
constexpr double later = 0.5;
constexpr Thrown jab{};
constexpr Thrown jab_at_gloves{.landing = Landing::blocked};
constexpr Thrown jab_home{.landing = Landing::landed};
constexpr Thrown cross_slipped{.punch = Punch::cross, .fist = Fist::right, .starts = next};
constexpr Thrown cross_home{
    .punch = Punch::cross, .fist = Fist::right, .landing = Landing::landed, .weight = 0.3F, .starts = next};
constexpr Thrown countered{.by_leader = false,
                           .punch = Punch::cross,
                           .fist = Fist::right,
                           .landing = Landing::landed,
                           .weight = 0.35F,
                           .starts = next};
constexpr Thrown to_the_ribs{.punch = Punch::body, .landing = Landing::landed, .weight = 0.25F, .starts = soon};
constexpr Thrown flurry{.punch = Punch::combination, .landing = Landing::blocked, .weight = 0.25F, .starts = soon};
constexpr Thrown uppercut_slipped{.punch = Punch::uppercut, .fist = Fist::right, .starts = next};
constexpr Thrown solid_hook{.punch = Punch::hook, .landing = Landing::landed, .weight = 0.6F, .starts = next};

constexpr Thrown answered{.by_leader = false, .landing = Landing::blocked, .starts = later};
constexpr Thrown answered_low{.by_leader = false,
                              .punch = Punch::body,
                              .fist = Fist::right,
                              .landing = Landing::landed,
                              .weight = 0.2F,
                              .starts = later};

/// In each a fist flies, in most of both men.
constexpr std::array exchanges{
    Exchange{.throws = {jab, answered}},
    Exchange{.throws = {jab_at_gloves, cross_slipped}},
    Exchange{.throws = {jab}, .parted = true},
    Exchange{.throws = {jab_home, cross_home}},
    Exchange{.throws = {jab, countered}},
    Exchange{.throws = {to_the_ribs, answered}},
    Exchange{.throws = {flurry}},
    Exchange{.throws = {jab_home, answered_low}},
    Exchange{.throws = {jab_home, uppercut_slipped}},
};
constexpr Exchange hard_exchange{.throws = {jab_at_gloves, solid_hook}};
constexpr std::uint64_t hard_every = 7;

Random luck_of(std::uint64_t exchange) { return Random(exchange * 977 + 31); }

const Exchange& exchange_at(std::uint64_t number) {
  if (number % hard_every == hard_every - 2) {
    return hard_exchange;
  }
  return exchanges[luck_of(number).below(static_cast<std::uint32_t>(exchanges.size()))];
}

Corner leader_of(std::uint64_t number) { return number % 2 == 0 ? Corner::red : Corner::blue; }

/// As the exchange begins.
Pair pair_at(std::uint64_t number) {
  Random luck = luck_of(number);
  const auto some = [&luck](float most) { return most * (static_cast<float>(luck.below(2001)) / 1000 - 1); };
  constexpr float widest = 0.5F;
  return {.x = middle + some(0.08F),
          .y = middle + some(0.25F) + 0.3F,
          .angle = number == 0 ? -0.3F : some(widest),
          .apart = exchange_at(number).parted ? out_of_reach : at_arms_length};
}

float between(float from, float to, float share) { return from + (to - from) * share; }

/// How they stand `since` seconds after an exchange began, and how high they hop.
struct Feet {
  Pair pair;
  float height = 0;
};

Feet feet_at(std::uint64_t number, double since) {
  const Pair from = pair_at(number);
  const Pair to = pair_at(number + 1);
  const bool all_along = exchange_at(number).parted;
  const double starts = all_along ? 0.1 : until_they_step;
  const float share = share_of(since, starts, static_cast<float>(exchange_seconds - starts));
  const float gone = eased(Ease::in_out, share);
  constexpr float steps = 2;
  const float in_step = share * (all_along ? 2 * steps : steps);
  return {.pair = {between(from.x, to.x, gone), between(from.y, to.y, gone), between(from.angle, to.angle, gone),
                   between(from.apart, to.apart, gone)},
          .height = hop_height(in_step - std::floor(in_step), hop)};
}

Stance stance_of(Corner corner, const Pair& pair, Corner leader) {
  const float way = (corner == Corner::red ? -0.5F : 0.5F) * pair.apart;
  return {.x = pair.x + way * std::cos(pair.angle),
          .y = pair.y + way * std::sin(pair.angle),
          .posture = {.attacks = corner == leader, .facing = corner == Corner::red ? 1.0F : -1.0F}};
}

/// What of an exchange is to be seen at that moment.
void show_blows(Stage& stage, std::uint64_t number, double clock, Motion motion) {
  const double began = static_cast<double>(number) * exchange_seconds;
  const Exchange& exchange = exchange_at(number);
  for (std::size_t place = 0; place < exchange.throws.size(); ++place) {
    const std::optional<Thrown>& thrown = exchange.throws.at(place);
    const double age = thrown ? clock - began - thrown->starts : -1;
    if (age < 0 || age >= blow_life) {
      continue;
    }
    const Corner leader = leader_of(number);
    const Impact impact(stage, static_cast<float>(age), number * exchange.throws.size() + place, motion);
    impact.show(Blow{.who = thrown->by_leader ? leader : other(leader),
                     .punch = thrown->punch,
                     .fist = thrown->fist,
                     .landing = thrown->landing,
                     .weight = thrown->weight,
                     .arrives = seconds_until_it_meets(thrown->punch)});
  }
}

}  // namespace

Stage sparring(const std::array<Looks, 2>& looks, double clock, Motion motion) {
  Stage stage;
  stage.board = {.columns = side, .rows = side, .grid = false};
  const auto number = static_cast<std::uint64_t>(clock / exchange_seconds);
  const Feet feet = feet_at(number, clock - static_cast<double>(number) * exchange_seconds);
  for (const Corner corner : both_corners) {
    // Whoever takes the lead turns for it as the exchange begins.
    const Corner led = leader_of(number == 0 ? 0 : number - 1);
    StanceTracks tracks(stance_of(corner, feet.pair, led));
    tracks.take_up(stance_of(corner, feet.pair, leader_of(number)), false, static_cast<double>(number) * exchange_seconds,
                   0);
    Marker marker = tracks.marker(corner, clock, 0, false);
    marker.at.z += feet.height;
    marker.likeness.looks = looks.at(index_of(corner));
    stage.markers.push_back(marker);
  }
  breathe(stage, clock, motion == Motion::reduced);
  if (number > 0) {
    show_blows(stage, number - 1, clock, motion);
  }
  show_blows(stage, number, clock, motion);
  return stage;
}

}  // namespace fc::scene
