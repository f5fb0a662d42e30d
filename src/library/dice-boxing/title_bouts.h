// How real world title bouts ended, to be set beside simulated ones: data/dice-boxing/title-bouts.json.
// Source: rules/dice-boxing/rules.md, 9.1 (stoppages by class), 9.2 (knockouts and verdicts of all classes).
#pragma once

#include <array>
#include <cstdint>

#include "library/checked_json.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {

/// Shares are in thousandths: of all bouts, verdicts of the decisions with a winner.
struct TitleBouts {
  int bouts = 0;
  std::array<std::int16_t, 2> years{};  ///< the first and the last of them
  std::int16_t ko = 0;
  std::int16_t tko = 0;
  std::array<std::int16_t, 3> verdicts{};             ///< unanimous, majority, split
  std::array<std::int16_t, class_count> stoppages{};  ///< KO and TKO, by class

  friend bool operator==(const TitleBouts&, const TitleBouts&) = default;
};

/// All of title-bouts.json. Faults: those of checked_json; unknown_key: a class that does not exist.
Result<TitleBouts> read_title_bouts(const Json& object);

}  // namespace fc::dice_boxing
