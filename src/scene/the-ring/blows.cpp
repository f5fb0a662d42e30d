#include "scene/the-ring/blows.h"

#include <algorithm>
#include <array>

namespace fc::the_ring {
namespace {

using scene::Fist;
using scene::Landing;
using scene::Punch;

/// How a word of the chart is thrown. landing: none: as the line says.
struct Thrown {
  Punch punch = Punch::swing;
  Fist fist = Fist::right;
  std::optional<Landing> landing;
};

constexpr std::optional<Thrown> thrown_of(Told told) {
  constexpr auto left = Fist::left;
  constexpr auto right = Fist::right;
  switch (told) {
    case Told::jab:
    case Told::left: return Thrown{Punch::jab, left, {}};
    case Told::cross:
    case Told::right: return Thrown{Punch::cross, right, {}};
    case Told::left_hook: return Thrown{Punch::hook, left, {}};
    case Told::uppercut: return Thrown{Punch::uppercut, right, {}};
    case Told::combination:
    case Told::combination_to_body: return Thrown{Punch::combination, right, {}};
    case Told::right_to_ribs:
    case Told::right_to_heart:
    case Told::digs_inside: return Thrown{Punch::body, right, {}};
    case Told::left_to_ribs:
    case Told::hook_to_liver: return Thrown{Punch::body, left, {}};
    case Told::swings_at_air: return Thrown{Punch::swing, right, Landing::missed};
    case Told::misses: return Thrown{Punch::cross, right, Landing::missed};
    case Told::falls_short:
    case Told::slipped: return Thrown{Punch::jab, left, Landing::missed};
    case Told::blocked: return Thrown{Punch::cross, right, Landing::blocked};
    case Told::hot_exchange: return Thrown{Punch::combination, right, Landing::met};
    case Told::leans_on_him:
    case Told::feints:
    case Told::clinch: break;
  }
  return std::nullopt;
}

constexpr Punch punch_of(Hand hand) {
  constexpr std::array punches{Punch::cross, Punch::hook, Punch::uppercut, Punch::combination};
  return punches[place_of(hand)];
}

}  // namespace

float seconds_before(Told told) {
  constexpr float gathering = 0.24F;  // three lunges take longer than one
  const std::optional<Thrown> thrown = thrown_of(told);
  return thrown && thrown->punch == Punch::combination ? gathering : 0;
}

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
  const std::optional<Thrown> thrown = thrown_of(told);
  if (!thrown) {
    return std::nullopt;
  }
  return scene::Blow{.who = who,
                     .punch = thrown->punch,
                     .fist = thrown->fist,
                     .landing = thrown->landing.value_or(lands ? Landing::landed : Landing::missed),
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
    case FinisherKind::possible_cut: break;
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
