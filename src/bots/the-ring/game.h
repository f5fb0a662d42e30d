// The bots of The Ring, by level. Source: rules/the-ring/rules.md, 10.
//
// Nothing shared asks for them: a game's own corner and its own simulator do.
#pragma once

#include <memory>
#include <vector>

#include "bots/analyst.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::the_ring {

/// A bot for one seat; it remembers nothing of a bout, so one controller may play any number of bouts, one at a time.
/// It answers briefs of The Ring only (`BriefOf<Rules>`). The Solitaire opponent is none of them: the rules roll for him.
///
/// | level | style |
/// |---|---|
/// | `uniform` | every answer is equally likely: the baseline |
/// | `novice` | the beginner: what his card says he is best at |
/// | `contender` | ring-wise: what ratings, risks, cuts, stamina, score and time call for, mixed |
/// | `champion` | the ring general: reckons all pairs of strategies out and mixes by the exact equilibrium |
std::unique_ptr<Controller> make_controller(Level level);

/// Who says what bouts were made of. game: of this slug; it must outlive him. weights: what `read_chances` read, one for
/// each of `chance_terms`. Null if there are none.
std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights);

}  // namespace fc::the_ring
