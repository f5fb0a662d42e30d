// Boxers that the player has made himself: one JSON file each in a folder of his, <id>.json. Source:
// rules/dice-boxing/rules.md, 7.1.
#pragma once

#include <filesystem>
#include <string_view>

#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/game.h"
#include "library/own_boxers.h"

namespace fc::dice_boxing {

/// Where they lie below the folder of what the user keeps.
std::filesystem::path own_boxers_folder(const std::filesystem::path& user_folder);

using OwnBoxers = OwnBoxersOf<NamedCard>;

/// Reads every <id>.json of the folder. Never fails: what is faulty is left out and told. A folder that is not there holds
/// nobody.
OwnBoxers load_own_boxers(const Catalogue& catalogue, const std::filesystem::path& folder);

/// One file's text. id: what the file is called, without ".json". Faults: those of a card object with the place in it; the
/// name is missing, too long or has control characters in it; the id is no kebab-case, is another one than the object
/// says, or belongs to the roster.
Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text);

/// What the Gym may save: the fault that reading the file would tell, if any.
Result<void> check_own_boxer(const Catalogue& catalogue, const NamedCard& boxer);

/// Writes <folder>/<id>.json at once or not at all. Faults: those of check_own_boxer, cannot_write.
Result<void> save_own_boxer(const Catalogue& catalogue, const std::filesystem::path& folder, const NamedCard& boxer);

/// The card that the Gym begins with: a newcomer's of a career, without a strategy that he is good at. Source: 6.1.
BoxerCard newcomer(const CardTables& tables, WeightClass weight_class);

/// Sets one rating of a card, within its limits, and what follows from it: power makes the results section anew.
void set_rating(const CardTables& tables, BoxerCard& card, std::int16_t Ratings::*rating, int value);
/// styles: one or two different ones. They make the results section anew.
void set_styles(const CardTables& tables, BoxerCard& card, const Styles& styles);

}  // namespace fc::dice_boxing
