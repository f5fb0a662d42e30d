#include "bots/dice-boxing/novice.h"

#include "bots/dice-boxing/instinct.h"

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

}  // namespace fc::dice_boxing
