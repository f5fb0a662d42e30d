#include "library/dice-boxing/looks.h"

#include <array>

#include "library/dice-boxing/bout_setup.h"
#include "library/own_boxers.h"
#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing {
namespace {

static_assert(static_cast<int>(Style::slugger) == static_cast<int>(BoxingStyle::slugger) &&
              static_cast<int>(Style::mover) == static_cast<int>(BoxingStyle::mover));

std::optional<std::uint8_t> decade_of(const Years& years) {
  return years.first > 0 ? std::optional(fc::decade_of(years.first, years.last.value_or(std::int16_t{0}))) : std::nullopt;
}

}  // namespace

BoxerFacts facts_of(const BoxerCard& card, std::optional<std::uint8_t> decade) {
  BoxerFacts facts{.weight = static_cast<std::uint8_t>(class_count - 1 - place_of(card.weight_class)), .decade = decade};
  for (const Style style : card.styles) {
    facts.styles.push_back(static_cast<BoxingStyle>(style));
  }
  return facts;
}

Somebody somebody(const Catalogue& catalogue, const NamedCard& boxer, std::uint32_t roster_seed) {
  const RosterEntry* const entry = catalogue.find(boxer.id);
  const bool has_id = entry != nullptr || boxer.id.starts_with(made_up_prefix);
  const bool own = boxer.id.empty() || boxer.id.starts_with("own-");
  return {
      .id = has_id ? boxer.id : std::string(),
      .name = own                  ? own_word(boxer.id, boxer.name)
              : boxer.name.empty() ? boxer.id
                                   : boxer.name,
      .facts = facts_of(boxer.card, entry != nullptr ? decade_of(catalogue.boxer(*entry, roster_seed).years) : std::nullopt),
      .wish = boxer.looks};
}

Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer) {
  return catalogue.known.looks_of(somebody(catalogue, boxer));
}

Looks looks_of(const Catalogue& catalogue, const RosterEntry& entry) {
  return looks_of(catalogue, {.id = entry.id, .name = entry.name, .card = catalogue.card(entry)});
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  const std::array<NamedCard, 2> boxers = boxers_in(catalogue, json);
  return catalogue.known.looks_of(somebody(catalogue, boxers[0]), somebody(catalogue, boxers[1]));
}

}  // namespace fc::dice_boxing
