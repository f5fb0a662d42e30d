// A card as a set-up or a file of the player's own spells it. Source: rules/dice-boxing/rules.md, 7.1, 7.8.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

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

}  // namespace fc::dice_boxing
