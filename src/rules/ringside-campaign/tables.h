// The tables of the campaign, read from data: arenas, popularity, cuts, experience, sums. Source:
// rules/ringside-campaign/rules.md, 2.2 to 2.4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/fixed_vector.h"
#include "core/named.h"

namespace fc::ringside_campaign {

/// Whole dollars.
using Money = std::int32_t;

/// In rising order. A title bout is fought at The Best.
enum class Arena : std::uint8_t { pits, low, middle, high, best };
inline constexpr std::size_t arena_count = 5;

/// How a bout ended for one of its men.
enum class Outcome : std::uint8_t { won, lost, drawn };
inline constexpr std::size_t outcome_count = 3;

/// What each man of a bout is paid, by Outcome, before popularity adds to it.
using Purses = std::array<Money, outcome_count>;

/// The shortest and longest distance that a bout can be agreed for, in rounds.
struct Distances {
  std::int8_t shortest = 0;
  std::int8_t longest = 0;

  friend constexpr bool operator==(const Distances&, const Distances&) = default;
};

/// Stands for no limit: every popularity reaches it.
inline constexpr std::int16_t any_pop = std::numeric_limits<std::int16_t>::min();
/// Stands for no limit of the bouts a week.
inline constexpr std::uint8_t any_places = 255;

/// One of the five arenas. Popularity in half points. Two men may fight there if their popularities add up to `combined`, or
/// if one has `higher` and the other `lower`.
struct ArenaTable {
  Distances rounds;
  Purses purses{};
  Money per_pop = 0;  ///< added for each whole point of both men's popularity
  std::int16_t combined = any_pop;
  std::int16_t higher = any_pop;
  std::int16_t lower = any_pop;
  std::uint8_t places = any_places;  ///< bouts a week

  friend constexpr bool operator==(const ArenaTable&, const ArenaTable&) = default;
};

struct TitleTable {
  Distances rounds;
  Purses purses{};
  Money per_pop = 0;  ///< added for each whole point of the man's own popularity

  friend constexpr bool operator==(const TitleTable&, const TitleTable&) = default;
};

/// KO, TKO and decision: the first three of ringside::Method after none.
inline constexpr std::size_t ways_to_win = 3;

/// Changes of popularity in half points.
struct PopTable {
  std::array<std::int8_t, ways_to_win> win{};   ///< KO, TKO, decision
  std::array<std::int8_t, ways_to_win> loss{};  ///< KO, TKO, decision
  std::int8_t draw = 0;
  std::int8_t per_knockdown = 0;
  std::int8_t champion = 0;  ///< popularity of his rank

  friend constexpr bool operator==(const PopTable&, const PopTable&) = default;
};

/// What a man learns by winning, in the order of the rulebook.
enum class Ability : std::uint8_t { endurance, agility, counterpunch };
inline constexpr std::size_t ability_count = 3;

/// A die from `from` to `to` raises the ability by 1, at most `most` times in a career.
struct Gain {
  std::int8_t from = 0;
  std::int8_t to = 0;
  std::int8_t most = 0;

  friend constexpr bool operator==(const Gain&, const Gain&) = default;
};

/// A manager's share of a purse, in per cent.
struct CutTable {
  std::int8_t added = 0;  ///< to the die
  std::int8_t least = 0;
  std::int8_t most = 0;
  std::int8_t review = 0;  ///< bouts after which it is rolled again

  friend constexpr bool operator==(const CutTable&, const CutTable&) = default;
};

using Sums = FixedVector<Money, 18>;

/// The tables and limits of campaign.json. Weeks are whole ones.
struct Tables {
  std::array<ArenaTable, arena_count> arenas{};
  TitleTable title;
  PopTable pop;
  std::array<Gain, ability_count> gains{};
  std::int8_t learns_from = 0;  ///< wins in a row from which a man learns
  CutTable cut;
  Sums sums;                       ///< for sales and trades, rising
  Sums opening_bids;               ///< rising
  Sums raises;                     ///< above the last bid for a man, rising
  Sums dispute_raises;             ///< above the highest bid for a place, rising
  std::int8_t retires_after = 0;   ///< bouts from which a man may retire
  std::int8_t retires_beaten = 0;  ///< losses in a row from which a man may retire
  std::int8_t stable = 0;          ///< most men in a stable
  std::int8_t offers = 0;          ///< most offers of sale or trade a week
  std::int8_t declined = 0;        ///< refused bouts a week after which a manager only passes
  std::int16_t fight_pop = 0;      ///< limit in both directions, in half points
  std::int8_t rest_weeks = 0;      ///< until carried damage is gone
  std::int8_t title_rounds = 0;    ///< rounds of a title bout that the rules bring about
  std::int8_t stripped_to = 0;     ///< rank that a champion gets who refuses to defend
  std::int8_t idle_weeks = 0;      ///< weeks a man may rest without losing his rank
  std::int8_t meeting_weeks = 0;   ///< from one meeting of the tournament to the next

  [[nodiscard]] constexpr const ArenaTable& arena(Arena which) const { return arenas[static_cast<std::size_t>(which)]; }

  friend constexpr bool operator==(const Tables&, const Tables&) = default;
};

// Who can box in a campaign, by number, and the ids by which choices name them. Source:
// rules/ringside-campaign/rules.md, 2.5.

/// The number of men of history, and of names for men made by dice. No two made men have the same name at a time, so that a
/// name identifies a man.
inline constexpr int history_men = 30;
inline constexpr int made_names = 100;
inline constexpr std::size_t most_people = history_men + made_names;

/// 0 to 29: the men of history; 30 to 129: names 1 to 100; or `nobody`.
using Person = std::uint8_t;
inline constexpr Person nobody = 255;

/// The person who has the name of this number, 1 to 100.
constexpr Person bearer_of(int name) { return static_cast<Person>(history_men + name - 1); }

}  // namespace fc::ringside_campaign
