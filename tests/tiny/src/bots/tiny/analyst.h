// Who says what decided a bout of Tiny between two: a chance by the hearts that are left, and figures that add up.
#pragma once

#include "bots/analyst.h"
#include "match/games.h"

namespace fc::tiny {

class HeartCounter final : public Analyst {
 public:
  /// game: Tiny; it must outlive the analyst.
  explicit HeartCounter(const Game& game) : game_(game) {}

  /// None: more than two box.
  [[nodiscard]] std::optional<double> chance(const Match& match) const override;
  [[nodiscard]] std::vector<double> costs(const Match& match, const Need& need) const override;
  [[nodiscard]] std::optional<PicksStudy> picks(const Match& match) const override;
  [[nodiscard]] Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const override;

 private:
  const Game& game_;
};

}  // namespace fc::tiny
