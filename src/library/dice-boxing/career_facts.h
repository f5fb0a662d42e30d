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
#include "rules/dice-boxing/charts.h"

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

// What each rating of a card does, in numbers that a person can picture: for the Gym and for cards on screen. Source:
// rules/dice-boxing/rules.md, 2.1 to 2.8, 3.9.

/// A rating at its present value, and one step better. The words are "dice-boxing.effect.<rating>", with {now}.
///
/// | rating | the number is |
/// |---|---|
/// | control | of 100 control rolls of his own, so many keep him in control for a punch |
/// | adjustment | so many of those of his opponent are lost (negative: won) |
/// | power | points of a hundred landed punches |
/// | stamina | points and misses that he stands before he tires |
/// | recovery | stamina that comes back in a bout of twelve rounds |
/// | ko | knock-down numbers that the formula makes of it in his class |
/// | kd | of 100 landed punches, so many floor an opponent of chin 0 |
/// | chin | of 100 times down, so many are the end |
/// | foul | of 100 fouls, so many are a warning or worse |
/// | punches | of 100 punches, so many land |
/// | defense | so many of a hundred punches at him miss that would land (negative: land that would miss) |
struct RatingEffect {
  int value = 0;
  Range limits;
  int step = 1;          ///< to the better: -5, -1, 1 or 5
  bool is_best = false;  ///< there is nothing better within the limits
  int now = 0;
  int better = 0;  ///< `now`, where `is_best`
};

/// By the order of `all_ratings`. card: its ratings within the limits.
std::array<RatingEffect, all_ratings.size()> effects_of(const CardTables& tables, const Charts& charts,
                                                        const BoxerCard& card);

/// Of a hundred landed punches, those of one type, and how many of them score more than its least.
struct PunchShare {
  int share = 0;
  int strong = 0;
};
/// By type of punch.
std::array<PunchShare, punch_type_count> shares_of(const Results& results);

}  // namespace fc::dice_boxing
