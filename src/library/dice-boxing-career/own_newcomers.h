// Newcomers whom the player has named himself: one JSON file each in a folder of his, <id>.json, {"name", "class",
// "styles"} and perhaps "id" and "looks". Source: rules/dice-boxing/rules.md, 6.1, 7.2.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "library/checked_json.h"
#include "library/own_boxers.h"
#include "rules/dice-boxing/card_formula.h"

namespace fc::dice_boxing_career {

/// What a person decides of a man before his first fight. styles: one or two different ones.
struct OwnNewcomer {
  std::string id;
  std::string name;
  dice_boxing::WeightClass weight_class = dice_boxing::WeightClass::heavyweight;
  dice_boxing::Styles styles;
  LooksWish looks{};

  friend bool operator==(const OwnNewcomer&, const OwnNewcomer&) = default;
};

/// Reads every <id>.json of the folder. Never fails: what is faulty is left out and told. A folder that is not there holds
/// nobody.
OwnBoxersOf<OwnNewcomer> load_own_newcomers(const std::filesystem::path& folder);

/// One file's text. id: what the file is called, without ".json". Faults: those of JSON, a missing or unknown key, a class
/// or a style that there is not; the name is missing, too long or has control characters in it; the id is no kebab-case,
/// is another one than the object says, or does not begin with "own-", as nobody's of the house does.
Result<OwnNewcomer> read_own_newcomer(std::string_view id, std::string_view text);

/// The object that read_own_newcomer reads back.
Json newcomer_json(const OwnNewcomer& newcomer);

/// What the Gym may save: the fault that reading the file would tell, if any.
Result<void> check_own_newcomer(const OwnNewcomer& newcomer);

}  // namespace fc::dice_boxing_career
