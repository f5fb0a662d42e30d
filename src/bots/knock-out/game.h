// Knock Out's bots, by level. Source: rules/knock-out/rules.md, 9.1 and the last paragraph of 10.
#pragma once

#include <memory>

#include "bots/analyst.h"
#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/season_outlook.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::knock_out {

/// A bot for one seat; its answer follows from the brief and the seed alone, so one controller may play any number of games,
/// one at a time. It answers briefs of Knock Out only (`BriefOf<Rules>`).
///
/// | level | style |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline |
/// | `novice` | the fan: trains his high cards, backs his own boxer, takes a bet for the fun of it, remembers nothing |
/// | `contender` | the bookmaker: counts played cards, fights by sound mixes, stakes the more the surer he is |
/// | `champion` | the fixer: solves hidden hands, reads hands and motives from bets, throws a fight when it pays |
///
/// book: what `load_training_book` read; without it the champion works out every training himself.
/// effort: of the champion.
std::unique_ptr<Controller> make_controller(Level level, const TrainingBook& book = {},
                                            const Effort& effort = in_the_cabinet);

/// Who says what became of every manager's money. game: of this slug; it must outlive him.
std::unique_ptr<Analyst> make_analyst(const Game& game);

}  // namespace fc::knock_out
