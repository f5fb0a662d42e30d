// Finds boxers of the roster by class, era, style, tier, real or made up, and name, in a chosen order. Fast enough to run at
// every key that is typed: what is compared is worked out once, and cards are not built again. Source:
// rules/dice-boxing/rules.md, 2.13.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing {

/// The decades are 1880 to 2020, named by their first year; anybody who began earlier counts in the first.
inline constexpr int first_decade = 1880;
inline constexpr std::size_t decade_count = 15;

/// What one boxer can be found by. styles: one bit for each style. decades: one bit for each decade in which he boxed.
struct RosterTraits {
  WeightClass weight_class = WeightClass::heavyweight;
  std::uint8_t styles = 0;
  std::uint16_t decades = 0;
  std::uint8_t tier = 0;
  bool real = false;
  bool great = false;
};

RosterTraits traits_of(const RosterEntry& entry, const Boxer& boxer);

/// One bit for each decade from the first to the last bout; without a last year, up to the last decade.
std::uint16_t decades_of(const Years& years);

/// The order of what was found: the best first, names from A.
enum class RosterOrder : std::uint8_t {
  roster,    ///< by class, real boxers first
  name,      ///< by the whole name as it is written, first names first
  strength,  ///< by control - adjustment
  knockout,  ///< by the rating `ko`
  wins,
  year,  ///< by the year of the first bout, oldest first
};
inline constexpr std::array<std::string_view, 6> order_names{"roster", "name", "strength", "knockout", "wins", "year"};

/// What to look for. A member that is not set accepts everybody.
struct RosterFilter {
  std::optional<WeightClass> weight_class;
  std::optional<Style> style;
  std::optional<int> decade;  ///< its first year: 1960
  std::optional<std::uint8_t> tier;
  std::optional<bool> real;
  bool great = false;  ///< all-time greats only
  std::string name;    ///< every word of it must occur in his name, capitals and accents ignored
};

/// Whether a player's own boxer matches the filter's class, style and name; its other members are ignored.
bool fits(const NamedCard& own, const RosterFilter& filter);

/// The roster of one seed, ready to be looked through.
class RosterSearch {
 public:
  /// Makes every card once, about a millisecond. catalogue: must outlive this.
  explicit RosterSearch(const Catalogue& catalogue, std::uint32_t roster_seed = usual_roster_seed);

  /// Returns the places in `Catalogue::boxers` of all who match, in that order; equal ones stay in the order of the roster.
  [[nodiscard]] std::vector<std::uint16_t> find(const RosterFilter& filter, RosterOrder order = RosterOrder::roster) const;
  /// A number to sort by in that order: the lower, the earlier; always 0 for the orders `roster` and `name`. place: in
  /// `Catalogue::boxers`.
  [[nodiscard]] int rank(std::size_t place, RosterOrder order) const { return rank_of(entries_[place], order); }
  /// place: in `Catalogue::boxers`.
  [[nodiscard]] const RosterTraits& traits(std::size_t place) const { return entries_[place].traits; }

 private:
  struct Entry {
    RosterTraits traits;
    std::string name;  ///< without capitals and accents
    std::int16_t strength = 0;
    std::int16_t knockout = 0;
    std::int16_t wins = 0;
    std::int16_t year = 0;
  };

  [[nodiscard]] static int rank_of(const Entry& entry, RosterOrder order);

  std::vector<Entry> entries_;  ///< in the order of the roster
};

// All pairings of a kind out of the roster, for simulations of a whole class or of two kinds of boxers. Source:
// rules/dice-boxing/rules.md, 9.1.

/// Red and blue.
struct Pairing {
  const RosterEntry* red = nullptr;
  const RosterEntry* blue = nullptr;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Near-equal men differ by at most this much in control - adjustment.
inline constexpr int nearly_equal = 3;

/// All pairs of different men of one class with a control from `low` to `high`, each pair twice, with either man in red.
/// apart: the most by which their control - adjustment may differ. The pairings point into the catalogue, which must outlive
/// them.
std::vector<Pairing> pairings_within(const Catalogue& catalogue, WeightClass weight_class, int low, int high, int apart);

/// Every all-time great of a class in red against every man with a control of 35 in blue. The catalogue must outlive them.
std::vector<Pairing> greats_against_clubs(const Catalogue& catalogue, WeightClass weight_class);

}  // namespace fc::dice_boxing
