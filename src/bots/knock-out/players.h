// The computer's managers, from the novice to the champion, and what all of them reckon with.
#pragma once

#include <optional>

#include "bots/analyst.h"
#include "bots/knock-out/fight_study.h"
#include "bots/seat_controller.h"
#include "core/check.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

// What all of Knock Out's bots share.

using SeatBrief = BriefOf<Rules>;

/// The corner of the fighter who is asked.
inline Corner corner_of(const SeatBrief& brief) {
  const std::optional<Corner> corner = brief.view().seen.fight.corner_of(brief.need().seat);
  FC_CHECK(corner.has_value());
  return *corner;
}

// The fan: backs his own man.

/// Challenges whom he likes, trains his highest cards and plays them as they come; offers on his own boxer, or on the one
/// he fancies, takes an offer against his favourite for the fun of it, and remembers no card that was played.
std::size_t novice(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop);

// The bookmaker: goes by the book, and takes every bet at its face value.

/// Counts the cards that were played, but does not ask what others want. He trains by the book's mix, guesses one hand that
/// the other man may hold and plays what is best against it. He bets by an opinion of his own, in the ring by his hand and
/// outside by the decks and his nose: the surer he is, the more he stakes. He challenges where his deck is better.
std::size_t contender(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop);

// The fixer: knows the odds of every fight, and that a fight may be worth more lost than won.

/// Trains and punches by the solved fight with hidden hands, for prizes, class, title and his own bets; bets by expected
/// value with the odds that all bets on the tables make likely, and looks ahead to the end of the season for challenges.
class Champion final : public SeatControllerOf<Rules> {
 public:
  Champion(const TrainingBook& book, const Effort& effort) : book_(book), study_(book_, effort) {}

 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;

  TrainingBook book_;
  FightStudy study_;
};

/// What he would tell whoever has the brief.
Counsel champions_counsel(const SeatBrief& brief);

// Placing a chip by expected value. Source: rules/knock-out/rules.md, 3.6, 3.11 and the last paragraph of 10.

/// Weighs what the seat of the brief may do; of offers on the same ending only the cheapest and the dearest. A fighter
/// counts what he would then do in the ring: the fight is solved for every placement. All others go by what both fighters
/// are likely to do. From the second betting round on he foresees how the others lay their next chips: the last fighter to
/// bet may make the fight's end certain. On a stop at least one placement has been weighed.
WeighedChoices weigh_placements(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop);

/// The placement with the highest lead; of those with like leads the liveliest.
Choice best_placement(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop);

}  // namespace fc::knock_out
