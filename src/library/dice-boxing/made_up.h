// Made-up boxers: the names and tiers they are made from (data/dice-boxing/names.json), and the generator that draws one
// from a seed. Source: rules/dice-boxing/rules.md, 2.13.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "library/checked_json.h"
#include "library/dice-boxing/career_facts.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {

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
