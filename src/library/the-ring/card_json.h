// A card as JSON in a set-up or in the player's own boxer file. Source: rules/the-ring/rules.md, 2.2, 7.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/checked_json.h"
#include "library/own_boxers.h"
#include "rules/the-ring/card.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

/// A card with the name of its boxer. id, name, class_name: any texts, without effect on a bout, as are the looks;
/// class_name may be empty.
struct NamedCard {
  std::string id;
  std::string name;
  std::string class_name;
  BoxerCard card;
  LooksWish looks{};  ///< as given with the card

  friend bool operator==(const NamedCard&, const NamedCard&) = default;
};

/// The limits of a rating of a card. rating: its place in `all_ratings`. Source: 2.2.
struct RatingLimits {
  int low;
  int high;
};
RatingLimits limits_of(std::size_t rating);

/// Reads a whole card object. where: its place in faults, as "setup.red". Faults are at the path of the key that is unknown,
/// missing or wrong; for a list of the wrong length at the list; for `punch` without exactly R, L, U and C at `punch`.
Result<NamedCard> read_card_object(const Json& object, std::string_view where);

/// The object that read_card_object reads back. `class` is left out if it is empty; `tired` holds only the ratings that
/// change.
Json card_json(const NamedCard& card);

// Reads the files of data/the-ring and checks that they are complete: charts with each outcome of the dice once, and only
// results, places and people that the rules know; careers and the tables of the card formula. Source:
// rules/the-ring/rules.md, 2.3 to 2.8.

// One function for each file of data/the-ring. Faults: those of checked_json; missing_key for an outcome that is not there,
// unknown_value for a result, place or person that the rules do not know or that occurs twice.

/// Reads basic-chart.json: 108 entries, in any order.
Result<void> read_basic_chart(const Json& file, Charts& charts);
/// Reads hard-shot-cards.json: the cards of -4 to 8.
Result<void> read_hard_shot_cards(const Json& file, Charts& charts);
/// Reads people-places.json.
Result<void> read_people(const Json& file, Charts& charts);
/// Reads charts.json: all other charts.
Result<void> read_charts(const Json& file, Charts& charts);

// Careers and the tables of the card formula: data/the-ring/card-formula.json, roster.json, and the records that DICE Boxing
// keeps in data/dice-boxing/boxer-facts.json. Source: rules/the-ring/rules.md, 2.3.

/// A boxer and his career.
struct Career {
  std::string id;    ///< kebab-case: "muhammad-ali"
  std::string name;  ///< "Muhammad Ali"
  CareerFacts facts;
  bool approx = false;  ///< some of it is approximate

  friend bool operator==(const Career&, const Career&) = default;
};

/// What roster.json holds: careers, and cards made by hand that the formula is measured against.
struct Roster {
  std::vector<Career> careers;
  std::vector<NamedCard> standards;
};

/// Reads card-formula.json. Fault: a class or tag that is missing or that the rules do not know, or a figure they do not
/// use.
Result<CardTables> read_card_tables(const Json& file);
/// Reads roster.json. Faults: an id that occurs twice, an unknown class or tag, a career without a bout, a card with a tired
/// rating better than the fresh one.
Result<Roster> read_roster(const Json& file);
/// Reads boxer-facts.json, the records of DICE Boxing, as careers for this game. Source: 2.3, "Boxers of other records".
Result<std::vector<Career>> read_other_records(const Json& list);

}  // namespace fc::the_ring
