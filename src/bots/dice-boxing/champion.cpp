#include "bots/dice-boxing/champion.h"

#include "bots/dice-boxing/round_study.h"

namespace fc::dice_boxing {
std::size_t Champion::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  State state = brief.view().seen;
  // What the other man has picked is not known: both pick anew.
  state.phase = Phase::strategy_red;
  const RoundPlan plan = study_round(brief.setup(), state, rollouts_, random.bits(), stop);
  return answer_index(brief, Choice{static_cast<Strategy>(draw_pick(plan.mixes[brief.need().seat], random))});
}

}  // namespace fc::dice_boxing
