// Ringside's bots, by level. Source: rules/ringside/rules.md, 9.3 and the last paragraph of 10.
//
// They are used by the game's own corner, commands and simulator only, not by shared code.
#pragma once

#include <memory>
#include <vector>

#include "bots/analyst.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::ringside {

/// Default number of rollouts of a champion for one decision, as in the cabinet.
inline constexpr int cabinet_rollouts = 48'000;

/// A bot for one seat. It keeps no state of a bout, so one controller may play any number of bouts, one at a time. The
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
/// rollouts: the most that the champion makes for one decision (500 are enough to keep his rank in long simulations).
std::unique_ptr<Controller> make_controller(Level level, int rollouts = cabinet_rollouts);

/// The analyst of the game's bouts. game: of this slug; must outlive it. weights: as read by `read_chances`, one for each of
/// `chance_terms`. Null if their number is wrong.
std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights);

}  // namespace fc::ringside
