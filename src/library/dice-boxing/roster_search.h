// Looking for boxers in the roster: by class, era, style, tier, real or made up, name, in an order. Fast enough for every
// key that somebody types: what is compared is worked out once, cards are not built. Source:
// rules/dice-boxing/rules.md, 2.13.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing {

/// Decades by their first year, 1880 to 2020; who began earlier belongs to the first.
inline constexpr int first_decade = 1880;
inline constexpr std::size_t decade_count = 15;

/// What one boxer can be looked for by. styles: a bit for each style. decades: a bit for each in which he boxed.
struct RosterTraits {
  WeightClass weight_class = WeightClass::heavyweight;
  std::uint8_t styles = 0;
  std::uint16_t decades = 0;
  std::uint8_t tier = 0;
  bool real = false;
  bool great = false;
};

RosterTraits traits_of(const RosterEntry& entry, const Boxer& boxer);

/// Decades from the first to the last bout, a bit each; no last year: to this day.
std::uint16_t decades_of(const Years& years);

/// How those who are found follow each other; the best first, but names from A.
enum class RosterOrder : std::uint8_t {
  roster,    ///< by class, real boxers first
  name,      ///< as it is written, the first name first
  strength,  ///< control - adjustment
  knockout,  ///< the rating `ko`
  wins,
  year,  ///< of the first bout, oldest first
};
inline constexpr std::array<std::string_view, 6> order_names{"roster", "name", "strength", "knockout", "wins", "year"};

/// Who is looked for; what is not set is anybody.
struct RosterFilter {
  std::optional<WeightClass> weight_class;
  std::optional<Style> style;
  std::optional<int> decade;  ///< its first year: 1960
  std::optional<std::uint8_t> tier;
  std::optional<bool> real;
  bool great = false;  ///< all-time greats only
  std::string name;    ///< every word of it stands in his name, capitals and accents aside
};

/// Whether somebody's own boxer fits by class, style and name; what else a filter says is not looked at.
bool fits(const NamedCard& own, const RosterFilter& filter);

/// The roster of one seed, ready to be looked through.
class RosterSearch {
 public:
  /// Makes every card once, about a millisecond. catalogue: must outlive this.
  explicit RosterSearch(const Catalogue& catalogue, std::uint32_t roster_seed = usual_roster_seed);

  /// The places in `Catalogue::boxers` of all who fit.
  [[nodiscard]] std::vector<std::uint16_t> find(const RosterFilter& filter, RosterOrder order = RosterOrder::roster) const;
  /// Where he stands in an order by a number: the lower, the earlier; 0 in the others. place: in `Catalogue::boxers`.
  [[nodiscard]] int rank(std::size_t place, RosterOrder order) const { return rank_of(entries_[place], order); }
  /// place: in `Catalogue::boxers`.
  [[nodiscard]] const RosterTraits& traits(std::size_t place) const { return entries_[place].traits; }

 private:
  struct Entry {
    RosterTraits traits;
    std::string name;  ///< folded
    std::int16_t strength = 0;
    std::int16_t knockout = 0;
    std::int16_t wins = 0;
    std::int16_t year = 0;
  };

  [[nodiscard]] static int rank_of(const Entry& entry, RosterOrder order);

  std::vector<Entry> entries_;  ///< in the order of the roster
};

// Whole fields of pairings out of the roster: what a class or two kinds of boxers make of each other.
// Source: rules/dice-boxing/rules.md, 9.1.

/// Red and blue.
struct Pairing {
  const RosterEntry* red = nullptr;
  const RosterEntry* blue = nullptr;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Near-equal men differ by so much in control - adjustment, at most.
inline constexpr int nearly_equal = 3;

/// Ordered pairs of different men of one class, each twice: with either man in red. low, high: of their control. apart: how
/// much control - adjustment may differ. The catalogue must outlive them.
std::vector<Pairing> pairings_within(const Catalogue& catalogue, WeightClass weight_class, int low, int high,
                                     int apart = nearly_equal);

/// Every all-time great of a class in red against everybody of the lowest control in blue.
std::vector<Pairing> greats_against_clubs(const Catalogue& catalogue, WeightClass weight_class);

}  // namespace fc::dice_boxing
