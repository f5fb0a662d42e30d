// What a sensible man does in the next round without thinking long. Source: rules/dice-boxing/rules.md, 10.3, 9.3.
#pragma once

#include <array>

#include "core/random.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

/// How often each strategy is chosen, as weights; at least one is above 0.
using Leaning = std::array<std::uint8_t, strategy_count>;

/// Points by which `corner` leads on the cards, the three judges together. Below 0: he is behind.
int lead_on_cards(const State& state, Corner corner);

/// No plan or what he is good at, mixed; with the end near, going for the knockout when behind on all cards, and covering up
/// when far ahead. The weights follow what the champion's equilibria choose in 300 bouts between near-equal men.
Leaning sensible(const Setup& setup, const State& state, Corner corner);

/// A strategy drawn by these weights.
Strategy draw(const Leaning& leaning, Random& random);

}  // namespace fc::dice_boxing
