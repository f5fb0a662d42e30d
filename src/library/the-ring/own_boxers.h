// Boxers that the player has made himself for The Ring: files in a folder of his, and what the Gym sets on a card. Source:
// rules/the-ring/rules.md, 2.2, 2.3.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "library/own_boxers.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

/// Where they lie below the folder of what the user keeps.
std::filesystem::path own_boxers_folder(const std::filesystem::path& user_folder);

using OwnBoxers = OwnBoxersOf<NamedCard>;

/// Reads every <id>.json of the folder. Never fails: what is faulty is left out and told. A folder that is not there holds
/// nobody.
OwnBoxers load_own_boxers(const Catalogue& catalogue, const std::filesystem::path& folder);

/// One file's text. id: what the file is called, without ".json". Faults: those of a card object with the place in it; those
/// of `check_own_id` and `check_own_name`; a tired rating better than the fresh one, at "tired".
Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text);

/// What the Gym may save: the fault that reading the file would tell, if any.
Result<void> check_own_boxer(const Catalogue& catalogue, const NamedCard& boxer);

// What the Gym sets on a card beside its figures: habits in the words of the card formula's tags.

/// The later chin ratings. Source: 2.3, chin list.
enum class ChinHabit : std::uint8_t { steady, shaky, gets_up, stays_down };
enum class SkinHabit : std::uint8_t { usual, tough, bleeder };
/// How much the yellow section takes.
enum class WindHabit : std::uint8_t { usual, fades, stamina };
/// The punch that is two better than the others, if any.
using BestPunch = std::optional<Hand>;

struct Habits {
  ChinHabit chin = ChinHabit::steady;
  SkinHabit skin = SkinHabit::usual;
  WindHabit wind = WindHabit::usual;
  BestPunch best;

  friend bool operator==(const Habits&, const Habits&) = default;
};

/// The habits that come nearest to a card.
Habits habits_of(const BoxerCard& card);
/// Makes everything anew that follows from the first chin, the fresh ratings and these habits: later chins, cut ratings,
/// punches and the yellow section.
void set_habits(BoxerCard& card, const Habits& habits);

/// Limits of a figure that the Gym sets: those of cards that the formula makes. Source: 2.2.
RatingLimits gym_limits(std::int8_t Ratings::*rating);
inline constexpr RatingLimits chin_gym_limits{-2, 5};
inline constexpr RatingLimits stm_gym_limits{6, 18};

/// The card that the Gym begins with: a journeyman of that class.
BoxerCard newcomer(const CardTables& tables, WeightClass weight_class);

}  // namespace fc::the_ring
