// What a fighter's bets tell about his hand: who holds good cards rather backs his own boxer.
// Source: rules/knock-out/rules.md, 3.14 and the last paragraph of 10.
#pragma once

#include <array>

#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/hands.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// One side of a fight as all others see it: chances of his hands, and of the win with each of them.
struct Belief {
  Range range{};
  std::array<double, most_hands> wins{};
};

/// Chances of the hands of a corner after all bets of his manager on the tables. Bets that he has with himself tell nothing,
/// and a small stake tells less than a high one. No hand that was possible becomes impossible.
Range after_bets(const Setup& setup, const Fight& fight, Corner corner, const Belief& before);

}  // namespace fc::knock_out
