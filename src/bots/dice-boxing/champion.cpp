#include "bots/dice-boxing/champion.h"

#include "bots/dice-boxing/round_study.h"

namespace fc::dice_boxing {
namespace {

Strategy draw(const Mix& mix, Random& random) {
  auto ticket = static_cast<std::int64_t>(random.bits() % static_cast<std::uint64_t>(mix.total));
  std::size_t place = 0;
  while (ticket >= mix.weight[place]) {
    ticket -= mix.weight[place++];
  }
  return static_cast<Strategy>(place);
}

}  // namespace

std::size_t Champion::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  State state = brief.view().seen;
  // What the other man has picked is not known: both pick anew.
  state.phase = Phase::strategy_red;
  const RoundPlan plan = study_round(brief.setup(), state, rollouts_, random.bits(), stop);
  return answer_index(brief, Choice{draw(plan.mixes[brief.need().seat], random)});
}

}  // namespace fc::dice_boxing
