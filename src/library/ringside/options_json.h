// The options of a bout as JSON. Source: rules/ringside/rules.md, 5.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/option_fact.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

/// Reads {"tactics", "saved_by_the_bell", "scoring", "ask_counterpunch"}, each of which may be left out. where: the object's
/// place in faults. Faults: wrong_type, unknown_key, unknown_value.
Result<Options> read_options(const nlohmann::ordered_json& object, std::string_view where);

/// All four of them, as read_options reads them back.
nlohmann::ordered_json options_json(const Options& options);

/// What can be agreed before a bout.
std::vector<OptionFact> option_facts();

}  // namespace fc::ringside
