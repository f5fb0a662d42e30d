// The card fight with open hands, solved exactly by backward induction: what the textbook says. Source:
// rules/knock-out/rules.md, 9.1.
#pragma once

#include "bots/knock-out/fight_terms.h"
#include "bots/matrix_game.h"

namespace fc::knock_out {

/// One round of a fight in which both hands are known and only the win counts. Mixes are over a hand's distinct values,
/// ascending, as `punches_of` lists them.
struct KnownRound {
  Fraction red_wins;  ///< chance under best play of both
  Mix red;
  Mix blue;
};

/// terms: its worth is not looked at. red, blue: the cards in hand, enough for the rounds that are left.
KnownRound solve_known(const FightTerms& terms, const Cards& red, const Cards& blue);

}  // namespace fc::knock_out
