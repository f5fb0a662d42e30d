// The bots of The Ring, by level. Source: rules/the-ring/rules.md, 10.
//
// They are used by the game's own corner, commands and simulator only, not by shared code.
#pragma once

#include <memory>
#include <vector>

#include "bots/analyst.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::the_ring {

/// A bot for one seat. It keeps no state, so one controller may play any number of bouts, one at a time.
/// It answers briefs of The Ring only (`BriefOf<Rules>`). The Solitaire opponent is none of them: the rules roll for him.
///
/// | level | style |
/// |---|---|
/// | `uniform` | every answer is equally likely: the baseline |
/// | `novice` | the beginner: what his card says he is best at |
/// | `contender` | ring-wise: what ratings, risks, cuts, stamina, score and time call for, mixed |
/// | `champion` | the ring general: reckons all pairs of strategies out and mixes by the exact equilibrium |
std::unique_ptr<Controller> make_controller(Level level);

/// The analyst of the game's bouts. game: of this slug; must outlive it. weights: as read by `read_chances`, one for each of
/// `chance_terms`. Null if their number is wrong.
std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights);

}  // namespace fc::the_ring
