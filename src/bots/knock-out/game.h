// Knock Out's bots, by level. Source: rules/knock-out/rules.md, 9.1 and the last paragraph of 10.
#pragma once

#include <memory>
#include <optional>

#include "bots/analyst.h"
#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/season_outlook.h"
#include "bots/seat_controller.h"
#include "core/result.h"
#include "match/controller.h"
#include "match/games.h"
#include "rules/knock-out/rules.h"

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

// The bots from novice to champion, and what all of them use.

// What all of Knock Out's bots share.

using SeatBrief = BriefOf<Rules>;

/// The corner of the fighter who is asked.
inline Corner corner_of(const SeatBrief& brief) {
  const std::optional<Corner> corner = brief.view().seen.fight.corner_of(brief.need().seat);
  FC_CHECK(corner.has_value());
  return *corner;
}

// The novice, a fan: backs his own man.

/// Challenges whom he likes, trains his highest cards and plays them as they come; offers on his own boxer, or on his
/// favourite, accepts offers against his favourite for fun, and remembers no played cards.
std::size_t novice(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop);

// The contender, a bookmaker: follows the book, and judges every bet by itself.

/// Counts the played cards, but does not ask what others want. He trains by the book's mix, guesses one hand of the other
/// man and plays the best card against it. He bets by his own estimate, in the ring by his hand and outside by the decks and
/// a random hunch: the surer he is, the more he stakes. He challenges where his deck is better.
std::size_t contender(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop);

// The champion, a fixer: knows the odds of every fight, and that losing a fight may be worth more than winning it.

/// Trains and punches by the solved fight with hidden hands, for prizes, class, title and his own bets; bets by expected
/// value with the chances that follow from all bets on the tables, and looks ahead to the end of the season for challenges.
class Champion final : public SeatControllerOf<Rules> {
 public:
  Champion(const TrainingBook& book, const Effort& effort) : book_(book), study_(book_, effort) {}

 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;

  TrainingBook book_;
  FightStudy study_;
};

/// A champion's advice to the seat that has the brief.
Counsel champions_counsel(const SeatBrief& brief);

// Placing a chip by expected value. Source: rules/knock-out/rules.md, 3.6, 3.11 and the last paragraph of 10.

/// The worth of each placement of the brief's seat; of offers on the same ending only the cheapest and the dearest. A
/// fighter takes his later play in the ring into account: the fight is solved for every placement. Others use the likely
/// play of both fighters. From the second betting round on it foresees how the others place their next chips, because the
/// last fighter to bet may make the end of the fight certain. On a stop at least one placement has been weighed.
WeighedChoices weigh_placements(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop);

/// The placement with the highest lead, to which a small share of its stake times `liveliness` is added: among nearly equal
/// leads the one with the most action.
Choice best_placement(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop);

}  // namespace fc::knock_out
