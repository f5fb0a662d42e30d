// Records of real boxers, what their cards are made from: data/dice-boxing/boxer-facts.json. Source:
// rules/dice-boxing/rules.md, 2.2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "library/checked_json.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/card_formula.h"

namespace fc::dice_boxing {

/// Years of the first and the last bout; no last year: still active.
struct Years {
  std::int16_t first = 0;
  std::optional<std::int16_t> last;

  friend bool operator==(const Years&, const Years&) = default;
};

/// A real boxer. approx: a figure or two may be a little off.
struct RealBoxer {
  std::string id;    ///< kebab-case: "muhammad-ali"
  std::string name;  ///< "Muhammad Ali"
  Years years;
  CareerFacts facts;
  bool approx = false;
};

/// Ids that begin so are those of made-up boxers; no real one has such an id.
inline constexpr std::string_view made_up_prefix = "f-";

/// The whole list, in the order of the file. Faults: those of checked_json; out_of_range: an impossible record (more
/// knockouts than wins, no bout at all, a last year before the first); unknown_value: an unknown class or style, an id
/// that is no kebab-case, is taken, or begins as a made-up boxer's.
Result<std::vector<RealBoxer>> read_real_boxers(const Json& list);

// How real world title bouts ended, to be set beside simulated ones: data/dice-boxing/title-bouts.json.
// Source: rules/dice-boxing/rules.md, 9.1 (stoppages by class), 9.2 (knockouts and verdicts of all classes).

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
