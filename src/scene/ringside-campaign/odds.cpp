#include "scene/ringside-campaign/odds.h"

#include <algorithm>
#include <cmath>

#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign {

int chance_of_form(int own, int others) {
  constexpr double doubles_the_odds = 40;
  const double share = 1 / (1 + std::exp2((others - own) / doubles_the_odds));
  return std::clamp(static_cast<int>(std::lround(100 * share)), 1, 99);
}

int chance_to_win(const Setup& setup, const State& state, Person own, Person other) {
  return chance_of_form(form_of(setup, state, own), form_of(setup, state, other));
}

}  // namespace fc::ringside_campaign
