// Changes of the initial position that a set-up may ask for, for tests and lessons. Source: rules/knock-out/rules.md, 7.
#pragma once

#include "core/result.h"
#include "library/checked_json.h"
#include "library/knock-out/catalogue.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// Applies the object `setup.scenario` to a set-up as it ordinarily starts. Faults have places like
/// "setup.scenario.cards.black[2]": unknown_key, wrong_type, out_of_range, unknown_value.
Result<void> read_scenario(const Json& scenario, const Catalogue& catalogue, Setup& setup);

}  // namespace fc::knock_out
