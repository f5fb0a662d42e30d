// A card as a set-up or a file of the player's own spells it, and the tables that cards are made by,
// data/dice-boxing/cards.json. Source: rules/dice-boxing/rules.md, 2.1, 2.2, 7.1, 7.8.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/checked_json.h"
#include "library/looks_json.h"
#include "rules/dice-boxing/card_formula.h"

namespace fc::dice_boxing {

/// A card that somebody brings along. id, name: empty if none was given; like the looks they have no
/// effect.
struct NamedCard {
  std::string id;
  std::string name;
  BoxerCard card;
  LooksWish looks{};  ///< what he chose himself

  friend bool operator==(const NamedCard&, const NamedCard&) = default;
};

/// The referee names the place that the rules name: what lies below it goes into the words.
template <class T>
Result<T> told_at(std::string_view place, Result<T> read) {
  if (!read && read.error().where != place) {
    Fault& found = read.error();
    std::string below = found.where.substr(std::min(place.size(), found.where.size()));
    below.erase(0, below.starts_with('.') ? 1 : 0);
    found.detail = below.append(": ").append(found.detail);
    found.where = place;
  }
  return read;
}

/// {"class", "styles", "grades", the eleven ratings} and perhaps {"id", "name", "looks", "results"}; without results they
/// are made from styles and power. where: "setup.red". The first fault in the order of 7.8 is reported, at the place
/// that 7.8 names: a missing or unknown key at `where` itself, any fault of the styles at "setup.red.styles", one of a row
/// of results at "setup.red.results[3]".
Result<NamedCard> read_card_object(const CardTables& tables, const Json& object, std::string_view where);

/// The object that read_card_object reads back. id and name are left out where they are empty.
Json card_json(const NamedCard& card);

// The tables that cards are made by, read from data/dice-boxing/cards.json. Source: rules/dice-boxing/rules.md, 2.1, 2.2.

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
