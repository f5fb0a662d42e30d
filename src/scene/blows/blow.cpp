#include "scene/blows/blow.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "scene/timeline.h"

namespace fc::scene {
namespace {

/// In the order of Punch.
constexpr std::array<Manner, punch_count> manners{{
    // A swing from far behind.
    {.act = Act::swing,
     .pulls = 0.14F,
     .shoots = 0.05F,
     .returns = 0.36F,
     .draws = 0.24F,
     .arm = 1.12F,
     .arc = 0.26F,
     .leans = 0.06F},
    // Straight and short, and gone again.
    {.act = Act::jab,
     .pulls = 0.1F,
     .shoots = 0.033F,
     .returns = 0.2F,
     .draws = 0.08F,
     .arm = 1.12F,
     .leans = 0.04F,
     .throws = 0.8F},
    // Straight and long, the body behind it.
    {.act = Act::cross, .pulls = 0.125F, .shoots = 0.042F, .draws = 0.18F, .arm = 1.12F, .leans = 0.06F, .throws = 1.1F},
    {.act = Act::hook,
     .pulls = 0.125F,
     .shoots = 0.05F,
     .returns = 0.32F,
     .draws = 0.1F,
     .arm = 1.06F,
     .arc = 0.34F,
     .leans = 0.08F},
    // From below: he sinks first.
    {.act = Act::uppercut,
     .pulls = 0.133F,
     .shoots = 0.05F,
     .returns = 0.32F,
     .draws = 0.06F,
     .arm = 0.8F,
     .dips = 0.55F,
     .leans = 0.04F,
     .throws = 0.8F,
     .lifts = 0.26F},
    {.act = Act::body,
     .pulls = 0.12F,
     .shoots = 0.05F,
     .returns = 0.3F,
     .draws = 0.08F,
     .arm = 1.08F,
     .dips = 0.35F,
     .leans = 0.06F,
     .throws = 0.7F,
     .height = 0.78F,
     .to_the_body = true},
    {.act = Act::combination,
     .pulls = 0.09F,
     .shoots = 0.34F,
     .returns = 0.32F,
     .lunges = 3,
     .draws = 0.24F,
     .arm = 1.12F,
     .arc = 0.12F,
     .leans = 0.06F},
    // Out of the way first, then in.
    {.act = Act::counter,
     .pulls = 0.133F,
     .shoots = 0.04F,
     .draws = 0.22F,
     .arm = 1.12F,
     .arc = -0.16F,
     .leans = 0.08F,
     .throws = 1.1F},
}};

// Shares of an act: pulled back, and as it meets (scene/likeness.h). A combination strikes all the way.
constexpr float pulled_back = 0.35F;
constexpr float pulled_back_for_more = 0.12F;
constexpr float meets = 0.5F;

constexpr float shortest_reach = 0.02F;  // squares
constexpr float most_driven = 0.14F;
constexpr float longest_reach = 1.5F;  // at close range
constexpr float seconds_a_square = 0.1F;
constexpr float longest_lunge = 0.36F;  // seconds
constexpr float reaching_over = 0.1F;   // seconds
constexpr float running_past = 0.18F;   // seconds
constexpr float bent_over = 0.72F;      // share of a punch that has gone past

/// Of lunges one after the other: each is a step nearer than the one before, and gives back a little of it.
float out_of_several(int lunges, float share) {
  constexpr float first = 0.74F;  // of the way: his longest punch comes first
  constexpr float given_back = 0.1F;
  constexpr float met = 0.55F;  // of the time of a lunge
  const float along = share * static_cast<float>(lunges);
  const int now = std::min(static_cast<int>(along), lunges - 1);
  const float part = along - static_cast<float>(now);
  const float step = lunges > 1 ? (1 - first) / static_cast<float>(lunges - 1) : 0;
  const float to = first + step * static_cast<float>(now);
  const float from = now == 0 ? 0 : to - step - given_back;
  if (now == lunges - 1) {
    return from + (to - from) * eased(Ease::in, part);
  }
  return part < met ? from + (to - from) * eased(Ease::in, part / met)
                    : to - given_back * eased(Ease::out, (part - met) / (1 - met));
}

Swing on_its_way(const Manner& manner, const Approach& approach, float left) {
  const bool several = manner.lunges > 1;
  const float pulled = several ? pulled_back_for_more : pulled_back;
  if (left > approach.shoots) {
    const float share = std::max(0.0F, 1 - (left - approach.shoots) / approach.pulls);
    return {.share = pulled * share, .drawn = eased(Ease::out, share), .out = 0, .aside = 0};
  }
  const float share = 1 - left / approach.shoots;
  const float out = several ? out_of_several(manner.lunges, share) : eased(Ease::in, share);
  const float arcs = static_cast<float>(manner.lunges) * std::numbers::pi_v<float> * share;
  return {.share = pulled + (meets - pulled) * share,
          .drawn = several ? 1 - out : 1 - share,
          .out = out,
          .aside = std::sin(arcs)};
}

}  // namespace

const Manner& manner_of(Punch punch) { return manners.at(static_cast<std::size_t>(punch)); }

float seconds_until_it_meets(Punch punch) { return manner_of(punch).pulls + manner_of(punch).shoots; }

Approach approach_of(const Blow& blow, float distance) {
  const Manner& manner = manner_of(blow.punch);
  const float longest = blow.range == Range::far ? distance : longest_reach;
  Approach approach{.reach = std::min(longest, std::max(shortest_reach, distance - manner.arm)),
                    .pulls = manner.pulls,
                    .shoots = manner.shoots};
  approach.drives = std::clamp(manner.arm + approach.reach - distance, 0.0F, most_driven);
  approach.shoots = std::max(approach.shoots, std::min(longest_lunge, seconds_a_square * approach.reach));
  const float all = approach.pulls + approach.shoots;
  if (blow.arrives > 0 && blow.arrives < all) {
    approach.pulls *= blow.arrives / all;
    approach.shoots *= blow.arrives / all;
  }
  return approach;
}

std::optional<Swing> swing_at(const Blow& blow, const Approach& approach, float age) {
  const Manner& manner = manner_of(blow.punch);
  const float since = age - blow.arrives;
  if (age < 0 || since < -(approach.pulls + approach.shoots)) {
    return std::nullopt;
  }
  if (since < 0) {
    return on_its_way(manner, approach, -since);
  }
  if (blow.landing == Landing::coming) {
    return std::nullopt;
  }
  const bool missed = blow.landing == Landing::missed;
  const bool past = missed && blow.rushed;
  const float held = past ? past_seconds : missed ? reaching_over : held_seconds(blow.weight);
  const float furthest = missed ? 1 + overbalanced : 1;
  const float let_go = past ? bent_over : meets;  // share of the act
  if (since < held) {
    const float over = eased(Ease::out, std::min(1.0F, since / (past ? running_past : held)));
    return Swing{.share = meets + (let_go - meets) * over, .drawn = 0, .out = 1 + (furthest - 1) * over, .aside = 0};
  }
  const float back = (since - held) / (manner.returns * (1 + 0.3F * std::min(approach.reach, 2.5F)));
  if (back >= 1) {
    return std::nullopt;
  }
  return Swing{
      .share = let_go + (1 - let_go) * back, .drawn = 0, .out = furthest * (1 - eased(Ease::in_out, back)), .aside = 0};
}

}  // namespace fc::scene
