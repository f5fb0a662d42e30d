// From the set-up of a script to a checked `Setup`. Source: rules/dice-boxing/rules.md, 5, 7.1, 7.8.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/catalogue.h"
#include "rules/dice-boxing/setup.h"

namespace fc::dice_boxing {

/// A seed, 0 to 4294967295. Faults wrong_type, out_of_range.
Result<std::uint32_t> read_seed(const Json& seed, std::string_view where);

/// The member `roster_seed` of a set-up, the usual one if it has none. Faults of read_seed.
Result<std::uint32_t> read_roster_seed(const Json& setup);

/// Reads the JSON object `setup` of a script. The first fault in the order of 7.8, at the place that 7.8 names: what a key
/// of `setup` or of a card is missing or too much stands at the object that has it.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// Who box in such a set-up, red and blue: name and id of the roster, or those of a card, as far as it has them. Never
/// fails: what cannot be read is empty.
std::array<NamedCard, 2> boxers_in(const Catalogue& catalogue, std::string_view json);

/// A boxer from an id of the roster, or from a card object as JSON text; `where` names him in faults.
Result<NamedCard> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where,
                             std::uint32_t roster_seed = usual_roster_seed);

/// The set-up as JSON text that read_setup reads back; boxers: an id of the roster or a card object as JSON text, each.
std::string write_setup(const std::array<std::string, 2>& boxers, const Options& options,
                        std::uint32_t roster_seed = usual_roster_seed);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() {
  return facts_of(option_fields);
}

}  // namespace fc::dice_boxing
