// The set-up of a career in a script, and that of the bouts in it. Source: rules/dice-boxing/rules.md, 5, 6.2, 7.2, 7.8.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/dice-boxing-career/catalogue.h"
#include "rules/dice-boxing-career/setup.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// Reads {"class", "seed", "styles", "name", "looks", "options", "roster_seed"}. The first fault in the order of 7.8, at the
/// place that 7.8 names: bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// Somebody who begins, and what is agreed with him. name, looks: may be empty.
struct Newcomer {
  WeightClass weight_class = WeightClass::heavyweight;
  Styles styles;
  std::string name;
  std::uint32_t seed = 0;
  Options options;
  LooksWish looks{};
};

/// The set-up as JSON text that read_setup reads back.
std::string write_setup(const Newcomer& newcomer);

/// The bout that is awaited, as the set-up of a script of DICE Boxing: you in red as you are now, your opponent in blue.
std::string bout_setup(const Setup& setup, const State& state);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() {
  return facts_of(option_fields);
}

}  // namespace fc::dice_boxing_career
