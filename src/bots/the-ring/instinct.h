// What a sensible man does without reckoning long. Source: rules/the-ring/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>

#include "bots/the-ring/seat_controller.h"
#include "core/random.h"

namespace fc::the_ring {

/// How often each strategy is chosen, as weights; at least one is above 0.
using Leaning = std::array<std::uint8_t, strategy_count>;

/// Points by which `corner` leads on the cards, the three judges together. Below 0: he is behind.
int lead_on_cards(const State& state, Corner corner);

/// Rounds left, this one included.
int rounds_left(const Setup& setup, const State& state);

/// What his ratings are worth against this man's DEF, weighed with what he risks: counterpunches, the other's power, cuts,
/// harm of this round, stamina, score and rounds left.
Leaning sensible(const Setup& setup, const State& state, Corner corner);

/// The answer to a decision that is no strategy: city, gloves, referee, a cut, an answer in kind. What suits his chin, his
/// skin and his punch; the deepest cut; no foul for a foul.
std::size_t sensible_answer(const SeatBrief& brief);

}  // namespace fc::the_ring
