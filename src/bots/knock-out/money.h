// What became of every manager's money, and how much of it was skill and luck: fights by the known hands of both, bets by
// what they were worth when they were laid. Source: rules/knock-out/rules.md, 3.7, 3.8, 3.11, 9.1.
#pragma once

#include <memory>

#include "bots/analyst.h"
#include "match/games.h"

namespace fc::knock_out {

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
  [[nodiscard]] Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const override;

 private:
  const Game& game_;
};

}  // namespace fc::knock_out
