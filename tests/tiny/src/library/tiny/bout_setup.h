// The set-up of a bout of Tiny in a script:
// {"boxers": ["abe-anvil", ...two to six...], "rounds": 3, "options": {"second_wind": true, "rushing": true}}
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/tiny/catalogue.h"

namespace fc::tiny {

/// Rounds and options may be left out: 3 rounds, both options on. Faults have places like "setup.boxers[2]": bad_json,
/// unknown_key, missing_key, wrong_type, out_of_range, unknown_value (no such boxer).
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// What the boxers of such a set-up are called, by seat. Never fails: what cannot be read is left out.
std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json);

/// The set-up as JSON text that read_setup reads back. ids: of the catalogue, by seat.
std::string write_setup(std::span<const std::string> ids, int rounds, const Options& options);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() {
  return facts_of(option_fields);
}

}  // namespace fc::tiny
