// The tables that cards are made by, read from data/dice-boxing/cards.json. Source: rules/dice-boxing/rules.md, 2.1, 2.2.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/checked_json.h"
#include "rules/dice-boxing/card_formula.h"

namespace fc::dice_boxing {

/// A rating by its member and what it is set to.
struct SetRating {
  std::int16_t Ratings::*rating = nullptr;
  std::int16_t value = 0;

  friend bool operator==(const SetRating&, const SetRating&) = default;
};

/// What is laid over the formula for one real boxer: another record before it, other ratings after it.
struct Override {
  std::string id;
  std::optional<Record> record;
  std::vector<SetRating> ratings;

  friend bool operator==(const Override&, const Override&) = default;
};

struct CardOffice {
  CardTables tables;
  std::vector<Override> overrides;

  friend bool operator==(const CardOffice&, const CardOffice&) = default;
};

/// All of cards.json. Faults: those of checked_json; unknown_value: a class or style that the rules do not have, or another
/// order; out_of_range: a limit that the charts have no row for, weights that add up to more than a hundred.
Result<CardOffice> read_card_office(const Json& object);

/// {"wins", "losses", "draws", "ko_wins", "ko_losses"}, which may hold other keys too: they are checked by the caller.
/// Fault out_of_range at a count below 0 or above 999, or at stoppages that are more than the wins or losses.
Result<Record> read_record(const Json& object, std::string_view where);

/// One or two different styles. Faults wrong_type, out_of_range, unknown_value.
Result<Styles> read_styles(const Json& list, std::string_view where);

}  // namespace fc::dice_boxing
