// A card as JSON in a set-up or in the player's own boxer file, and the tables that cards are made by,
// data/dice-boxing/cards.json. Source: rules/dice-boxing/rules.md, 2.1, 2.2, 7.1, 7.8.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "library/checked_json.h"
#include "library/own_boxers.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

/// A card with the name of its boxer. id, name: empty if none was given; like the looks they have no effect on a bout.
struct NamedCard {
  std::string id;
  std::string name;
  BoxerCard card;
  LooksWish looks{};  ///< as given with the card

  friend bool operator==(const NamedCard&, const NamedCard&) = default;
};

/// Reads {"class", "styles", "grades", the eleven ratings} and optionally {"id", "name", "looks", "results"}; without
/// results they are made from styles and power. where: "setup.red". The first fault in the order of 7.8 is reported, at the
/// place that 7.8 names: a missing or unknown key at `where` itself, any fault of the styles at "setup.red.styles", one of a
/// row of results at "setup.red.results[3]".
Result<NamedCard> read_card_object(const CardTables& tables, const Json& object, std::string_view where);

/// The object that read_card_object reads back. id and name are left out where they are empty.
Json card_json(const NamedCard& card);

// The tables that cards are made by, read from data/dice-boxing/cards.json. Source: rules/dice-boxing/rules.md, 2.1, 2.2.

/// One rating and the value that it is set to.
struct SetRating {
  std::int16_t Ratings::*rating = nullptr;
  std::int16_t value = 0;

  friend bool operator==(const SetRating&, const SetRating&) = default;
};

/// What replaces results of the formula for one real boxer: a record that is used instead of his own, and ratings that are
/// set after the formula.
struct Override {
  std::string id;
  std::optional<Record> record;
  std::vector<SetRating> ratings;

  friend bool operator==(const Override&, const Override&) = default;
};

struct CardFormula {
  CardTables tables;
  std::vector<Override> overrides;

  friend bool operator==(const CardFormula&, const CardFormula&) = default;
};

/// Reads the whole of cards.json. Faults: those of checked_json; unknown_value: a class or style that the rules do not have,
/// or that is out of order; out_of_range: a limit that the charts have no row for, weights that add up to more than a
/// hundred.
Result<CardFormula> read_card_formula(const Json& object);

/// Reads {"wins", "losses", "draws", "ko_wins", "ko_losses"}. The object may hold other keys too, which the caller checks.
/// Fault out_of_range for a count below 0 or above 999, or for more stoppages than wins or losses.
Result<Record> read_record(const Json& object, std::string_view where);

/// Reads one or two different styles. Faults wrong_type, out_of_range, unknown_value.
Result<Styles> read_styles(const Json& list, std::string_view where);

// The charts of a bout, read from data/dice-boxing/charts.json: percentile tables, and objects with fixed keys. Source:
// rules/dice-boxing/rules.md, 2.3 to 2.11.

/// Reads the whole of charts.json. Every percentile table must hold each face of 00 to 99 once, in order. Faults: those of
/// checked_json; out_of_range: a gap, an overlap or an end before 99; unknown_value: a word that the rules do not have, or
/// an effect after one that must be the last.
Result<Charts> read_charts(const Json& object);

// Readers for the parts of the charts: percentile tables, and objects with fixed keys. Faults name the place.

/// The faces of one row of a percentile table, both ends included.
struct Row {
  int from = 0;
  int to = 0;
};

/// Reads the faces of the row [from, to, ...]. Fault out_of_range unless the row begins at `from` and ends at `last` or
/// before.
Result<Row> read_row(const Json& row, const std::string& where, int from, int last);

/// Reads a list of [from, to, word], whose rows must cover the faces from `first` to `first` + 99 once, in order. Face 100
/// of a table from 1 to 100 is stored as face 00.
template <class T, class Names>
Result<Percentile<T>> read_percentile(const Json& list, const std::string& where, const Names& names, int first = 0) {
  FC_TRY(check_list(list, where));
  const int last = first + faces - 1;
  Percentile<T> table{};
  int next = first;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(check_list(list[index], place, 3));
    FC_TRY(const Row row, read_row(list[index], place, next, last));
    FC_TRY(const std::size_t what, read_word(list[index][2], place + "[2]", names));
    for (int face = row.from; face <= row.to; ++face) {
      table[static_cast<std::size_t>(face % faces)] = static_cast<T>(what);
    }
    next = row.to + 1;
  }
  if (next <= last) {
    return fault(FaultCode::out_of_range, where, fmt::format("ends before {}", last));
  }
  return table;
}

// The chart of unique events and injuries, with what each of them does. Source: rules/dice-boxing/rules.md, 2.9.

/// Reads the list `unique` of charts.json into `charts`. Faults name the place.
Result<void> read_unique(const Json& list, Charts& charts);

}  // namespace fc::dice_boxing
