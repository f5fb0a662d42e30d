// Seeds and bracket of the opening tournament. Source: rules/ringside-campaign/rules.md, 3.5 (SEEDING).
#pragma once

#include "rules/ringside-campaign/draw.h"
#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign::seeding {

/// In place of a seed: nobody is paired with him.
inline constexpr std::uint8_t bye = 0;

/// The seeds, from 1, in the order of the bracket; as many places as the smallest power of two that holds them.
/// men: 1 to 64.
constexpr FixedVector<std::uint8_t, most_in_stables> bracket_of(std::size_t men) {
  FixedVector<std::uint8_t, most_in_stables> bracket;
  bracket.push_back(1);
  while (bracket.size() < men) {
    FixedVector<std::uint8_t, most_in_stables> doubled;
    for (const std::uint8_t seed : bracket) {
      doubled.push_back(seed);
      doubled.push_back(static_cast<std::uint8_t>(2 * bracket.size() + 1 - seed));
    }
    bracket = doubled;
  }
  for (std::uint8_t& seed : bracket) {
    seed = seed > men ? bye : seed;
  }
  return bracket;
}

constexpr void begin(const Setup& setup, State& state) {
  state.phase = Phase::seeding;
  FixedVector<Person, most_in_stables> men;
  each_man(setup, state, [&men](Person person) { men.push_back(person); });
  const bool by_strength = setup.options.tournament == Seeding::seeded;
  draws::begin(state, men, [&](Person one, Person other) {
    return by_strength && strength(state.man(one).boxer) > strength(state.man(other).boxer);
  });
}

/// Asks for the next die. Returns true when seeds and bracket stand.
template <class Sink>
constexpr bool go_on(const Setup& setup, State& state, Sink& tell) {
  const bool by_strength = setup.options.tournament == Seeding::seeded;
  const bool settled = draws::are_settled(state, [&](Person one, Person other) {
    return !by_strength || strength(state.man(one).boxer) == strength(state.man(other).boxer);
  });
  if (!settled) {
    return false;
  }
  const auto men = state.drawing.men;
  for (std::size_t place = 0; place < men.size(); ++place) {
    state.man(men[place]).seed = static_cast<std::uint8_t>(place + 1);
  }
  state.bracket.clear();
  for (const std::uint8_t seed : bracket_of(men.size())) {
    state.bracket.push_back(seed == bye ? nobody : men[seed - std::size_t{1}]);
  }
  state.drawing = {};
  tell(Seeded{static_cast<int>(men.size())});
  return true;
}

}  // namespace fc::ringside_campaign::seeding
