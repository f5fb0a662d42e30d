// The entrants (boxers or teams) that seats of a game can choose. Each has a permanent id, a name, and traits to filter by.
// Game-independent: weight classes, eras and styles are traits.
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

/// A filter criterion: weight class, era, style, real or made up.
struct Trait {
  std::string label;                ///< key
  std::vector<std::string> values;  ///< text keys or plain text; 1 to 64
};

/// A boxer or team that a seat can choose.
struct Entrant {
  std::string id;      ///< kebab-case, permanent: "muhammad-ali"
  std::string name;    ///< text key, or the name itself
  std::string note{};  ///< text key, or short text shown after the name in lists; may be empty
  /// By trait: bit mask of his values, lowest bit first.
  std::vector<std::uint64_t> traits{};
  /// By own order of the game: sort key, lower first.
  std::vector<int> ranks = {};
};

/// Sort orders of every roster: as listed, and by name. The game's own follow.
inline constexpr int order_of_roster = 0;
inline constexpr int order_by_name = 1;
inline constexpr int first_own_order = 2;

inline constexpr int any_value = -1;

/// A search.
struct RosterQuery {
  std::vector<int> traits;  ///< by trait: index of the wanted value, or any_value; missing entries are any_value
  std::string name;         ///< every word must occur in the name, ignoring case and accents
  bool favourites = false;  ///< only those among the player's favourites
  int order = order_of_roster;

  friend bool operator==(const RosterQuery&, const RosterQuery&) = default;
};

class Roster {
 public:
  Roster() = default;
  /// own_orders: text keys of the game's own sort orders.
  explicit Roster(std::vector<Trait> traits, std::vector<std::string> own_orders = {})
      : traits_(std::move(traits)), own_orders_(std::move(own_orders)), present_(traits_.size()) {}

  /// His id must be new; he must have values for each trait and a rank for each own order.
  void add(Entrant entrant);

  [[nodiscard]] std::size_t size() const { return entrants_.size(); }
  /// place: below size().
  [[nodiscard]] const Entrant& operator[](std::size_t place) const { return entrants_[place]; }
  /// Index of this id; none if unknown.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view id) const;
  [[nodiscard]] std::span<const Trait> traits() const { return traits_; }
  [[nodiscard]] std::span<const std::string> own_orders() const { return own_orders_; }
  /// Indices of trait values that occur, ascending. Fewer than two: no choice to offer.
  [[nodiscard]] std::vector<int> values_present(std::size_t trait) const;

  /// Indices of all matches in the wanted order; ties stay in roster order. words: resolves names that are keys; favourites:
  /// ids.
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
