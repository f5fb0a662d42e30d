// From the set-up of a script to a checked `Setup`. Source: rules/ringside/rules.md, 5, 7.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/ringside/catalogue.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

/// Reads the JSON object `setup` of a script. Faults have places like "setup.red", "setup.options.bell", "setup.blue.ag":
/// bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value (no such boxer or option).
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// What somebody is called who has an id and no name, as long games write him: the catalogue's name, or what the id says
/// ("wiley-tuckett" is Wiley Tuckett).
std::string name_by_id(const Catalogue& catalogue, std::string_view id);

/// What the two men of such a set-up are called, red and blue: the catalogue's name, the name in an own fighter or else that
/// of his id; without either empty. Never fails: what cannot be read is empty.
std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json);

/// A boxer from an id of the catalogue, or from an own fighter's object as JSON text; `where` names him in faults.
Result<BoxerEntry> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where);

/// The set-up as JSON text that read_setup reads back; red, blue: a catalogue id, or an own fighter's object as JSON text.
std::string write_setup(const std::array<std::string, 2>& boxers, int rounds, const Options& options);

/// What can be agreed before a bout.
inline std::vector<OptionFact> option_facts() {
  return facts_of(option_fields);
}

}  // namespace fc::ringside
