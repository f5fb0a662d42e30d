#include "scene/the-ring/blows.h"

#include <algorithm>
#include <array>

namespace fc::the_ring {
namespace {

using scene::Fist;
using scene::Landing;
using scene::Punch;

/// How a word of the chart is thrown.
struct Thrown {
  Punch punch = Punch::swing;
  Fist fist = Fist::right;
  bool at_all = true;
  bool misses = false;
};

constexpr Thrown thrown_of(Told told) {
  switch (told) {
    case Told::jab:
      return {.punch = Punch::jab, .fist = Fist::left};
    case Told::cross:
    case Told::right:
      return {.punch = Punch::cross};
    case Told::left:
      return {.punch = Punch::jab, .fist = Fist::left};
    case Told::left_hook:
      return {.punch = Punch::hook, .fist = Fist::left};
    case Told::uppercut:
      return {.punch = Punch::uppercut};
    case Told::combination:
      return {.punch = Punch::combination};
    case Told::right_to_ribs:
    case Told::right_to_heart:
    case Told::combination_to_body:
    case Told::digs_inside:
      return {.punch = Punch::body};
    case Told::left_to_ribs:
    case Told::hook_to_liver:
      return {.punch = Punch::body, .fist = Fist::left};
    case Told::swings_at_air:
    case Told::misses:
      return {.punch = Punch::swing, .misses = true};
    case Told::falls_short:
    case Told::slipped:
      return {.punch = Punch::jab, .fist = Fist::left, .misses = true};
    case Told::leans_on_him:
    case Told::feints:
    case Told::blocked:
    case Told::clinch:
    case Told::hot_exchange:
      break;
  }
  return {.at_all = false};
}

constexpr Punch punch_of(Hand hand) {
  constexpr std::array punches{Punch::cross, Punch::hook, Punch::uppercut, Punch::combination};
  return punches[place_of(hand)];
}

}  // namespace

float weight_of_points(int points) {
  constexpr float lightest = 0.08F;
  constexpr float a_point = 0.1F;
  return lightest + a_point * static_cast<float>(std::max(0, points));
}

float weight_of(Shot shot) {
  constexpr std::array weights{0.25F, 0.55F, 0.8F, 1.0F};
  return weights[place_of(shot)];
}

std::optional<scene::Blow> blow_of(Told told, Corner who, bool lands, float weight, float arrives) {
  const Thrown thrown = thrown_of(told);
  if (!thrown.at_all) {
    return std::nullopt;
  }
  return scene::Blow{.who = who,
                     .punch = thrown.punch,
                     .fist = thrown.fist,
                     .landing = lands && !thrown.misses ? Landing::landed : Landing::missed,
                     .weight = weight,
                     .arrives = arrives};
}

std::optional<scene::Blow> blow_of(const FinisherRead& read, float arrives) {
  scene::Blow blow{.who = read.by, .arrives = arrives};
  switch (read.cell.kind) {
    case FinisherKind::stagger:
      blow.punch = Punch::hook;
      blow.fist = Fist::left;
      blow.weight = weight_of(Shot::stagger);
      return blow;
    case FinisherKind::knockdown:
      blow.punch = Punch::cross;
      blow.weight = weight_of(Shot::knockdown);
      return blow;
    case FinisherKind::tko:
      blow.punch = Punch::combination;
      blow.weight = weight_of(Shot::hard);
      return blow;
    case FinisherKind::points:
      if (read.cell.number > 0) {
        return std::nullopt;
      }
      blow.landing = Landing::missed;
      return blow;
    case FinisherKind::hard_shot:
    case FinisherKind::possible_cut:
      break;
  }
  return std::nullopt;
}

scene::Blow blow_of(const HardShotRead& read, std::size_t seed) {
  const Hand hand = read.cell.has_hand ? read.cell.hand : static_cast<Hand>(seed % hand_count);
  return {.who = read.by,
          .punch = punch_of(hand),
          .fist = hand == Hand::left_hook ? Fist::left : Fist::right,
          .landing = read.shot == Shot::none ? Landing::smothered : Landing::landed,
          .weight = weight_of(read.shot),
          .arrives = 0};
}

}  // namespace fc::the_ring
