// Boxers that the player has made himself for The Ring: their files in a folder of the user, and what the Gym sets on a
// card. Source: rules/the-ring/rules.md, 2.2, 2.3.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "library/own_boxers.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

/// The folder of these files below the folder of the user's data.
std::filesystem::path own_boxers_folder(const std::filesystem::path& user_folder);

using OwnBoxers = OwnBoxersOf<NamedCard>;

/// Reads every <id>.json of the folder. Never fails: faulty files are left out and reported in the result. A folder that
/// does not exist holds nobody.
OwnBoxers load_own_boxers(const Catalogue& catalogue, const std::filesystem::path& folder);

/// Reads the text of one file. id: the file's name without ".json". Faults: those of a card object with the place in it;
/// those of `check_own_id` and `check_own_name`; a tired rating better than the fresh one, at "tired".
Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text);

/// Whether the boxer may be saved: the fault that reading his file back would give, if any.
Result<void> check_own_boxer(const Catalogue& catalogue, const NamedCard& boxer);

// Habits that the Gym sets on a card beside its figures, in the words of the card formula's tags.

/// How the second and later chin ratings follow from the first. Source: 2.3, chin list.
enum class ChinHabit : std::uint8_t { steady, shaky, gets_up, stays_down };
enum class SkinHabit : std::uint8_t { usual, tough, bleeder };
/// How much worse the yellow section (the tired ratings) is.
enum class WindHabit : std::uint8_t { usual, fades, stamina };
/// The punch that is rated two better than the others; none if all are alike.
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
/// Makes anew what follows from the first chin rating, the fresh ratings and these habits: later chins, cut ratings, punches
/// and the yellow section.
void set_habits(BoxerCard& card, const Habits& habits);

/// The limits within which the Gym sets a rating: those of cards that the formula makes. Source: 2.2.
RatingLimits gym_limits(std::int8_t Ratings::*rating);
inline constexpr RatingLimits chin_gym_limits{-2, 5};
inline constexpr RatingLimits stm_gym_limits{6, 18};

/// The card that the Gym starts from: a journeyman of that class.
BoxerCard newcomer(const CardTables& tables, WeightClass weight_class);

}  // namespace fc::the_ring
