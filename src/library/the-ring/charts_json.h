// What the files of data/the-ring hold, with every check that makes them complete: charts with each outcome of the dice
// once, only results, places and people that the rules know; careers and what the card formula makes of them. Source:
// rules/the-ring/rules.md, 2.3 to 2.8.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/checked_json.h"
#include "library/the-ring/card_json.h"
#include "rules/the-ring/card_formula.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

// One function a file of data/the-ring. Faults: those of checked_json; missing_key for an outcome that is not there,
// unknown_value for a result, place or person that the rules do not know or that stands twice.

/// basic-chart.json: 108 entries, in any order.
Result<void> read_basic_chart(const Json& file, Charts& charts);
/// hard-shot-cards.json: the cards of -4 to 8.
Result<void> read_hard_shot_cards(const Json& file, Charts& charts);
/// people-places.json.
Result<void> read_people(const Json& file, Charts& charts);
/// charts.json: all the others.
Result<void> read_charts(const Json& file, Charts& charts);

// Objects with one member for each outcome of the dice, or for each of some names. Source: rules/the-ring/rules.md, 2.8.

/// `object` must have exactly these keys. Faults wrong_type; unknown_key, missing_key at the place of the key.
Result<void> check_keys(const Json& object, const std::string& where, std::span<const std::string_view> keys);

/// An object with exactly the numbers from `low` to `high` as keys; take(place from 0, value, where) reads each in order.
template <class Take>
Result<void> take_outcomes(const Json& object, const std::string& where, int low, int high, Take take) {
  std::vector<std::string> numbers;
  for (int number = low; number <= high; ++number) {
    numbers.push_back(std::to_string(number));
  }
  const std::vector<std::string_view> keys(numbers.begin(), numbers.end());
  FC_TRY(check_keys(object, where, keys));
  for (std::size_t place = 0; place < numbers.size(); ++place) {
    FC_TRY(take(place, object[numbers[place]], member_place(where, numbers[place])));
  }
  return {};
}

// Careers and what the card formula makes of them: data/the-ring/card-formula.json, roster.json, and the records that DICE
// Boxing keeps in data/dice-boxing/boxer-facts.json. Source: rules/the-ring/rules.md, 2.3.

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
