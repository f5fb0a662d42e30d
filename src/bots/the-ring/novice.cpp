#include "bots/the-ring/novice.h"

#include <algorithm>

#include "bots/mixing.h"
#include "bots/the-ring/instinct.h"

namespace fc::the_ring {
namespace {

/// The higher the rating, the more often; nothing else counts.
Leaning by_the_card(const Ratings& now) {
  const auto square = [](int rating) {
    constexpr int highest = 9;
    const int high = std::clamp(rating, 1, highest);
    return static_cast<std::uint8_t>(high * high);
  };
  Leaning leaning{};
  leaning[place_of(Strategy::body)] = square(now.body);
  leaning[place_of(Strategy::load_up)] = square(now.ko);
  leaning[place_of(Strategy::box)] = square(now.box);
  leaning[place_of(Strategy::outside)] = square(now.out);
  return leaning;
}

}  // namespace

std::size_t Novice::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  constexpr std::uint32_t ways = 6;
  Random random(seed);
  if (decision_of<Rules>(brief) != Decision::strategy) {
    return any_answer(brief, random);
  }
  const State& state = brief.view().seen;
  const auto corner = static_cast<Corner>(brief.need().seat);
  const std::uint32_t way = random.below(ways);
  if (state.boxer(corner).hurt() && way < ways / 2) {
    return answer_index(brief, choice_of(Strategy::tie_up));
  }
  if (may_work_on_cut(state, corner) && way < ways / 3) {
    return answer_index(brief, choice_of(Strategy::work_on_cut));
  }
  const Leaning leaning = by_the_card(state.boxer(corner).now);
  return answer_index(brief, choice_of(static_cast<Strategy>(draw_place(leaning, random))));
}

}  // namespace fc::the_ring
