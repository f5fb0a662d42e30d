#include "library/dice-boxing/roster_search.h"

#include <algorithm>
#include <cstdlib>

#include "library/rulebook.h"

namespace fc::dice_boxing {
namespace {

constexpr int years_of_a_decade = 10;

int decade_place(int year) {
  return std::clamp((year - first_decade) / years_of_a_decade, 0, static_cast<int>(decade_count) - 1);
}

constexpr unsigned bit(std::size_t place) { return 1U << static_cast<unsigned>(place); }

bool has_traits(const RosterTraits& traits, const RosterFilter& filter) {
  return (!filter.weight_class || traits.weight_class == *filter.weight_class) &&
         (!filter.style || (traits.styles & bit(place_of(*filter.style))) != 0) &&
         (!filter.decade || (traits.decades & bit(static_cast<std::size_t>(decade_place(*filter.decade)))) != 0) &&
         (!filter.tier || traits.tier == *filter.tier) && (!filter.real || traits.real == *filter.real) &&
         (!filter.great || traits.great);
}

unsigned style_bits(const BoxerCard& card) {
  unsigned styles = 0;
  for (const Style style : card.styles) {
    styles |= bit(place_of(style));
  }
  return styles;
}

}  // namespace

bool fits(const NamedCard& own, const RosterFilter& filter) {
  return (!filter.weight_class || own.card.weight_class == *filter.weight_class) &&
         (!filter.style || (style_bits(own.card) & bit(place_of(*filter.style))) != 0) &&
         holds_all(folded(own.name), words_to_find(filter.name));
}

std::uint16_t decades_of(const Years& years) {
  const int last = years.last ? decade_place(*years.last) : static_cast<int>(decade_count) - 1;
  unsigned decades = 0;
  for (int decade = decade_place(years.first); decade <= last; ++decade) {
    decades |= bit(static_cast<std::size_t>(decade));
  }
  return static_cast<std::uint16_t>(decades);
}

RosterTraits traits_of(const RosterEntry& entry, const Boxer& boxer) {
  return {.weight_class = entry.weight_class,
          .styles = static_cast<std::uint8_t>(style_bits(boxer.card)),
          .decades = decades_of(boxer.years),
          .tier = entry.tier,
          .real = entry.real,
          .great = entry.great};
}

RosterSearch::RosterSearch(const Catalogue& catalogue, std::uint32_t roster_seed) {
  entries_.reserve(catalogue.boxers.size());
  for (const RosterEntry& who : catalogue.boxers) {
    const Boxer boxer = catalogue.boxer(who, roster_seed);
    const Ratings& ratings = boxer.card.ratings;
    entries_.push_back({.traits = traits_of(who, boxer),
                        .name = folded(who.name),
                        .strength = static_cast<std::int16_t>(ratings.control - ratings.adjustment),
                        .knockout = ratings.ko,
                        .wins = boxer.record.wins,
                        .year = boxer.years.first});
  }
}

int RosterSearch::rank_of(const Entry& entry, RosterOrder order) {
  switch (order) {
    case RosterOrder::strength: return -entry.strength;
    case RosterOrder::knockout: return -entry.knockout;
    case RosterOrder::wins: return -entry.wins;
    case RosterOrder::year: return entry.year;
    case RosterOrder::roster:
    case RosterOrder::name: break;
  }
  return 0;
}

std::vector<std::uint16_t> RosterSearch::find(const RosterFilter& filter, RosterOrder order) const {
  const std::vector<std::string> wanted = words_to_find(filter.name);
  std::vector<std::uint16_t> found;
  for (std::size_t place = 0; place < entries_.size(); ++place) {
    const Entry& entry = entries_[place];
    if (has_traits(entry.traits, filter) && holds_all(entry.name, wanted)) {
      found.push_back(static_cast<std::uint16_t>(place));
    }
  }
  if (order == RosterOrder::name) {
    std::ranges::stable_sort(found, {}, [this](std::uint16_t place) -> const std::string& { return entries_[place].name; });
  } else if (order != RosterOrder::roster) {
    std::ranges::stable_sort(found, {}, [this, order](std::uint16_t place) { return rank_of(entries_[place], order); });
  }
  return found;
}

namespace {

/// Somebody of the class with the ratings that pairings look at.
struct Contestant {
  const RosterEntry* entry;
  int control;
  int strength;  ///< control - adjustment
};

std::vector<Contestant> contestants(const Catalogue& catalogue, WeightClass weight_class) {
  std::vector<Contestant> all;
  for (const RosterEntry& entry : catalogue.boxers) {
    if (entry.weight_class == weight_class) {
      const Ratings ratings = catalogue.card(entry).ratings;
      all.push_back({.entry = &entry, .control = ratings.control, .strength = ratings.control - ratings.adjustment});
    }
  }
  return all;
}

}  // namespace

std::vector<Pairing> pairings_within(const Catalogue& catalogue, WeightClass weight_class, int low, int high, int apart) {
  std::vector<Contestant> men = contestants(catalogue, weight_class);
  std::erase_if(men, [&](const Contestant& man) { return man.control < low || man.control > high; });
  std::vector<Pairing> pairings;
  for (const Contestant& red : men) {
    for (const Contestant& blue : men) {
      if (red.entry != blue.entry && std::abs(red.strength - blue.strength) <= apart) {
        pairings.push_back({.red = red.entry, .blue = blue.entry});
      }
    }
  }
  return pairings;
}

std::vector<Pairing> greats_against_clubs(const Catalogue& catalogue, WeightClass weight_class) {
  constexpr int club_control = 35;
  std::vector<Pairing> pairings;
  const std::vector<Contestant> men = contestants(catalogue, weight_class);
  for (const Contestant& red : men) {
    for (const Contestant& blue : men) {
      if (red.entry->great && blue.control == club_control) {
        pairings.push_back({.red = red.entry, .blue = blue.entry});
      }
    }
  }
  return pairings;
}

}  // namespace fc::dice_boxing
