#include "bots/dice-boxing/contender.h"

#include "bots/dice-boxing/instinct.h"

namespace fc::dice_boxing {

std::size_t Contender::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const auto corner = static_cast<Corner>(brief.need().seat);
  return answer_index(brief, Choice{draw(sensible(brief.setup(), brief.view().seen, corner), random)});
}

}  // namespace fc::dice_boxing
