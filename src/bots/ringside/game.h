// Ringside's bots, by level. Source: rules/ringside/rules.md, 9.3 and the last paragraph of 10.
//
// Nothing shared asks for them: a game's own corner and its own simulator do.
#pragma once

#include <memory>
#include <vector>

#include "bots/analyst.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::ringside {

/// How many rollouts a champion spends on one decision where nothing else is said: what plays in the cabinet.
inline constexpr int cabinet_rollouts = 48'000;

/// A bot for one seat; it remembers nothing of a bout, so one controller may play any number of bouts, one at a time. The
/// champion studies two boxers once, some tens of milliseconds, when he is first asked about them.
/// It answers briefs of Ringside only (`BriefOf<Rules>`).
///
/// | level | style |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline |
/// | `novice` | the beginner: throws and expects the best-rated punch, hides too often, never looks where he steps |
/// | `contender` | the stylist: mixes his punches by the textbook, seeks the open ring, rushes only a tired man |
/// | `champion` | the ring general: exact mixes for punch and guess; everything else is tried out in rollouts |
///
/// rollouts: of the champion, at most so many for one decision (500 are enough to keep his rank in long simulations).
std::unique_ptr<Controller> make_controller(Level level, int rollouts = cabinet_rollouts);

/// Who says what bouts were made of. game: of this slug; it must outlive him. weights: what `read_chances` read, one for
/// each of `chance_terms`. Null if there are none.
std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights);

}  // namespace fc::ringside
