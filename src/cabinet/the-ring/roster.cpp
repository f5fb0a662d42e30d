#include "cabinet/program/bout_plan.h"
#include "cabinet/the-ring/corner.h"

#include <algorithm>
#include <array>

#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

/// Styles to be looked for: the tags that say how a man boxes, the first ones.
constexpr std::size_t style_tags = 9;
constexpr std::array<std::string_view, 4> levels{"journeyman", "contender", "champion", "great"};

constexpr std::uint64_t bit(std::size_t value) { return std::uint64_t{1} << value; }

std::vector<cabinet::Trait> traits() {
  return {
      {.label = "the-ring.roster.class", .values = cabinet::keys_of("the-ring.class.", class_names)},
      {.label = "the-ring.roster.style",
       .values = cabinet::keys_of("the-ring.tag.", std::span(tag_names).first<style_tags>())},
      {.label = "the-ring.roster.level", .values = cabinet::keys_of("the-ring.level.", levels)},
      {.label = "the-ring.roster.kind",
       .values = {"the-ring.roster.ring", "the-ring.roster.records", "the-ring.roster.standard", "the-ring.roster.own"}}};
}

/// By the best of the ratings that he attacks with.
std::size_t level_of(const BoxerCard& card) {
  const int best = std::max({card.fresh.body, card.fresh.ko, card.fresh.box, card.fresh.out});
  return best >= 7 ? 3 : best >= 6 ? 2 : best >= 5 ? 1 : 0;
}

cabinet::Entrant entrant_of(const NamedCard& one, std::uint64_t styles, RosterKind kind) {
  const WeightClass weight_class = one.card.weight_class;
  const bool has_class = weight_class != WeightClass::none;
  return {.id = one.id,
          .name = one.name,
          .note = has_class ? class_key(weight_class) : std::string(),
          .traits = {has_class ? bit(place_of(weight_class)) : 0, styles, bit(level_of(one.card)), bit(kind)}};
}

RosterKind kind_of(Source source) {
  return source == Source::roster ? kind_ring : source == Source::records ? kind_records : kind_standard;
}

std::uint64_t styles_of(const Boxer& boxer) {
  std::uint64_t styles = 0;
  if (boxer.facts) {
    for (const Tag tag : boxer.facts->tags) {
      styles |= place_of(tag) < style_tags ? bit(place_of(tag)) : 0;
    }
  }
  return styles;
}

}  // namespace

std::string class_key(WeightClass weight_class) { return std::string("the-ring.class.").append(name_of(weight_class)); }

cabinet::Roster roster_of(const Catalogue& catalogue, std::span<const NamedCard> own) {
  cabinet::Roster roster(traits());
  for (const NamedCard& one : own) {
    roster.add(entrant_of(one, 0, kind_own));
  }
  for (const Boxer& boxer : catalogue.boxers) {
    roster.add(entrant_of(boxer.named_card, styles_of(boxer), kind_of(boxer.source)));
  }
  return roster;
}

}  // namespace fc::the_ring
