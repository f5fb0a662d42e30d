#include "bots/the-ring/champion.h"

#include "bots/the-ring/instinct.h"
#include "bots/the-ring/segment_study.h"

namespace fc::the_ring {
namespace {

/// Red's chances if this answer is given before the bout.
double chance_after(const Setup& setup, State state, const Choice& choice) {
  constexpr double granted = 5.0 / 6;
  switch (choice.decision) {
    case Decision::city: state.city = static_cast<City>(choice.value); break;
    case Decision::referee: state.referee = static_cast<Referee>(choice.value); break;
    default: {
      const double light = Outlook(setup, state).of_red(state);
      if (choice == choice_of(Gloves::six_ounce)) {
        return light;
      }
      constexpr int heavy = 8;
      state.gloves = heavy;
      return granted * Outlook(setup, state).of_red(state) + (1 - granted) * light;
    }
  }
  return Outlook(setup, state).of_red(state);
}

std::size_t best_privilege(const SeatBrief& brief) {
  const bool is_red = brief.need().seat == static_cast<std::uint8_t>(Corner::red);
  std::array<double, 2> chances{};
  for (std::size_t answer = 0; answer < chances.size(); ++answer) {
    const double red = chance_after(brief.setup(), brief.view().seen, brief.legal()[answer]);
    chances[answer] = is_red ? red : 1 - red;
  }
  return chances[1] > chances[0] ? 1 : 0;
}

}  // namespace

std::size_t RingGeneral::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  switch (decision_of<Rules>(brief)) {
    case Decision::city:
    case Decision::gloves:
    case Decision::referee: return best_privilege(brief);
    case Decision::strategy: {
      Random random(seed);
      const SegmentPlan plan = study_segment(brief.setup(), brief.view().seen);
      return answer_index(brief, choice_of(static_cast<Strategy>(draw_pick(plan.mixes[brief.need().seat], random))));
    }
    case Decision::cut_target:
    case Decision::retaliate: break;
  }
  return sensible_answer(brief);
}

}  // namespace fc::the_ring
