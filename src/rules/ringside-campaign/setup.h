// What is agreed before a campaign and never changes in it. Source: rules/ringside-campaign/rules.md, 2.1, 5.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/ringside-campaign/person.h"
#include "rules/ringside-campaign/tables.h"
#include "rules/ringside/setup.h"

namespace fc::ringside_campaign {

enum class Formation : std::uint8_t { roll, draft, auction };
enum class Pool : std::uint8_t { history, generated, mixed };
enum class Seeding : std::uint8_t { seeded, random };
enum class Settling : std::uint8_t { promoter, auction };
enum class Replacement : std::uint8_t { roll, pool };

inline constexpr int most_managers = 8;
inline constexpr int most_in_a_stable = 8;
inline constexpr int most_in_stables = most_managers * most_in_a_stable;
/// Men in stables and pool together: a man more a seat than the stables hold.
inline constexpr int most_men = most_in_stables + most_managers;
/// Below a champion. While the title is vacant there is one more.
inline constexpr int most_contenders = most_in_stables - 1;
inline constexpr int most_bouts_a_night = most_in_stables / 2;
inline constexpr int most_weeks = 520;
inline constexpr int most_mandatory_weeks = 52;
inline constexpr Money most_starting_cash = 100'000;
inline constexpr Money auction_cash = 10'000;

/// Source: rules/ringside-campaign/rules.md, 5.
struct Options {
  std::int8_t stable_size = 3;
  Formation formation = Formation::roll;
  Pool pool = Pool::history;
  Money starting_cash = 0;
  Seeding tournament = Seeding::seeded;
  std::int16_t weeks = 52;
  Settling disputes = Settling::promoter;
  std::int8_t title_rank = 5;
  std::int8_t mandatory_weeks = 12;  ///< 0: never
  bool stablemate_bouts = false;
  Replacement replacement = Replacement::roll;
  ringside::Options bout;  ///< handed to every bout

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// managers: 1 to 8; people: ids by Person; history: the abilities of its men.
struct Setup {
  std::int8_t managers = 0;
  Options options;
  std::array<Id, most_people> people{};
  std::array<ringside::Boxer, history_men> history{};
  Tables tables;

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// Ruling C1: a second stable is needed to fight against.
constexpr int seats_of(const Setup& setup) {
  return std::max<int>(2, setup.managers);
}

constexpr const Id& id_of(const Setup& setup, Person person) {
  return setup.people[person];
}

/// The person of that id; `nobody` if there is none.
constexpr Person person_of(const Setup& setup, const Id& id) {
  const auto* const found = std::ranges::find(setup.people, id);
  return found == setup.people.end() ? nobody : static_cast<Person>(found - setup.people.begin());
}

}  // namespace fc::ringside_campaign
