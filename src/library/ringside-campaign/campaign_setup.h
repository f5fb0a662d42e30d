// The set-up of a campaign in a script, and that of the bouts in it. Source: rules/ringside-campaign/rules.md, 5, 7.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/ringside-campaign/catalogue.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// Reads {"managers", "options"}. Faults have places like "setup.managers", "setup.options.bout.scoring": bad_json,
/// unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// The set-up that read_setup reads back, with all options.
std::string write_setup(int managers, const Options& options);

/// The bout that is awaited, as the set-up of a script of Ringside: the men as they are now, with the damage they bring in.
std::string bout_setup(const Setup& setup, const State& state);

/// What can be agreed beforehand.
std::vector<OptionFact> option_facts();

}  // namespace fc::ringside_campaign
