#include "bots/dice-boxing/players.h"

#include "bots/dice-boxing/outlook.h"

namespace fc::dice_boxing {
namespace {

/// In the order of Strategy.
constexpr Leaning on_a_good_night{6, 3, 0, 1, 1};
constexpr Leaning frightened{5, 1, 2, 1, 1};

}  // namespace

std::size_t Novice::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const BoxerState& me = brief.view().seen.boxer(static_cast<Corner>(brief.need().seat));
  const bool afraid = me.tired > 0 || me.knockdowns > 0;
  return answer_index(brief, Choice{draw(afraid ? frightened : on_a_good_night, random)});
}

std::size_t Contender::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const auto corner = static_cast<Corner>(brief.need().seat);
  return answer_index(brief, Choice{draw(sensible(brief.setup(), brief.view().seen, corner), random)});
}

std::size_t Champion::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  State state = brief.view().seen;
  // What the other man has picked is not known: both pick anew.
  state.phase = Phase::strategy_red;
  const RoundPlan plan = study_round(brief.setup(), state, rollouts_, random.bits(), stop);
  return answer_index(brief, Choice{static_cast<Strategy>(draw_pick(plan.mixes[brief.need().seat], random))});
}

}  // namespace fc::dice_boxing
