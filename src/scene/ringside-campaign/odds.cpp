#include "scene/ringside-campaign/odds.h"

#include <algorithm>
#include <cmath>

#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign {

int chance_to_win(const Setup& setup, const State& state, Person own, Person other) {
  constexpr double doubles_the_odds = 40;
  const auto form = [&](Person person) {
    return strength(state.man(person).boxer) - 2 * carried_damage(setup, state, person);
  };
  const double share = 1 / (1 + std::exp2((form(other) - form(own)) / doubles_the_odds));
  return std::clamp(static_cast<int>(std::lround(100 * share)), 1, 99);
}

}  // namespace fc::ringside_campaign
