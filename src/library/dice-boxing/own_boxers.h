// Boxers that the player has made himself: one JSON file each, <id>.json, in a folder of the user. Source:
// rules/dice-boxing/rules.md, 7.1.
#pragma once

#include <filesystem>
#include <string_view>

#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/game.h"
#include "library/own_boxers.h"

namespace fc::dice_boxing {

/// The folder of these files below the folder of the user's data.
std::filesystem::path own_boxers_folder(const std::filesystem::path& user_folder);

using OwnBoxers = OwnBoxersOf<NamedCard>;

/// Reads every <id>.json of the folder. Never fails: faulty files are left out and reported in the result. A folder that
/// does not exist holds nobody.
OwnBoxers load_own_boxers(const Catalogue& catalogue, const std::filesystem::path& folder);

/// Reads the text of one file. id: the file's name without ".json". Faults: those of a card object with the place in it; a
/// name that is missing, too long or has control characters in it; an id that is not kebab-case, differs from the one in the
/// object, or belongs to the roster.
Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text);

/// Whether the boxer may be saved: the fault that reading his file back would give, if any.
Result<void> check_own_boxer(const Catalogue& catalogue, const NamedCard& boxer);

/// Writes <folder>/<id>.json atomically. Faults: those of check_own_boxer, cannot_write.
Result<void> save_own_boxer(const Catalogue& catalogue, const std::filesystem::path& folder, const NamedCard& boxer);

/// The card that the Gym starts from: a career newcomer's, without the better grades that styles give. Source: 6.1.
BoxerCard newcomer(const CardTables& tables, WeightClass weight_class);

/// Sets one rating of a card, brought within its limits. Setting `power` also makes the results section anew.
void set_rating(const CardTables& tables, BoxerCard& card, std::int16_t Ratings::*rating, int value);
/// Sets the styles, one or two different ones, and makes the results section anew.
void set_styles(const CardTables& tables, BoxerCard& card, const Styles& styles);

}  // namespace fc::dice_boxing
