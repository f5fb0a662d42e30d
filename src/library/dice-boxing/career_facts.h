// What cards are made from: records of real boxers (data/dice-boxing/boxer-facts.json), and boxers who are made up. Source:
// rules/dice-boxing/rules.md, 2.2, 2.13.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

// Made-up boxers: the names and tiers they are made from (data/dice-boxing/names.json), and the generator that draws one
// from a seed. Source: rules/dice-boxing/rules.md, 2.13.

inline constexpr std::size_t tier_count = 4;
/// In the order of the ladder, lowest first.
inline constexpr std::array<std::string_view, tier_count> tier_names{"club", "gatekeeper", "contender", "elite"};

/// How many boxers of a tier a class needs, and the ranges that the values of a made-up one are drawn from.
struct Tier {
  std::int16_t quota = 0;  ///< boxers of this tier in a class; real ones count, all-time greats do not
  Range control;
  Range punches;
  Range defense;
  Range stamina;
  Range recovery;
  Range ko;
  std::int16_t kd_less = 0;
  Range chin;
  Range bouts;
  Range win_percent;

  friend bool operator==(const Tier&, const Tier&) = default;
};

struct Region {
  std::vector<std::string> first;
  std::vector<std::string> last;

  friend bool operator==(const Region&, const Region&) = default;
};

inline constexpr std::size_t region_count = 6;
inline constexpr std::size_t style_draws = 12;

/// All of names.json.
struct MadeUpTables {
  std::array<Style, style_draws> style_draw{};
  std::array<Tier, tier_count> tiers{};
  std::array<Region, region_count> regions;

  friend bool operator==(const MadeUpTables&, const MadeUpTables&) = default;
};

/// Identifies a made-up boxer. tier: 0 to 3; number: from 0, within his tier and class.
struct MadeUpNumber {
  WeightClass weight_class = WeightClass::heavyweight;
  std::uint8_t tier = 0;
  std::uint8_t number = 0;

  friend bool operator==(const MadeUpNumber&, const MadeUpNumber&) = default;
};

/// From this number on a boxer has the name of one of the next tier or, after the highest tier, of the next class.
inline constexpr int most_of_a_tier = 25;

/// A made-up boxer as drawn from a seed.
struct MadeUp {
  BoxerCard card;
  Record record;
  Years years;
};

/// Reads the whole of names.json. Faults: those of checked_json; unknown_value: an unknown style or tier, a name that cannot
/// be made into an id; out_of_range: a range whose ends are the wrong way round, a gap between the controls of two tiers,
/// too few names.
Result<MadeUpTables> read_made_up_tables(const Json& object);

/// The name of a made-up boxer: "Percy Applewhite". Boxers with numbers below `most_of_a_tier` have different names, unless
/// two regions have the same names.
std::string name_of(const MadeUpTables& tables, const MadeUpNumber& who);

/// The id that goes with a made-up name: "f-percy-applewhite".
std::string made_up_id(std::string_view name);

/// The tier that a control rating belongs to: 0 to 3.
std::uint8_t tier_of(const MadeUpTables& tables, int control);

/// Draws the boxer. roster_seed, who.number: any value, also a number beyond the quota of his tier.
MadeUp make_up(const CardTables& cards, const MadeUpTables& tables, std::uint32_t roster_seed, const MadeUpNumber& who);

}  // namespace fc::dice_boxing
