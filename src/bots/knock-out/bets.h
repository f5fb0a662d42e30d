// The worth of bets to one seat, for each ending of the fight. Source: rules/knock-out/rules.md, 2.5, 3.6, 3.11.
#pragma once

#include "bots/analyst.h"
#include "bots/knock-out/fight_terms.h"
#include "match/games.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

/// Whether the offerer wins.
constexpr bool is_won(Corner table, BetType type, Ending ending) {
  return sequence::is_won(table, type, winner_of(ending), is_knockout(ending));
}

/// The chance that the offerer wins.
constexpr double chance_of(Corner table, BetType type, const PerEnding& chances) {
  double chance = 0;
  for (std::size_t ending = 0; ending < endings; ++ending) {
    chance += is_won(table, type, static_cast<Ending>(ending)) ? chances[ending] : 0;
  }
  return chance;
}

/// Expected gain of a bet, as a share of its stake. Break-even: 1/2 accepted, 2/3 with the bank.
constexpr double gain_accepted(double chance) { return 2 * chance - 1; }
constexpr double gain_with_bank(double chance) { return 1.5 * chance - 1; }

/// Factor by which a seat's lead over the mean of the others changes, per stake paid by another seat: more than 1.
constexpr double lead_factor(const Setup& setup) { return setup.players / (setup.players - 1.0); }

/// Number of chips that `seat` and the others still place in this fight after the present placement.
struct ChipsLeft {
  int others = 0;
  int own = 0;
};
ChipsLeft chips_after(const Setup& setup, const State& state, int seat);

/// The chance that somebody accepts an offer whose offerer wins with `chance`, when others still place `placements` chips:
/// most players see a good bet, but not all.
double acceptance(double chance, int placements);

/// Money is counted in thousands.
inline constexpr double thousand = 1000;

/// The change of a seat's lead by one bet, for each ending, in thousands. taken: the chance that an open offer is accepted
/// by another seat; dropped: the offerer will cancel it if it is not.
PerEnding lead_from(const Setup& setup, Corner table, std::size_t cell, const Bet& bet, int seat, double taken = 0,
                    bool dropped = false);

/// The change by all bets on the tables; open offers are accepted with the chance that follows from `chances` and the
/// placements left. If the seat still has a chip, it cancels its offers that would lose money against the bank.
PerEnding lead_from_all(const Setup& setup, const Fight& fight, int seat, const PerEnding& chances, const ChipsLeft& left);

/// The stake, in thousands, of an offer or of the offer that is accepted; 0 for a pass.
double stake_in_play(const Setup& setup, const Fight& fight, Choice choice);
/// How much action a placement brings: 2 for accepting another's bet, 1 for an offer, 0 for a pass, -1 for taking back one's
/// own offer. Among bets of nearly equal worth the bots prefer higher values.
double liveliness(const Fight& fight, int seat, Choice choice);

/// The fight with one more placement of `seat` on its tables; passes change nothing.
Fight with_placement(const Fight& fight, int seat, Choice choice);

// The analysis of every manager's money: how much of it was skill and luck. Fights are judged by the actual hands of both,
// bets by their worth when they were laid. Source: rules/knock-out/rules.md, 3.7, 3.8, 3.11, 9.1.

/// Keeps the books of games of Knock Out: a ledger of them has accounts and no chances.
///
/// | of a fight | counts as |
/// |---|---|
/// | the purse, by the chance to win before anybody trains | `given` |
/// | training | skill of both: it changes the chance by what each did about the other |
/// | a pair of cards: what the own card loses against the other's best mix, and what the pair brought beyond both | skill |
/// | a pair of cards: what the other's card lost against the own mix | luck |
/// | a bet: its value when it was laid, by the chances of all endings with the cards that both trained | skill |
/// | a bet: what it brought beyond that | luck |
class Bookkeeper final : public Analyst {
 public:
  /// game: Knock Out; must outlive this object.
  explicit Bookkeeper(const Game& game) : game_(game) {}

  /// Always none: there is more than one chance.
  [[nodiscard]] std::optional<double> chance(const Match& match) const override;
  [[nodiscard]] std::vector<double> costs(const Match& match, const Need& need) const override;
  [[nodiscard]] std::optional<PicksStudy> picks(const Match& match) const override;
  [[nodiscard]] std::optional<Counsel> counsel(const Match& match, const Need& need) const override;
  [[nodiscard]] Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const override;

 private:
  const Game& game_;
};

}  // namespace fc::knock_out
