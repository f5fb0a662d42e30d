#include "bots/the-ring/novice.h"

#include "rules/the-ring/solitaire.h"

namespace fc::the_ring {

std::size_t Novice::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  constexpr std::uint32_t ways = 6;
  Random random(seed);
  if (decision_of<Rules>(brief) != Decision::strategy) {
    return any_answer(brief, random);
  }
  const State& state = brief.view().seen;
  const auto corner = static_cast<Corner>(brief.need().seat);
  const std::uint32_t way = random.below(ways);
  if (state.boxer(corner).hurt() && way < 3) {
    return answer_index(brief, choice_of(Strategy::tie_up));
  }
  if (may_work_on_cut(state, corner) && way < 2) {
    return answer_index(brief, choice_of(Strategy::work_on_cut));
  }
  const auto best = best_strategies(state.boxer(corner).now);
  return answer_index(brief, choice_of(best[way == ways - 1 ? 1 : 0]));
}

}  // namespace fc::the_ring
