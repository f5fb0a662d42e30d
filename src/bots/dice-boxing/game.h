// The bots of DICE Boxing, by level. Source: rules/dice-boxing/rules.md, 10.3.
//
// Nothing shared asks for them: a game's own corner and its own simulator do.
#pragma once

#include <memory>
#include <vector>

#include "bots/analyst.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::dice_boxing {

/// How many rounds a champion plays in his head for one decision where nothing else is said: what plays in the cabinet. Some
/// 15 ms.
inline constexpr int cabinet_rollouts = 34'000;

/// A bot for one seat; it remembers nothing of a bout, so one controller may play any number of bouts, one at a time.
/// It answers briefs of DICE Boxing only (`BriefOf<Rules>`).
///
/// | level | style |
/// |---|---|
/// | `uniform` | every strategy is equally likely: the baseline |
/// | `novice` | the beginner: goes for the knockout too often, hides when he is hurt |
/// | `contender` | ring-wise: what his grades, the cards, stamina and time call for |
/// | `champion` | the ring general: tries all pairs of plans out and mixes by the exact equilibrium |
///
/// rollouts: of the champion, at most so many for one decision.
std::unique_ptr<Controller> make_controller(Level level, int rollouts = cabinet_rollouts);

/// Who says what bouts were made of. game: of this slug; it must outlive him. weights: what `read_chances` read, one for
/// each of `chance_terms`. Null if there are none.
std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights);

}  // namespace fc::dice_boxing
