// Newcomers that the player has made himself: one JSON file each, <id>.json, in a folder of the user: {"name", "class",
// "styles"} and optionally "id" and "looks". Source: rules/dice-boxing/rules.md, 6.1, 7.2.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "library/checked_json.h"
#include "library/own_boxers.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

/// What the player chooses for a boxer before his first fight. styles: one or two different ones.
struct OwnNewcomer {
  std::string id;
  std::string name;
  dice_boxing::WeightClass weight_class = dice_boxing::WeightClass::heavyweight;
  dice_boxing::Styles styles;
  LooksWish looks{};

  friend bool operator==(const OwnNewcomer&, const OwnNewcomer&) = default;
};

/// Reads every <id>.json of the folder. Never fails: faulty files are left out and reported in the result. A folder that
/// does not exist holds nobody.
OwnBoxersOf<OwnNewcomer> load_own_newcomers(const std::filesystem::path& folder);

/// Reads the text of one file. id: the file's name without ".json". Faults: those of JSON; a missing or unknown key; an
/// unknown class or style; a name that is missing, too long or has control characters in it; an id that is not kebab-case,
/// differs from the one in the object, or does not begin with "own-" (no id of the supplied boxers does).
Result<OwnNewcomer> read_own_newcomer(std::string_view id, std::string_view text);

/// The object that read_own_newcomer reads back.
Json newcomer_json(const OwnNewcomer& newcomer);

/// Whether the newcomer may be saved: the fault that reading his file back would give, if any.
Result<void> check_own_newcomer(const OwnNewcomer& newcomer);

}  // namespace fc::dice_boxing_career
