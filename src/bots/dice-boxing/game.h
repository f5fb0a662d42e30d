// The bots of DICE Boxing, by level. Source: rules/dice-boxing/rules.md, 10.3.
//
// They are used by the game's own corner, commands and simulator only, not by shared code.
#pragma once

#include <memory>
#include <vector>

#include "bots/analyst.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::dice_boxing {

/// Default number of rounds that a champion simulates for one decision, as in the cabinet. About 15 ms.
inline constexpr int cabinet_rollouts = 34'000;

/// A bot for one seat. It keeps no state, so one controller may play any number of bouts, one at a time.
/// It answers briefs of DICE Boxing only (`BriefOf<Rules>`).
///
/// | level | style |
/// |---|---|
/// | `uniform` | every strategy is equally likely: the baseline |
/// | `novice` | the beginner: goes for the knockout too often, hides when he is hurt |
/// | `contender` | ring-wise: what his grades, the cards, stamina and time call for |
/// | `champion` | the ring general: tries all pairs of plans out and mixes by the exact equilibrium |
///
/// rollouts: the most that the champion simulates for one decision.
std::unique_ptr<Controller> make_controller(Level level, int rollouts = cabinet_rollouts);

/// The analyst of the game's bouts. game: of this slug; must outlive it. weights: as read by `read_chances`, one for each of
/// `chance_terms`. Null if their number is wrong.
std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights);

}  // namespace fc::dice_boxing
