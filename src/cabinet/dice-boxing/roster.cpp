#include "cabinet/dice-boxing/roster.h"
#include "cabinet/program/text_keys.h"

#include <limits>
#include <string>
#include <utility>

#include "library/dice-boxing/roster_search.h"
#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing {
namespace {

constexpr std::uint64_t bit(std::size_t value) { return std::uint64_t{1} << value; }

cabinet::Trait era_trait() {
  cabinet::Trait trait{.label = "dice-boxing.roster.era", .values = {}};
  for (int decade = 0; decade < static_cast<int>(decade_count); ++decade) {
    trait.values.push_back("dice-boxing.era." + std::to_string(first_decade + 10 * decade));
  }
  return trait;
}

std::vector<cabinet::Trait> traits() {
  return {{.label = "dice-boxing.roster.class", .values = cabinet::keys_of("dice-boxing.class.", class_names)},
          era_trait(),
          {.label = "dice-boxing.roster.style", .values = cabinet::keys_of("dice-boxing.style.", style_names)},
          {.label = "dice-boxing.roster.level", .values = cabinet::keys_of("dice-boxing.tier.", tier_names)},
          {.label = "dice-boxing.roster.kind",
           .values = {"dice-boxing.roster.real", "dice-boxing.roster.great", "dice-boxing.roster.made-up",
                      "dice-boxing.roster.own"}}};
}

/// In the order of the ranks below.
std::vector<std::string> orders() {
  return {"dice-boxing.roster.by-strength", "dice-boxing.roster.by-knockout", "dice-boxing.roster.by-wins",
          "dice-boxing.roster.by-year"};
}

std::string class_key(WeightClass weight_class) { return std::string("dice-boxing.class.").append(name_of(weight_class)); }

cabinet::Entrant entrant_of(const RosterEntry& entry, const RosterSearch& search, std::size_t place) {
  const RosterTraits& traits = search.traits(place);
  const auto rank = [&](RosterOrder order) { return search.rank(place, order); };
  const std::uint64_t kind = entry.real ? bit(kind_real) | (entry.great ? bit(kind_great) : 0) : bit(kind_made_up);
  return {
      .id = entry.id,
      .name = entry.name,
      .note = class_key(entry.weight_class),
      .traits = {bit(place_of(entry.weight_class)), traits.decades, traits.styles, bit(entry.tier), kind},
      .ranks = {rank(RosterOrder::strength), rank(RosterOrder::knockout), rank(RosterOrder::wins), rank(RosterOrder::year)}};
}

cabinet::Entrant entrant_of(const Catalogue& catalogue, const NamedCard& own) {
  std::uint64_t styles = 0;
  for (const Style style : own.card.styles) {
    styles |= bit(place_of(style));
  }
  const Ratings& ratings = own.card.ratings;
  constexpr int last = std::numeric_limits<int>::max();  // he has neither fought nor won
  return {.id = own.id,
          .name = own.name,
          .note = class_key(own.card.weight_class),
          .traits = {bit(place_of(own.card.weight_class)), 0, styles,
                     bit(tier_of(catalogue.made_up, own.card.ratings.control)), bit(kind_own)},
          .ranks = {ratings.adjustment - ratings.control, -ratings.ko, last, last}};
}

}  // namespace

cabinet::Roster roster_of(const Catalogue& catalogue, std::span<const NamedCard> own) {
  cabinet::Roster roster(traits(), orders());
  for (const NamedCard& one : own) {
    roster.add(entrant_of(catalogue, one));
  }
  const RosterSearch search(catalogue);
  for (std::size_t place = 0; place < catalogue.boxers.size(); ++place) {
    roster.add(entrant_of(catalogue.boxers[place], search, place));
  }
  return roster;
}

}  // namespace fc::dice_boxing
