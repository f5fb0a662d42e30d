// From the set-up of a script to a checked `Setup`. Source: rules/the-ring/rules.md, 5, 7.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/the-ring/card_json.h"
#include "library/the-ring/catalogue.h"
#include "rules/the-ring/setup.h"

namespace fc::the_ring {

/// Reads the JSON object `setup` of a script. Faults stand at the places that section 7 names.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// Who box in such a set-up, red and blue, as far as it says. Never fails: what cannot be read is empty.
std::array<NamedCard, 2> boxers_in(const Catalogue& catalogue, std::string_view json);

/// A boxer from an id, or from a card object as JSON text; `where` names him in faults. A boxer of the records is found by
/// his id too, which a script may not do.
Result<NamedCard> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where);

/// How a set-up spells somebody of the list: his id, or his card as JSON text.
std::string spelled(const Boxer& boxer);

/// What is agreed beside the two boxers. corners: empty for the usual seconds.
struct Agreement {
  int rounds = usual_rounds;
  Champion champion = Champion::none;
  City city = City::none;
  Referee referee = Referee::none;
  std::array<std::vector<Cornerman>, 2> corners{};
  Options options{};

  friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// The set-up as JSON text that read_setup reads back; boxers: an id or a card object as JSON text, each.
std::string write_setup(const std::array<std::string, 2>& boxers, const Agreement& agreement);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() {
  return facts_of(option_fields);
}

}  // namespace fc::the_ring
