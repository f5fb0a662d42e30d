// Whom the seats of one game can bring into a bout: boxers, or whole teams of them. Each has an id that never changes,
// a name, and traits to look for him by. Knows no game: weight classes, eras and styles are traits in a game's own words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"

namespace fc::cabinet {

/// One thing to look for: weight class, era, style, real or made up.
struct Trait {
  std::string label;                ///< key
  std::vector<std::string> values;  ///< keys, or plain words; 1 to 64
};

/// Somebody a seat can bring.
struct Entrant {
  std::string id;      ///< kebab-case, his for ever: "muhammad-ali"
  std::string name;    ///< a key, or the name itself
  std::string note{};  ///< a key, or a few words behind the name in a list; may be empty
  /// By trait of the roster: a bit for each value that he has, the lowest for the first value.
  std::vector<std::uint64_t> traits{};
  /// By order that the game offers: the lower, the earlier he stands.
  std::vector<int> ranks = {};
};

/// The orders that every roster has: as it stands, and by name. Those of the game follow.
inline constexpr int order_of_roster = 0;
inline constexpr int order_by_name = 1;
inline constexpr int first_own_order = 2;

inline constexpr int any_value = -1;

/// What is looked for.
struct RosterQuery {
  std::vector<int> traits;  ///< by trait: the place of the wanted value, or any_value; missing ones are any_value
  std::string name;         ///< every word of it must stand in his name, capitals and accents aside
  bool favourites = false;  ///< only those among the player's favourites
  int order = order_of_roster;

  friend bool operator==(const RosterQuery&, const RosterQuery&) = default;
};

class Roster {
 public:
  Roster() = default;
  /// own_orders: keys of what the game puts them in order by.
  explicit Roster(std::vector<Trait> traits, std::vector<std::string> own_orders = {})
      : traits_(std::move(traits)), own_orders_(std::move(own_orders)), present_(traits_.size()) {}

  /// His id must be new, and he must have a set of values for each trait and a rank for each order of the game.
  void add(Entrant entrant);

  [[nodiscard]] std::size_t size() const { return entrants_.size(); }
  /// place: below size().
  [[nodiscard]] const Entrant& operator[](std::size_t place) const { return entrants_[place]; }
  /// None if nobody has this id.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view id) const;
  [[nodiscard]] std::span<const Trait> traits() const { return traits_; }
  [[nodiscard]] std::span<const std::string> own_orders() const { return own_orders_; }
  /// The values of a trait that somebody has, by place and in order. Fewer than two: there is nothing to choose.
  [[nodiscard]] std::vector<int> values_present(std::size_t trait) const;

  /// The places of all who fit, in the wanted order; who are equal in it follow each other as in the roster. words: what
  /// names that are keys are read in; favourites: ids.
  [[nodiscard]] std::vector<std::size_t> search(const RosterQuery& query, std::span<const std::string> favourites,
                                                const Words& words) const;

 private:
  void put_in_order(std::vector<std::size_t>& found, int order, const Words& words) const;

  std::vector<Trait> traits_;
  std::vector<std::string> own_orders_;
  std::vector<std::uint64_t> present_;  ///< by trait: the values that somebody has
  std::vector<Entrant> entrants_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace fc::cabinet
