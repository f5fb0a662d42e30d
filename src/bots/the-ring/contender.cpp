#include "bots/the-ring/contender.h"

#include "bots/mixing.h"
#include "bots/the-ring/instinct.h"

namespace fc::the_ring {

std::size_t Contender::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  if (decision_of<Rules>(brief) != Decision::strategy) {
    return sensible_answer(brief);
  }
  Random random(seed);
  const auto corner = static_cast<Corner>(brief.need().seat);
  const Leaning leaning = sensible(brief.setup(), brief.view().seen, corner);
  return answer_index(brief, choice_of(static_cast<Strategy>(draw_place(leaning, random))));
}

}  // namespace fc::the_ring
