// The set-up of a tour in a script, {"boxers": ["abe-anvil", ...two to four...], "stops": 3}, and that of the bouts on it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "library/tiny-tour/catalogue.h"
#include "rules/tiny-tour/state.h"

namespace fc::tiny_tour {

/// The stops may be left out: 3. Faults have places like "setup.boxers[2]": bad_json, unknown_key, missing_key, wrong_type,
/// out_of_range, unknown_value (no such boxer).
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// The set-up as JSON text that read_setup reads back. ids: of Tiny's roster, by seat.
std::string write_setup(std::span<const std::string> ids, int stops);

/// What the boxers of such a set-up are called, by seat. Never fails: what cannot be read is left out.
std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json);

/// The bout that is awaited, as the set-up of a script of Tiny.
std::string bout_setup(const Setup& setup, const State& state);

/// There is nothing to agree on.
inline std::vector<OptionFact> option_facts() {
  return {};
}

}  // namespace fc::tiny_tour
