// What a career is read from: everybody of DICE Boxing, and from data/dice-boxing-career the tables. Source:
// rules/dice-boxing/rules.md, 6.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/dice-boxing/catalogue.h"
#include "rules/dice-boxing-career/setup.h"

namespace fc::dice_boxing_career {

struct Catalogue {
  using Below = dice_boxing::Catalogue;

  const Below* below = nullptr;  ///< lives as long as the game
  Tables tables{};
};

/// Reads career.json of <data>/dice-boxing-career. below: the catalogue of DICE Boxing, which must outlive this one. Fault:
/// the first thing wrong, as "<file>: upgrades.control.step".
Result<Catalogue> load_catalogue(const std::filesystem::path& data, const dice_boxing::Catalogue& below);

/// Everything that is wrong with <data>/dice-boxing-career, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("career.json") of data/dice-boxing-career, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

}  // namespace fc::dice_boxing_career
