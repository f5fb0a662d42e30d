// Records of real boxers, which their cards are made from: data/dice-boxing/boxer-facts.json. Source:
// rules/dice-boxing/rules.md, 2.2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "library/checked_json.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

/// Years of the first and the last bout; no last year: still active.
struct Years {
  std::int16_t first = 0;
  std::optional<std::int16_t> last;

  friend bool operator==(const Years&, const Years&) = default;
};

/// A real boxer. approx: some of his figures are approximate.
struct RealBoxer {
  std::string id;    ///< kebab-case: "muhammad-ali"
  std::string name;  ///< "Muhammad Ali"
  Years years;
  CareerFacts facts;
  bool approx = false;
};

/// The beginning of every made-up boxer's id; no real boxer's id begins with it.
inline constexpr std::string_view made_up_prefix = "f-";

/// Reads the whole list, in the order of the file. Faults: those of checked_json; out_of_range: an impossible record (more
/// knockouts than wins, no bout at all, a last year before the first); unknown_value: an unknown class or style, an id that
/// is not kebab-case, is taken, or begins like a made-up boxer's.
Result<std::vector<RealBoxer>> read_real_boxers(const Json& list);

// How real world title bouts ended, to compare simulated bouts with: data/dice-boxing/title-bouts.json. Source:
// rules/dice-boxing/rules.md, 9.1 (stoppages by class), 9.2 (knockouts and verdicts of all classes).

/// All shares are in thousandths: of all bouts, but `verdicts` of the decisions that had a winner.
struct TitleBouts {
  int bouts = 0;
  std::array<std::int16_t, 2> years{};  ///< years of the first and the last bout
  std::int16_t ko = 0;
  std::int16_t tko = 0;
  std::array<std::int16_t, 3> verdicts{};             ///< unanimous, majority, split
  std::array<std::int16_t, class_count> stoppages{};  ///< KO and TKO, by class

  friend bool operator==(const TitleBouts&, const TitleBouts&) = default;
};

/// Reads the whole of title-bouts.json. Faults: those of checked_json; unknown_key: a class that does not exist.
Result<TitleBouts> read_title_bouts(const Json& object);

// What each rating of a card does, as a number that a person can picture: for the Gym and for cards on screen. Source:
// rules/dice-boxing/rules.md, 2.1 to 2.8, 3.9.

/// What one rating does at its present value and at one step better. The text keys are "dice-boxing.effect.<rating>", with
/// {now}.
///
/// | rating | meaning of `now` and `better` |
/// |---|---|
/// | control | how many of his 100 possible control rolls give him a punch |
/// | adjustment | how many of his opponent's control rolls in 100 it makes fail (negative: succeed) |
/// | power | points that 100 landed punches score |
/// | stamina | points and misses that he stands before he tires |
/// | recovery | stamina that he gets back in a bout of twelve rounds |
/// | ko | how many knock-down numbers the formula makes of it in his class |
/// | kd | how many of 100 landed punches floor an opponent of chin 0 |
/// | chin | how many of 100 first knock-downs end the bout |
/// | foul | how many of 100 fouls are a warning or worse |
/// | punches | how many of his 100 punches land |
/// | defense | how many more of the opponent's 100 punches miss (negative: land) |
struct RatingEffect {
  int value = 0;
  Range limits;
  int step = 1;          ///< towards a better rating: -1, 1 or 5
  bool is_best = false;  ///< `value` is the best within the limits
  int now = 0;
  int better = 0;  ///< `now`, where `is_best`
};

/// The effects in the order of `all_ratings`. card: its ratings must be within the limits.
std::array<RatingEffect, all_ratings.size()> effects_of(const CardTables& tables, const Charts& charts,
                                                        const BoxerCard& card);

/// How many of a hundred landed punches are of one type (`share`), and how many of those score more than the least that this
/// type scores (`strong`).
struct PunchShare {
  int share = 0;
  int strong = 0;
};
/// By type of punch.
std::array<PunchShare, punch_type_count> shares_of(const Results& results);

}  // namespace fc::dice_boxing
