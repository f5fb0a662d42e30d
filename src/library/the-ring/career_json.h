// Careers and what the card formula makes of them: data/the-ring/card-formula.json, roster.json, and the records that DICE
// Boxing keeps in data/dice-boxing/boxer-facts.json. Source: rules/the-ring/rules.md, 2.3.
#pragma once

#include <string>
#include <vector>

#include "library/the-ring/card_json.h"
#include "rules/the-ring/card_formula.h"

namespace fc::the_ring {

/// A boxer and his career.
struct Career {
  std::string id;    ///< kebab-case: "muhammad-ali"
  std::string name;  ///< "Muhammad Ali"
  CareerFacts facts;
  bool approx = false;  ///< some of it is approximate

  friend bool operator==(const Career&, const Career&) = default;
};

/// What roster.json holds: careers, and cards that were made by hand to measure by.
struct Roster {
  std::vector<Career> careers;
  std::vector<NamedCard> standards;
};

/// card-formula.json. Fault: a class or tag that is missing or that the rules do not know, or a figure they do not use.
Result<CardTables> read_card_tables(const Json& file);
/// roster.json. Faults: an id that stands twice, a class or tag that is unknown, a career without a bout; of a card a tired
/// rating better than the fresh one.
Result<Roster> read_roster(const Json& file);
/// boxer-facts.json, read for this game. Source: 2.3, "Boxers of other records".
Result<std::vector<Career>> read_other_records(const Json& list);

}  // namespace fc::the_ring
