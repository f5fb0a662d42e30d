// A card as a set-up or a file of the player's own spells it. Source: rules/the-ring/rules.md, 2.2, 7.
#pragma once

#include <string>
#include <string_view>

#include "library/checked_json.h"
#include "library/looks_json.h"
#include "rules/the-ring/card.h"

namespace fc::the_ring {

/// A card that somebody brings along. id, name, class_name: any texts, like the looks without effect; class_name may be
/// empty.
struct NamedCard {
  std::string id;
  std::string name;
  std::string class_name;
  BoxerCard card;
  LooksWish looks{};  ///< what he chose himself

  friend bool operator==(const NamedCard&, const NamedCard&) = default;
};

/// Limits of a rating of a card, by its place in `all_ratings`. Source: 2.2.
struct RatingLimits {
  int low;
  int high;
};
RatingLimits limits_of(std::size_t rating);

/// A whole card object. where: "setup.red". Faults stand at the path of the key that is unknown, missing or wrong; of a list
/// of the wrong length at the list; of `punch` without exactly R, L, U and C at `punch`.
Result<NamedCard> read_card_object(const Json& object, std::string_view where);

/// The object that read_card_object reads back. `class` is left out if it is empty; `tired` has what changes.
Json card_json(const NamedCard& card);

}  // namespace fc::the_ring
