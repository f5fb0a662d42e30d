// Knock Out's bots, by level. Source: rules/knock-out/rules.md, 9.1 and the last paragraph of 10.
#pragma once

#include <memory>

#include "bots/analyst.h"
#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/season_outlook.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::knock_out {

/// A bot for one seat. Its answer depends only on the brief and the seed, so one controller may play any number of games,
/// one at a time. It answers only briefs of Knock Out (`BriefOf<Rules>`).
///
/// | level | style |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline |
/// | `novice` | the fan: trains his high cards, backs his own boxer, takes a bet for the fun of it, remembers nothing |
/// | `contender` | the bookmaker: counts played cards, fights by sound mixes, stakes the more the surer he is |
/// | `champion` | the fixer: solves hidden hands, reads hands and motives from bets, throws a fight when it pays |
///
/// book: as read by `load_training_book`; without it the champion computes every training himself.
/// effort: of the champion.
std::unique_ptr<Controller> make_controller(Level level, const TrainingBook& book = {},
                                            const Effort& effort = in_the_cabinet);

/// The analyst of every manager's money. game: of this slug; must outlive it.
std::unique_ptr<Analyst> make_analyst(const Game& game);

}  // namespace fc::knock_out
