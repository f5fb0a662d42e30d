// What bets are worth: to one seat, by the ending of the fight. Source: rules/knock-out/rules.md, 2.5, 3.6, 3.11.
#pragma once

#include <memory>

#include "bots/analyst.h"
#include "bots/knock-out/fight_terms.h"
#include "match/games.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

/// Whether the offerer wins.
constexpr bool is_won(Corner table, BetType type, Ending ending) {
  return sequence::is_won(table, type, winner_of(ending), is_knockout(ending));
}

/// How likely the offerer wins.
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

/// A seat's lead over the mean of the others grows by more than the stake when one of them pays it.
constexpr double lead_factor(const Setup& setup) { return setup.players / (setup.players - 1.0); }

/// Chips that `seat` and the others still place in this fight after the one that is asked for now.
struct ChipsLeft {
  int others = 0;
  int own = 0;
};
ChipsLeft chips_after(const Setup& setup, const State& state, int seat);

/// How likely somebody takes an offer whose offerer wins with `chance`, when others still place `placements` chips: good
/// bets are seen by most but not by all.
double acceptance(double chance, int placements);

/// Money is weighed in thousands.
inline constexpr double thousand = 1000;

/// A bet seen by one seat: what it changes in his lead, by ending, in thousands. taken: how likely an open offer finds an
/// acceptor among the others; dropped: the offerer will cancel it if it does not.
PerEnding lead_from(const Setup& setup, Corner table, std::size_t cell, const Bet& bet, int seat, double taken = 0,
                    bool dropped = false);

/// All bets on the tables, open offers with their acceptance by `chances` and the placements still to come. He cancels an
/// offer of his that the bank would hold at his cost, if he still has a chip for it.
PerEnding lead_from_all(const Setup& setup, const Fight& fight, int seat, const PerEnding& chances, const ChipsLeft& left);

/// The stake of an offer, or of the one that is taken up, in thousands; nothing for a pass.
double stake_in_play(const Setup& setup, const Fight& fight, Choice choice);
/// How much a placement stirs the table for its stake: most who takes somebody's bet, less than nothing who takes back his
/// own. Among bets of like worth the bots prefer those that stir more.
double liveliness(const Fight& fight, int seat, Choice choice);

/// The fight with one more placement of `seat` on its tables; passes change nothing.
Fight with_placement(const Fight& fight, int seat, Choice choice);

// What became of every manager's money, and how much of it was skill and luck: fights by the known hands of both, bets by
// what they were worth when they were laid. Source: rules/knock-out/rules.md, 3.7, 3.8, 3.11, 9.1.

/// Keeps the books of games of Knock Out: a ledger of them has accounts and no chances.
///
/// | of a fight | counts as |
/// |---|---|
/// | the purse, by the chance to win before anybody trains | `given` |
/// | training | skill of both: it changes the chance by what each did about the other |
/// | a pair of cards | skill: what the own card loses against the other's best mix, and what the pair brought beyond both;
/// luck: what the other's card lost against the own mix | | a bet | skill: its value when it was laid, by the chances of all
/// endings with the cards that both trained; luck: what it brought beyond that |
class Bookkeeper final : public Analyst {
 public:
  /// game: Knock Out; it must outlive him.
  explicit Bookkeeper(const Game& game) : game_(game) {}

  /// None: there is more than one chance.
  [[nodiscard]] std::optional<double> chance(const Match& match) const override;
  [[nodiscard]] std::vector<double> costs(const Match& match, const Need& need) const override;
  [[nodiscard]] std::optional<PicksStudy> picks(const Match& match) const override;
  [[nodiscard]] std::optional<Counsel> counsel(const Match& match, const Need& need) const override;
  [[nodiscard]] Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const override;

 private:
  const Game& game_;
};

}  // namespace fc::knock_out
