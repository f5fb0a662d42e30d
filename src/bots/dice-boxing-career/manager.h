// Who guides a boxer through his career where no person does. Source: rules/dice-boxing.md, 9.4, 10.3.
#pragma once

#include "core/random.h"
#include "match/controller.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// The sensible player that the rules are calibrated with: prices against worth, men by their strength on the card. His
/// answer to the question that is open, which must be a choice.
Choice sensible_choice(const Setup& setup, const State& state);

/// As the sensible player in the gym, but fights are chosen by chances that are boxed out in his head: some ten
/// milliseconds. He enters the tourney.
Choice bold_choice(const Setup& setup, const State& state, Random& random);

/// | level | answers |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline, which soon retires |
/// | `novice` | never looks at the chart and buys whatever he can pay |
/// | `contender` | `sensible_choice` |
/// | `champion` | `bold_choice` |
Choice choice_at(Level level, const Setup& setup, const State& state, Random& random);

}  // namespace fc::dice_boxing_career
